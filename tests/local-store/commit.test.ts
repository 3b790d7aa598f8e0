import Dexie from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { describe, expect, it } from 'vitest'
import { deleteOp, renameOp, replyOp, saveOp, sendOp, starOp } from '#domain/ops.ts'
import { commit, onCommitted } from '#local-store/commit.ts'
import { StoreDb } from '#local-store/db.ts'
import { shown } from '#local-store/records.ts'

const USER = 'a0000000-0000-4000-8000-000000000001'
const newDb = () => new StoreDb(USER, { indexedDB: new IDBFactory(), IDBKeyRange })
const send = (opId: string, content = 'Fractions for Year 5') =>
  sendOp(opId, {
    session_id: 'chat-1',
    message_id: `message-${opId}`,
    reply_id: `reply-${opId}`,
    generator_type: 'lessonPlan',
    content,
    context: null,
    title: 'Fractions for Year 5',
  })

describe('commit', () => {
  it('writes the message, the empty reply, the chat and the outbox entry together', async () => {
    const db = newDb()
    expect(await commit(send('1'), db)).toEqual({ ok: true })
    expect(shown(await db.chat_messages.get('message-1'))).toMatchObject({
      content: 'Fractions for Year 5',
      role: 'user',
    })
    expect(shown(await db.chat_messages.get('reply-1'))).toMatchObject({
      state: 'waiting',
      reply_to: 'message-1',
    })
    expect(shown(await db.chat_sessions.get('chat-1'))).toMatchObject({
      title: 'Fractions for Year 5',
      user_id: USER,
    })
    expect(await db.outbox.toArray()).toMatchObject([
      { opId: '1', lane: 'chat:chat-1', state: 'queued', attempts: 0 },
    ])
  })

  it('writes nothing when the disk is full, and says so', async () => {
    const db = newDb()
    await commit(send('1'), db)
    let writes = 0
    // The last write of the transaction finds no room.
    db.chat_messages.hook('creating', () => {
      if (++writes === 2) throw new Dexie.QuotaExceededError('disk full')
    })
    expect(await commit(send('2'), db)).toEqual({ ok: false, reason: 'storage_full' })
    expect(writes).toBe(2)
    expect(await db.outbox.count()).toBe(1)
    expect(await db.chat_messages.get('message-2')).toBeUndefined()
  })

  it('says that the storage is broken when the database is closed for good', async () => {
    const db = newDb()
    await db.open()
    db.close()
    expect(await commit(send('1'), db)).toEqual({ ok: false, reason: 'storage_broken' })
  })

  it('throws a bug instead of reporting it as a storage failure', async () => {
    const db = newDb()
    const broken = { ...send('1'), content: (() => {}) as unknown as string }
    await expect(commit(broken, db)).rejects.toThrow()
    expect(await db.outbox.count()).toBe(0)
  })

  it('stores and reads every kind of op unchanged', async () => {
    const db = newDb()
    const ops = [
      {
        ...send('1'),
        context: { subject: 'English', year_group: null, strand: null, skill: null, goals: [] },
      },
      replyOp('2', 'reply.stop', { session_id: 'chat-1', message_id: 'message-1', reply_id: 'reply-1' }),
      replyOp('3', 'reply.retry', { session_id: 'chat-1', message_id: 'message-1', reply_id: 'reply-1' }),
      renameOp('4', { session_id: 'chat-1', title: 'Hautau' }),
      deleteOp('5', { session_id: 'chat-1' }),
      starOp('6', { session_id: 'chat-1', message_id: 'm', item_type: 'resource', starred: true }),
      saveOp('7', { session_id: 'chat-1', message_id: 'm', base_id: null, html: '<p>ā</p>' }),
    ]
    await commit(ops, db)
    db.close()
    await db.open()
    expect((await db.outbox.orderBy('seq').toArray()).map(({ op }) => op)).toEqual(ops)
  })

  it('strips U+0000 and repairs lone surrogates before anything is stored', async () => {
    const db = newDb()
    await commit(send('1', 'a\u0000b\uD800c\uD83D\uDE00'), db)
    const [entry] = await db.outbox.toArray()
    expect(entry?.op).toMatchObject({ content: 'ab\uFFFDc\uD83D\uDE00' })
    expect(shown(await db.chat_messages.get('message-1'))?.content).toBe('ab\uFFFDc\uD83D\uDE00')
  })

  it('lets a newer star or title replace one that was never sent', async () => {
    const db = newDb()
    const star = { session_id: 'chat-1', message_id: 'm', item_type: 'resource' as const }
    await commit(send('1'), db)
    await commit(starOp('2', { ...star, starred: true }), db)
    await commit(starOp('3', { ...star, starred: false }), db)
    await commit(renameOp('4', { session_id: 'chat-1', title: 'One' }), db)
    await commit(renameOp('5', { session_id: 'chat-1', title: 'Two' }), db)
    expect((await db.outbox.orderBy('seq').toArray()).map(({ opId }) => opId)).toEqual(['1', '3', '5'])
    expect(shown(await db.chat_sessions.get('chat-1'))?.title).toBe('Two')
    expect(shown(await db.starred_items.get('m'))).toBeUndefined()
  })

  it('keeps a star that may have been sent, and adds the newer one after it', async () => {
    const db = newDb()
    const star = { session_id: 'chat-1', message_id: 'm', item_type: 'resource' as const }
    await commit(starOp('1', { ...star, starred: true }), db)
    await db.outbox.toCollection().modify({ attempts: 1 })
    await commit(starOp('2', { ...star, starred: false }), db)
    expect((await db.outbox.orderBy('seq').toArray()).map(({ opId }) => opId)).toEqual(['1', '2'])
  })

  it('tells its listeners after the transaction, and does not when it failed', async () => {
    const db = newDb()
    const heard: number[] = []
    const stop = onCommitted(() => heard.push(1))
    await commit(send('1'), db)
    db.close()
    await commit(send('2'), db)
    stop()
    expect(heard).toEqual([1])
  })
})
