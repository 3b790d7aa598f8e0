import { refusalText } from '#domain/refusals.ts'
import type { OutboxEntry } from '#local-store/outbox-entry.ts'
import { showToast } from '#session/toasts.ts'
import { backoff } from './backoff.ts'
import { reclaimBatch, takeBatch } from './batch.ts'
import { classify } from './classify.ts'
import type { SyncContext } from './context.ts'
import { applying } from './position.ts'
import { DONE, failed, MORE, type Step } from './server.ts'
import { giveBack, park, type Settled, settle } from './settle.ts'

/** How long nothing is tried by itself while the teacher has to sign in or to take an update. */
const PAUSE_MS = 30_000

/** Sends what is due until nothing is, or until a call fails as a whole. Answers 'more' when anything went out. */
export async function push(context: SyncContext): Promise<Step> {
  await reclaimBatch(context.db)
  for (let outcome = DONE; ; outcome = MORE) {
    const batch = await takeBatch(context.db, context.clock.now())
    if (batch.length === 0) return outcome
    const step = await pushBatch(context, batch)
    if (step.kind === 'failed') return step
  }
}

/** A batch that was refused as a whole is halved until the op is alone that nobody will take. */
async function pushBatch(context: SyncContext, batch: OutboxEntry[]): Promise<Step> {
  const hunt: Hunt = { suspects: [], passed: false, heldLanes: new Set() }
  const step = await sendPart(context, batch, hunt)
  if (step.kind !== 'failed') {
    await parkSuspects(context, hunt)
    return step
  }
  await release(context, batch, step)
  return step
}

interface Hunt {
  /** Refused alone, not by the server's own word but by the call as a whole. */
  suspects: OutboxEntry[]
  passed: boolean
  heldLanes: Set<string>
}

async function sendPart(context: SyncContext, part: OutboxEntry[], hunt: Hunt): Promise<Step> {
  const going = part.filter(({ lane }) => !hunt.heldLanes.has(lane))
  if (going.length < part.length) await giveBackHeld(context, part, hunt)
  if (going.length === 0) return DONE
  const answer = await context.server.applyOps(
    context.db.userId,
    going.map(({ op }) => op),
  )
  if (answer.ok) return accept(context, going, answer.value, hunt)
  if (classify(answer.failure) !== 'halve') return failed(answer.failure)
  if (going.length > 1) return sendHalves(context, going, hunt)
  hunt.suspects.push(...going)
  for (const { lane } of going) hunt.heldLanes.add(lane)
  // Two in a row refused and none taken: then it is not about the ops.
  return hunt.suspects.length > 1 && !hunt.passed ? failed({ ...answer.failure, kind: 'retry' }) : DONE
}

async function sendHalves(context: SyncContext, part: OutboxEntry[], hunt: Hunt): Promise<Step> {
  const middle = Math.ceil(part.length / 2)
  const first = await sendPart(context, part.slice(0, middle), hunt)
  return first.kind === 'failed' ? first : sendPart(context, part.slice(middle), hunt)
}

async function accept(
  { db, clock }: SyncContext,
  part: OutboxEntry[],
  receipts: unknown,
  hunt: Hunt,
): Promise<Step> {
  if (!Array.isArray(receipts)) return failed({ kind: 'retry', message: 'The answer had another shape' })
  hunt.passed = true
  const settled = await settle(db, part, receipts, clock.now() + PAUSE_MS)
  for (const { lane } of settled.parked) hunt.heldLanes.add(lane)
  tell(settled)
  return settled.unknownOp ? failed({ kind: 'update', message: 'The server does not know an op' }) : DONE
}

function giveBackHeld({ db }: SyncContext, part: OutboxEntry[], hunt: Hunt): Promise<void> {
  const held = part.filter((entry) => hunt.heldLanes.has(entry.lane) && !hunt.suspects.includes(entry))
  return giveBack(db, held)
}

async function parkSuspects({ db }: SyncContext, { suspects }: Hunt): Promise<void> {
  if (suspects.length === 0) return
  const parked = await applying(db, () => Promise.all(suspects.map((entry) => park(db, entry, 'rejected'))))
  tell({ parked, alsoEdited: [], unknownOp: false })
}

/** After a failed call its ops wait again. Only a call that may have arrived counts as an attempt. */
async function release(
  { db, clock, random }: SyncContext,
  batch: OutboxEntry[],
  { failure }: Extract<Step, { kind: 'failed' }>,
): Promise<void> {
  await db.transaction('rw', db.outbox, async () => {
    const now = await db.outbox.bulkGet(batch.map(({ seq }) => seq))
    const inFlight = now.filter((entry) => entry?.state === 'sending').filter((entry) => entry !== undefined)
    if (classify(failure) !== 'again') return giveBack(db, inFlight, clock.now() + PAUSE_MS)
    const attempts = Math.max(0, ...inFlight.map((entry) => entry.attempts))
    const nextAttemptAt = clock.now() + backoff(attempts, random, failure.retryAfterMs)
    await db.outbox.bulkPut(inFlight.map((entry) => ({ ...entry, state: 'queued', nextAttemptAt })))
  })
}

function tell({ parked, alsoEdited }: Settled): void {
  for (const { op, reason } of parked) showToast({ ...refusalText(reason ?? 'unknown', op), kind: 'error' })
  if (alsoEdited.length === 0) return
  showToast({ title: 'Also edited on another device', text: 'Your version is shown now. Both are kept.' })
}
