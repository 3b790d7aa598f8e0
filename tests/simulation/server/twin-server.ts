import { isDeepStrictEqual } from 'node:util'
import { must } from '../violation.ts'
import type { CallName, JobView, SimServer } from './sim-server.ts'

/** Fields that each of the two servers mints or measures for itself. */
const OWN = /^(epoch|server_time|created_at|updated_at|starred_at|saved_at|put_at)$/

/** The SQL answers, the model is asked the same, and both must say the same: so the model is held to the SQL. */
export class TwinServer implements SimServer {
  private readonly sql: SimServer
  private readonly model: SimServer
  private readonly newId: () => string
  /** The model's epoch for one of the SQL's. */
  private readonly epochs = new Map<string, string>()
  /** The next teacher's id: the same on both. */
  private teacherId = ''
  private teacherIdForModel: string | undefined

  constructor(
    newId: () => string,
    sql: (newId: () => string) => SimServer,
    model: (newId: () => string) => SimServer,
  ) {
    this.newId = newId
    this.sql = sql(() => this.teacherId)
    this.model = model(() => {
      const id = this.teacherIdForModel ?? newId()
      this.teacherIdForModel = undefined
      return id
    })
  }

  async call(asUser: string, name: CallName, args: unknown[]): Promise<unknown> {
    const real = await this.sql.call(asUser, name, args)
    const modelArgs = name === 'pullChanges' ? [this.epochs.get(String(args[0])), ...args.slice(1)] : args
    const modelled = await this.model.call(asUser, name, modelArgs)
    this.noteEpoch(real, modelled)
    compare(`${name}(${JSON.stringify(args)})`, comparable(real), comparable(modelled))
    return real
  }

  async addTeacher(limit: number): Promise<string> {
    this.teacherId = this.newId()
    this.teacherIdForModel = this.teacherId
    await this.model.addTeacher(limit)
    return this.sql.addTeacher(limit)
  }

  makeSchool = (...args: Parameters<SimServer['makeSchool']>) =>
    this.both('makeSchool', (server) => server.makeSchool(...args))

  async jobs(): Promise<JobView[]> {
    return this.both('jobs', (server) => server.jobs().then(sorted))
  }

  dump = (userId: string) => this.sql.dump(userId)
  claim = (id: string) => this.both('claim', (server) => server.claim(id))
  publish = (...args: Parameters<SimServer['publish']>) =>
    this.both('publish', (server) => server.publish(...args))
  loseLeases = () => this.both('loseLeases', (server) => server.loseLeases())
  // Jobs of several teachers: the model goes teacher by teacher, the SQL by the time of asking.
  sweep = () => this.both('sweep', async (server) => (await server.sweep()).sort())
  setLimit = (userId: string, limit: number) =>
    this.both('setLimit', (server) => server.setLimit(userId, limit))
  endPeriod = (userId: string) => this.both('endPeriod', (server) => server.endPeriod(userId))
  newEpochs = () => this.both('newEpochs', (server) => server.newEpochs())

  private async both<T>(what: string, ask: (server: SimServer) => Promise<T>): Promise<T> {
    const real = await ask(this.sql)
    compare(what, real, await ask(this.model))
    return real
  }

  private noteEpoch(real: unknown, modelled: unknown): void {
    const [ours, theirs] = [real, modelled].map((answer) => (answer as Answer).value?.epoch)
    if (ours && theirs) this.epochs.set(ours, theirs)
  }
}

type Answer = { ok: boolean; value?: { epoch?: string; rows?: { t: string; r: Record<string, unknown> }[] } }

const sorted = (jobs: JobView[]) => jobs.toSorted((one, other) => (one.messageId < other.messageId ? -1 : 1))

function compare(what: string, real: unknown, modelled: unknown): void {
  const says = (answer: unknown) => JSON.stringify(answer)
  must(isDeepStrictEqual(real, modelled), 'conformance', () => {
    return `${what}: the SQL says ${says(real)}, the model ${says(modelled)}`
  })
}

/** Of the time of a deletion both must say only whether there is one. */
const withoutClocks = (key: string, value: unknown) =>
  OWN.test(key) ? undefined : key === 'deleted_at' && value ? 'a time' : value

/** jsonb knows no order of keys. */
const inOrder = (_key: string, value: unknown) =>
  value === null || typeof value !== 'object' || Array.isArray(value)
    ? value
    : Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))

/**
 * Leaves out clocks and minted ids. Rows are compared as a set: one statement that changes several rows numbers them in
 * the order of the disk, so those may have changed places.
 */
function comparable(answer: unknown): unknown {
  const plain = JSON.parse(JSON.stringify(answer, withoutClocks)) as Answer
  if (!plain.ok) return { ok: false }
  const rows = plain.value?.rows
  if (!rows) return plain
  const names = rows.map(({ t, r }) => {
    const { rev: _rev, ...row } = t === 'starred_items' ? { ...r, id: undefined } : r
    return JSON.stringify([t, row], inOrder)
  })
  const revs = rows.map(({ r }) => Number(r.rev)).sort((one, other) => one - other)
  return { ...plain, value: { ...plain.value, rows: names.sort(), revs } }
}
