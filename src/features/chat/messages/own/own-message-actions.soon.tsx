import { useState } from 'react'
import type { DeliveryTone } from '#domain/delivery-text.ts'
import { discardWaiting, retryWaiting } from '#local-store/commands/waiting.ts'
import { sendNow } from '#local-store/commands/waiting-all.ts'
import { copyText } from '#session/copy-text.ts'
import { requestSync } from '#session/sync-status.ts'
import { showToast } from '#session/toasts.ts'
import { offerUndo } from '#session/undo/offer-undo.ts'
import { Button } from '#ui/button.tsx'
import type { MessageEntry } from '../message-types.ts'

interface Props {
  entry: MessageEntry
  tone: DeliveryTone
  onEdit: (entry: MessageEntry) => void
}

async function sendAtOnce() {
  await sendNow()
  requestSync()
}

async function discard(opId: string) {
  const result = await discardWaiting(opId)
  if (result.ok) offerUndo({ title: 'Message deleted' }, result.putBack)
}

/** A message may still be changed while it has never left the device, or after a refusal. */
export function OwnMessageActions({ entry, tone, onEdit }: Props) {
  const [busy, setBusy] = useState(false)
  const { delivery, message } = entry
  if (delivery.state === 'synced' || delivery.state === 'sending' || tone === 'sending') return null
  const { opId } = delivery
  const mayChange = delivery.state === 'refused' || delivery.attempts === 0

  async function run(action: () => Promise<unknown>) {
    setBusy(true)
    try {
      await action()
    } catch {
      showToast({ title: 'Error', text: 'An unexpected error occurred. Please try again.', kind: 'error' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="-mr-2 flex flex-wrap justify-end">
      {tone === 'refused' && (
        <Button
          variant="ghost"
          disabled={busy}
          onClick={() => run(async () => void (await retryWaiting(opId)))}
        >
          Retry
        </Button>
      )}
      {tone === 'retrying' && (
        <Button variant="ghost" disabled={busy} onClick={() => run(sendAtOnce)}>
          Send now
        </Button>
      )}
      {mayChange && (
        <Button variant="ghost" disabled={busy} onClick={() => onEdit(entry)}>
          Edit
        </Button>
      )}
      <Button variant="ghost" onClick={() => copyText(message.content)}>
        Copy
      </Button>
      {mayChange && (
        <Button
          variant="ghost"
          className={tone === 'refused' ? 'text-error' : ''}
          disabled={busy}
          onClick={() => run(() => discard(opId))}
        >
          Delete
        </Button>
      )}
    </div>
  )
}
