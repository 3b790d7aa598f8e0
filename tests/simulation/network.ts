import { bad, type CallFailure, type RawAnswer } from '#backend/failure.ts'
import type { SyncServer } from '#sync/server.ts'
import type { Tab } from './device/tab.ts'
import type { Dice } from './dice.ts'
import type { CallName, SimServer } from './server/sim-server.ts'

/** The fate of one request. */
export type Fate = keyof typeof FATES

/** HTTP answers of something between us and the server; null: no answer of that kind. */
const FATES = {
  ok: null,
  'request dropped': null,
  'answer dropped after commit': null,
  'request arrives after the time-out': null,
  'answer held back': null,
  'request doubled': null,
  'under the other teacher’s token': null,
  '401': reply(401, '{"code":"PGRST301","message":"JWT expired"}'),
  '403 JSON': reply(403, '{"message":"Blocked by policy"}'),
  '413': reply(413, '{"message":"Payload too large"}'),
  '429': { ...reply(429, '{"message":"Slow down"}'), retryAfter: '20' },
  '500': reply(500, '{"message":"Oops"}'),
  '500 after commit': reply(500, '{"message":"Oops"}'),
  'HTML with 200': {
    ...reply(200, '<!doctype html><title>Sign in to the wifi</title>'),
    contentType: 'text/html',
  },
  'other JSON with 200': reply(200, '{"hello":"world"}'),
} as const satisfies Record<string, RawAnswer | null>

function reply(status: number, text: string): RawAnswer {
  return { status, contentType: 'application/json', retryAfter: null, text }
}

export interface Pending {
  tab: Tab
  asUser: string
  name: CallName
  args: unknown[]
  /** The server's answer while it is held back. */
  held?: { answer: unknown }
  resolve: (answer: unknown) => void
}

export type Served = (call: Pick<Pending, 'tab' | 'asUser' | 'name' | 'args'>, answer: unknown) => void

/** Every request of every tab waits here until the schedule says what becomes of it. */
export class Network {
  private waiting: Pending[] = []
  /** Requests their sender has given up on, still on the way. */
  private late: Pending[] = []
  /** Rows of one page: small, so that a schedule turns pages. */
  pageSize = 500
  private readonly server: SimServer
  private readonly served: Served

  constructor(server: SimServer, served: Served) {
    this.server = server
    this.served = served
  }

  connect(tab: Tab): SyncServer {
    const listenForChanges: SyncServer['listenForChanges'] = (_userId, onNudge) => {
      tab.nudge = () => onNudge('sync_heads')
      return () => {
        tab.nudge = () => {}
      }
    }
    const ask =
      (name: CallName) =>
      (...args: unknown[]) =>
        this.ask(tab, name, args)
    return new Proxy({ listenForChanges } as SyncServer, {
      get: (own, name) => (name in own ? own.listenForChanges : ask(name as CallName)),
    })
  }

  /** Requests nobody has decided about yet. */
  asked(): Pending[] {
    return this.alive().filter(({ held }) => !held)
  }

  heldBack(): Pending[] {
    return this.alive().filter(({ held }) => held)
  }

  get lateCount(): number {
    return this.late.length
  }

  async deliver(call: Pending, fate: Fate): Promise<void> {
    if (call.tab.device.offline) return this.answer(call, bad(offline()))
    switch (fate) {
      case 'request dropped':
        return this.answer(call, bad(offline()))
      case 'answer dropped after commit':
        await this.serve(call)
        return this.answer(call, bad({ kind: 'retry', message: 'No answer in time' }))
      case 'request arrives after the time-out':
        this.late.push({ ...call })
        return this.answer(call, bad({ kind: 'retry', message: 'No answer in time' }))
      case 'answer held back':
        call.held = { answer: await this.serve(call) }
        return
      case 'request doubled':
        await this.serve(call)
        return this.answer(call, await this.serve(call))
      case '500 after commit':
        await this.serve(call)
        return this.answer(call, judged(call, FATES[fate]))
      default:
        return this.answer(call, FATES[fate] ? judged(call, FATES[fate]) : await this.serve(call))
    }
  }

  release(call: Pending): void {
    if (call.held) this.answer(call, call.held.answer)
  }

  /** A request arrives that its sender took for lost. */
  async arriveLate(dice: Dice): Promise<void> {
    const [call] = this.late.splice(dice.below(this.late.length), 1)
    if (call) await this.serve(call)
  }

  /** The server went down: nothing on the way arrives any more. */
  cut(): void {
    this.late = []
    for (const call of this.alive()) this.answer(call, bad(offline()))
  }

  /** When a tab is killed what it sent may still arrive, or not. */
  abandon(tab: Tab, dice: Dice): void {
    for (const call of this.waiting) {
      if (call.tab === tab && !call.held && dice.chance(0.4)) this.late.push(call)
    }
    this.waiting = this.waiting.filter((call) => call.tab !== tab)
  }

  private alive(): Pending[] {
    return this.waiting.filter(({ tab }) => tab.alive)
  }

  private ask(tab: Tab, name: CallName, args: unknown[]): Promise<unknown> {
    const sized = this.sized(name, args)
    return new Promise((resolve) => {
      // Values go through JSON, as they would over the wire.
      this.waiting.push({
        tab,
        asUser: tab.device.signedIn,
        name,
        args: JSON.parse(JSON.stringify(sized)),
        resolve,
      })
    })
  }

  private sized(name: CallName, args: unknown[]): unknown[] {
    if (name === 'pullChanges') return [args[0], args[1], this.pageSize]
    return name === 'fetchHistory' ? [args[0], this.pageSize] : args
  }

  private async serve(call: Pending): Promise<unknown> {
    const answer = await this.server.call(call.asUser, call.name, call.args)
    const sent = JSON.parse(JSON.stringify(answer))
    this.served(call, sent)
    return sent
  }

  private answer(call: Pending, answer: unknown): void {
    this.waiting = this.waiting.filter((other) => other !== call)
    call.resolve(answer)
  }
}

const offline = (): CallFailure => ({ kind: 'offline', message: 'No network' })
const judged = ({ tab }: Pending, http: RawAnswer) => tab.app.judge(http, tab.device.clock.now())
