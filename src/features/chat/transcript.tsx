import { type RefObject, useEffect } from 'react'
import type { GeneratorType } from '#content/contract.ts'
import type { Connection } from '#domain/delivery-text.ts'
import { wasDraftingChosen } from '#platform/device-drafting.ts'
import { optionalPart } from '#ui/optional-part.tsx'
import { ClassLine } from './class-line.tsx'
import type { ComposerHandle } from './composer/send/use-composer-handle.ts'
import { AskNextContext, useAskNextValue } from './follow-up/ask-next.ts'
import { MessageList } from './messages/message-list.tsx'
import type { MessageEntry } from './messages/message-types.ts'
import { useEdit } from './messages/own/use-edit.ts'
import { loadChips } from './shown-back/told-back.tsx'
import type { OpenChat } from './use-open-chat.ts'
import { Welcome } from './welcome.tsx'

/** Most chats are wholly on the device. */
const RestNote = optionalPart(async () => (await import('./rest-note.soon.tsx')).RestNote)

/** Fetches with the chat what this device needs for drafting plans, before the connection goes. */
const readyDraft = async () => (await import('./device-draft/device-draft.asked.tsx')).makeReady()

interface Props {
  generatorType: GeneratorType
  sessionId: string | undefined
  open: OpenChat
  /** Undefined while the store is being read. */
  entries: readonly MessageEntry[] | undefined
  writingId: string | undefined
  atLimit: boolean
  connection: Connection
  composer: RefObject<ComposerHandle | null>
}

/** Everything above the composer: the messages, or the welcome of a new chat. */
export function Transcript(props: Props) {
  const { generatorType, sessionId, open, entries, writingId, atLimit, connection, composer } = props
  const edit = useEdit()
  useEffect(() => void (wasDraftingChosen() && readyDraft().catch(() => {})), []) // offline: a draft will say so
  useEffect(() => void loadChips().catch(() => {}), []) // without them, what was not done is shown all the same
  const askNext = useAskNextValue(entries, { isWriting: writingId !== undefined, atLimit }, composer)
  if (open.kind === 'new' && !sessionId)
    return (
      <Welcome
        generatorType={generatorType}
        classLine={<ClassLine />}
        onUse={(prompt) => void composer.current?.put(prompt)}
      />
    )
  const chat = open.kind === 'ready' ? open.chat : undefined
  return (
    <>
      {open.kind === 'ready' && open.rest !== 'whole' && (
        <RestNote sessionId={open.chat.id} rest={open.rest} />
      )}
      {entries && (
        <AskNextContext value={askNext}>
          <MessageList
            entries={entries}
            chat={chat}
            chatKey={sessionId ?? 'new'}
            generatorType={generatorType}
            writingId={writingId}
            connection={connection}
            onEdit={edit}
          />
        </AskNextContext>
      )}
    </>
  )
}
