import { LESSON_PLAN_VERSION, type LessonPlan } from '#content/lesson-plan.ts'
import { isFullLessonPlan } from '#domain/classification.ts'
import type { ExportDocument } from '#domain/export.ts'
import type { ChatMessage } from '#domain/rows.ts'
import { PlanActions } from '../actions/plan-actions.tsx'
import { titleOfText } from '../actions/printable-plan.ts'
import { useAskNext } from '../follow-up/ask-next.ts'
import { FollowUpButtons } from '../follow-up/follow-up-buttons.tsx'
import { ReplyMarkdown } from './reply-markdown.tsx'

interface Props {
  message: ChatMessage
  label: string
  text: string
  isPlan: boolean
  exportPdf: ExportDocument
}

/** A plan that is only words: its follow-ups know neither its class nor its goals. */
const WORDS_ONLY: LessonPlan = { format: 'plan', version: LESSON_PLAN_VERSION, outline: [], sections: [] }

/** An answer in words. Only a full lesson plan gets the actions of one [CHAT-119, OP-47]. */
export function PlainReply({ message, label, text, isPlan, exportPdf }: Props) {
  const mayAsk = useAskNext(message.id) !== undefined
  if (!isPlan || !isFullLessonPlan(text)) {
    return (
      <article className="mx-auto w-full max-w-[49rem]" aria-label={label}>
        <ReplyMarkdown text={text} className="max-w-[33rem] px-1" />
      </article>
    )
  }
  const title = titleOfText(text)
  return (
    <article className="sheet mx-auto w-full max-w-[49rem] overflow-hidden pb-2" aria-label={label}>
      <PlanActions
        message={message}
        text={text}
        title={title}
        plan={undefined}
        exportPdf={exportPdf}
        margin={false}
      />
      <ReplyMarkdown text={text} className="px-4 pt-4 pb-5 md:px-6" />
      {mayAsk && (
        <div className="border-t border-base-300 px-4 pb-5 md:px-6">
          <FollowUpButtons messageId={message.id} plan={WORDS_ONLY} />
        </div>
      )}
    </article>
  )
}
