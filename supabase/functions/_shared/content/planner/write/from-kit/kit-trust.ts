import type { Kit, KitReview } from '../../../kit.ts'
import type { PlanSection } from '../../../lesson-plan.ts'
import { isToFill, type Lesson } from '../../prepare/lesson.ts'
import { changesForYear } from './for-other-years.ts'

const READ_BY: Record<KitReview, string> = {
  written: 'Nobody but its writer has read it yet, and no teacher has taught it.',
  'second reader': 'A second reader tried to prove it wrong. No teacher has taught it yet.',
  teacher: 'A teacher has taught it.',
}

const yearsOf = ([from, to]: Kit['years']) => (from === to ? `Year ${from}` : `Years ${from} to ${to}`)

/** The kit of a lesson, where it has one. */
export const kitIn = (approach: Lesson['approach']): Kit | undefined =>
  approach.kind === 'topic' ? approach.topic.kit : undefined

/** The kit that a document was made from, as the document records it. */
export function kitOf(approach: Lesson['approach']): { kit?: string } {
  const kit = kitIn(approach)
  return kit ? { kit: kit.id } : {}
}

/** Says where a lesson comes from, and who has read it. */
export const kitSource = ({ title, years, reviewed }: Kit): string =>
  `The lesson is “${title}” of our bank of lessons, written for ${yearsOf(years)}. ${READ_BY[reviewed]}`

/** What a teacher checks in a lesson of the bank: what its writer was not sure of, the years, and what is local. */
export function kitChecks({ approach, request }: Lesson): string[] {
  const kit = kitIn(approach)
  if (!kit) return []
  const change = changesForYear(kit, request)
  return [
    ...(change === null ? [] : [change]),
    ...kit.facts.flatMap(({ text, sure, where }) =>
      sure === 'check' ? [`Check before you teach it: ${text} (${where})`] : [],
    ),
    ...(kit.local === null || request.understood.want !== 'lesson plan'
      ? []
      : [`Near your school: ${kit.local}`]),
  ]
}

const TO_FILL =
  'This is a frame to fill: it says how to work. Before you teach it, bring two or three facts with their source, one example to show, and the answers you will accept.'

/** The idea and the facts of a kit, each with where to check it; for a frame, what the teacher has to bring. */
export function background({ approach }: Lesson): PlanSection[] {
  const kit = kitIn(approach)
  if (isToFill(approach)) return [{ id: 'background', items: [TO_FILL] }]
  if (!kit) return []
  return [
    { id: 'background', items: [kit.idea, ...kit.facts.map(({ text, where }) => `${text} (${where})`)] },
  ]
}
