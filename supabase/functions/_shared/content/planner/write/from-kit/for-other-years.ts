import type { Kit } from '../../../kit.ts'
import type { LessonRequest } from '../../read/request.ts'

const FOR_YOUNGEST =
  'keep it to 15–25 minutes of doing, one instruction at a time. Use pictures and real things in place of text, figures and tables. Children answer by saying, showing or drawing, and you write their words for them. In place of the exit ticket hear five or six children.'
const FOR_YOUNGER =
  'do one part of it, shorter. Read every text aloud, say the harder words in plain ones, do the first task with them, and let them answer in a few words or a drawing.'
const FOR_OLDER =
  'shorten “I do”, go straight to the extension with those who can, and ask for reasons and an example of their own. Use the real words and numbers of their year, and leave out rhymes, actions and characters for younger children.'

/** How far from a lesson's own years its writers' words on other years hold. */
const NEAR = 2

/** What a lesson changes for a year in which it was not written, in its writers' words where they say it. */
function changeFor({ years: [from, to], otherYears }: Kit, year: number): string {
  if (year > to) return (year - to <= NEAR && otherYears?.older) || FOR_OLDER
  const ours = Math.max(1, from) - Math.max(1, year) <= NEAR ? otherYears?.younger : undefined
  return ours ?? (year <= 1 ? FOR_YOUNGEST : FOR_YOUNGER)
}

/** What to change where a lesson is taught to other years than those it was written for; null where it fits. */
export function changesForYear(kit: Kit, request: LessonRequest): string | null {
  const { year, yearGroup, yearKnown } = request
  const [from, to] = kit.years
  if (!yearKnown || (year >= Math.max(1, from) && year <= Math.max(1, to))) return null
  const change = changeFor(kit, year)
  return `For ${yearGroup ?? `Year ${year}`} change this: ${change}`
}
