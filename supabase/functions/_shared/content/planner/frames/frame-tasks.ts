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
  return {
    id,
    level,
    prompt,
    figure,
    space,
    answer: `Look for: ${lowered(answer)}`,
    working: null,
    check: null,
  }
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

/** Pupils who are learning to write draw and talk first. */
const DRAWS_UNTIL = 2

/** One task in three ways in: the same question and the same table; starters for some, a deeper question for others. */
export function frameTasks(frame: Framed, level: Level, year: number): Task[] {
  const { lens, angle } = frame
  const young = year <= DRAWS_UNTIL
  const drawn = frame.prompts.find(([, space]) => space === 'draw')
  const written = frame.prompts.find(
    ([prompt, space]) => space === 'lines' && !/predict|do you think/i.test(prompt),
  )
  const id = (n: number) => `${level}-q${n}`
  const starters = level === 'support' ? ` You can begin: ${lens.starters[0]}` : ''
  const room: Space = young ? 'draw' : level === 'extension' ? 'long' : 'lines'
  return [
    task(
      id(1),
      level,
      young
        ? 'Talk with a partner about our question. Draw what you think.'
        : 'What do you think now? Answer our question in your own words.',
      young ? 'draw' : 'lines',
      'a first idea of their own; it need not be right yet.',
    ),
    task(
      id(2),
      level,
      young ? 'Draw or write what you find.' : 'Record what you find in the table.',
      'none',
      `${angle?.look ?? 'something in every column'}.`,
      blankTable(frame, young ? 2 : ROWS[level]),
    ),
    ...(drawn && !young && level !== 'extension' ? [task(id(3), level, drawn[0], 'draw', drawn[2])] : []),
    ...(written && !young && level === 'core' ? [task(id(4), level, written[0], 'lines', written[2])] : []),
    ...(young && level === 'extension'
      ? []
      : [task(id(5), level, `${lens.exit[0]}${starters}`, room, lens.exit[1])]),
    ...(level === 'extension'
      ? [task(id(6), level, lens.further, room, 'a reason or an example that goes beyond the table.')]
      : []),
  ]
}

/** Another way to begin and to end a page; the table and what is drawn stay, for the lesson rests on them. */
export function frameTasksOtherwise(frame: Framed, level: Level, year: number): Task[] {
  const young = year <= DRAWS_UNTIL
  const begin = young
    ? 'Look closely for a minute. Draw one thing that you notice.'
    : 'Talk with a partner about our question. Write one idea that you share and one that you do not.'
  const end = young
    ? 'Choose one of your drawings. Tell a partner about it in a whole sentence.'
    : 'Choose one row of your table. Write what it tells us about our question, and one question you still have.'
  return frameTasks(frame, level, year).map((now) => {
    if (now.id === `${level}-q1`)
      return { ...now, prompt: begin, answer: 'Look for: an idea of their own; it need not be right yet.' }
    return now.id === `${level}-q5`
      ? { ...now, prompt: end, answer: 'Look for: a link from the row to our question.' }
      : now
  })
}

/** The same question asked of each pupil alone, with a table for the evidence. */
export function frameAssessment(frame: Framed, year: number): Task[] {
  const { lens, angle } = frame
  const young = year <= DRAWS_UNTIL
  const room: Space = young ? 'draw' : 'long'
  return [
    task(
      'a1',
      'core',
      `${frame.question} Write or draw your answer, and give a reason.`,
      room,
      `${angle?.look ?? 'an answer to the question, with a reason'}.`,
    ),
    task(
      'a2',
      'core',
      'Give two examples or pieces of evidence. Use the table.',
      'none',
      'two that fit, in every column.',
      blankTable(frame, 2),
    ),
    task('a3', 'core', lens.exit[0], young ? 'draw' : 'lines', lens.exit[1]),
    ...(young
      ? []
      : [
          task(
            'a4',
            'core',
            lens.further,
            'lines',
            'goes beyond what was taught; do not expect it of everyone.',
          ),
        ]),
  ]
}

/** What the last minutes ask of everyone: back to the question, then the one thing to show. */
export function frameExit(frame: Framed): Task {
  return task(
    'exit',
    'core',
    `Back to our question: ${frame.question} ${frame.lens.exit[0]}`,
    'lines',
    frame.lens.exit[1],
  )
}

function lowered(text: string): string {
  return text.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (letter) => letter.toLowerCase())
}
