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
  /** Tells of the replies still missing, now and after each change. */
  watch: (onWanted: (wanted: WantedReply[]) => void) => () => void
  read: typeof readMessage
  lock: typeof withLockIfFree
  onReturn: typeof onReturn
  requestSync: () => void
  clock: Clock
  random: () => number
}

/** What this tab knows of a reply it wants. */
interface Quest {
  wanted: WantedReply
  /** When it was first seen at this `rev`: a running reply is left alone while its row moves. */
  seenAt: number
  notBefore: number
  attempts: number
  asking?: AbortController
}

const TOGETHER = 3

/**
 * Asks for the reply to each message the server has and nobody finished, as long as it runs: after a send, after a reload, after an
 * outage. One ask for a reply in all tabs of a device; the reader going away never stops the server's work.
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
  private readonly quests = new Map<string, Quest>()
  private cancelTimer = () => {}
  private stopped = false

  constructor(parts: AssistantParts) {
    this.parts = parts
  }

  start(): () => void {
    const unwatch = this.parts.watch((wanted) => this.take(wanted))
    const unreturn = this.parts.onReturn(() => this.hurry())
    return () => {
      this.stopped = true
      unwatch()
      unreturn()
      this.cancelTimer()
      for (const quest of this.quests.values()) quest.asking?.abort()
    }
  }

  private take(all: WantedReply[]): void {
    // Without a rev the message is still in the outbox: there is nothing to ask for yet.
    const wanted = all.filter(({ rev }) => rev > 0)
    const ids = new Set(wanted.map(({ replyId }) => replyId))
    for (const [replyId, quest] of this.quests) {
      if (ids.has(replyId)) continue
      // Finished, stopped or deleted: the row says so, and the row is the truth.
      quest.asking?.abort()
      this.quests.delete(replyId)
      forgetReply(replyId)
    }
    for (const one of wanted) this.note(one)
    this.look()
  }

  private note(wanted: WantedReply): void {
    const now = this.parts.clock.now()
    const known = this.quests.get(wanted.replyId)
    if (!known) {
      const notBefore = wanted.state === 'running' ? now + LEASE_MS : now
      this.quests.set(wanted.replyId, { wanted, seenAt: now, notBefore, attempts: 0 })
      return
    }
    const moved = known.wanted.rev !== wanted.rev
    known.wanted = wanted
    if (!moved) return
    known.seenAt = now
    // Somebody is at work on it; or it was given back, and whoever sees that first takes it up.
    known.notBefore = wanted.state === 'running' ? now + LEASE_MS : Math.min(known.notBefore, now + SETTLE_MS)
  }

  private hurry(): void {
    for (const quest of this.quests.values()) {
      if (quest.wanted.state === 'waiting' && quest.attempts > 0) quest.notBefore = 0
    }
    this.look()
  }

  /** Starts what is due, the oldest of each chat first, and sets the timer for the next. */
  private look(): void {
    if (this.stopped) return
    const now = this.parts.clock.now()
    const chats = new Set<string>()
    let running = [...this.quests.values()].filter(({ asking }) => asking).length
    let next = Number.POSITIVE_INFINITY
    for (const quest of this.quests.values()) {
      const isFirst = !chats.has(quest.wanted.sessionId)
      chats.add(quest.wanted.sessionId)
      if (quest.asking || !isFirst) continue
      if (quest.notBefore > now) next = Math.min(next, quest.notBefore)
      else if (running < TOGETHER) {
        running += 1
        void this.ask(quest)
      }
    }
    this.cancelTimer()
    if (next < Number.POSITIVE_INFINITY) {
      this.cancelTimer = this.parts.clock.after(next - now, () => this.look())
    }
  }

  private async ask(quest: Quest): Promise<void> {
    const controller = new AbortController()
    quest.asking = controller
    let wait = ELSEWHERE_MS
    try {
      const { replyId } = quest.wanted
      const turn = await this.parts.lock(`mahere-reply-${replyId}`, () =>
        this.stream(quest, controller.signal),
      )
      wait = turn.held ? turn.value : SETTLE_MS
    } catch (error) {
      globalThis.reportError?.(error)
    }
    delete quest.asking
    if (this.stopped || controller.signal.aborted) return
    quest.notBefore = this.parts.clock.now() + wait
    this.look()
  }

  /** Answers how long to leave the reply alone. */
  private async stream(quest: Quest, signal: AbortSignal): Promise<number> {
    const { replyId, messageId } = quest.wanted
    const found = await this.parts.read(messageId)
    if (!found?.chat) return ELSEWHERE_MS
    const onEvent = (event: Parameters<typeof showEvent>[1]) => {
      if (!this.stopped && !signal.aborted) showEvent(replyId, event)
    }
    const answer = await this.parts.ask(replyBody(found.message, found.chat, replyId), onEvent, signal)
    if (this.stopped || signal.aborted) return 0
    // However it ended, the row knows more by now.
    if (answer.ok || answer.failure.kind === 'retry') this.parts.requestSync()
    if (answer.ok) {
      quest.attempts = 0
      return answer.value === 'elsewhere' || answer.value === 'refused' ? ELSEWHERE_MS : SETTLE_MS
    }
    quest.attempts += 1
    return waitAfter(answer.failure, quest.attempts, this.parts.random)
  }
}
