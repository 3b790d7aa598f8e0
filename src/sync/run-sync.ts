import type { StoreDb } from '#local-store/db.ts'
import { isFull } from '#local-store/storage-failure.ts'
import { type Clock, systemClock } from '#platform/clock.ts'
import { PatientLock } from '#platform/locks.ts'
import { setSyncStatus } from '#session/sync-status.ts'
import { endWaits, nextDue } from './batch.ts'
import type { SyncContext } from './context.ts'
import { answerLoads } from './loads.ts'
import { runRound } from './round.ts'
import type { SyncServer } from './server.ts'
import { syncLock } from './sync-lock.ts'
import { listen } from './triggers.ts'
import { Watchdog } from './watchdog.ts'

export interface SyncOptions {
  db: StoreDb
  server: SyncServer
  /** Must be the store's teacher. */
  userId: string
  clock?: Clock
  random?: () => number
}

/** How soon to look again while another tab is syncing. */
const OTHER_TAB_MS = 1_000
/** Longer than a tab needs for its calls, which give up after 15 s each. */
const FROZEN_TAB_MS = 60_000
/** How soon to try again after something broke that nobody foresaw, the disk among it; twice as long each time. */
const BROKEN_MS = 30_000
const BROKEN_MOST_MS = 300_000

/** Keeps the device and the server in step until the answered function is called. */
export function startSync({
  db,
  server,
  userId,
  clock = systemClock,
  random = Math.random,
}: SyncOptions): () => void {
  if (db.userId !== userId) throw new Error("The store is another teacher's than the one to sync")
  const stop = new AbortController()
  return new SyncLoop({ db, server, clock, random, stopped: stop.signal }, stop).start()
}

/** Triggers only set a flag; the loop runs until the flag stays down. So no trigger can be missed or stuck. */
class SyncLoop {
  private readonly context: SyncContext
  private readonly stop: AbortController
  private readonly asked = new Set<string>()
  private wanted = false
  private fresh = false
  private running = false
  private readonly watchdog = new Watchdog()
  private readonly lock: PatientLock
  private broken = { times: 0, until: 0 }
  private cancelTimer = () => {}

  constructor(context: SyncContext, stop: AbortController) {
    this.context = context
    this.stop = stop
    const { db, clock } = context
    this.lock = new PatientLock(syncLock(db.userId), FROZEN_TAB_MS, () => clock.now())
  }

  start(): () => void {
    const unlisten = listen(this.context, {
      look: () => this.context.clock.now() >= this.broken.until && this.want(),
      sync: () => this.want(),
      resume: () => this.want(true),
      load: () => void this.load(),
    })
    this.want(true)
    return () => {
      this.stop.abort()
      unlisten()
      this.cancelTimer()
      setSyncStatus({ phase: 'idle', realtime: false, stuck: false })
    }
  }

  /** `fresh`: what waits out a failure is tried as well. */
  private want(fresh = false): void {
    this.wanted = true
    this.fresh ||= fresh
    if (!this.running) void this.run()
  }

  private async run(): Promise<void> {
    this.running = true
    this.cancelTimer()
    let nextLook: number | undefined
    while (this.wanted && !this.stop.signal.aborted) {
      this.wanted = false
      nextLook = await this.round()
      await this.watchdog.look(this.context)
    }
    this.running = false
    if (nextLook !== undefined && !this.stop.signal.aborted) {
      this.cancelTimer = this.context.clock.after(nextLook, () => this.want())
    }
  }

  /** Answers in how many ms to look again by itself. */
  private async round(): Promise<number | undefined> {
    const { db, clock } = this.context
    try {
      if (this.fresh) await endWaits(db)
      this.fresh = false
      const outcome = await this.lock.ifFree(() => runRound(this.context, this.asked))
      this.broken = { times: 0, until: 0 }
      if (!outcome.held) return OTHER_TAB_MS
      if (outcome.value === 'more') this.wanted = true
      void this.load()
      const due = await nextDue(db)
      return due === undefined ? undefined : Math.max(OTHER_TAB_MS, due - clock.now())
    } catch (error) {
      this.report(error)
      return this.rest()
    }
  }

  /** What breaks once may break each time, after a page was fetched each time: nudges alone do not start it again. */
  private rest(): number {
    const { times } = this.broken
    const pause = Math.min(BROKEN_MOST_MS, BROKEN_MS * 2 ** times)
    this.broken = { times: times + 1, until: this.context.clock.now() + pause }
    return pause
  }

  private async load(): Promise<void> {
    if (this.stop.signal.aborted) return
    try {
      await answerLoads(this.context)
    } catch (error) {
      this.report(error)
    }
  }

  /** After a stop the store is closed under whatever was still running: no news. Nor is a full disk a bug. */
  private report(error: unknown): void {
    if (this.stop.signal.aborted) return
    setSyncStatus({ phase: 'idle' })
    if (!isFull(error)) globalThis.reportError?.(error)
  }
}
