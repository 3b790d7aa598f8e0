import { Square } from 'lucide-react'
import { useState } from 'react'
import { stopReply } from '#local-store/commands/replies.ts'
import { showToast } from '#session/toasts.ts'

/** Takes Send's place while a reply is being written. */
export function StopButton({ replyId }: { replyId: string }) {
  const [busy, setBusy] = useState(false)
  async function stop() {
    setBusy(true)
    const result = await stopReply({ messageId: replyId }).catch(() => undefined)
    setBusy(false)
    if (!result?.ok)
      showToast({
        title: 'Not stopped',
        text: 'The reply could not be stopped. Please try again.',
        kind: 'error',
      })
  }
  return (
    <button type="button" className="btn btn-neutral px-4" disabled={busy} onClick={stop}>
      <Square className="size-4" aria-hidden="true" />
      Stop
    </button>
  )
}
