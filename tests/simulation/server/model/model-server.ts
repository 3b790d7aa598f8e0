import { bad, good } from '#backend/failure.ts'
import type { OpReceipt } from '#backend/rows.ts'
import type { Op } from '#domain/ops.ts'
import type { CallName, JobView, ServerDump, SimServer } from '../sim-server.ts'
import { Account, copyOf } from './account.ts'
import { claim, dueJobs, publish } from './jobs.ts'
import { applyOps } from './ops.ts'
import { bootstrap, fetchChat, fetchHistory, fetchMessages, pullChanges } from './reads.ts'
import { deliveredRows, Shelf, shelfView } from './shelf.ts'
import { fetchRevision, listRevisions } from './versions.ts'

const START = Date.parse('2026-11-21T00:00:00.000Z')

/** The server of the migrations in memory, fast enough for thousands of schedules. conformance.test.ts holds it to the SQL. */
export class ModelServer implements SimServer {
  private readonly accounts = new Map<string, Account>()
  private readonly newId: () => string
  private readonly shelf = new Shelf()
  private time = START

  constructor(newId: () => string) {
    this.newId = newId
  }

  async addTeacher(messageLimit: number): Promise<string> {
    const account = new Account(this.newId(), this.newId(), () => ++this.time)
    this.accounts.set(account.userId, account)
    bootstrap(account, this.shelf)
    await this.setLimit(account.userId, messageLimit)
    return account.userId
  }

  async call(asUser: string, name: CallName, args: unknown[]): Promise<unknown> {
    const account = this.account(asUser)
    const reads = {
      ...{ pullChanges, fetchHistory, fetchChat, fetchMessages, bootstrap },
      ...{ listRevisions, fetchRevision },
    }
    if (name !== 'applyOps') {
      const read = reads[name as keyof typeof reads] as
        | ((account: Account, shelf: Shelf, ...args: unknown[]) => unknown)
        | undefined
      if (!read) throw new Error(`The model server does not know ${name}`)
      return good(read(account, this.shelf, ...args))
    }
    const [queueOf, ops] = args as [string, Op[]]
    if (queueOf !== asUser)
      return bad({ kind: 'refused', status: 403, code: '42501', message: 'not your queue' })
    return good(this.apply(account, ops))
  }

  async dump(userId: string): Promise<ServerDump> {
    const { data } = this.account(userId)
    return {
      epoch: data.epoch,
      head: data.rev,
      rows: [...this.account(userId).allRows(), ...deliveredRows(this.account(userId), this.shelf)],
      shelf: shelfView(this.account(userId), this.shelf),
      receipts: new Set(data.receipts.keys()),
      ledger: data.ledger,
      revisions: data.revisions,
    }
  }

  async jobs(): Promise<JobView[]> {
    return [...this.accounts.values()].flatMap(({ userId, data }) =>
      Array.from(data.jobs.values(), ({ message_id, state, attempt }) => ({
        messageId: message_id,
        userId,
        state,
        attempt,
      })),
    )
  }

  claim = async (messageId: string) => claim(this.ownerOf(messageId), messageId)
  /** The job may be gone with what a restored backup took back: then nobody takes the reply. */
  publish = async (messageId: string, attempt: number, patch: object, state: string) =>
    this.hasJob(messageId) && publish(this.ownerOf(messageId), messageId, attempt, patch, state)

  async loseLeases(): Promise<void> {
    for (const { data } of this.accounts.values())
      for (const [id, job] of data.jobs) data.jobs.set(id, { ...job, lease_lost: true })
  }

  sweep = async () => [...this.accounts.values()].flatMap(dueJobs)

  async setLimit(userId: string, limit: number): Promise<void> {
    this.account(userId).change('subscriptions', userId, { message_limit: limit })
  }

  async endPeriod(userId: string): Promise<void> {
    const { data } = this.account(userId)
    if (data.period) data.period = { ...data.period, over: true }
  }

  async newEpochs(): Promise<void> {
    for (const { data } of this.accounts.values()) data.epoch = this.newId()
  }

  async makeSchool(admin: string, member: string, school: string): Promise<void> {
    this.shelf.members = [admin, member]
    for (const userId of this.shelf.members) {
      const { subscriptions } = this.account(userId).data.rows
      const plan = subscriptions.get(userId)
      if (plan) subscriptions.set(userId, { ...plan, school_id: school, is_admin: userId === admin })
    }
  }

  backup(): () => void {
    const kept = [...this.accounts.values()].map((account) => [account, copyOf(account.data)] as const)
    const documents = new Map(this.shelf.documents)
    return () => {
      this.shelf.documents = new Map(documents)
      for (const [account, data] of kept) account.data = copyOf(data)
    }
  }

  /** One transaction. At its end private.tell_school moves the heads of colleagues, once for each teacher who changed something. */
  private apply(account: Account, ops: Op[]): OpReceipt[] {
    const before = new Map(this.shelf.documents)
    const { userId } = account
    const receipts = applyOps(account, ops, {
      isTaken: (id) => this.isTakenByOther(userId, id),
      shelf: this.shelf,
    })
    const { documents, members } = this.shelf
    const changed = new Set([...before.keys(), ...documents.keys()])
    for (const id of changed) if (before.get(id) === documents.get(id)) changed.delete(id)
    if (changed.size > 0) for (const other of members) if (other !== userId) this.account(other).data.rev += 1
    return receipts
  }

  private account(userId: string): Account {
    const account = this.accounts.get(userId)
    if (!account) throw new Error(`No teacher ${userId}`)
    return account
  }

  private ownerOf(messageId: string): Account {
    const owner = [...this.accounts.values()].find(({ data }) => data.jobs.has(messageId))
    if (!owner) throw new Error(`No job ${messageId}`)
    return owner
  }

  private hasJob(messageId: string): boolean {
    return [...this.accounts.values()].some(({ data }) => data.jobs.has(messageId))
  }

  private isTakenByOther(userId: string, id: string): boolean {
    return [...this.accounts.values()].some(
      (other) => other.userId !== userId && (other.session(id) || other.message(id)),
    )
  }
}
