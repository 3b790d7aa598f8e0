import { AlertCircle, Clock, RefreshCw } from 'lucide-react'
import { type Connection, type DeliveryTone, deliveryText } from '#domain/delivery-text.ts'
import { clockTime } from '#ui/date.ts'
import { optionalPart } from '#ui/optional-part.tsx'
import type { MessageEntry } from '../message-types.ts'
import { GoalsOfMessage } from './goals-of-message.tsx'

/** Most messages are sent and need no actions. The message shows without this code. */
const OwnMessageActions = optionalPart(
  async () => (await import('./own-message-actions.soon.tsx')).OwnMessageActions,
  undefined,
  <div className="h-11" />,
)
const mayAct = (tone: DeliveryTone) => tone !== 'none' && tone !== 'sending'

const BUBBLES: Record<DeliveryTone, string> = {
  none: 'bg-tint',
  sending: 'bg-tint',
  waiting: 'border border-dashed border-line text-base-content/80',
  retrying: 'border border-dashed border-line text-base-content/80',
  refused: 'border border-error bg-blush text-muted',
}

const SPOKEN: Record<DeliveryTone, string> = {
  none: '',
  sending: ', sending',
  waiting: ', waiting',
  retrying: ', waiting',
  refused: ', not sent',
}

interface Props {
  entry: MessageEntry
  connection: Connection
  onEdit: (entry: MessageEntry) => void
}

/** A message of the teacher, with its delivery in the same text as everywhere else. */
export function OwnMessage({ entry, connection, onEdit }: Props) {
  const { message, delivery } = entry
  const { tone, text } = deliveryText(delivery, connection)
  return (
    <article
      className="mx-auto flex w-full max-w-page flex-col items-end"
      aria-label={`You, ${clockTime(message.created_at)}${SPOKEN[tone]}`}
    >
      <div className={`max-w-[33rem] rounded-box px-4 py-3 ${BUBBLES[tone]}`}>
        <p className="whitespace-pre-wrap wrap-anywhere">{message.chat_content ?? message.content}</p>
        {message.context && <GoalsOfMessage context={message.context} />}
      </div>
      <DeliveryNote tone={tone} text={text} />
      {mayAct(tone) && <OwnMessageActions entry={entry} tone={tone} onEdit={onEdit} />}
    </article>
  )
}

function DeliveryNote({ tone, text }: { tone: DeliveryTone; text: string }) {
  if (tone === 'none') return null
  if (tone === 'refused') {
    return (
      <p className="mt-1.5 flex items-start gap-2 font-semibold text-error">
        <AlertCircle className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
        <span>
          Failed to send
          <span className="block font-normal">{text}</span>
        </span>
      </p>
    )
  }
  const Icon = tone === 'retrying' ? RefreshCw : Clock
  return (
    <p className="mt-1.5 flex items-center gap-2">
      <Icon className="size-5 shrink-0" aria-hidden="true" />
      {text}
    </p>
  )
}
