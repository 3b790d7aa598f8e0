import type { PlanSection } from '../../../lesson-plan.ts'
import type { ResourceSection } from '../../../resource.ts'
import type { FollowUpKind } from '../../read/follow-ups/follow-up.ts'
import type { LessonRequest } from '../../read/request.ts'

/** Wishes after which another lesson is what was asked for. */
const ASKS_FOR_OTHER: readonly FollowUpKind[] = [
  'lesson',
  'theme',
  'alike',
  'swap',
  'form',
  'range',
  'stories',
]

/** The lesson of the bank that a document names in what it says about itself. */
const NAMED = /\bThe lesson is “([^”]{2,160})” of our bank/

/** Says that another lesson of the bank took the place of the one that was shown, where nobody asked for another. */
export function lessonChanged(
  shown: string,
  after: readonly (PlanSection | ResourceSection)[],
  { followUps, follows }: LessonRequest,
): string[] {
  const about = after.flatMap((section) => (section.id === 'about' ? section.lines : [])).join(' ')
  const [was, is] = [shown.replace(/\\(.)/g, '$1'), about].map((text) => NAMED.exec(text)?.[1])
  if (was === undefined || is === undefined || was === is || follows !== null) return []
  return followUps.some(({ kind }) => ASKS_FOR_OTHER.includes(kind))
    ? []
    : [
        `This is now another lesson: “${is}” in place of “${was}”. To keep the one before, say: Use the lesson “${was}” instead.`,
      ]
}
