import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AssistantParts, startAssistant } from '#assistant/start-assistant.ts'
import type { Answer } from '#backend/failure.ts'
import type { ReplyEvent } from '#content/contract.ts'
import type { StoreDb } from '#local-store/db.ts'
import type { WantedReply } from '#local-store/queries/replies-wanted.ts'
import { readReply, resetReplies } from '#session/replies.ts'

type Outcome = Awaited<ReturnType<AssistantParts['ask']>>
const NO_DB = {} as StoreDb
const DONE: Outcome = { ok: true, value: 'done' }
const failure = (kind: 'retry' | 'offline' | 'auth' | 'refused', retryAfterMs?: number): Outcome => ({
  ok: false,
  failure: { kind, message: '', ...(retryAfterMs && { retryAfterMs }) },
})
const wanted = (replyId: string, change: Partial<WantedReply> = {}): WantedReply => ({
  replyId,
  messageId: `message-${replyId}`,
  sessionId: `chat-${replyId}`,
  state: 'waiting',
  askedAt: '2026-11-21T00:00:00Z',
  rev: 5,
  ...change,
})

/** Requests that the test answers, and one device's locks, which the tabs of a test share. */
function setUp(locks = new Set<string>()) {
  const asks: {
    replyId: string
    say: (event: ReplyEvent) => void
    end: (outcome: Outcome) => void
    signal: AbortSignal
  }[] = []
  let tell: (all: WantedReply[]) => void = () => {}
  let comeBack = () => {}
  const requestSync = vi.fn()
  const stop = startAssistant(NO_DB, {
    watch: (onWanted) => {
      tell = onWanted
      return () => {}
    },
    read: async (id) => ({
      message: { id, session_id: 's', content: 'A plan', user_id: 'u', context: null } as never,
      chat: { generator_type: 'lessonPlan', title: 'T' } as never,
      delivery: { state: 'synced' },
    }),
    ask: (body, onEvent, signal) =>
      new Promise<Answer<never>>((resolve) => {
        const replyId = body.additional_data?.reply_id ?? ''
        asks.push({
          replyId,
          say: onEvent,
          end: resolve as (outcome: Outcome) => void,
          signal: signal as AbortSignal,
        })
      }),
    lock: async (name, work) => {
      if (locks.has(name)) return { held: false }
      locks.add(name)
      const value = await work().finally(() => locks.delete(name))
      return { held: true, value }
    },
    onReturn: (listener) => {
      comeBack = listener
      return () => {}
    },
    requestSync,
    random: () => 1,
  })
  return {
    asks,
    tell: (...all: WantedReply[]) => tell(all),
    comeBack: () => comeBack(),
    requestSync,
    stop,
    asked: () => asks.map(({ replyId }) => replyId),
  }
}

const soon = () => vi.advanceTimersByTimeAsync(0)
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T00:00:00Z') })
  resetReplies()
})
afterEach(() => vi.useRealTimers())

