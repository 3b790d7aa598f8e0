import type { Figure, Level, Space, Task } from '../../task.ts'
import { ANY_TEXT_QUESTIONS } from './english/any-text-questions.data.ts'
import type { Framed } from './framed.ts'

/** Pupils up to this year draw and talk, because they are learning to write. */
const DRAWS_UNTIL = 2
const TABLE_ROWS: Record<Level, number> = { support: 2, core: 3, extension: 3 }

type FrameTask = Pick<Task, 'id' | 'level' | 'prompt' | 'space'> & {
  /** The contents of a good answer. */
  look: string
  figure?: Figure | null
}

function taskOf({ id, level, prompt, figure = null, space, look }: FrameTask): Task {
  const guide = look.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (letter) => letter.toLowerCase())
  return { id, level, prompt, figure, space, answer: `Look for: ${guide}`, working: null, check: null }
}

/** An empty recording table for pupils to fill in. */
function blankTable({ lens }: Framed, rows: number): Figure {
  return {
    kind: 'table',
    head: [...lens.columns],
    rows: Array.from({ length: rows }, () => lens.columns.map(() => '')),
  }
}

/** The differences between the pages of one frame. */
interface Page {
  frame: Framed
  level: Level
  isYoung: boolean
  /** Room for a longer answer. */
  room: Space
}

const pageOf = (frame: Framed, level: Level, year: number): Page => {
  const isYoung = year <= DRAWS_UNTIL
  return { frame, level, isYoung, room: isYoung ? 'draw' : level === 'extension' ? 'long' : 'lines' }
}

function firstIdea({ level, isYoung }: Page): Task {
  return taskOf({
    id: `${level}-q1`,
    level,
    prompt: isYoung
      ? 'Talk with a partner about our question. Draw what you think.'
      : 'What do you think now? Answer our question in your own words.',
    space: isYoung ? 'draw' : 'lines',
    look: 'a first idea of their own; it need not be right yet.',
  })
}

function fillTable({ frame, level, isYoung }: Page): Task {
  return taskOf({
    id: `${level}-q2`,
    level,
    prompt: isYoung ? 'Draw or write what you find.' : 'Record what you find in the table.',
    space: 'none',
    look: `${frame.angle?.look ?? 'something in every column'}.`,
    figure: blankTable(frame, isYoung ? 2 : TABLE_ROWS[level]),
  })
}

/** One drawing and one piece of writing from the frame's own prompts, for pupils who write. */
function drawAndWrite({ frame, level, isYoung }: Page): Task[] {
  if (isYoung) return []
  const drawn = frame.prompts.find(([, space]) => space === 'draw')
  const written = frame.prompts.find(
    ([prompt, space]) => space === 'lines' && !/predict|do you think/i.test(prompt),
  )
  const draw = drawn && level !== 'extension' ? [{ id: `${level}-q3`, from: drawn }] : []
  const write = written && level === 'core' ? [{ id: `${level}-q4`, from: written }] : []
  return [...draw, ...write].map(({ id, from: [prompt, space, look] }) =>
    taskOf({ id, level, prompt, space, look }),
  )
}

function exitQuestion({ frame: { lens }, level, isYoung, room }: Page): Task[] {
  if (isYoung && level === 'extension') return []
  const starters = level === 'support' ? ` You can begin: ${lens.starters[0]}` : ''
  const [prompt, look] = lens.exit
  return [taskOf({ id: `${level}-q5`, level, prompt: `${prompt}${starters}`, space: room, look })]
}

function furtherQuestion({ frame: { lens }, level, room }: Page): Task[] {
  if (level !== 'extension') return []
  const look = 'a reason or an example that goes beyond the table.'
  return [taskOf({ id: `${level}-q6`, level, prompt: lens.further, space: room, look })]
}

/** One question and one table with three ways in: starters for some pupils, a deeper question for others. */
export function frameTasks(frame: Framed, level: Level, year: number): Task[] {
  const page = pageOf(frame, level, year)
  return [
    firstIdea(page),
    fillTable(page),
    ...drawAndWrite(page),
    ...exitQuestion(page),
    ...furtherQuestion(page),
  ]
}

/** So many questions on a text that the teacher brings. */
export function anyTextTasks(count: number): Task[] {
  return ANY_TEXT_QUESTIONS.slice(0, count).map(([prompt, space, look], at) =>
    taskOf({ id: `core-q${at + 1}`, level: 'core', prompt, space, look }),
  )
}

/** The same page with another beginning and end. The table and the drawing stay, because the lesson rests on them. */
export function frameTasksOtherwise(frame: Framed, level: Level, year: number): Task[] {
  const isYoung = year <= DRAWS_UNTIL
  const begin = isYoung
    ? 'Look closely for a minute. Draw one thing that you notice.'
    : 'Talk with a partner about our question. Write one idea that you share and one that you do not.'
  const end = isYoung
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

/** The same question for each pupil alone, with a table for the evidence. */
export function frameAssessment(frame: Framed, year: number): Task[] {
  const { lens, angle, question } = frame
  const isYoung = year <= DRAWS_UNTIL
  const level = 'core'
  const tasks: FrameTask[] = [
    {
      id: 'a1',
      level,
      prompt: `${question} Write or draw your answer, and give a reason.`,
      space: isYoung ? 'draw' : 'long',
      look: `${angle?.look ?? 'an answer to the question, with a reason'}.`,
    },
    {
      id: 'a2',
      level,
      prompt: 'Give two examples or pieces of evidence. Use the table.',
      space: 'none',
      look: 'two that fit, in every column.',
      figure: blankTable(frame, 2),
    },
    { id: 'a3', level, prompt: lens.exit[0], space: isYoung ? 'draw' : 'lines', look: lens.exit[1] },
    {
      id: 'a4',
      level,
      prompt: lens.further,
      space: 'lines',
      look: 'goes beyond what was taught; do not expect it of everyone.',
    },
  ]
  return (isYoung ? tasks.slice(0, -1) : tasks).map(taskOf)
}

/** The exit ticket: back to the question of the lesson, then the one thing to show. */
export function frameExit({ question, lens }: Framed): Task {
  const [prompt, look] = lens.exit
  return taskOf({
    id: 'exit',
    level: 'core',
    prompt: `Back to our question: ${question} ${prompt}`,
    space: 'lines',
    look,
  })
}
