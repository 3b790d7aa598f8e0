import { useLiveQuery } from 'dexie-react-hooks'
import { PenLine } from 'lucide-react'
import { use, useEffect } from 'react'
import { isLessonPlan } from '#content/lesson-plan.ts'
import { browserModel } from '#device-draft/browser-model.ts'
import { startDraft, stopDraft } from '#device-draft/drafting.ts'
import { fetchWriter } from '#device-draft/write-in-worker.ts'
import { deliveryText } from '#domain/delivery-text.ts'
import { sweepDeviceDrafts } from '#local-store/commands/device-drafts.ts'
import { readDeviceDraft } from '#local-store/queries/drafts.ts'
import { isDraftingOn } from '#platform/device-drafting.ts'
import { useConnection } from '#session/connection.ts'
import { Button } from '#ui/button.tsx'
import type { MessageEntry } from '../messages/message-types.ts'
import { EntriesContext } from '../plan/versions/entries-context.ts'
import { DraftSheet } from './draft-sheet.tsx'
import { FoldedDraft } from './folded-draft.tsx'
import { useDrafting, useWhyUnkept } from './use-drafting.ts'

let isReady = false

/** Brings the writer's code onto this device and removes drafts of what is gone, once for each start of the app. */
export function makeReady(): void {
  if (isReady) return
  isReady = true
  void sweepDeviceDrafts().catch(() => {}) // the next start tries again
  if (isDraftingOn()) void fetchWriter().catch(() => {}) // offline, and never fetched: a draft will break off
}

function startFor({ message }: MessageEntry): void {
  const { id: messageId, session_id: sessionId, content, context } = message
  void startDraft({ messageId, sessionId, content, context })
}

/** A draft is made of its message alone, so one that follows another message would miss what it is about. */
const isFirst = ({ message: { id } }: MessageEntry, entries: readonly MessageEntry[]) =>
  entries.find(({ message }) => message.role === 'user')?.message.id === id

/** A message that cannot leave the device, before there is anything in its chat that it could be about. */
function useMayDraft(entry: MessageEntry): boolean {
  const entries = use(EntriesContext)
  const { tone } = deliveryText(entry.delivery, useConnection())
  const isHeld = tone === 'waiting' || tone === 'retrying'
  return (
    isHeld &&
    isDraftingOn() &&
    browserModel() !== undefined &&
    isFirst(entry, entries) &&
    !entries.some(({ message }) => message.state === 'done' && isLessonPlan(message.doc))
  )
}

/** Shows below a message for a lesson plan the offer to draft the plan on this device while it waits, or the draft. */
export function DeviceDraft({ entry }: { entry: MessageEntry }) {
  const { id } = entry.message
  const draft = useLiveQuery(async () => (await readDeviceDraft(id)) ?? null, [id])
  const drafting = useDrafting(id)
  const why = useWhyUnkept(id)
  const mayDraft = useMayDraft(entry)
  const answered = use(EntriesContext).some(
    ({ message }) => message.reply_to === id && message.state === 'done',
  )
  useEffect(() => {
    if (answered) stopDraft(id)
  }, [answered, id])
  if (draft === undefined) return null
  const start = () => startFor(entry)
  if (draft === null && !drafting) return mayDraft && <Offer why={why} onStart={start} />
  if (answered) return draft && <FoldedDraft draft={draft} />
  return <DraftSheet draft={draft} drafting={drafting} why={why} onGoOn={mayDraft ? start : undefined} />
}

/** `why` says why the last try came to nothing. */
function Offer({ why, onStart }: { why: string | undefined; onStart: () => void }) {
  return (
    <div className="mx-auto flex w-full max-w-page flex-wrap items-center justify-end gap-2">
      {why !== undefined && (
        <p role="alert" className="measure grow text-error">
          {why}
        </p>
      )}
      <Button className="bg-sheet" onClick={onStart}>
        <PenLine className="size-5" aria-hidden="true" />
        Draft it on this device now
      </Button>
    </div>
  )
}
