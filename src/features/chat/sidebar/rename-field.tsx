import { useEffect, useRef, useState } from 'react'
import { TITLE_LIMIT } from '#domain/product.ts'
import { renameChat } from '#local-store/commands/chats.ts'
import { showToast } from '#session/toasts.ts'

interface Props {
  sessionId: string
  title: string
  /** `byKey`: ended by Enter or Escape, so the focus has to go somewhere. */
  onDone: (byKey: boolean) => void
}

/** What leaving the field means: an empty title changes nothing [CHAT-56] to [CHAT-60]. */
export function renameOutcome(end: 'enter' | 'escape' | 'blur', text: string): 'save' | 'cancel' | 'stay' {
  if (end === 'escape') return 'cancel'
  if (text.trim()) return 'save'
  return end === 'blur' ? 'cancel' : 'stay'
}

async function rename(sessionId: string, title: string): Promise<void> {
  const result = await renameChat(sessionId, title).catch(() => undefined)
  if (result?.ok) showToast({ title: 'Chat Renamed', text: 'Chat title has been updated.', kind: 'success' })
  else {
    showToast({
      title: 'Rename Error',
      text: result
        ? 'Failed to rename thread. Please try again.'
        : 'An error occurred while renaming the chat.',
      kind: 'error',
    })
  }
}

export function RenameField({ sessionId, title, onDone }: Props) {
  const [text, setText] = useState(title)
  const field = useRef<HTMLInputElement>(null)
  const ended = useRef(false)

  useEffect(() => field.current?.select(), [])

  function end(how: 'enter' | 'escape' | 'blur') {
    const outcome = renameOutcome(how, text)
    if (ended.current || outcome === 'stay') return
    ended.current = true // taking the field away makes it lose the focus once more
    if (outcome === 'save' && text.trim() !== title.trim()) void rename(sessionId, text)
    onDone(how !== 'blur')
  }

  return (
    <input
      ref={field}
      className="input w-full"
      aria-label="Chat title"
      maxLength={TITLE_LIMIT}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => end('blur')}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Enter') end('enter')
        if (event.key === 'Escape') {
          event.stopPropagation()
          event.preventDefault() // or the sheet around it closes as well
          end('escape')
        }
      }}
    />
  )
}
