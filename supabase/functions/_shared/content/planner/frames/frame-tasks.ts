import type { Figure, Level, Space, Task } from '../../task.ts'
import type { Framed } from './framed.ts'

function task(
  id: string,
  level: Level,
  prompt: string,
  space: Space,
  answer: string,
  figure: Figure | null = null,
): Task {
  return { id, level, prompt, figure, space, answer: `Look for: ${answer}`, working: null, check: null }
}

/** An empty recording table; pupils fill its cells. */
function blankTable({ lens }: Framed, rows: number): Figure {
  return {
    kind: 'table',
    head: [...lens.columns],
    rows: Array.from({ length: rows }, () => lens.columns.map(() => '')),
  }
}

const ROWS: Record<Level, number> = { support: 2, core: 3, extension: 3 }

/** One task in three ways in: the same question and the same table; starters for some, a deeper question for others. */
export function frameTasks(frame: Framed, level: Level): Task[] {
  const { lens, angle } = frame
  const drawn = frame.prompts.find(([, space]) => space === 'draw')
  const written = frame.prompts.find(
    ([prompt, space]) => space === 'lines' && !/predict|do you think/i.test(prompt),
  )
  const id = (n: number) => `${level}-q${n}`
  const starters = level === 'support' ? ` You can begin: ${lens.starters[0]}` : ''
  const tasks = [
    task(
      id(1),
      level,
      `Our question: ${frame.question} What do you think now?`,
      'lines',
      'a first idea of their own; it need not be right yet.',
    ),
    task(
      id(2),
      level,
      'Record what you find in the table.',
      'none',
      `${angle?.look ?? 'something in every column'}.`,
      blankTable(frame, ROWS[level]),
    ),
    ...(drawn && level !== 'extension' ? [task(id(3), level, drawn[0], 'draw', lowered(drawn[2]))] : []),
    ...(written && level === 'core' ? [task(id(4), level, written[0], 'lines', lowered(written[2]))] : []),
    task(
      id(5),
      level,
      `${lens.exit[0]}${starters}`,
      level === 'extension' ? 'long' : 'lines',
      lowered(lens.exit[1]),
    ),
    ...(level === 'extension'
      ? [task(id(6), level, lens.further, 'long', 'a reason or an example that goes beyond the table.')]
      : []),
  ]
  return tasks
}

/** What the last minutes ask of everyone. */
export function frameExit(frame: Framed): Task {
  return task('exit', 'core', frame.lens.exit[0], 'lines', lowered(frame.lens.exit[1]))
}

function lowered(text: string): string {
  return text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
}
