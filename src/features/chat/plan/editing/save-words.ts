import type { LessonPlan, PlanSection } from '#content/lesson-plan.ts'
import { planMarkdown } from '#content/render-markdown.ts'
import type { ChatMessage } from '#domain/rows.ts'
import { savePlan } from '#local-store/commands/save-plan.ts'
import { newId } from '#platform/ids.ts'
import { awaitReply } from '#session/plan-changes.ts'
import { followEnd } from '../../messages/follow-end.ts'

/** The sentence by which a plan says that not all of it is as it was made. */
export const BY_HAND = 'A person has changed words of this plan since it was made.'

/** The plan with this section in place of its own; the other sections stay as they are. */
export function withSection(plan: LessonPlan, edited: PlanSection): LessonPlan {
  const sections = plan.sections.map((section) => {
    if (section.id === edited.id) return edited
    if (section.id !== 'about' || section.lines.includes(BY_HAND)) return section
    return { ...section, lines: [...section.lines, BY_HAND] }
  })
  return { ...plan, sections }
}

/** Saves the edited section as a new version of the plan, on this device first. */
export async function saveSection(message: ChatMessage, edited: PlanSection): Promise<{ ok: boolean }> {
  const doc = withSection(message.doc as LessonPlan, edited)
  const id = newId()
  awaitReply(id)
  followEnd()
  return savePlan({ message_id: id, base_id: message.id, doc, content: planMarkdown(doc) })
}
