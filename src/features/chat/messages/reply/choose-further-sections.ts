import { isLessonPlan, type PlanSection } from '#content/lesson-plan.ts'
import type { StreamedReply } from '#session/replies.ts'

export interface ReplyParts {
  outline: readonly { id: string; title: string }[]
  sections: readonly PlanSection[]
  /** Says what was understood and what was not done. It comes from the stored document, or from the stream before that. */
  told?: unknown
}

/** The typed plan so far: from the stream or from the row, whichever has got further. */
export function chooseFurtherSections(
  doc: unknown,
  streamed: StreamedReply | undefined,
): ReplyParts | undefined {
  const row = isLessonPlan(doc)
    ? { outline: doc.outline ?? [], sections: doc.sections, told: doc.understood ? doc : streamed?.told }
    : undefined
  if (streamed?.format !== 'plan' || streamed.outline.length === 0) return row
  const sections = streamed.sections.map(({ doc_part }) => doc_part as PlanSection)
  return row && row.sections.length >= sections.length
    ? row
    : { outline: streamed.outline, sections, told: streamed.told }
}
