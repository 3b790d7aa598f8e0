import type { Task } from '../../../task.ts'
import { counted, quoted } from './lines.ts'

/** The questions of one page or plan, as they were and as they are. */
export interface Tasks {
  was: readonly Task[]
  is: readonly Task[]
}

const keyOf = ({ prompt, figure, answer }: Task) => JSON.stringify([prompt, figure, answer])
const otherThan = (tasks: readonly Task[], others: readonly Task[]) => {
  const known = new Set(others.map(keyOf))
  return tasks.filter((task) => !known.has(keyOf(task)))
}

const areTheSame = ({ was, is }: Tasks) => JSON.stringify(was.map(keyOf)) === JSON.stringify(is.map(keyOf))

/** Tells that all questions have choices now, or none has, where that was not so before. */
function waysTold({ was, is }: Tasks): string | null {
  const has = ({ choices = [] }: Task) => choices.length > 0
  if (is.length === 0) return null
  if (is.every(has)) return was.every(has) ? null : 'All questions have choices now.'
  if (is.some(has)) return was.some(has) ? null : 'Some questions have choices now.'
  return was.some(has) ? 'The questions have no choices now.' : null
}

/** The questions that were taken out: quoted where it is one. */
function outTold(gone: readonly Task[], { was }: Tasks): string {
  const [one] = gone
  if (one === undefined) return ''
  return gone.length === 1
    ? `Question ${was.indexOf(one) + 1}, ${quoted(one.prompt)}, is out.`
    : `${counted(gone.length, 'question')} are out.`
}

/** “5 more questions”, “All 6 questions are new”, “3 of 8 questions are new”. */
function freshTold({ fresh, gone, all }: { fresh: number; gone: number; all: number }): string {
  if (gone === 0) return fresh === 1 ? 'There is one more question.' : `There are ${fresh} more questions.`
  if (fresh === all && all === 2) return 'Both questions are new.'
  if (fresh === all) return all === 1 ? 'The question is new.' : `All ${counted(all, 'question')} are new.`
  return `${fresh} of ${counted(all, 'question')} ${fresh === 1 ? 'is' : 'are'} new.`
}

/** Tells how the questions changed; null where they are the same in the same order. */
export function tasksChanged(tasks: Tasks): string | null {
  const { was, is } = tasks
  const ways = waysTold(tasks)
  if (areTheSame(tasks)) return ways
  const [fresh, gone] = [otherThan(is, was), otherThan(was, is)]
  const how =
    fresh.length + gone.length === 0
      ? 'The questions are in another order.'
      : fresh.length === 0
        ? outTold(gone, tasks)
        : freshTold({ fresh: fresh.length, gone: gone.length, all: is.length })
  const count =
    is.length === was.length ? [] : [`It has ${counted(is.length, 'question')} now, not ${was.length}.`]
  return [how, ...count, ...(ways === null ? [] : [ways])].join(' ')
}

/** A page of a sheet by its mark. */
export interface PageTasks extends Tasks {
  mark: string
}

const largest = (tasks: readonly Task[]): number =>
  Math.max(
    0,
    ...tasks.flatMap(({ prompt, answer }) =>
      (`${prompt} ${answer}`.replace(/(?<=\d),(?=\d{3})/g, '').match(/\d+(?:\.\d+)?/g) ?? []).map(Number),
    ),
  )

const TELLING = 1.3

/** Tells the largest number of the questions where it is a good deal larger or smaller; null in any other case. */
export function sizeChanged(pages: readonly Tasks[]): string | null {
  const was = largest(pages.flatMap((page) => page.was))
  const is = largest(pages.flatMap((page) => page.is))
  if (was === 0 || is === 0 || Math.max(was / is, is / was) < TELLING) return null
  const plain = (number: number) => number.toLocaleString('en-NZ')
  return `The largest number in it is ${plain(is)} now; it was ${plain(was)}.`
}

/** How many questions of each page that changed are new, more or out. */
function eachPage(changed: readonly PageTasks[], kind: 'more' | 'out' | 'new'): string {
  return changed
    .map(({ mark, was, is }) => {
      const [fresh, gone] = [otherThan(is, was).length, otherThan(was, is).length]
      if (kind === 'new') return `${fresh} of ${is.length} on ${mark}`
      const number = kind === 'more' ? fresh : gone
      return number === 0 ? `another order on ${mark}` : `${number} on ${mark}`
    })
    .join(', ')
}

/** Tells how the questions changed on each of several pages, and which page kept its own. */
export function pagesChanged(pages: readonly PageTasks[]): string[] {
  const [only] = pages
  if (pages.length === 1 && only) return [tasksChanged(only)].filter((one) => one !== null)
  const changed = pages.filter((page) => !areTheSame(page))
  const ways = waysTold({ was: pages.flatMap(({ was }) => was), is: pages.flatMap(({ is }) => is) })
  const and = ways === null ? [] : [ways]
  if (changed.length === 0) return and
  const total = pages.reduce((sum, { is }) => sum + is.length, 0)
  if (pages.every(({ was, is }) => is.length > 0 && otherThan(is, was).length === is.length))
    return [`All ${total} questions are new, on every page.`, ...and]
  const kept = pages.filter((page) => page.is.length > 0 && areTheSame(page)).map(({ mark }) => mark)
  const isMore = pages.every((page) => otherThan(page.was, page.is).length === 0)
  const isFewer = pages.every((page) => otherThan(page.is, page.was).length === 0)
  const told = isMore
    ? `There are more questions: ${eachPage(changed, 'more')}.`
    : isFewer
      ? `Questions are out: ${eachPage(changed, 'out')}.`
      : `New questions: ${eachPage(changed, 'new')}.`
  const verb = kept.length > 1 ? 'have' : 'has'
  const stays = kept.length > 0 ? [`${kept.join(' and ')} ${verb} the same questions as before.`] : []
  return [told, ...stays, ...and]
}
