import { type Ref, type RefObject, useImperativeHandle, useRef } from 'react'
import { type ComposerFacts, sendBlock } from './composer-rules.ts'
import type { useDraft } from './use-draft.ts'
import type { Beside } from './use-send.ts'

/** What the rest of the screen may do to the words in the box. */
export interface ComposerHandle {
  /** Puts words in and stores them as the draft; what stands there is kept below them. */
  put(text: string): Promise<void>
  /**
   * Sends words beside those in the box, with goals, and a part to redo, of their own; while nothing can be sent, puts them
   * in. Answers whether they were sent.
   */
  ask(words: string, beside: Beside): Promise<boolean>
}

interface Parts {
  draft: Pick<ReturnType<typeof useDraft>, 'words' | 'setText' | 'keep'>
  box: RefObject<HTMLElement | null>
  form: RefObject<HTMLElement | null>
  facts: ComposerFacts
  send: (words: string, beside: Beside) => Promise<boolean>
  onSent: () => void
}

export function useComposerHandle(ref: Ref<ComposerHandle> | undefined, parts: Parts): void {
  const { draft, box, form, facts, send, onSent } = parts
  const lastPut = useRef<string>(undefined)

  async function put(text: string) {
    const shown = draft.words.read()
    const before = shown === lastPut.current ? '' : shown
    const joined = before.trim() ? `${text}\n\n${before}` : text
    lastPut.current = joined
    draft.setText(joined)
    box.current?.focus()
    await draft.keep()
  }
  async function ask(words: string, beside: Beside) {
    const byKeyboard = document.activeElement?.matches(':focus-visible')
    // Asked about a reply that stands there whole: what else of the chat is still being loaded is no reason to wait.
    const sent = !sendBlock({ ...facts, loading: false, text: words }) && (await send(words, beside))
    if (!sent) {
      await put(words)
      return false
    }
    // What was pressed is gone while the reply is written. A finger does not want the keyboard of the box.
    const next = byKeyboard ? box : form
    next.current?.focus({ preventScroll: true })
    onSent()
    return true
  }
  useImperativeHandle(ref, () => ({ put, ask }))
}
