import type { StoreDb } from '#local-store/db.ts'
import type { OutboxEntry } from '#local-store/outbox-entry.ts'
import { writing } from '#local-store/write.ts'
import { backoff } from './backoff.ts'
import { reclaimBatch, takeBatches } from './batch.ts'
import { classify } from './classify.ts'
import type { PushContext } from './context.ts'
import { applying, readPosition, releaseArrived } from './position.ts'
import { DONE, failed, MORE, type Step } from './server.ts'
import { dropReplaced, giveBack, park, settle } from './settle.ts'
import { tellSettled } from './tell.ts'

/** How long nothing is tried by itself while the teacher has to sign in or to take an update. */
const PAUSE_MS = 30_000

/** Sends what is due until nothing is, or until a call fails as a whole. Answers 'more' when anything went out. */
export async function push(context: PushContext): Promise<Step> {
  await reclaimBatch(context.db)
  const line: Line = { open: false }
  for (let outcome = DONE; ; outcome = MORE) {
    const batches = await takeBatches(context.db, context.clock.now())
    if (batches.length === 0) return outcome
    const steps = await Promise.all(batches.map((batch) => pushBatch(context, batch, line)))
    const failure = weightiest(steps)
    if (failure) return failure
  }
}

type Failed = Extract<Step, { kind: 'failed' }>

/** Of several failures the one that only the teacher can end. */
function weightiest(steps: Step[]): Failed | undefined {
  const failures = steps.filter((step) => step.kind === 'failed')
  const of = (treatment: string) => failures.find(({ failure }) => classify(failure) === treatment)
  return of('sign-in') ?? of('update') ?? failures[0]
}

/** Whether calls get through to our server at all: known once it has taken one. */
interface Line {
  open: boolean
}

interface Hunt {
  line: Line
  /** Refused alone, not by the server's own word but by the call as a whole. */
  suspects: OutboxEntry[]
  /** Failed alone, time and again, while the server takes other calls. */
  failing: { entry: OutboxEntry; step: Failed }[]
  heldLanes: Set<string>
}

/** A batch that was refused as a whole is halved until the op is alone that nobody will take. */
async function pushBatch(context: PushContext, batch: OutboxEntry[], line: Line): Promise<Step> {
  const hunt: Hunt = { line, suspects: [], failing: [], heldLanes: new Set() }
  const step = await sendPart(context, batch, hunt)
  if (step.kind !== 'failed') {
    await parkSuspects(context, hunt)
    for (const one of hunt.failing) await release(context, [one.entry], one.step)
    return step
  }
  await release(context, batch, step)
  return step
}

async function sendPart(context: PushContext, part: OutboxEntry[], hunt: Hunt): Promise<Step> {
  const going = part.filter(({ lane }) => !hunt.heldLanes.has(lane))
  if (going.length < part.length) await giveBackHeld(context, part, hunt)
  if (going.length === 0) return DONE
  const ops = going.map(({ op }) => op)
  const answer = await context.server.applyOps(context.db.userId, ops)
  if (answer.ok) return accept(context, going, answer.value, hunt)
  const treatment = classify(answer.failure)
  if (treatment === 'again' && isWorn(going)) return search(context, going, hunt, failed(answer.failure))
  if (treatment !== 'halve') return failed(answer.failure)
  if (going.length > 1) return sendHalves(context, going, hunt)
  // A proxy that takes nothing from anybody must not bury anybody's words.
  if (!(await isOpen(context, hunt.line))) return failed({ ...answer.failure, kind: 'retry' })
  hunt.suspects.push(...going)
  for (const { lane } of going) hunt.heldLanes.add(lane)
  return DONE
}

const WORN_AFTER = 3
const isWorn = (part: OutboxEntry[]) => part.every(({ attempts }) => attempts >= WORN_AFTER)

/**
 * What fails time and again while the server answers may be one op's fault: an upload that something cuts off, work that
 * takes too long. It is halved as well; the op that fails alone waits on, and the others go out.
 */
