import { type ReactNode, type Ref, useRef } from 'react'
import type { GeneratorType } from '#content/contract.ts'
import { useIsMobile } from '#ui/use-media.ts'
import { BelowLine } from './below-line.tsx'
import { ComposerFrame } from './composer-frame.tsx'
import { useDraft } from './draft/use-draft.ts'
import { useSharedText } from './draft/use-shared-text.ts'
import { LimitNotice } from './limit-notice.tsx'
import { MessageField } from './message-field.tsx'
import { NameGuardSlot } from './names/name-guard-slot.tsx'
import { SendButton } from './send/send-button.tsx'
import { StopButton } from './send/stop-button.tsx'
import type { ComposerHandle } from './send/use-composer-handle.ts'
import { useSubmit } from './send/use-submit.ts'
import { type SendingFacts, useComposerFacts } from './use-composer-facts.ts'
import { useComposerPlace } from './use-composer-place.ts'
import { useInUse } from './use-in-use.ts'

interface ComposerProps extends SendingFacts {
  generatorType: GeneratorType
  sessionId?: string | undefined
  /** The goals, above the field on a wide screen. */
  picker: ReactNode
  /** The progress of the reply. */
  progress: ReactNode
  onSent: () => void
  ref?: Ref<ComposerHandle>
}

export function Composer(props: ComposerProps) {
  const { generatorType, sessionId, plan, writingReplyId, onSent, ref } = props
  const box = useRef<HTMLTextAreaElement>(null)
  const form = useComposerPlace()
  const wide = !useIsMobile()
  useDraft(generatorType, sessionId)
  useSharedText(generatorType, sessionId)
  const facts = useComposerFacts(props)
  const ready = plan !== undefined
  const blank = facts.text.trim() === ''
  const { inUse, onFocus, onBlur } = useInUse()
  const { onSubmit, sending } = useSubmit({ generatorType, sessionId, ready, facts, box, form, onSent, ref })
  return (
    <ComposerFrame
      ref={form}
      onSubmit={onSubmit}
      data-empty={blank ? '' : undefined}
      data-idle={blank && !inUse && sessionId !== undefined ? '' : undefined}
      onFocus={onFocus}
      onBlur={onBlur}
      above={
        <>
          {wide && (
            <div className="mb-2.5" data-goals="">
              {props.picker}
            </div>
          )}
          {props.progress}
          {plan && <LimitNotice plan={plan} />}
          <NameGuardSlot box={box} />
        </>
      }
      below={<BelowLine facts={facts} plan={plan} />}
    >
      <MessageField ref={box} facts={facts} onSend={onSubmit} />
      {writingReplyId ? (
        <StopButton replyId={writingReplyId} />
      ) : (
        <SendButton facts={facts} sending={sending} />
      )}
    </ComposerFrame>
  )
}
