import { ArrowDown } from 'lucide-react'
import { Fragment, memo, useRef } from 'react'
import type { GeneratorType } from '#content/contract.ts'
import { isLessonPlan } from '#content/lesson-plan.ts'
import type { Connection } from '#domain/delivery-text.ts'
import type { ChatSession } from '#domain/rows.ts'
import { wasDraftingChosen } from '#platform/device-drafting.ts'
import { optionalPart } from '#ui/optional-part.tsx'
import { MayCreate } from '../actions/may-create.tsx'
import { EntriesContext } from '../plan/versions/entries-context.ts'
import { isOpenReply, type MessageEntry } from './message-types.ts'
import { OwnMessage } from './own/own-message.tsx'
import { Reply } from './reply/reply.tsx'
import { ReplyAnnouncer } from './reply/reply-announcer.tsx'
import { askIsOnItsWay, askOf } from './reply-state.ts'
import { useSteadyEntries } from './steady-entries.ts'
import { useFollow } from './use-follow.ts'

/** A device on which the browser's own model never drafts goes without this code. */
const DeviceDraft = optionalPart(
  async () => (await import('../device-draft/device-draft.asked.tsx')).DeviceDraft,
)

interface Props {
  entries: readonly MessageEntry[]
  chat: ChatSession | undefined
  chatKey: string
  generatorType: GeneratorType
  writingId: string | undefined
  connection: Connection
  onEdit: (entry: MessageEntry) => void
}

/** The transcript is a silent log; while a reply is written, a separate live region speaks. */
export function MessageList(props: Props) {
  const { chat, chatKey, generatorType, writingId, connection, onEdit } = props
  const entries = useSteadyEntries(props.entries)
  const lastPlan = entries.findLastIndex(
    ({ message }) => message.state === 'done' && isLessonPlan(message.doc),
  )
  const list = useRef<HTMLDivElement>(null)
  const { newBelow, toBottom } = useFollow(list, chatKey)
  return (
    <EntriesContext value={entries}>
      <MayCreate>
        <div
          ref={list}
          role="log"
          aria-label="Chat"
          aria-live="off"
          aria-busy={writingId !== undefined}
          className="space-y-5 px-3 py-4 md:px-6"
        >
          {entries.map((entry, at) =>
            entry.message.role === 'user' ? (
              <Fragment key={entry.message.id}>
                <Own entry={entry} connection={connection} onEdit={onEdit} />
                {generatorType === 'lessonPlan' && wasDraftingChosen() && <DeviceDraft entry={entry} />}
              </Fragment>
            ) : (
              <Reply
                key={entry.message.id}
                entry={entry}
                kind={chat?.generator_type}
                asked={isAsked(entry, entries, connection)}
                first={
                  !isOpenReply(entry.message) || writingId === undefined || writingId === entry.message.id
                }
                newest={at >= lastPlan}
              />
            ),
          )}
        </div>
        <ReplyAnnouncer generatorType={generatorType} writingId={writingId} entries={entries} />
        {newBelow && <NewReplyButton onClick={toBottom} />}
      </MayCreate>
    </EntriesContext>
  )
}

function isAsked(reply: MessageEntry, entries: readonly MessageEntry[], connection: Connection): boolean {
  return !isOpenReply(reply.message) || askIsOnItsWay(askOf(reply, entries)?.delivery, connection)
}

const Own = memo(OwnMessage)

function NewReplyButton({ onClick }: { onClick: () => void }) {
  return (
    <div className="pointer-events-none sticky bottom-36 z-10 flex justify-center md:bottom-44">
      <button type="button" className="btn btn-neutral pointer-events-auto shadow-sheet" onClick={onClick}>
        New reply
        <ArrowDown className="size-5" aria-hidden="true" />
      </button>
    </div>
  )
}
