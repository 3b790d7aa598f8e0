import type { StoreDb } from '#local-store/db.ts'
import type { OutboxEntry } from '#local-store/outbox-entry.ts'
import { writing } from '#local-store/write.ts'
import { applyReceipts, deleteReplacedRefusals, park, requeue } from './apply-receipts.ts'
import { backoff } from './backoff.ts'
import { reclaimBatch, takeBatches } from './batch.ts'
import type { PushContext } from './context.ts'
import { applying, readPosition, releaseArrived } from './position.ts'
import { DONE, failed, MORE, type Step } from './server.ts'
import { treatmentOf } from './treatment.ts'

/** The pause between automatic attempts while the teacher has to sign in or to take an update. */
const PAUSE_MS = 30_000

/** Sends until nothing is due or a call fails as a whole. Returns 'more' when anything was sent. */
export async function push(context: PushContext): Promise<Step> {
  await reclaimBatch(context.db)
  const reachability: Reachability = { confirmed: false }
  for (let outcome = DONE; ; outcome = MORE) {
    const batches = await takeBatches(context.db, context.clock.now())
    if (batches.length === 0) return outcome
    const steps = await Promise.all(batches.map((batch) => pushBatch(context, batch, reachability)))
    const failure = mostSerious(steps)
    if (failure) return failure
  }
}

type Failed = Extract<Step, { kind: 'failed' }>

/** Returns the failure that only the teacher can end, else the first. */
function mostSerious(steps: Step[]): Failed | undefined {
  const failures = steps.filter((step) => step.kind === 'failed')
  const of = (treatment: string) => failures.find(({ failure }) => treatmentOf(failure) === treatment)
  return of('sign-in') ?? of('update') ?? failures[0]
}

/** The knowledge that calls get through to our server at all, confirmed once it has accepted one. */
interface Reachability {
  confirmed: boolean
}

/** The search for the ops that make a whole batch fail. */
interface Bisection {
  reachability: Reachability
  /** Entries whose call was refused as a whole when sent alone, without a receipt from the server. */
  suspects: OutboxEntry[]
  /** Entries that failed repeatedly when sent alone, while the server accepts other calls. */
  failing: { entry: OutboxEntry; step: Failed }[]
  heldLanes: Set<string>
}

/** Sends a batch. One that is refused as a whole is halved until the op at fault is alone. */
async function pushBatch(
  context: PushContext,
  batch: OutboxEntry[],
  reachability: Reachability,
): Promise<Step> {
  const bisection: Bisection = { reachability, suspects: [], failing: [], heldLanes: new Set() }
  const step = await sendPart(context, batch, bisection)
  if (step.kind !== 'failed') {
    await parkSuspects(context, bisection)
    for (const one of bisection.failing) await requeueFailed(context, [one.entry], one.step)
    return step
  }
  await requeueFailed(context, batch, step)
  return step
}

async function sendPart(context: PushContext, part: OutboxEntry[], bisection: Bisection): Promise<Step> {
  const going = part.filter(({ lane }) => !bisection.heldLanes.has(lane))
  if (going.length < part.length) await requeueHeld(context, part, bisection)
  if (going.length === 0) return DONE
  const ops = going.map(({ op }) => op)
  const answer = await context.server.applyOps(context.db.userId, ops)
  if (answer.ok) return accept(context, going, answer.value, bisection)
  const treatment = treatmentOf(answer.failure)
  if (treatment === 'again' && keepsFailing(going))
    return bisect(context, going, bisection, failed(answer.failure))
  if (treatment !== 'bisect') return failed(answer.failure)
  if (going.length > 1) return sendHalves(context, going, bisection)
  // A proxy that refuses every call must not get messages parked.
  if (!(await isReachable(context, bisection.reachability)))
    return failed({ ...answer.failure, kind: 'retry' })
  bisection.suspects.push(...going)
  for (const { lane } of going) bisection.heldLanes.add(lane)
  return DONE
}

const MIN_ATTEMPTS_TO_BISECT = 3
const keepsFailing = (part: OutboxEntry[]) => part.every(({ attempts }) => attempts >= MIN_ATTEMPTS_TO_BISECT)

/**
 * Halves a part that keeps failing while the server answers other calls: one op may be at fault, because its upload is
 * cut off or its work takes too long. The op that fails alone keeps waiting, and the others go out.
 */