describe('the assistant', () => {
  it('asks once for a reply the server has, however often it is notified', async () => {
    const tab = setUp()
    tab.tell(wanted('a'))
    tab.tell(wanted('a'))
    await pass(60)
    tab.tell(wanted('a', { state: 'running', rev: 6 }))
    await pass(60)
    expect(tab.asked()).toEqual(['a'])
  })

  it('asks for nothing that is still in the outbox', async () => {
    const tab = setUp()
    tab.tell(wanted('a', { rev: 0 }))
    await pass(600)
    expect(tab.asked()).toEqual([])
    tab.tell(wanted('a', { rev: 9 }))
    await soon()
    expect(tab.asked()).toEqual(['a'])
  })

  it('shows each section to the screens, and forgets it when the row has it', async () => {
    const tab = setUp()
    tab.tell(wanted('a'))
    await soon()
    const [ask] = tab.asks
    ask?.say({ type: 'start', reply_id: 'a', format: 'plan', outline: [{ id: 'x', title: 'X' }] })
    ask?.say({ type: 'section', id: 'x', title: 'X', doc_part: 1, markdown: '# X' })
    expect(readReply('a')).toEqual({
      format: 'plan',
      outline: [{ id: 'x', title: 'X' }],
      sections: [{ id: 'x', title: 'X', doc_part: 1, markdown: '# X' }],
      state: 'running',
    })
    ask?.say({ type: 'done', state: 'done' })
    ask?.end(DONE)
    await soon()
    expect(readReply('a')?.state).toBe('done')
    expect(tab.requestSync).toHaveBeenCalledTimes(1)
    tab.tell()
    expect(readReply('a')).toBeUndefined()
  })

  it('asks in one of two tabs, and the other takes over when that is closed and the reply still waits', async () => {
    const locks = new Set<string>()
    const [one, two] = [setUp(locks), setUp(locks)]
    one.tell(wanted('a'))
    two.tell(wanted('a'))
    await pass(20)
    expect([one.asked(), two.asked()]).toEqual([['a'], []])
    one.stop()
    one.asks[0]?.end(failure('retry'))
    await pass(20)
    expect(two.asked()).toEqual(['a'])
  })

  it('backs off when it cannot get through, and never gives up', async () => {
    const tab = setUp()
    tab.tell(wanted('a'))
    const moments: number[] = []
    for (let turn = 0; turn < 12; turn++) {
      for (let waited = 0; tab.asks.length <= turn && waited < 400; waited++) await pass(1)
      moments.push(Date.now() / 1000)
      tab.asks[turn]?.end(failure('retry'))
      await soon()
    }
    const gaps = moments.slice(1).map((moment, at) => Math.round(moment - (moments[at] ?? 0)))
    expect(gaps).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300])
  })

  it('waits as long as the server asks', async () => {
    const tab = setUp()
    tab.tell(wanted('a'))
    await soon()
    tab.asks[0]?.end(failure('retry', 90_000))
    await pass(89)
    expect(tab.asks).toHaveLength(1)
    await pass(2)
    expect(tab.asks).toHaveLength(2)
  })

  it('asks again at once when the network comes back', async () => {
    const tab = setUp()
    tab.tell(wanted('a'))
    await soon()
    for (let turn = 0; turn < 6; turn++) {
      tab.asks.at(-1)?.end(failure('offline'))
      await soon()
      tab.comeBack()
      await soon()
    }
    expect(tab.asks).toHaveLength(7)
  })

  it('follows by pull when another worker has the job', async () => {
    const tab = setUp()
    tab.tell(wanted('a'))
    await soon()
    tab.asks[0]?.end({ ok: true, value: 'elsewhere' })
    await soon()
    expect(tab.requestSync).toHaveBeenCalledTimes(1)
    tab.tell(wanted('a', { state: 'running', rev: 6 }))
    await pass(100)
    tab.tell(wanted('a', { state: 'running', rev: 7 }))
    await pass(100)
    expect(tab.asked()).toEqual(['a'])
  })

  it('leaves a running reply alone after a reload until its row has not changed for longer than a lease', async () => {
    const tab = setUp()
    tab.tell(wanted('a', { state: 'running' }))
    await pass(129)
    expect(tab.asked()).toEqual([])
    await pass(2)
    expect(tab.asked()).toEqual(['a'])
  })

  it('aborts the request when the reply was stopped, and shows nothing more of it', async () => {
    const tab = setUp()
    tab.tell(wanted('a'))
    await soon()
    tab.tell()
    expect(tab.asks[0]?.signal.aborted).toBe(true)
    tab.asks[0]?.say({ type: 'start', reply_id: 'a', format: 'plan', outline: [] })
    expect(readReply('a')).toBeUndefined()
    await pass(600)
    expect(tab.asks).toHaveLength(1)
  })

  it('asks for the replies of one chat in order, and for three at a time', async () => {
    const tab = setUp()
    tab.tell(
      wanted('a', { sessionId: 's' }),
      wanted('b', { sessionId: 's' }),
      ...['c', 'd', 'e'].map((id) => wanted(id)),
    )
    await soon()
    expect(tab.asked()).toEqual(['a', 'c', 'd'])
    tab.tell(wanted('b', { sessionId: 's' }), ...['c', 'd', 'e'].map((id) => wanted(id)))
    await soon()
    expect(tab.asked()).toEqual(['a', 'c', 'd', 'b'])
  })

  it('does nothing after it was stopped', async () => {
    const tab = setUp()
    tab.tell(wanted('a'))
    await soon()
    tab.stop()
    expect(tab.asks[0]?.signal.aborted).toBe(true)
    tab.asks[0]?.end(failure('retry'))
    tab.tell(wanted('b'))
    await pass(600)
    expect(tab.asked()).toEqual(['a'])
  })
})
