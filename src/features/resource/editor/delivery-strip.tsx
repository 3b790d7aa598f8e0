import { AlertCircle, Clock, RefreshCw } from 'lucide-react'
import { type Delivery, deliveryText } from '#domain/delivery-text.ts'
import { retryWaiting } from '#local-store/commands/waiting.ts'
import { sendNow } from '#local-store/commands/waiting-all.ts'
import { useConnection } from '#session/connection.ts'
import { usePanels } from '#session/panels.ts'
import { requestSync } from '#session/sync-status.ts'
import { Button } from '#ui/button.tsx'
import { Strip } from '../strip.tsx'

/** The delivery of the last save, where it waits or was refused; nothing while it goes its usual way. */
export function DeliveryStrip({ delivery }: { delivery: Delivery }) {
  const { tone, text } = deliveryText(delivery, useConnection(), EDIT)
  const setOpen = usePanels((panels) => panels.setOpen)
  if (tone === 'none' || tone === 'sending' || delivery.state === 'synced') return null
  const { opId } = delivery
  if (tone === 'refused')
    return (
      <Strip
        tone="blush"
        icon={<AlertCircle className="size-5 shrink-0 text-error" aria-hidden="true" />}
        actions={
          <>
            <Button variant="ghost" onClick={() => void andSync(retryWaiting(opId))}>
              Retry
            </Button>
            <Button variant="ghost" onClick={() => setOpen('waiting', true)}>
              Show
            </Button>
          </>
        }
      >
        <b className="font-semibold text-error">{text}</b>
      </Strip>
    )
  const Icon = tone === 'retrying' ? RefreshCw : Clock
  return (
    <Strip
      icon={<Icon className="size-5 shrink-0 text-warning" aria-hidden="true" />}
      actions={
        tone === 'retrying' && (
          <Button variant="ghost" onClick={() => void andSync(sendNow())}>
            Send now
          </Button>
        )
      }
    >
      Saved here. {text}
    </Strip>
  )
}

/** The text depends only on the kind of op. */
const EDIT = { op: 'resource.save' } as Parameters<typeof deliveryText>[2]

async function andSync(work: Promise<unknown>): Promise<void> {
  await work
  requestSync()
}
