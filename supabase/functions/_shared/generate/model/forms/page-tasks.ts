import { makeRandom } from '../../../content/planner/random.ts'
import type { Level, Task } from '../../../content/task.ts'
import { taskFigure } from '../figures/task-figure.ts'
import { toTask } from '../tasks.ts'
import type { PageParts } from './wire-forms.ts'
import type { WireTask } from './wire-parts.ts'

type AskedTask = WireTask & { wrong?: string[] }

/** A letter that a model writes before its choices, which our program letters itself: "A. rain", "(B) sand". */
const LETTER = /^\(?[A-H][.):]\)?\s+(?=\S)/

/** The question without letters before its choices, where each of them has one. */
function unlettered(wire: AskedTask): AskedTask {
  const { wrong = [], answer } = wire
  if (wrong.length === 0 || ![answer, ...wrong].every((one) => LETTER.test(one))) return wire
  const bare = (text: string) => text.replace(LETTER, '')
  return { ...wire, answer: bare(answer), wrong: wrong.map(bare) }
}

/** "Rain", "rain." and "rain " are one choice. */
const sameAs = (text: string) => text.toLowerCase().replace(/[.\s]+$/, '')

/** The number that a choice is, however it is written; null for anything but a plain number. A fraction may ask for its form. */
function numberOf(choice: string): number | null {
  const plain = choice.trim().replace(/(\d)[ ,](?=\d{3}(?!\d))/g, '$1')
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : null
}

/** True for a choice that is as right as the answer that our program worked out. */
const isRightToo = ({ answer, check }: Task, choice: string): boolean =>
  check !== null && numberOf(choice) !== null && numberOf(choice) === numberOf(answer)

/** The choices in mixed order: the answer, and the wrong ones written as it is. */
function choicesOf(task: Task, wrong: readonly string[], said: string): string[] {
  // The model may name a unit that our answer leaves out; a choice written in another way would give itself away.
  const unit = said.startsWith(task.answer) ? said.slice(task.answer.length) : ''
  const bare = wrong.map((one) =>
    (unit !== '' && one.endsWith(unit) ? one.slice(0, -unit.length) : one).trim(),
  )
  const different = new Map([...bare].reverse().map((one) => [sameAs(one), one]))
  different.delete(sameAs(task.answer))
  const others = [...different.values()].reverse().filter((one) => !isRightToo(task, one))
  return makeRandom(`${task.id} ${task.prompt}`).shuffle([task.answer, ...others])
}

/** The question with its choices; one without any wrong choice stays open. */
function withChoices(task: Task, { wrong, answer }: AskedTask): Task {
  if (wrong === undefined || wrong.length === 0) return task
  const choices = choicesOf(task, wrong, answer.trim())
  return choices.length < 2 ? { ...task, space: 'line' } : { ...task, space: 'none', choices }
}

export interface Made {
  tasks: Task[]
  /** Why the figures of questions that were left out could not be drawn, each in words. */
  undrawn: string[]
  /** The same for questions that stand without their figure. */
  bare: string[]
}

/**
 * The questions of a page. One whose figure cannot be drawn is left out, because it asks about what is not there, unless its
 * words alone tell all that its answer needs.
 */
export function tasksOf(wires: readonly AskedTask[], level: Level): Made {
  const made: Made = { tasks: [], undrawn: [], bare: [] }
  for (const wire of wires) {
    const read = taskFigure(unlettered(wire))
    if (read.state === 'broken') made.undrawn.push(read.why)
    if (read.state === 'bare') made.bare.push(read.why)
    if (read.state === 'broken') continue
    const figure = read.state === 'drawn' ? read.figure : null
    const id = `${level}-${made.tasks.length + 1}`
    made.tasks.push(withChoices(toTask(read.wire, id, level, figure), read.wire))
  }
  return made
}

const ASKS = { find: 'Find', infer: 'Read between the lines', word: 'Word meaning', evaluate: 'Judge' }
const NOTHING: WireTask['proof'] = { kind: 'none', a: '', b: '', show: 'number', unit: '' }

/** The questions on a text. The teacher page says what each asks for and where the answer stands. */
export function readingTasks({ tasks }: PageParts['reading'], level: Level): Made {
  const wires = tasks.map(({ asks, paragraph, ...task }): AskedTask => {
    const place = Number.isInteger(paragraph) && paragraph > 0 ? `, paragraph ${paragraph}` : ''
    return {
      ...task,
      figure: { kind: 'none', numbers: [], words: [] },
      proof: NOTHING,
      working: `${ASKS[asks]}${place}.`,
    }
  })
  return tasksOf(wires, level)
}

const TRUE_OR_FALSE = ['True', 'False']

/** The questions of a quiz; a statement is answered by true or false. */
export function quizTasks({ tasks }: PageParts['quiz'], level: Level, areStatements: boolean): Made {
  const made = tasksOf(
    tasks.map((task) => ({ ...task, space: 'line' as const })),
    level,
  )
  if (!areStatements) return made
  return { ...made, tasks: made.tasks.map((task) => ({ ...task, space: 'none', choices: TRUE_OR_FALSE })) }
}
