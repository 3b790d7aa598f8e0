import type { OpReceipt } from '#backend/rows.ts'
import type { Op } from '#domain/ops.ts'
import { Device } from './device/device.ts'
import { type AppScript, Tab } from './device/tab.ts'
import { forgetTasks, runTasks } from './device/tasks.ts'
import { Dice, idsFrom } from './dice.ts'
import { Watch } from './invariants-always.ts'
import { Journal } from './journal.ts'
import { type Fate, Network, type Pending } from './network.ts'
import type { ServerDump, SimServer } from './server/sim-server.ts'
import { must, Violation } from './violation.ts'

export interface WorldOptions {
  seed: number
  script: AppScript
  /** Makes the server with the ids of this schedule. */
  server: (newId: () => string) => SimServer
  /** Reading the whole server is dear: look at it every so many steps. */
  lookEvery: number
}

const MAX_COMMAND_MS = 10_000
/** A limit above what any schedule needs to come to rest. */
const MAX_CALLS = 400
const MAX_TASKS = 60_000

/** Devices, network and server of one schedule, and what the schedule can do to them. */
export class World {
  readonly devices: Device[] = []
  readonly network: Network
  readonly server: SimServer
  readonly journal = new Journal()
  readonly watch = new Watch()
  readonly users: string[] = []
  readonly counts = new Map<string, number>()
  /** Restores the server to how it was. */
  backup: (() => void) | undefined
  /** Attempts the generator believes to hold. */
  readonly claims: { messageId: string; attempt: number }[] = []
  highestLimit = 0
  steps = 0
  private readonly options: WorldOptions
  private readonly newId: () => string
  private readonly jitter: Dice
  private readonly surprises: unknown[] = []

  constructor(options: WorldOptions) {
    forgetTasks()
    this.options = options
    this.newId = idsFrom(options.seed)
    this.jitter = new Dice(options.seed + 1)
    this.server = options.server(this.newId)
    this.network = new Network(this.server, ({ asUser, name, args }, answer) => {
      if (name === 'applyOps' && isGood(answer)) this.journal.hear(asUser, args[1] as Op[], answer.value)
    })
  }

  /** Two or three devices of one teacher; on the first another teacher works too, at times. */
  async begin(): Promise<void> {
    const dice = new Dice(this.options.seed + 2)
    this.network.pageSize = dice.pick([3, 5, 500]) ?? 500
    this.users.push(await this.addTeacher(dice.chance(0.3) ? 5 : 14), await this.addTeacher(8))
    // Most of the time the two are colleagues.
    if (dice.chance(0.7)) await this.server.makeSchool(this.teacher, this.otherTeacher, this.newId())
    for (let n = 0; n < (dice.chance(0.3) ? 3 : 2); n++) {
      const device = new Device(`device ${n}`, this.teacher)
      this.devices.push(device)
      this.openTab(device)
      if (dice.chance(0.7)) await this.settle(dice)
    }
  }

  get teacher(): string {
    return this.users[0] ?? ''
  }

  get otherTeacher(): string {
    return this.users[1] ?? ''
  }

  count(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1)
  }

  openTab(device: Device): Tab {
    const tab = new Tab({
      device,
      script: this.options.script,
      newId: this.newId,
      random: () => this.jitter.roll(),
      connect: (self) => this.network.connect(self),
      surprise: (error) => this.surprises.push(error),
    })
    device.tabs.push(tab)
    if (device.signedIn) tab.enter(device.signedIn)
    return tab
  }

  closeTab(tab: Tab, dice: Dice): void {
    tab.die()
    this.network.abandon(tab, dice)
    tab.device.tabs = tab.device.tabs.filter((other) => other !== tab)
  }

  /** Runs what was begun to its end, as far as it gets without an answer from the network. */
  async rest(): Promise<void> {
    const ran = await runTasks(MAX_TASKS)
    must(ran < MAX_TASKS, 'I14', () => 'a device works without end')
    this.journal.readDisks(this.devices, this.users)
    const surprise = this.surprises.splice(0).find((error) => !isStorageTrouble(error))
    if (surprise) throw new Violation('a bug', String((surprise as Error).stack ?? surprise))
  }

  /** A command and everything it starts on the device. */
  async perform<T>(work: Promise<T>): Promise<T> {
    let outcome: { value: T } | undefined
    work.then(
      (value) => {
        outcome = { value }
      },
      (error) => this.surprises.push(error),
    )
    await this.rest()
    if (!outcome) for (const device of this.devices) device.clock.pass(MAX_COMMAND_MS)
    await this.rest()
    must(outcome !== undefined, 'I14', () => 'a command never answered')
    return outcome.value
  }

  async deliver(call: Pending, fate: Fate): Promise<void> {
    this.count(fate)
    if (call.name === 'applyOps' && (fate === '403 JSON' || fate === '413'))
      for (const { op_id } of call.args[1] as Op[]) this.journal.refused(op_id, 'rejected')
    await this.network.deliver(call, fate)
    await this.rest()
  }

  /** A sound network for as long as anyone asks anything. */
  async settle(dice: Dice, most = MAX_CALLS): Promise<void> {
    await this.rest()
    for (let calls = 0; calls < most; calls++) {
      const call = dice.pick(this.network.asked())
      if (!call) return
      await this.network.deliver(call, 'ok')
      await this.rest()
    }
    must(most < MAX_CALLS, 'I14', () => 'the devices never stop asking')
  }

  /** Checks the invariants that hold whenever nothing moves. */
  async check(): Promise<void> {
    this.steps += 1
    if (this.steps % this.options.lookEvery === 0) await this.checkNow()
  }

  async checkNow(): Promise<Map<string, ServerDump>> {
    const dumps = new Map<string, ServerDump>()
    for (const userId of this.users) dumps.set(userId, await this.server.dump(userId))
    this.watch.check(this, dumps)
    return dumps
  }

  private async addTeacher(limit: number): Promise<string> {
    this.highestLimit = Math.max(this.highestLimit, limit)
    return this.server.addTeacher(limit)
  }
}

function isGood(answer: unknown): answer is { ok: true; value: OpReceipt[] } {
  return (answer as { ok: boolean }).ok
}

const STORAGE_TROUBLE = [
  'AbortError',
  'DatabaseClosedError',
  'InvalidStateError',
  'QuotaExceededError',
  'TransactionInactiveError',
  'UnknownError',
]

/** The errors that report a broken storage, ours or Dexie's with the browser's own error inside. */
function isStorageTrouble(error: unknown): boolean {
  const {
    name = '',
    inner,
    failures,
  } = (error ?? {}) as { name?: string; inner?: unknown; failures?: unknown[] }
  if (STORAGE_TROUBLE.includes(name) || failures?.some(isStorageTrouble)) return true
  return inner !== undefined && isStorageTrouble(inner)
}