async function search(context: PushContext, part: OutboxEntry[], hunt: Hunt, step: Failed): Promise<Step> {
  hunt.line.open = false
  if (!(await isOpen(context, hunt.line))) return step
  if (part.length > 1) return sendHalves(context, part, hunt)
  for (const entry of part) hunt.failing.push({ entry, step })
  for (const { lane } of part) hunt.heldLanes.add(lane)
  return DONE
}

async function sendHalves(context: PushContext, part: OutboxEntry[], hunt: Hunt): Promise<Step> {
  const middle = Math.ceil(part.length / 2)
  const first = await sendPart(context, part.slice(0, middle), hunt)
  return first.kind === 'failed' ? first : sendPart(context, part.slice(middle), hunt)
}

/** Asked with an empty list, which nobody can have anything against. */
async function isOpen({ db, server }: PushContext, line: Line): Promise<boolean> {
  if (line.open) return true
  const answer = await server.applyOps(db.userId, [])
  line.open = answer.ok && Array.isArray(answer.value)
  return line.open
}

async function accept(
  { db, clock }: PushContext,
  part: OutboxEntry[],
  receipts: unknown,
  hunt: Hunt,
): Promise<Step> {
  if (!Array.isArray(receipts)) return failed({ kind: 'retry', message: 'The answer had another shape' })
  hunt.line.open = true
  const settled = await settle(db, part, receipts, clock.now() + PAUSE_MS)
  for (const { lane } of settled.parked) hunt.heldLanes.add(lane)
  tellSettled(settled)
  return settled.unknownOp ? failed({ kind: 'update', message: 'The server does not know an op' }) : DONE
}

function giveBackHeld({ db }: PushContext, part: OutboxEntry[], hunt: Hunt): Promise<void> {
  const apart = [...hunt.suspects, ...hunt.failing.map(({ entry }) => entry)]
  const held = part.filter((entry) => hunt.heldLanes.has(entry.lane) && !apart.includes(entry))
  const giveBackRest = async () => giveBack(db, await stillSending(db, held))
  return writing(db, () => db.transaction('rw', db.outbox, giveBackRest))
}

/** As they stand now. A tab that took over from this one has settled the others, or they were wiped at a sign-out. */
async function stillSending(db: StoreDb, entries: OutboxEntry[]): Promise<OutboxEntry[]> {
  const now = await db.outbox.bulkGet(entries.map(({ seq }) => seq))
  return now.filter((entry) => entry?.state === 'sending').filter((entry) => entry !== undefined)
}

async function parkSuspects({ db }: PushContext, { suspects }: Hunt): Promise<void> {
  if (suspects.length === 0) return
  const parked = await applying(db, async () => {
    const alone = await stillSending(db, suspects)
    const refused = await dropReplaced(
      db,
      await Promise.all(alone.map((entry) => park(db, entry, 'rejected'))),
    )
    const position = await readPosition(db)
    if (position) await releaseArrived(db, position)
    const left = await db.outbox.bulkGet(refused.map(({ seq }) => seq))
    return refused.filter((_, at) => left[at] !== undefined)
  })
  tellSettled({ parked, alsoEdited: [], unknownOp: false })
}

/** After a failed call its ops wait again. Only a call that may have arrived counts as an attempt. */
async function release(
  { db, clock, random }: PushContext,
  batch: OutboxEntry[],
  { failure }: Failed,
): Promise<void> {
  const giveBackAll = async () => {
    const inFlight = await stillSending(db, batch)
    if (classify(failure) !== 'again') return giveBack(db, inFlight, clock.now() + PAUSE_MS)
    const attempts = Math.max(0, ...inFlight.map((entry) => entry.attempts))
    const nextAttemptAt = clock.now() + backoff(attempts, random, failure.retryAfterMs)
    await db.outbox.bulkPut(inFlight.map((entry) => ({ ...entry, state: 'queued', nextAttemptAt })))
  }
  await writing(db, () => db.transaction('rw', db.outbox, giveBackAll))
}
