import { isDeepStrictEqual } from 'node:util'
import type { OpReceipt } from '#backend/rows.ts'
import type { Op } from '#domain/ops.ts'
import type { OutboxEntry } from '#local-store/outbox-entry.ts'
import type { Device } from './device/device.ts'
import { must } from './violation.ts'

/** Why a change needs not arrive: its teacher or the browser threw it away, or the server lost it with its backup. */
export type Fate = 'discarded' | 'replaced' | 'evicted' | 'lost with the backup'

/** One change a teacher made: what was on the disk once it was saved. */
export interface Intent {
  opId: string
  op: Op
  seq: number
  device: Device
  /** The number of the device's disk: an outbox counts from 1 again after its disk was cleared. */
  disk: number
  userId: string
  /** The entry as last seen in the outbox. */
  last: OutboxEntry
  everParked: boolean
  /** Done once, then taken back with a backup: it comes again after what was sent meanwhile. */
  takenBack?: true
  /** Its teacher was signed out by force since: what the server has comes back from there, in time. */
  lockedAway?: true
  fate?: Fate
}

export interface Arrival {
  op: Op
  userId: string
  receipt: OpReceipt
}

/**
 * Records what each teacher wanted, and what the server answered. The devices' part is read from their disks, the server's part is
 * overheard on its side of the network: neither asks the code under test.
 */
export class Journal {
  readonly intents = new Map<string, Intent>()
  /** Ops in the order in which the server did them. */
  arrivals = new Map<string, Arrival>()
  readonly refusals = new Map<string, Set<string>>()
  private readonly present = new Set<string>()
  /** Every op that was ever done, including those that a restored backup took back. */
  private readonly everDone = new Set<string>()

  /** Call when all is at rest, so that what a disk holds is committed. I1, I5 and the device's half of I3. */
  readDisks(devices: Device[], users: string[]): void {
    this.present.clear()
    for (const device of devices)
      for (const userId of users)
        for (const entry of device.outbox(userId)) {
          this.present.add(entry.opId)
          this.note(entry, device, userId)
        }
    for (const intent of this.intents.values()) if (!this.present.has(intent.opId)) this.missing(intent)
  }

  /** Overheard at the server. I2: however often an op arrives, the answer is that of the first time. */
  hear(asUser: string, ops: Op[], receipts: OpReceipt[]): void {
    for (const [at, receipt] of receipts.entries()) {
      const op = ops[at]
      if (!op) continue
      if (receipt.status === 'refused') this.refused(op.op_id, receipt.reason ?? 'unknown')
      if (receipt.status !== 'done') continue
      const first = this.arrivals.get(op.op_id)
      must(!first || isDeepStrictEqual(first.receipt, receipt), 'I2', () => `${nameOf(op)} was done twice`)
      must(!first || isDeepStrictEqual(first.op, op), 'I2', () => `${nameOf(op)} changed on the way`)
      const { userId = asUser } = this.intents.get(op.op_id) ?? {}
      must(userId === asUser, 'I11', () => `${nameOf(op)} went out under another teacher`)
      this.everDone.add(op.op_id)
      if (!first) this.behindNoRefused(op)
      if (!first) this.arrivals.set(op.op_id, { op, userId: asUser, receipt })
    }
  }

  /** Expects nothing of this device any more: the teacher or the browser threw its data away on purpose. */
  forget(fate: Fate, wanted: (intent: Intent) => boolean): void {
    for (const intent of this.intents.values())
      if (!this.arrivals.has(intent.opId) && wanted(intent)) intent.fate ??= fate
  }

  lockAway(device: Device, userId: string): void {
    for (const intent of this.intents.values()) {
      if (intent.device !== device || intent.userId !== userId) continue
      intent.lockedAway = true
      // The lock keeps only unsent ops. This device does not know yet that a restored server has lost a sent one.
      if (intent.takenBack && intent.last.state === 'acked') intent.fate ??= 'lost with the backup'
    }
  }

