import type { Question } from '#content/question.ts'
import { setActiveCurriculum } from '#session/curriculum-choice.ts'
import { Button } from '#ui/button.tsx'
import { useAskNext } from '../../follow-up/ask-next.ts'

/** The answers to a question, each sent with one tap. An older question has none: the chat has gone on. */
export function QuestionReplies({ replyId, question }: { replyId: string; question: Question }) {
  const ask = useAskNext(replyId)
  if (!ask) return null
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {question.replies.map(({ message, leavesGoal }) => (
        <Button
          key={message}
          className="h-auto py-2 text-start"
          onClick={() => {
            if (leavesGoal) setActiveCurriculum(null)
            ask(message, { context: question.context })
          }}
        >
          {message}
        </Button>
      ))}
    </div>
  )
}
