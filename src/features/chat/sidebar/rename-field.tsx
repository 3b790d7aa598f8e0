import { type RefObject, useLayoutEffect, useRef } from 'react'
import { TITLE_LIMIT } from '#domain/product.ts'
import { renameChat } from '#local-store/commands/chats.ts'
import { readRenaming, setRenaming } from '#session/renaming.ts'
import { showToast } from '#session/toasts.ts'

interface Props {
  sessionId: string
  title: string
  /** The text in the field. */
  text: string
  /** `byKey` is true when Enter or Escape ended it, so the focus has to go somewhere. */
  onDone: (byKey: boolean) => void
}

/** The effect of leaving the field: an empty title changes nothing [CHAT-56] to [CHAT-60]. */
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

export function RenameField({ sessionId, title, text, onDone }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const ended = useRef(false)
  useCursor(field, sessionId)

  function end(how: 'enter' | 'escape' | 'blur') {
    const outcome = renameOutcome(how, text)
    if (ended.current || outcome === 'stay') return
    ended.current = true // removing the field makes it lose the focus once more
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
      onChange={(event) => setRenaming({ sessionId, text: event.target.value })}
      onBlur={() => end('blur')}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Enter') end('enter')
        if (event.key === 'Escape') {
          event.stopPropagation()
          event.preventDefault() // otherwise the sheet around it closes as well
          end('escape')
        }
      }}
    />
  )
}

/** Selects the whole title at first. In a row that has moved, the cursor returns to where it was. */
function useCursor(field: RefObject<HTMLInputElement | null>, sessionId: string) {
  useLayoutEffect(() => {
    const input = field.current
    const caret = readRenaming()?.caret
    input?.focus() // not every browser focuses a field that it selects
    if (caret) input?.setSelectionRange(...caret)
    else input?.select()
    return () => {
      const edit = readRenaming()
      if (!input || edit?.sessionId !== sessionId) return
      setRenaming({ ...edit, caret: [input.selectionStart ?? 0, input.selectionEnd ?? 0] })
    }
  }, [field, sessionId])
}
