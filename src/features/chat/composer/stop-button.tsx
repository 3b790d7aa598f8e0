import { Square } from 'lucide-react'
import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { stopReply } from '#local-store/commands/replies.ts'
import { showToast } from '#session/toasts.ts'

/** Takes Send's place while a reply is being written. */
export function StopButton({ replyId }: { replyId: string }) {
  const [busy, setBusy] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const byKey = useRef(false)
  useLayoutEffect(() => {
    const { form = null } = button.current ?? {}
    // Send takes its place: whoever pressed it by key goes on in the box. A finger's press must not open a keyboard.
    return () => {
      if (byKey.current) form?.querySelector('textarea')?.focus({ preventScroll: true })
    }
  }, [])
  async function stop(press: MouseEvent) {
    byKey.current = press.detail === 0
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
    <button ref={button} type="button" className="btn btn-neutral px-4" disabled={busy} onClick={stop}>
      <Square className="size-4" aria-hidden="true" />
      Stop
    </button>
  )
}
