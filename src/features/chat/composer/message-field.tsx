import type { KeyboardEvent, RefObject } from 'react'
import { setText } from '#session/composer-text.ts'
import { type ComposerFacts, isSendKey, placeholderFor, sendBlock } from './composer-rules.ts'
import { useFieldText } from './use-field-text.ts'

interface Props {
  ref: RefObject<HTMLTextAreaElement | null>
  facts: ComposerFacts
  onSend: (event: KeyboardEvent) => void
}

/** The composer's text field. */
export function MessageField({ ref, facts, onSend }: Props) {
  useFieldText(ref)
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, nativeEvent } = event
    if (isSendKey({ key, shiftKey, isComposing: nativeEvent.isComposing })) onSend(event)
  }
  return (
    <textarea
      ref={ref}
      rows={1}
      className="field-sizing-content max-h-[200px] min-h-11 min-w-0 grow resize-none bg-transparent px-2.5 py-2.5 text-base outline-none"
      placeholder={placeholderFor(facts)}
      aria-label="Message"
      aria-invalid={sendBlock(facts) === 'too-long' || undefined}
      aria-describedby="composer-below"
      enterKeyHint="send"
      disabled={!facts.signedIn}
      defaultValue=""
      onChange={(event) => setText(event.target.value)}
      onKeyDown={onKeyDown}
    />
  )
}
