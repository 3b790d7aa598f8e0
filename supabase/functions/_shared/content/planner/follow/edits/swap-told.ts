import type { PlanSection } from '../../../lesson-plan.ts'
import type { ResourceSection } from '../../../resource.ts'
import type { FollowUp } from '../../read/follow-ups/follow-up.ts'
import { holdsThing } from '../change-text.ts'
import { quoted } from '../changed/lines.ts'

/** Says where a thing that was swapped still stands in the steps, because it is what students do there: “they paint it”. */
export function swapTold(
  followUps: readonly FollowUp[],
  sections: readonly (PlanSection | ResourceSection)[],
): string[] {
  const steps = sections.flatMap((section) => (section.id === 'phases' ? section.steps : []))
  const lines = steps.flatMap(({ teacher, pupils }) => [...teacher, ...pupils])
  return followUps.flatMap((followUp) => {
    if (followUp.kind !== 'swap' || followUp.words.toLowerCase().includes(followUp.other.toLowerCase()))
      return []
    const still = lines.find((line) => holdsThing(line, followUp.other))
    return still === undefined
      ? []
      : [
          `The steps still say “${followUp.other}” for what students do: ${quoted(still)}. Look whether that works with ${followUp.words}, and change it with “Edit”.`,
        ]
  })
}
