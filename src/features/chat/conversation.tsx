import { useLiveQuery } from 'dexie-react-hooks'
import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react'
import type { Connection } from '#domain/delivery-words.ts'
import type { ExportDocument } from '#domain/export.ts'
import type { GeneratorType } from '#domain/rows.ts'
import type { FirstLook } from '#local-store/queries/first-look.ts'
import { listMessages } from '#local-store/queries/messages.ts'
import { readPlanState } from '#local-store/queries/usage.ts'
import { requestChat } from '#session/chat-loads.ts'
import { useConnection } from '#session/connection.ts'
import { readCurrentChat } from '#session/current-chat.ts'
import { useReply } from '#session/replies.ts'
import { Button } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { Composer } from './composer/composer.tsx'
import type { ComposerHandle } from './composer/use-composer-handle.ts'
import { WritingProgress } from './composer/writing-progress.tsx'
import { enterCurriculumScope } from './curriculum-scope.ts'
import { type AskNext, AskNextContext } from './follow-up/ask-next.ts'
import { MessageList } from './messages/message-list.tsx'
import type { MessageEntry } from './messages/message-types.ts'
import { planParts } from './messages/reply.tsx'
import { useEdit } from './messages/use-edit.ts'
import { effectiveState, replyBeingWritten } from './messages/writing.ts'
import { takeHeldWords } from './opening/held-words.ts'
import type { OpenChat } from './use-open-chat.ts'
import { Welcome } from './welcome.tsx'

interface Props {
  generatorType: GeneratorType
  sessionId: string | undefined
  open: OpenChat
  /** What the opening has shown, until the store answers. */
  look: FirstLook | undefined
  picker: ReactNode
  exportPdf: ExportDocument
}

const NONE: MessageEntry[] = []
const SYNCED = { state: 'synced' } as const

/** The transcript and the box below it. It stays mounted when a new chat gets its address, so the focus stays too. */
export function Conversation({ generatorType, sessionId, open, look, picker, exportPdf }: Props) {
  const composer = useRef<ComposerHandle>(null)
  const connection = useConnection()
  const plan = useLiveQuery(async () => readPlanState(), [])
  const entries = useMessages(sessionId, look)
  const writing = useWriting(entries ?? NONE, connection)
  useScope(generatorType, sessionId)
  const chat = open.kind === 'ready' ? open.chat : undefined
  const isEmpty = open.kind === 'new' && !sessionId

  const edit = useEdit()
  const askNext = useAskNextValue(entries ?? NONE, writing !== undefined, composer)
  useHeldWords(composer)

  return (
    <>
      {isEmpty && (
        <Welcome generatorType={generatorType} onUse={(prompt) => void composer.current?.put(prompt)} />
      )}
      {open.kind === 'ready' && open.rest !== 'whole' && (
        <RestNote sessionId={open.chat.id} rest={open.rest} />
      )}
      {!isEmpty && entries && (
        <AskNextContext value={askNext}>
          <MessageList
            entries={entries}
            chat={chat}
            chatKey={sessionId ?? 'new'}
            generatorType={generatorType}
            writingId={writing?.id}
            connection={connection}
            exportPdf={exportPdf}
            onEdit={edit}
          />
        </AskNextContext>
      )}
      <Composer
        ref={composer}
        generatorType={generatorType}
        sessionId={sessionId}
        plan={plan}
        loading={open.kind === 'loading'}
        connection={connection}
        writingReplyId={writing?.id}
        picker={picker}
        progress={writing && <WritingProgress done={writing.done} total={writing.total} />}
        onSent={() => requestAnimationFrame(() => window.scrollTo({ top: document.body.scrollHeight }))}
      />
    </>
  )
}

/** The newest message must be a reply: below a question that still waits nothing is asked about an older plan. */
function useAskNextValue(
  entries: readonly MessageEntry[],
  isWriting: boolean,
  composer: RefObject<ComposerHandle | null>,
): AskNext | undefined {
  const last = entries.at(-1)?.message
  const replyId = last?.role === 'assistant' && last.state === 'done' && !isWriting ? last.id : undefined
  return useMemo(() => {
    if (replyId === undefined) return undefined
    let asked = false // until this is drawn anew, a second tap is no second message
    return {
      replyId,
      async ask(words, beside) {
        if (asked) return
        asked = true
        asked = (await composer.current?.ask(words, beside)) ?? false
      },
    }
  }, [replyId, composer])
}

function useHeldWords(composer: RefObject<ComposerHandle | null>): void {
  useEffect(() => {
    const words = takeHeldWords()
    if (words !== undefined) void composer.current?.put(words)
  }, [composer])
}

/** Of this chat only: while another one is being read, nothing of the last one shows. */
function useMessages(sessionId: string | undefined, look: FirstLook | undefined): MessageEntry[] | undefined {
  const found = useLiveQuery(
    async () => ({ id: sessionId, entries: sessionId ? await listMessages(sessionId) : NONE }),
    [sessionId],
  )
  const looked = useMemo(() => look?.messages.map((message) => ({ message, delivery: SYNCED })), [look])
  return found?.id === sessionId ? found?.entries : looked
}

function useWriting(entries: readonly MessageEntry[], connection: Connection) {
  const entry = replyBeingWritten(entries, connection)
  const streamed = useReply(entry?.message.id ?? '')
  if (!entry) return undefined
  const state = effectiveState(entry.message.state, streamed?.state)
  if (state !== 'waiting' && state !== 'running') return undefined
  const parts = planParts(entry.message.doc, streamed)
  return { id: entry.message.id, done: parts?.sections.length ?? 0, total: parts?.outline.length ?? 0 }
}

function useScope(generatorType: GeneratorType, sessionId: string | undefined): void {
  const before = useRef<string>(undefined)
  useEffect(() => {
    const begunHere = before.current === undefined && readCurrentChat() === sessionId
    before.current = sessionId
    enterCurriculumScope(generatorType, sessionId, begunHere)
  }, [generatorType, sessionId])
}

function RestNote({ sessionId, rest }: { sessionId: string; rest: 'loading' | 'missing' }) {
  if (rest === 'loading')
    return (
      <div className="mx-auto w-full max-w-[52rem] px-4 py-2 md:px-6">
        <Spinner label="Loading chat history..." />
      </div>
    )
  return (
    <div className="mx-auto flex w-full max-w-[52rem] items-center gap-3 px-4 py-2 md:px-6" role="status">
      <p className="grow">Only a part of this chat is on this device. The rest needs a connection.</p>
      <Button variant="outline" onClick={() => requestChat(sessionId)}>
        Try Again
      </Button>
    </div>
  )
}
