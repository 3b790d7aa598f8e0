import { ArrowUp } from 'lucide-react'
import {
  type FormEvent,
  type FunctionComponent,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  type Ref,
  Suspense,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react'
import type { Connection } from '#domain/delivery-words.ts'
import type { PlanState } from '#domain/plan-rules.ts'
import type { GeneratorType } from '#domain/rows.ts'
import { useIdentity } from '#session/identity.ts'
import { setOpenDraft } from '#session/open-draft.ts'
import { useIsMobile } from '#ui/use-media.ts'
import { BelowLine } from './below-line.tsx'
import { type ComposerFacts, isSendKey, placeholderFor, sendBlock } from './composer-rules.ts'
import { LimitNotice } from './limit-notice.tsx'
import type { NameGuardProps } from './name-guard.tsx'
import { StopButton } from './stop-button.tsx'
import { useAutoSubmit } from './use-auto-submit.ts'
import { type ComposerHandle, useComposerHandle } from './use-composer-handle.ts'
import { useComposerPlace } from './use-composer-place.ts'
import { draftKey, useDraft } from './use-draft.ts'
import { useGrowingTextarea } from './use-growing-textarea.ts'
import { useSend } from './use-send.ts'
import { useSharedText } from './use-shared-text.ts'
import { useShownWords } from './use-shown-words.ts'

/** Without the list of names, offline before it was ever here, nothing is asked: the words are cleaned on the way out. */
const NameGuard = lazy(async () => {
  const part = await import('./name-guard.tsx').catch(() => null)
  return { default: part ? part.NameGuard : ((() => null) as FunctionComponent<NameGuardProps>) }
})

export interface ComposerProps {
  generatorType: GeneratorType
  sessionId?: string | undefined
  plan: PlanState | undefined
  /** The chat itself is still being loaded. */
  loading: boolean
  connection: Connection
  /** The reply being written, which Stop would stop. */
  writingReplyId?: string | undefined
  /** Goals, above the box on a wide screen. */
  picker: ReactNode
  /** How far the reply is. */
  progress: ReactNode
  onSent: () => void
  ref?: Ref<ComposerHandle>
}

export function Composer(props: ComposerProps) {
  const { generatorType, sessionId, plan, writingReplyId, onSent } = props
  const key = draftKey(generatorType, sessionId)
  const draft = useDraft(key)
  const { send, sending } = useSend(generatorType, sessionId)
  const box = useRef<HTMLTextAreaElement>(null)
  const signedIn = useIdentity() !== null
  const wide = !useIsMobile()
  const form = useComposerPlace()
  const { keep, show, words } = draft
  useSyncExternalStore(words.subscribe, words.look)
  useShownWords(box, words)
  useGrowingTextarea(box, words)
  useEffect(
    () =>
      setOpenDraft({
        key,
        keep,
        show(text) {
          show(text)
          box.current?.focus()
        },
      }),
    [key, keep, show],
  )

  const facts: ComposerFacts = {
    text: words.read(),
    signedIn,
    atLimit: plan?.atLimit ?? false,
    nearLimit: plan?.nearLimit ?? false,
    loading: props.loading || writingReplyId !== undefined,
    offline: props.connection !== 'online',
  }
  const block = sendBlock(facts)

  async function submit(text: string) {
    // Before the send, which takes the draft away: saved after it, the sent words would come back into the box.
    void draft.keep()
    if (!(await send(text))) return
    draft.sent(text, !sessionId)
    box.current?.focus({ preventScroll: true })
    onSent()
  }
  useAutoSubmit({
    generatorType,
    sessionId,
    ready: plan !== undefined && signedIn,
    show: draft.replace,
    submit,
  })

  useSharedText(generatorType, sessionId)
  useComposerHandle(props.ref, { draft, box, form, facts, send, onSent })

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const now = { ...facts, text: words.read() }
    if (!sendBlock(now) && !sending) void submit(now.text)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isSendKey({ key: event.key, shiftKey: event.shiftKey, isComposing: event.nativeEvent.isComposing }))
      onSubmit(event)
  }

  return (
    <form
      ref={form}
      tabIndex={-1}
      className="safe-b sticky bottom-0 z-20 mt-auto border-t border-base-300 bg-base-100 px-3 pt-3 outline-none md:px-6 md:pb-5 print:hidden"
      onSubmit={onSubmit}
    >
      <div className="mx-auto max-w-[49rem]">
        {wide && <div className="mb-2.5">{props.picker}</div>}
        {props.progress}
        {plan && <LimitNotice plan={plan} />}
        {words.hasCapital() && (
          <Suspense>
            <NameGuard words={words} box={box} setText={draft.setText} />
          </Suspense>
        )}
        <div className="flex items-end gap-2 rounded-box border border-line bg-sheet p-1.5 focus-within:border-primary">
          <textarea
            ref={box}
            rows={1}
            className="field-sizing-content max-h-[200px] min-h-11 min-w-0 grow resize-none bg-transparent px-2.5 py-2.5 text-base outline-none"
            placeholder={placeholderFor(facts)}
            aria-label="Message"
            aria-invalid={block === 'too-long' || undefined}
            aria-describedby="composer-below"
            enterKeyHint="send"
            disabled={!signedIn}
            defaultValue=""
            onChange={(event) => draft.setText(event.target.value)}
            onKeyDown={onKeyDown}
          />
          {writingReplyId ? (
            <StopButton replyId={writingReplyId} />
          ) : (
            <button
              type="submit"
              className="btn btn-square btn-primary"
              aria-label="Send"
              disabled={block !== undefined || sending}
            >
              <ArrowUp className="size-5" aria-hidden="true" />
            </button>
          )}
        </div>
        <BelowLine facts={facts} tooLong={block === 'too-long'} plan={plan} kept={words.isKept()} />
      </div>
    </form>
  )
}
