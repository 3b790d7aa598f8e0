import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { jotDraft, saveDraft } from '#local-store/commands/drafts.ts'
import { sendMessage } from '#local-store/commands/send-message.ts'
import type { StoreDb } from '#local-store/db.ts'
import { closeStore, deleteStore, openStore } from '#local-store/open-store.ts'
import { readLeftBehind } from '#local-store/queries/account/left-behind.ts'
import { readPlanSnapshot } from '#local-store/queries/plan-snapshot.ts'
import { listRepliesWanted } from '#local-store/queries/replies-wanted.ts'
import { watchQuery } from '#local-store/watch-query.ts'
import { USER } from '../../sync/support/rows.ts'
import { fakeStorage } from '../support/fake-storage.ts'
import { arrive, day, message, newStore, row } from '../support/server-rows.ts'

let db: StoreDb
beforeEach(() => {
  db = newStore()
})
afterEach(() => vi.unstubAllGlobals())

describe('the last known plan', () => {
  it('[PLAN-55] comes with the time when the server last confirmed it', async () => {
    await arrive(db, row('user_usage', { count_messages: 3 }))
    expect(await readPlanSnapshot(db)).toMatchObject({ plan: { used: 3 }, checkedAt: null })
    await db.facts.put({ key: 'checked', value: '1700000000000' })
    expect((await readPlanSnapshot(db)).checkedAt).toBe(1_700_000_000_000)
  })
})

describe('the words of a teacher who is signed in no more', () => {
  it('are those that the server never got, those of the last moment too', async () => {
    vi.stubGlobal('localStorage', fakeStorage())
    const open = openStore(USER)
    await sendMessage({ generatorType: 'lessonPlan', context: null, content: 'Owls' }, open)
    await saveDraft('new:lessonPlan', 'Bats', open)
    jotDraft('new:lessonPlan', 'Bats and bees', open)
    closeStore()
    const { waiting, drafts } = await readLeftBehind(USER)
    expect(waiting.map(({ op }) => op)).toMatchObject([{ content: 'Owls' }])
    expect(drafts.map(({ text }) => text)).toEqual(['Bats and bees'])
    await deleteStore(USER)
  })
})

describe('the replies that the assistant has to ask for', () => {
  const reply = { role: 'assistant', reply_to: 'message', content: '' } as const

  it('are those that the server has and that are not finished, the oldest first', async () => {
    await arrive(
      db,
      message('b', { ...reply, state: 'running', created_at: day(2) }),
      message('a', { ...reply, state: 'waiting', created_at: day(1) }),
      message('done', { ...reply, state: 'done' }),
      message('hidden', { ...reply, state: 'waiting', is_visable: false }),
      message('answers nothing', { ...reply, reply_to: null, state: 'waiting' }),
    )
    const wanted = await listRepliesWanted(20, db)
    expect(wanted).toEqual([
      {
        replyId: 'a',
        messageId: 'message',
        sessionId: 'chat',
        state: 'waiting',
        askedAt: day(1),
        rev: expect.any(Number),
      },
      {
        replyId: 'b',
        messageId: 'message',
        sessionId: 'chat',
        state: 'running',
        askedAt: day(2),
        rev: expect.any(Number),
      },
    ])
    expect(wanted[0]?.rev).toBe((await db.chat_messages.get('a'))?.rev)
    expect(await listRepliesWanted(1, db)).toHaveLength(1)
  })
})

describe('a watched query', () => {
  it('answers now and after each change, until it is let go', async () => {
    const seen: number[] = []
    const stop = watchQuery(
      () => db.drafts.count(),
      (count) => seen.push(count),
    )
    await vi.waitFor(() => expect(seen).toEqual([0]))
    await saveDraft('k', 'Owls', db)
    await vi.waitFor(() => expect(seen).toEqual([0, 1]))
    stop()
    await saveDraft('l', 'Bats', db)
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(seen).toEqual([0, 1])
  })

  it('reports an error, also where nobody listens for errors', async () => {
    const reported: unknown[] = []
    const broken = () => Promise.reject(new Error('broken'))
    watchQuery(broken, () => {})()
    const stop = watchQuery(broken, () => {})
    await new Promise((resolve) => setTimeout(resolve, 30))
    stop()
    vi.stubGlobal('reportError', (error: unknown) => reported.push(error))
    const stopAgain = watchQuery(broken, () => {})
    await vi.waitFor(() => expect(reported).toMatchObject([{ message: 'broken' }]))
    stopAgain()
  })
})
