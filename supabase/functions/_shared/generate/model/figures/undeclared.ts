import { textsIn } from '../../../content/checks/text.ts'
import type { WireTask } from '../forms/wire-parts.ts'
import { HAS_IT, IS_ELSEWHERE } from './elsewhere.ts'
import { taskFigure } from './task-figure.ts'
import { CALLED, IS_PICTURE, MADE_BY_PUPILS, POINTS_AT } from './undeclared.data.ts'
import { UNDECLARED } from './wire-figure.ts'

interface Question {
  prompt: string
  wrong?: readonly string[]
  figure?: WireTask['figure']
}

/** What stands beside a question and may hold what it points at. */
export interface Beside {
  /** The texts, lists and tables of the page, and what a lesson has ready. */
  texts: string
  /** The words of the teacher. */
  asked: string
}

const single = (noun: string) => noun.toLowerCase().replace(/(?<!s)s$/, '')

/** The picture that the words of a question point at, where nobody gives it. Null where they need none. */
export function pointsAt(prompt: string, { texts, asked }: Beside): string | null {
  if (MADE_BY_PUPILS.test(prompt)) return null
  for (const points of POINTS_AT) {
    const noun = points
      .exec(prompt)
      ?.slice(1)
      .find((one) => one !== undefined)
    if (noun === undefined) continue
    const one = single(noun)
    const isElsewhere =
      IS_ELSEWHERE(one).some((words) => words.test(prompt)) ||
      texts.toLowerCase().includes(one) ||
      HAS_IT(one).test(asked)
    if (!isElsewhere) return one
  }
  return null
}

const isQuestion = (one: unknown): one is Question =>
  typeof one === 'object' && one !== null && typeof (one as Question).prompt === 'string'

const isBare = (figure: Question['figure']) => figure === undefined || figure.kind === 'none'

/** Marks the question as one whose picture cannot be drawn, unless its words tell all that its answer needs. */
function marked(question: Question): { question: Question | null; isMissing: boolean } {
  if (question.figure === undefined) return { question: null, isMissing: true }
  const read = taskFigure({ ...question, figure: UNDECLARED } as WireTask)
  if (read.state === 'broken') return { question: { ...question, figure: UNDECLARED }, isMissing: true }
  return { question: { ...question, prompt: read.wire.prompt }, isMissing: false }
}

interface Part {
  tasks?: readonly unknown[]
  task?: unknown
  instructions?: unknown
  text?: unknown
  list?: unknown
  table?: readonly unknown[]
}

/** A part in which no question points at a picture that nobody declared, and what was wrong with it. */
export interface Seen {
  value: object
  /** The questions that pointed at one, as they were asked. */
  missing: string[]
  /** True where some of them had no place for a picture, and were taken out. */
  wereTakenOut: boolean
  /** True where the instructions of the page point at one. */
  instructions: boolean
}

const besideIn = ({ text, list, table }: Part, beside: Beside): Beside => ({
  ...beside,
  texts: [...textsIn([text, list, table]), table && table.length > 0 ? 'table chart' : '', beside.texts].join(
    '\n',
  ),
})

/** "Which of these shapes has three sides?" has its shapes in its choices; a question on a text has lines that are no drawing. */
const isInWords = ({ wrong, figure }: Question, noun: string) =>
  !IS_PICTURE.test(noun) && (figure === undefined || (wrong !== undefined && wrong.length > 0))

/** The pictures of the questions before one, by the names that they are called by. */
const shownBefore = (before: readonly unknown[], noun: string) =>
  before.some((one) => isQuestion(one) && !isBare(one.figure) && CALLED[one.figure?.kind ?? '']?.test(noun))

/** The instructions of a page that point at a picture, where no question of the page has one. */
function pointing({ instructions, tasks = [] }: Part, beside: Beside): string | null {
  if (typeof instructions !== 'string' || tasks.length === 0) return null
  if (tasks.some((one) => isQuestion(one) && !isBare(one.figure))) return null
  const noun = pointsAt(instructions, beside)
  return noun !== null && IS_PICTURE.test(noun) ? instructions : null
}

/** Finds the questions of a part that point at a picture which nobody declared. */
export function withoutUndeclared(value: object, given: Beside): Seen {
  const part = value as Part
  const beside = besideIn(part, given)
  const seen: Seen = { value, missing: [], wereTakenOut: false, instructions: false }
  const look = (one: unknown, before: readonly unknown[]): unknown[] => {
    if (!isQuestion(one) || !isBare(one.figure)) return [one]
    const noun = pointsAt(one.prompt, beside)
    if (noun === null || shownBefore(before, noun) || isInWords(one, noun)) return [one]
    const { question, isMissing } = marked(one)
    if (isMissing) seen.missing.push(one.prompt)
    seen.wereTakenOut ||= question === null
    return question === null ? [] : [question]
  }
  const { tasks, task } = part
  if (tasks !== undefined) {
    const kept = tasks.flatMap((one, at) => look(one, tasks.slice(0, at)))
    seen.value = { ...part, tasks: kept }
  } else if (task !== undefined) seen.value = { ...part, task: look(task, [])[0] ?? task }
  const line = pointing(part, beside)
  if (line !== null) seen.missing.push(line)
  seen.instructions = line !== null
  return seen
}
