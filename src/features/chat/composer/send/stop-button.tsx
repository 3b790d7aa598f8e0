import { Square } from 'lucide-react'
import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { stopReply } from '#local-store/commands/replies.ts'
import { showToast } from '#session/toasts.ts'

/** Takes the place of Send while a reply is being written. */
export function StopButton({ replyId }: { replyId: string }) {
  const [busy, setBusy] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const pressed = useRef<'key' | 'finger'>(undefined)
  useLayoutEffect(() => {
    const stop = button.current
    const form = stop?.form
    // Send takes this button's place: after a key press the focus goes to the field. After a touch it must not,
    // because that opens the keyboard.
    return () => {
      const at = document.activeElement
      // A disabled button may have lost the focus already. Don't steal the focus if the user has moved on.
      if (at !== stop && !(pressed.current && at === document.body)) return
      const byKey = pressed.current ? pressed.current === 'key' : stop?.matches(':focus-visible')
      const next = byKey ? form?.querySelector('textarea') : form
      next?.focus({ preventScroll: true })
    }
  }, [])
  async function stop(press: MouseEvent) {
    pressed.current = press.detail === 0 ? 'key' : 'finger'
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
