import { AlertCircle, Square } from 'lucide-react'
import { useState } from 'react'
import type { ChatMessage } from '#domain/rows.ts'
import { retryReply } from '#local-store/commands/replies.ts'
import { showToast } from '#session/toasts.ts'
import { Button } from '#ui/button.tsx'
import { PlanSheet } from '../../plan/plan-sheet.tsx'
import type { ReplyParts } from './choose-further-sections.ts'
import { ReplyMarkdown } from './reply-markdown.tsx'

interface Props {
  message: ChatMessage
  label: string
  parts: ReplyParts | undefined
  stopped: boolean
}

/**
 * A reply that ended early. It keeps the sections that were written, shows the reason where `content` holds one
 * rather than the plan's Markdown, says what it cost, and offers one way on.
 */
export function ReplyFailed({ message, label, parts, stopped }: Props) {
  const ending = <Ending message={message} stopped={stopped} />
  if (parts && parts.sections.length > 0) {
    const why = stopped || message.content.startsWith('#') ? '' : message.content
    return (
      <PlanSheet
        outline={parts.outline}
        sections={parts.sections}
        writing={false}
        label={label}
        closing={
          <div className="mt-5">
            {why && <ReplyMarkdown text={why} className="measure mb-3 px-4" />}
            {ending}
          </div>
        }
      />
    )
  }
  const text = message.chat_content || message.content
  return (
    <article className="mx-auto w-full max-w-page" aria-label={label}>
      {text && <ReplyMarkdown text={text} className="measure mb-3 px-1" />}
      <div className="sheet margined overflow-hidden">{ending}</div>
    </article>
  )
}

function Ending({ message, stopped }: { message: ChatMessage; stopped: boolean }) {
  const offered = message.offer === 'planner'
  return (
    <div className={`row py-4 ${stopped ? 'bg-wash' : 'bg-blush'}`}>
      <span className={`in-margin ${stopped ? '' : 'text-error'}`}>
        {stopped ? (
          <Square className="inline size-5 align-middle" aria-hidden="true" />
        ) : (
          <AlertCircle className="inline size-5 align-middle" aria-hidden="true" />
        )}
      </span>
      <div className="on-page">
        <p className="font-semibold">{stopped ? 'Stopped' : 'This reply could not be finished'}</p>
        <p className="mt-0.5">
          {stopped
            ? 'What was written up to here is kept. You can have it written again'
            : 'Your message is safe, and it was not counted. You can try again now'}
          {offered && ', or have our built-in planner write it, plainer and at once'}.
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          {offered && <AskAgain messageId={message.id} writer="planner" />}
          <AskAgain messageId={message.id} />
        </div>
      </div>
    </div>
  )
}

function AskAgain({ messageId, writer }: { messageId: string; writer?: 'planner' }) {
  const [busy, setBusy] = useState(false)
  async function tryAgain() {
    setBusy(true)
    const result = await retryReply({ messageId, writer }).catch(() => undefined)
    setBusy(false)
    if (result?.ok) return
    const atLimit = result?.reason === 'limit'
    showToast({
      title: atLimit ? 'Message limit reached' : 'Failed to send',
      text: atLimit
        ? 'You have reached your message limit. Please upgrade to continue.'
        : 'An unexpected error occurred. Please try again.',
      kind: 'error',
    })
  }
  return (
    <Button variant="outline" className="bg-sheet" busy={busy} onClick={tryAgain}>
      {writer === 'planner' ? 'Use the built-in planner' : 'Try again'}
    </Button>
  )
}
