import { askForReply } from '#backend/functions.ts'
import type { StoreDb } from '#local-store/db.ts'
import { readMessage } from '#local-store/queries/messages.ts'
import { listRepliesWanted, type WantedReply } from '#local-store/queries/replies-wanted.ts'
import { watchQuery } from '#local-store/watch-query.ts'
import { type Clock, systemClock } from '#platform/clock.ts'
import { withLockIfFree } from '#platform/locks.ts'
import { onReturn } from '#platform/online.ts'
import { forgetReply } from '#session/replies.ts'
import { requestSync } from '#session/sync-status.ts'
import { replyBody } from './reply-body.ts'
import { showEvent } from './show-event.ts'
import { ELSEWHERE_MS, LEASE_MS, SETTLE_MS, waitAfter } from './wait-times.ts'

export interface AssistantParts {
  ask: typeof askForReply
  /** Calls back with the replies still missing, now and after each change. */
  watch: (onWanted: (wanted: WantedReply[]) => void) => () => void
  read: typeof readMessage
  lock: typeof withLockIfFree
  onReturn: typeof onReturn
  requestSync: () => void
  clock: Clock
  random: () => number
}

/** A reply that this tab wants and does not have yet. */
interface PendingReply {
  wanted: WantedReply
  /** The earliest time of the next attempt (ms since 1970). A running reply is left alone while its row keeps changing. */
  notBefore: number
  attempts: number
  asking?: AbortController
}

const MAX_RUNNING = 3

/**
 * Asks for the reply to each unanswered message on the server, until the returned function is called: after a send, a
 * reload or an outage. Only one tab of a device asks for a reply at a time. The server's work goes on when the asking tab
 * goes away.
 */
export function startAssistant(db: StoreDb, parts: Partial<AssistantParts> = {}): () => void {
  return new Assistant({
    ask: askForReply,
    watch: (onWanted) => watchQuery(() => listRepliesWanted(20, db), onWanted),
    read: (id) => readMessage(id, db),
    lock: withLockIfFree,
    onReturn,
    requestSync,
    clock: systemClock,
    random: Math.random,
    ...parts,
  }).start()
}

class Assistant {
  private readonly parts: AssistantParts
  private readonly pending = new Map<string, PendingReply>()
  private cancelTimer = () => {}
  private stopped = false

  constructor(parts: AssistantParts) {
    this.parts = parts
  }

  start(): () => void {
    const unwatch = this.parts.watch((wanted) => this.update(wanted))
    const unreturn = this.parts.onReturn(() => this.retryNow())
    return () => {
      this.stopped = true
      unwatch()
      unreturn()
      this.cancelTimer()
      for (const reply of this.pending.values()) reply.asking?.abort()
    }
  }

  private update(all: WantedReply[]): void {
    // Without a rev the message is still in the outbox: there is nothing to ask for yet.
    const wanted = all.filter(({ rev }) => rev > 0)
    const ids = new Set(wanted.map(({ replyId }) => replyId))
    for (const [replyId, reply] of this.pending) {
      if (ids.has(replyId)) continue
      // The row says that it is finished, stopped or deleted, and the row is authoritative.
      reply.asking?.abort()
      this.pending.delete(replyId)
      forgetReply(replyId)
    }
    for (const one of wanted) this.track(one)
    this.startDue()
  }

  private track(wanted: WantedReply): void {
    const now = this.parts.clock.now()
    const known = this.pending.get(wanted.replyId)
    if (!known) {
      const notBefore = wanted.state === 'running' ? now + LEASE_MS : now
      this.pending.set(wanted.replyId, { wanted, notBefore, attempts: 0 })
      return
    }
    const moved = known.wanted.rev !== wanted.rev
    known.wanted = wanted
    if (!moved) return
    // Either somebody is working on it, or it was given back, and the first device to notice asks again.
    known.notBefore = wanted.state === 'running' ? now + LEASE_MS : Math.min(known.notBefore, now + SETTLE_MS)
  }

  private retryNow(): void {
    for (const reply of this.pending.values()) {
      if (reply.wanted.state === 'waiting' && reply.attempts > 0) reply.notBefore = 0
    }
    this.startDue()
  }

  /** Asks for the replies that are due, the oldest of each chat first, and sets the timer for the next. */
  private startDue(): void {
    if (this.stopped) return
    const now = this.parts.clock.now()
    const chats = new Set<string>()
    let running = [...this.pending.values()].filter(({ asking }) => asking).length
    let next = Number.POSITIVE_INFINITY
    for (const reply of this.pending.values()) {
      const isFirst = !chats.has(reply.wanted.sessionId)
      chats.add(reply.wanted.sessionId)
      if (reply.asking || !isFirst) continue
      if (reply.notBefore > now) next = Math.min(next, reply.notBefore)
      else if (running < MAX_RUNNING) {
        running += 1
        void this.ask(reply)
      }
    }
    this.cancelTimer()
    if (next < Number.POSITIVE_INFINITY) {
      this.cancelTimer = this.parts.clock.after(next - now, () => this.startDue())
    }
  }

  private async ask(reply: PendingReply): Promise<void> {
    const controller = new AbortController()
    reply.asking = controller
    let wait = ELSEWHERE_MS
    try {
      const { replyId } = reply.wanted
      const turn = await this.parts.lock(`mahere-reply-${replyId}`, () =>
        this.stream(reply, controller.signal),
      )
      wait = turn.held ? turn.value : SETTLE_MS
    } catch (error) {
      globalThis.reportError?.(error)
    }
    delete reply.asking
    if (this.stopped || controller.signal.aborted) return
    reply.notBefore = this.parts.clock.now() + wait
    this.startDue()
  }

  /** Streams the reply and returns how many milliseconds to leave it alone. */
  private async stream(reply: PendingReply, signal: AbortSignal): Promise<number> {
    const { replyId, messageId } = reply.wanted
    const found = await this.parts.read(messageId)
    if (!found?.chat) return ELSEWHERE_MS
    const onEvent = (event: Parameters<typeof showEvent>[1]) => {
      if (!this.stopped && !signal.aborted) showEvent(replyId, event)
    }
    const answer = await this.parts.ask(replyBody(found.message, found.chat, replyId), onEvent, signal)
    if (this.stopped || signal.aborted) return 0
    // The row has probably changed, whatever the outcome.
    if (answer.ok || answer.failure.kind === 'retry') this.parts.requestSync()
    if (answer.ok) {
      reply.attempts = 0
      return answer.value === 'elsewhere' || answer.value === 'refused' ? ELSEWHERE_MS : SETTLE_MS
    }
    reply.attempts += 1
    return waitAfter(answer.failure, reply.attempts, this.parts.random)
  }
}
