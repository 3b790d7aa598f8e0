import { type Ref, type RefObject, useImperativeHandle, useRef } from 'react'
import { flushDrafts } from '#platform/flush-drafts.ts'
import { readText, setText } from '#session/composer-text.ts'
import { type ComposerFacts, sendBlock } from '../composer-rules.ts'
import type { AskOptions, Send } from './use-send.ts'

/** The rest of the screen reaches the composer by this. */
export interface ComposerHandle {
  /** Puts text into the field and stores it as the draft; the text that was there is kept below it. */
  put(text: string): Promise<void>
  /**
   * Sends a message and leaves the text in the field alone. While nothing can be sent, it puts the message into the
   * field. Resolves to whether it was sent.
   */
  ask(message: string, options: AskOptions): Promise<boolean>
}

interface Parts {
  box: RefObject<HTMLElement | null>
  form: RefObject<HTMLElement | null>
  facts: ComposerFacts
  send: Send
  onSent: () => void
}

export function useComposerHandle(ref: Ref<ComposerHandle> | undefined, parts: Parts): void {
  const { box, form, facts, send, onSent } = parts
  const lastPut = useRef<string>(undefined)

  async function put(text: string) {
    const shown = readText()
    const before = shown === lastPut.current ? '' : shown
    const joined = before.trim() ? `${text}\n\n${before}` : text
    lastPut.current = joined
    setText(joined)
    box.current?.focus()
    await flushDrafts()
  }
  async function ask(message: string, options: AskOptions) {
    const byKeyboard = document.activeElement?.matches(':focus-visible')
    // The question is about a reply that is complete: it need not wait for the rest of the chat to load.
    const isBlocked = sendBlock({ ...facts, loading: false, writing: false, text: message }) !== undefined
    const isSent = !isBlocked && (await send(message, options)) !== undefined
    if (!isSent) {
      await put(message)
      return false
    }
    // The pressed button unmounts while the reply is written. After a touch the field is not focused: its keyboard would open.
    const next = byKeyboard ? box : form
    next.current?.focus({ preventScroll: true })
    onSent()
    return true
  }
  useImperativeHandle(ref, () => ({ put, ask }))
}