async function bisect(
  context: PushContext,
  part: OutboxEntry[],
  bisection: Bisection,
  step: Failed,
): Promise<Step> {
  bisection.reachability.confirmed = false
  if (!(await isReachable(context, bisection.reachability))) return step
  if (part.length > 1) return sendHalves(context, part, bisection)
  for (const entry of part) bisection.failing.push({ entry, step })
  for (const { lane } of part) bisection.heldLanes.add(lane)
  return DONE
}

async function sendHalves(context: PushContext, part: OutboxEntry[], bisection: Bisection): Promise<Step> {
  const middle = Math.ceil(part.length / 2)
  const first = await sendPart(context, part.slice(0, middle), bisection)
  return first.kind === 'failed' ? first : sendPart(context, part.slice(middle), bisection)
}

/** Probes the server with an empty list of ops, which a working server cannot refuse. */
async function isReachable({ db, server }: PushContext, reachability: Reachability): Promise<boolean> {
  if (reachability.confirmed) return true
  const answer = await server.applyOps(db.userId, [])
  reachability.confirmed = answer.ok && Array.isArray(answer.value)
  return reachability.confirmed
}

async function accept(
  { db, clock, notify }: PushContext,
  part: OutboxEntry[],
  receipts: unknown,
  bisection: Bisection,
): Promise<Step> {
  if (!Array.isArray(receipts)) return failed({ kind: 'retry', message: 'The answer had another shape' })
  bisection.reachability.confirmed = true
  const outcome = await applyReceipts(db, part, receipts, clock.now() + PAUSE_MS)
  for (const { lane } of outcome.parked) bisection.heldLanes.add(lane)
  notify?.(outcome)
  return outcome.unknownOp
    ? failed({ kind: 'update', message: 'The server does not know one of the ops' })
    : DONE
}

function requeueHeld({ db }: PushContext, part: OutboxEntry[], bisection: Bisection): Promise<void> {
  const apart = [...bisection.suspects, ...bisection.failing.map(({ entry }) => entry)]
  const held = part.filter((entry) => bisection.heldLanes.has(entry.lane) && !apart.includes(entry))
  const requeueRest = async () => requeue(db, await stillSending(db, held))
  return writing(db, () => db.transaction('rw', db.outbox, requeueRest))
}

/**
 * Reads the entries that are still in flight. A tab that took over from this one has handled the others, or they were
 * wiped at sign-out.
 */
async function stillSending(db: StoreDb, entries: OutboxEntry[]): Promise<OutboxEntry[]> {
  const now = await db.outbox.bulkGet(entries.map(({ seq }) => seq))
  return now.filter((entry) => entry?.state === 'sending').filter((entry) => entry !== undefined)
}

async function parkSuspects({ db, notify }: PushContext, { suspects }: Bisection): Promise<void> {
  if (suspects.length === 0) return
  const parked = await applying(db, async () => {
    const alone = await stillSending(db, suspects)
    const refused = await deleteReplacedRefusals(
      db,
      await Promise.all(alone.map((entry) => park(db, entry, 'rejected'))),
    )
    const position = await readPosition(db)
    if (position) await releaseArrived(db, position)
    const left = await db.outbox.bulkGet(refused.map(({ seq }) => seq))
    return refused.filter((_, at) => left[at] !== undefined)
  })
  notify?.({ parked, alsoEdited: [], unknownOp: false })
}

/** Requeues the ops of a failed call. Only a call that may have arrived counts as an attempt. */
async function requeueFailed(
  { db, clock, random }: PushContext,
  batch: OutboxEntry[],
  { failure }: Failed,
): Promise<void> {
  const requeueAll = async () => {
    const inFlight = await stillSending(db, batch)
    if (treatmentOf(failure) !== 'again') return requeue(db, inFlight, clock.now() + PAUSE_MS)
    const attempts = Math.max(0, ...inFlight.map((entry) => entry.attempts))
    const nextAttemptAt = clock.now() + backoff(attempts, random, failure.retryAfterMs)
    await db.outbox.bulkPut(inFlight.map((entry) => ({ ...entry, state: 'queued', nextAttemptAt })))
  }
  await writing(db, () => db.transaction('rw', db.outbox, requeueAll))
}
