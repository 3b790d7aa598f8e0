import type { CurriculumContext } from '#content/contract.ts'
import { type DraftStore, discardDeviceDraft, openDraftStore } from '#local-store/commands/device-drafts.ts'
import { loadCurriculum } from '#local-store/queries/curriculum.ts'
import { isDraftingOn } from '#platform/device-drafting.ts'
import { withLock, withLockIfFree } from '#platform/locks.ts'
import { availabilityOf, browserModel } from './browser-model.ts'
import { inputOf } from './plan-request.ts'
import type { DraftEnd } from './worker-messages.ts'
import { writeInWorker } from './write-in-worker.ts'

/** The drafts that this tab writes, by the message they answer. They go on while the teacher is at another screen. */
const running = new Map<string, AbortController>()
/** Why a draft ended, by its message, where the device has no room to keep even that. */
const unkept = new Map<string, string>()
const listeners = new Set<() => void>()

export const isDrafting = (messageId: string): boolean => running.has(messageId)

/** Why the draft ended, where nothing on the device says it. */
export const whyUnkept = (messageId: string): string | undefined => unkept.get(messageId)

export function onDrafting(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function setRunning(messageId: string, controller: AbortController | null): void {
  if (controller) {
    running.set(messageId, controller)
    unkept.delete(messageId)
  } else running.delete(messageId)
  for (const listener of listeners) listener()
}

const lockOf = (messageId: string) => `mahere-device-draft:${messageId}`

/** Waits until no tab of this browser writes the draft. */
export const untilNobodyWrites = (messageId: string, signal: AbortSignal): Promise<void> =>
  withLock(lockOf(messageId), async () => {}, signal)

const NOT_HERE = 'The browser’s own model is not on this device yet. It is fetched when you are online.'
const NO_ROOM = 'There is no room on this device for the draft. Your message is safe.'
const BROKE_OFF = 'The draft broke off. Your message is safe.'

/** What is to be drafted, and where it is kept. */
export interface Asked {
  messageId: string
  sessionId: string
  content: string
  context: CurriculumContext | null
}

class NoRoom extends Error {}

/** A draft that is being written, in the store of the teacher who asked for it. */
interface Running {
  asked: Asked
  store: DraftStore
  controller: AbortController
}

/** Keeps the plan as far as it is written. A draft that nobody wants any more ends here. */
async function keepSections({ asked, store, controller }: Running, doc: unknown): Promise<void> {
  if (!isDraftingOn()) controller.abort() // turned off in another tab
  controller.signal.throwIfAborted()
  const kept = await store.change(asked.messageId, { doc })
  if (kept.ok) return
  if (kept.reason === 'not_found') controller.abort()
  throw new NoRoom(kept.reason)
}

/** Writes section after section, each kept as it comes, and returns how it ended. */
async function write(running: Running): Promise<DraftEnd> {
  const { asked, store, controller } = running
  const { signal } = controller
  const { messageId, sessionId: session_id } = asked
  const doc = (await store.read(messageId))?.doc ?? null
  signal.throwIfAborted()
  const begun = await store.keep({ id: messageId, session_id, state: 'writing', doc })
  if (!begun.ok) throw new NoRoom(begun.reason)
  const model = browserModel()
  if (model === undefined || (await availabilityOf(model)) !== 'available')
    return { ok: false, words: NOT_HERE }
  const blocks = asked.context ? await loadCurriculum().catch(() => []) : []
  const keep = (plan: unknown) => keepSections(running, plan)
  return writeInWorker({ messageId, input: inputOf(asked, blocks, doc) }, { model, keep, signal })
}

const brokenOff = (error: unknown): DraftEnd => ({
  ok: false,
  words: error instanceof NoRoom ? NO_ROOM : BROKE_OFF,
})

/** Writes a draft and keeps how it ended. One that was stopped stays as it is, and can be gone on with. */
async function writeToEnd(running: Running): Promise<void> {
  const { asked, store, controller } = running
  const end = await write(running).catch(brokenOff)
  if (controller.signal.aborted) return
  const { messageId } = asked
  const kept = await store.change(
    messageId,
    end.ok ? { state: 'done' } : { state: 'failed', words: end.words },
  )
  if (!kept.ok) unkept.set(messageId, end.ok ? NO_ROOM : end.words)
}

/**
 * Writes a draft, or the rest of one that broke off. Another tab may be at it already: then this one leaves it alone. The
 * store is taken once, so that no later teacher of this device gets any of it, and a teacher who leaves ends the draft.
 */
export async function startDraft(asked: Asked): Promise<void> {
  const { messageId } = asked
  const store = openDraftStore()
  if (!store || running.has(messageId)) return
  const controller = new AbortController()
  const stopListening = store.onClose(() => controller.abort())
  setRunning(messageId, controller)
  try {
    await withLockIfFree(lockOf(messageId), () => writeToEnd({ asked, store, controller }))
  } finally {
    stopListening()
    setRunning(messageId, null)
  }
}

export const stopDraft = (messageId: string): void => running.get(messageId)?.abort()

export function stopAllDrafts(): void {
  for (const controller of running.values()) controller.abort()
}

export async function discardDraft(messageId: string): Promise<void> {
  stopDraft(messageId)
  await discardDeviceDraft(messageId)
}
