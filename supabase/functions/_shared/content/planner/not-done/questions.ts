import { totalMarks } from '../../html/printed-marks.ts'
import type { ResourceSection, TaskPage } from '../../resource.ts'
import { isChallenge } from '../prepare/challenges.ts'
import { marksAsked } from '../read/words/tests/marks-asked.ts'
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
  const made = pagesOf(written).map(({ tasks }) => tasks.filter((task) => !isChallenge(task)).length)
  if (count === null || made.length === 0) return null
  const total = made.reduce((sum, one) => sum + one, 0)
  // Cards, words and rows are no questions.
  if (total === 0) return null
  const isKept = total === count || made.every((one) => one === count)
  return isKept || (countEach && made.every((one) => one >= count)) ? null : { count, total }
}

const END_NAMES = {
  support: 'the easier page',
  core: 'the page of the class',
  extension: 'the harder page',
} as const

/** Where each part of the class has a page, the number was asked for on each: says which page has another. */
export function pagesApart(written: WrittenByAnyone): string[] | null {
  const { count, parts = [], levels } = written.lesson.request.understood
  const pages = pagesOf(written)
  if (count === null || levels !== null || parts.length === 0 || pages.length < 2) return null
  return pages
    .filter(({ tasks }) => tasks.length !== count)
    .map(({ level, tasks }) => `You asked for ${counted(count)}; ${END_NAMES[level]} has ${tasks.length}.`)
}

/** Where marks were asked for and not questions: says how many the test has, if it has another number. Null for any other request. */
export function marksMissed(written: WrittenByAnyone): string[] | null {
  const { asked, understood } = written.lesson.request
  const wanted = understood.want === 'assessment' ? marksAsked(asked) : null
  if (wanted === null || understood.count !== wanted) return null
  const made = totalMarks(pagesOf(written).flatMap(({ tasks }) => tasks))
  return made === wanted || made === 0 ? [] : [`You asked for ${wanted} marks; this test has ${made}.`]
}

/** Another number of questions than was asked for. */
export function countMissed(written: WrittenByAnyone): string[] {
  const each = pagesApart(written)
  if (each !== null) return each
  const marks = marksMissed(written)
  if (marks !== null) return marks
  const apart = countApart(written)
  return apart ? [`You asked for ${counted(apart.count)}; this sheet has ${apart.total}.`] : []
}

/** Forms that have levels of their own, or none to work at. */
const WITHOUT_LEVELS: ReadonlySet<string> = new Set(['rubric', 'checklist', 'letter', 'lesson plan'])

/** Pages for several levels were asked for, and there is one for all. */
export function levelsNotKept(written: WrittenByAnyone): string[] {
  const { levels, want, onePage } = written.lesson.request.understood
  const pages = pagesOf(written).filter(({ tasks }) => tasks.length > 0).length
  return levels === null || onePage || pages === 0 || pages >= levels || WITHOUT_LEVELS.has(want)
    ? []
    : [`You asked for ${levels} levels; this has ${pages === 1 ? 'one, the same for everybody' : pages}.`]
}

/** Fewer harder questions than were asked for beside the others. */
export function challengesNotKept(written: WrittenByAnyone): string[] {
  const { challenges = 0, want } = written.lesson.request.understood
  const pages = pagesOf(written)
  if (want === 'lesson plan' || challenges === 0 || pages.length === 0) return []
  const made = pages.flatMap(({ tasks }) => tasks.filter(isChallenge)).length
  if (made >= challenges) return []
  const asked = `${challenges} challenge ${challenges === 1 ? 'question' : 'questions'}`
  return [`You asked for ${asked} as well; this sheet has ${made === 0 ? 'none' : made}.`]
}

/** One page was asked for, and there are more. */
export function pageNotKept(written: WrittenByAnyone): string[] {
  const { onePage } = written.lesson.request.understood
  const pages = pagesOf(written).length
  return onePage && pages > 1 ? [`You asked for one page; there are ${pages}.`] : []
}
