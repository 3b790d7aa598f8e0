import type { Ref, RefObject, SyntheticEvent } from 'react'
import type { GeneratorType } from '#content/contract.ts'
import { flushDrafts } from '#platform/flush-drafts.ts'
import { clearSentText, readText } from '#session/composer-text.ts'
import { type ComposerFacts, sendBlock } from '../composer-rules.ts'
import { draftKey } from '../draft/draft-key.ts'
import { useAutoSubmit } from './use-auto-submit.ts'
import { type ComposerHandle, useComposerHandle } from './use-composer-handle.ts'
import { useHeldPress } from './use-held-press.ts'
import { useSend } from './use-send.ts'

interface Submitting {
  generatorType: GeneratorType
  sessionId?: string | undefined
  /** The usage and its limit have been read. */
  ready: boolean
  facts: ComposerFacts
  box: RefObject<HTMLElement | null>
  form: RefObject<HTMLElement | null>
  onSent: () => void
  ref: Ref<ComposerHandle> | undefined
}

/** Sends from the form, from a prompt that came from a lesson plan, and for the rest of the screen through `ref`. */
export function useSubmit({ generatorType, sessionId, ready, ...parts }: Submitting) {
  const { facts, box, onSent, ref } = parts
  const { send, sending } = useSend(generatorType, sessionId)

  async function submit(text: string) {
    // The draft is stored before the send, which removes it: stored after it, the sent text would come back into the field.
    void flushDrafts()
    const chatId = await send(text)
    if (chatId === undefined) return
    clearSentText(text, {
      from: draftKey(generatorType, sessionId),
      to: draftKey(generatorType, chatId),
    })
    box.current?.focus({ preventScroll: true })
    onSent()
  }
  useAutoSubmit({ generatorType, sessionId, ready: ready && facts.signedIn, submit })
  useComposerHandle(ref, { ...parts, send })

  const holdPress = useHeldPress({ sessionId, facts, submit })

  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    const text = readText()
    const block = sendBlock({ ...facts, text })
    if (block === 'loading') holdPress(text)
    if (!block && !sending) void submit(text)
  }
  return { onSubmit, sending }
}
