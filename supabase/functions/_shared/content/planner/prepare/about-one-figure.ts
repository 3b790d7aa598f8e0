import type { Level, Task } from '../../task.ts'
import { countsIn, questionsAbout } from '../maths/data/about-display.ts'
import { makeRandom } from '../random.ts'

/** So many questions are asked about one display. */
const MOST_ABOUT_ONE = 5
/** Where the questions about a display begin: support asks the easiest, extension the hardest. */
const FIRST: Record<Level, number> = { support: 0, core: 2, extension: 3 }

/** A display with its question and others about it. */
function group(task: Task, draftCode: string, count: number): Task[] {
  const all = questionsAbout(
    task.figure,
    makeRandom(`${draftCode} ${task.prompt} ${JSON.stringify(task.figure)}`),
  )
  const others = all.filter(({ prompt }) => prompt !== task.prompt)
  const from = Math.min(FIRST[task.level], Math.max(0, others.length - count + 1))
  return [
    task,
    ...others
      .slice(from, from + count - 1)
      .map((made, at): Task => ({ id: `${task.id}-more-${at + 1}`, level: task.level, ...made })),
  ]
}

/**
 * A list of questions on graphs and tables with several questions about each display, as pupils are used to: a graph for one question
 * alone wastes the reading of it. Questions without a display stay. `count` is the number asked for, or null.
 */
export function aboutOneFigure(tasks: readonly Task[], draftCode: string, count: number | null): Task[] {
  const shown = tasks.filter(({ figure }) => countsIn(figure) !== null)
  if (shown.length === 0) return [...tasks]
  const others = tasks.filter(({ figure }) => countsIn(figure) === null)
  const [first = [], ...further] = shown.map((task) => group(task, draftCode, MOST_ABOUT_ONE))
  const next = further.slice(0, 1).flat()
  const last = further.slice(1).flat()
  const half = Math.ceil(others.length / 2)
  return [...first, ...others.slice(0, half), ...next, ...others.slice(half), ...last].slice(
    0,
    count ?? undefined,
  )
}
