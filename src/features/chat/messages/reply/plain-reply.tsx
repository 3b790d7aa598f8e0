import { LESSON_PLAN_VERSION, type LessonPlan } from '#content/lesson-plan.ts'
import { isQuestion } from '#content/question.ts'
import { isFullLessonPlan } from '#domain/reply-kind.ts'
import type { ChatMessage } from '#domain/rows.ts'
import { PlanActions } from '../../actions/plan-actions.tsx'
import { titleOfText } from '../../actions/printable-plan.ts'
import { useAskNext } from '../../follow-up/ask-next.ts'
import { FollowUpButtons } from '../../follow-up/follow-up-buttons.tsx'
import { QuestionReplies } from './question-replies.tsx'
import { ReplyMarkdown } from './reply-markdown.tsx'

interface Props {
  message: ChatMessage
  label: string
  text: string
  isPlan: boolean
}

/** A plan without typed sections: its follow-ups know neither its class nor its goals. */
const WORDS_ONLY: LessonPlan = { format: 'plan', version: LESSON_PLAN_VERSION, outline: [], sections: [] }

/** A reply in Markdown. Only a full lesson plan gets the actions of a plan [CHAT-119, OP-47]. */
export function PlainReply({ message, label, text, isPlan }: Props) {
  const mayAsk = useAskNext(message.id) !== undefined
  if (!isPlan || !isFullLessonPlan(text)) {
    return (
      <article className="mx-auto w-full max-w-page" aria-label={label}>
        <ReplyMarkdown text={text} className="max-w-[33rem] px-1" />
        {isQuestion(message.doc) && <QuestionReplies replyId={message.id} question={message.doc} />}
      </article>
    )
  }
  const title = titleOfText(text)
  return (
    <article className="sheet mx-auto w-full max-w-page overflow-hidden pb-2" aria-label={label}>
      <PlanActions message={message} text={text} title={title} plan={undefined} margin={false} />
      <ReplyMarkdown text={text} className="px-4 pt-4 pb-5 md:px-6" />
      {mayAsk && (
        <div className="border-t border-base-300 px-4 pb-5 md:px-6">
          <FollowUpButtons messageId={message.id} plan={WORDS_ONLY} />
        </div>
      )}
    </article>
  )
}
