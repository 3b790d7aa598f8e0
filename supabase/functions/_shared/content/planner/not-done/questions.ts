import type { ResourceSection, TaskPage } from '../../resource.ts'
import type { WrittenByAnyone } from './not-done.ts'

const isPage = (section: { id: string }): section is TaskPage => section.id.startsWith('tasks-')

export const pagesOf = ({ sections }: WrittenByAnyone): TaskPage[] =>
  (sections as readonly ResourceSection[]).filter(isPage)

export const counted = (count: number) => `${count} ${count === 1 ? 'question' : 'questions'}`

/** The number of questions after what was asked for more or taken out; null where none was named, or fewer were asked for. */
function countWanted({ lesson: { request } }: WrittenByAnyone): number | null {
  const { count, more = 0 } = request.understood
  if (count === null || request.followUps.some(({ kind }) => kind === 'fewer-questions')) return null
  const out = request.followUps.filter((one) => one.kind === 'question' && one.change === 'out').length
  return count + more - out
}

/** The number of questions asked for and that of a resource, where the two differ; else null. */
export function countApart(written: WrittenByAnyone): { count: number; total: number } | null {
  const { countEach } = written.lesson.request.understood
  const count = countWanted(written)
  const made = pagesOf(written).map(({ tasks }) => tasks.length)
  if (count === null || made.length === 0) return null
  const total = made.reduce((sum, one) => sum + one, 0)
  // Cards, words and rows are no questions.
  if (total === 0) return null
  const isKept = total === count || made.every((one) => one === count)
  return isKept || (countEach && made.every((one) => one >= count)) ? null : { count, total }
}

/** Another number of questions than was asked for. */
export function countMissed(written: WrittenByAnyone): string[] {
  const apart = countApart(written)
  return apart ? [`You asked for ${counted(apart.count)}; this sheet has ${apart.total}.`] : []
}

/** One page was asked for, and there are more. */
export function pageNotKept(written: WrittenByAnyone): string[] {
  const { onePage } = written.lesson.request.understood
  const pages = pagesOf(written).length
  return onePage && pages > 1 ? [`You asked for one page; there are ${pages}.`] : []
}