  /** I4: a refused message holds back the messages that follow it in its chat. */
  private behindNoRefused(op: Op): void {
    const intent = this.intents.get(op.op_id)
    if (!intent || op.op !== 'message.send') return
    const passed = this.open().find(
      (other) =>
        other.op.op === 'message.send' &&
        other.last.state === 'parked' &&
        other.op.lane === op.lane &&
        other.device === intent.device &&
        other.disk === intent.disk &&
        other.userId === intent.userId &&
        other.seq < intent.seq,
    )
    must(!passed, 'I4', () => `${nameOf(op)} went past words before it that were refused`)
  }

  /** It was not thrown away after all. */
  remember(opId: string): void {
    delete this.intents.get(opId)?.fate
  }

  /** The server is as it was when these had arrived. What had left its device since is gone, and cannot come back. */
  restored(arrived: Map<string, Arrival>): void {
    const lost = [...this.arrivals.keys()].filter((opId) => !arrived.has(opId))
    this.arrivals = new Map(arrived)
    for (const opId of lost) {
      const intent = this.intents.get(opId)
      if (!intent) continue
      intent.takenBack = true
      if (!this.present.has(opId)) intent.fate = 'lost with the backup'
    }
  }

  /** Answers true also for an op that a restored backup took back: "sent" was true when the app said it. */
  wasDone(opId: string): boolean {
    return this.everDone.has(opId)
  }

  open(): Intent[] {
    return [...this.intents.values()].filter(({ opId, fate }) => !fate && !this.arrivals.has(opId))
  }

  private note(entry: OutboxEntry, device: Device, userId: string): void {
    const known = this.intents.get(entry.opId)
    if (known) {
      must(known.userId === userId, 'I11', () => `${nameOf(entry.op)} lies in another teacher's outbox`)
      must(isDeepStrictEqual(known.op, entry.op), 'I1', () => `${nameOf(entry.op)} changed while it waited`)
      known.last = entry
      known.everParked ||= entry.state === 'parked'
    } else {
      const everParked = entry.state === 'parked'
      const { opId, op, seq } = entry
      const disk = device.diskNumber
      this.intents.set(opId, { opId, op, seq, device, disk, userId, last: entry, everParked })
    }
    must(
      entry.state !== 'acked' || this.wasDone(entry.opId),
      'I3',
      () => `${nameOf(entry.op)} is done without a receipt`,
    )
    if (entry.state === 'parked') this.checkRefusal(entry)
  }

  private checkRefusal({ op, opId, reason = '' }: OutboxEntry): void {
    const said = this.refusals.get(opId)
    must(Boolean(said?.has(reason)), 'I5', () => `${nameOf(op)} is parked for "${reason}", which nobody said`)
  }

  refused(opId: string, reason: string): void {
    this.refusals.set(opId, (this.refusals.get(opId) ?? new Set()).add(reason))
  }

  private missing(intent: Intent): void {
    if (intent.fate || this.arrivals.has(intent.opId)) return
    if (this.isReplaced(intent)) {
      intent.fate = 'replaced'
      return
    }
    must(false, 'I1', () => `${nameOf(intent.op)} vanished from ${intent.device.name} (${intent.last.state})`)
  }

  /** The last star, title or place on the shelf replaces an earlier one, unless that one may already have been sent. */
  private isReplaced({ op, seq, device, disk, userId, last }: Intent): boolean {
    if (op.op !== 'star.set' && op.op !== 'chat.rename' && op.op !== 'shelf.set') return false
    const unsent = last.state === 'parked' || (last.state === 'queued' && last.attempts === 0)
    const refusedOnItsWay = last.state === 'sending' && this.refusals.has(last.opId)
    const newer = (other: Intent) =>
      other.device === device &&
      other.disk === disk &&
      other.userId === userId &&
      other.seq > seq &&
      other.op.op === op.op &&
      other.op.lane === op.lane
    return (unsent || refusedOnItsWay) && [...this.intents.values()].some(newer)
  }
}

export const nameOf = (op: Op) => `${op.op} ${op.op_id.slice(0, 8)} in ${op.lane.slice(0, 14)}`
