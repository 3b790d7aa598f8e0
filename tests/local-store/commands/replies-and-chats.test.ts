import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renameOp, starOp } from '#domain/ops.ts'
import { deleteChat, messageIdsOf, renameChat, restoreChat } from '#local-store/commands/chats.ts'
import { clearDraft, saveDraft } from '#local-store/commands/drafts.ts'
import { retryReply, stopReply } from '#local-store/commands/replies.ts'
import { commit, onCommitted } from '#local-store/commit.ts'
import type { StoreDb } from '#local-store/db.ts'
import type { OutboxEntry } from '#local-store/outbox-entry.ts'
import { listWaiting } from '#local-store/queries/waiting.ts'
import { arrive, chat, day, message, newStore } from '../support/server-rows.ts'

let db: StoreDb
beforeEach(() => {
  db = newStore()
})
afterEach(() => vi.unstubAllGlobals())

const notFound = { ok: false, reason: 'not_found' }
const ops = async () => (await listWaiting(db)).map(({ op }) => op)
const rename = (opId: string, title = opId) => renameOp(opId, { session_id: 'chat', title })
const star = (opId: string, starred = true) =>
  starOp(opId, { session_id: 'chat', message_id: 'm', item_type: 'resource', starred })

describe('a reply', () => {
  const reply = { role: 'assistant', reply_to: 'ask', content: '' } as const
  beforeEach(() =>
    arrive(
      db,
      chat('chat'),
      message('earlier', { ...reply, reply_to: 'another', created_at: day(1) }),
      message('ask', { created_at: day(2) }),
      message('note', { role: 'assistant', reply_to: null, created_at: day(3) }),
      message('reply', { ...reply, state: 'failed', created_at: day(4) }),
      message('elsewhere', { ...reply, session_id: 'other', created_at: day(5) }),
    ),
  )

  it('is found by its own id or by that of the message it answers', async () => {
    expect(await stopReply({ messageId: 'reply' }, db)).toEqual({ ok: true })
    expect(await retryReply({ messageId: 'ask' }, db)).toEqual({ ok: true })
    const named = { session_id: 'chat', message_id: 'ask', reply_id: 'reply' }
    const [stopped, retried] = await ops()
    expect([stopped, retried]).toMatchObject([
      { op: 'reply.stop', ...named },
      { op: 'reply.retry', ...named },
    ])
    expect(retried && 'writer' in retried).toBe(false)
  })

  it('is asked of the writer that it offered, if one is named', async () => {
    await retryReply({ messageId: 'reply', writer: 'planner' }, db)
    expect(await ops()).toMatchObject([{ op: 'reply.retry', writer: 'planner' }])
  })

  it('that there is not cannot be stopped, and a note answers nothing', async () => {
    for (const messageId of ['nowhere', 'note', 'earlier not here'])
      expect(await stopReply({ messageId }, db)).toEqual(notFound)
    await arrive(db, message('alone', { created_at: day(6) }))
    expect(await retryReply({ messageId: 'alone' }, db)).toEqual(notFound)
    expect(await ops()).toEqual([])
  })
})

describe('a chat', () => {
  it('that is not here can be neither renamed nor deleted nor brought back', async () => {
    expect(await renameChat('nowhere', 'Owls', db)).toEqual(notFound)
    expect(await deleteChat('nowhere', db)).toEqual(notFound)
    expect(await restoreChat('nowhere', [], db)).toEqual(notFound)
    expect(await ops()).toEqual([])
  })

  it('comes back with the messages that went with it', async () => {
    await arrive(db, chat('chat'), message('a'), message('b'), message('c', { session_id: 'other' }))
    const ids = await messageIdsOf('chat', db)
    expect(ids.sort()).toEqual(['a', 'b'])
    await deleteChat('chat', db)
    await restoreChat('chat', ids, db)
    expect(await ops()).toMatchObject([
      { op: 'chat.delete', session_id: 'chat' },
      { op: 'chat.restore', session_id: 'chat', message_ids: ids },
    ])
  })
})

describe('a draft', () => {
  it('says whether it could be stored', async () => {
    expect(await saveDraft('k', 'Owls', db)).toEqual({ ok: true })
    expect(await clearDraft('k', db)).toEqual({ ok: true })
    db.close()
    expect(await saveDraft('k', 'Owls', db)).toEqual({ ok: false, reason: 'storage_broken' })
  })
})

describe('a commit', () => {
  it('tells its listeners what was added, until they are let go', async () => {
    const heard: (readonly OutboxEntry[])[] = []
    const stop = onCommitted((of, added) => of === db && heard.push(added))
    await commit([rename('a'), star('b')], db)
    stop()
    await commit(rename('c'), db)
    expect(heard).toHaveLength(1)
    expect(heard[0]).toMatchObject([
      { seq: 1, opId: 'a', state: 'queued' },
      { seq: 2, opId: 'b', targets: expect.arrayContaining(['starred_items:m']) },
    ])
  })

  it('replaces only what was never sent or was refused, and only what it means to replace', async () => {
    await commit([rename('a'), rename('b'), star('c')], db)
    expect((await ops()).map(({ op_id }) => op_id)).toEqual(['b', 'c'])
    await db.outbox.where('opId').equals('b').modify({ attempts: 1 })
    await db.outbox.where('opId').equals('c').modify({ state: 'parked' })
    await commit([rename('d'), star('e', false)], db)
    expect((await ops()).map(({ op_id }) => op_id)).toEqual(['b', 'd', 'e'])
  })

  it('shows a replaced star no more', async () => {
    await commit(star('a'), db)
    expect(await db.starred_items.count()).toBe(1)
    await commit(star('b', false), db)
    expect(await db.starred_items.count()).toBe(0)
  })

  it('takes the draft along only when it names one', async () => {
    await saveDraft('k', 'Owls', db)
    await commit(rename('a'), db)
    expect(await db.drafts.count()).toBe(1)
    await commit(rename('b'), db, 'k')
    expect(await db.drafts.count()).toBe(0)
  })
})
