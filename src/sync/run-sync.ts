import type { StoreDb } from '#local-store/db.ts'
import { isFull } from '#local-store/disk/storage-failure.ts'
import { type Clock, systemClock } from '#platform/clock.ts'
import { TimedLock } from '#platform/locks.ts'
import { setSyncStatus } from '#session/sync-status.ts'
import { endWaits, nextDue } from './batch.ts'
import type { SyncContext } from './context.ts'
import { answerLoads } from './loads.ts'
import { notify } from './notify.ts'
import { runRound } from './round.ts'
import type { SyncServer } from './server.ts'
import { syncLock } from './sync-lock.ts'
import { listen } from './triggers.ts'
import { Watchdog } from './watchdog.ts'

interface SyncOptions {
  db: StoreDb
  server: SyncServer
  /** Must be the store's teacher. */
  userId: string
  clock?: Clock
  random?: () => number
}

/** The wait before the next look while another tab is syncing. */
const OTHER_TAB_MS = 1_000
/** The time after which a tab that holds the lock counts as frozen: longer than its calls, which give up after 15 s. */
const FROZEN_TAB_MS = 60_000
/** The pause after a full disk, where each try fetches a page for nothing. It doubles each time. */
const MIN_FULL_PAUSE_MS = 30_000
/**
 * The pause after another unexpected error. It doubles each time. The first is short, because a browser that clears the
 * database under an open page ends the round with an error, and the page is empty until the next one.
 */
const MIN_BROKEN_PAUSE_MS = 1_000
const MAX_BROKEN_PAUSE_MS = 300_000

/** Keeps the device and the server in step until the returned function is called. */
export function startSync({
  db,
  server,
  userId,
  clock = systemClock,
  random = Math.random,
}: SyncOptions): () => void {
  if (db.userId !== userId) throw new Error('The store belongs to another teacher than the one to sync')
  const stop = new AbortController()
  return new SyncLoop({ db, server, clock, random, stopped: stop.signal, notify }, stop).start()
}

/** Triggers only set a flag, and the loop runs until the flag stays down, so no trigger can be missed or get stuck. */
class SyncLoop {
  private readonly context: SyncContext
  private readonly stop: AbortController
  private readonly asked = new Set<string>()
  private wanted = false
  private retryFailed = false
  private running = false
  private readonly watchdog = new Watchdog()
  private readonly lock: TimedLock
  private broken = { times: 0, until: 0 }
  private cancelTimer = () => {}

  constructor(context: SyncContext, stop: AbortController) {
    this.context = context
    this.stop = stop
    const { db, clock } = context
    this.lock = new TimedLock(syncLock(db.userId), FROZEN_TAB_MS, () => clock.now())
  }

  start(): () => void {
    const unlisten = listen(this.context, {
      check: () => this.context.clock.now() >= this.broken.until && this.request(),
      sync: () => this.request(),
      resume: () => this.request(true),
      load: () => void this.load(),
    })
    this.request(true)
    return () => {
      this.stop.abort()
      unlisten()
      this.cancelTimer()
      setSyncStatus({ phase: 'idle', realtime: false, stuck: false })
    }
  }

  /** Requests a round. `retryFailed` makes entries that wait after a failure due as well. */
  private request(fresh = false): void {
    this.wanted = true
    this.retryFailed ||= fresh
    if (!this.running) void this.run()
  }

  private async run(): Promise<void> {
    this.running = true
    this.cancelTimer()
    let nextLook: number | undefined
    while (this.wanted && !this.stop.signal.aborted) {
      this.wanted = false
      nextLook = await this.round()
      await this.watchdog.check(this.context)
    }
    this.running = false
    if (nextLook !== undefined && !this.stop.signal.aborted) {
      this.cancelTimer = this.context.clock.after(nextLook, () => this.request())
    }
  }

  /** Runs one round and returns the milliseconds until the next, or undefined when nothing is due. */
  private async round(): Promise<number | undefined> {
    const { db, clock } = this.context
    try {
      if (this.retryFailed) await endWaits(db)
      this.retryFailed = false
      const outcome = await this.lock.ifFree(() => runRound(this.context, this.asked))
      this.broken = { times: 0, until: 0 }
      if (!outcome.held) return OTHER_TAB_MS
      if (outcome.value === 'more') this.wanted = true
      void this.load()
      const due = await nextDue(db)
      return due === undefined ? undefined : Math.max(OTHER_TAB_MS, due - clock.now())
    } catch (error) {
      this.report(error)
      return this.pauseAfterError(isFull(error) ? MIN_FULL_PAUSE_MS : MIN_BROKEN_PAUSE_MS)
    }
  }

  /** Sets the pause after an error. Nudges do not end it: the error may repeat, each time after fetching a page. */
  private pauseAfterError(min: number): number {
    const { times } = this.broken
    const pause = Math.min(MAX_BROKEN_PAUSE_MS, min * 2 ** times)
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

  /** Reports an error, unless sync was stopped (the store is then closed) or the disk is full (which is not a bug). */
  private report(error: unknown): void {
    if (this.stop.signal.aborted) return
    setSyncStatus({ phase: 'idle' })
    if (!isFull(error)) globalThis.reportError?.(error)
  }
}
