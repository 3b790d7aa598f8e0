import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { beforeEach, describe, expect, it } from 'vitest'
import { STAR_LIMIT } from '#domain/product.ts'
import { copySaved } from '#local-store/commands/copy-document.ts'
import { sendMessage } from '#local-store/commands/send-message.ts'
import { starMessage } from '#local-store/commands/stars.ts'
import { StoreDb } from '#local-store/db.ts'
import { listStarred } from '#local-store/queries/starred.ts'
import { shown } from '#local-store/records.ts'

const USER = 'a0000000-0000-4000-8000-000000000001'
let db: StoreDb
let original: string
beforeEach(async () => {
  db = new StoreDb(USER, { indexedDB: new IDBFactory(), IDBKeyRange })
  const sent = await sendMessage({ generatorType: 'lessonPlan', content: 'Water', context: null }, db)
  if (!sent.ok) throw new Error('the message was not kept')
  original = sent.replyId
  const record = await db.chat_messages.get(original)
  const row = record && shown(record)
  if (!row) throw new Error('the reply was not kept')
  await db.chat_messages.update(original, {
    view: { ...row, state: 'done', content: '# Water', doc: { format: 'plan', version: 1, sections: [] } },
  } as never)
})

const copy = () => copySaved({ messageId: original, itemType: 'lesson_plan', title: 'Water' }, db)

describe('a copy of a saved document', () => {
  it('is whole and starred at once, without a network, and leaves the original alone', async () => {
    const made = await copy()
    if (!made.ok) throw new Error(made.reason)
    expect(made.title).toBe('Copy of Water')
    expect(shown(await db.chat_sessions.get(made.sessionId))).toMatchObject({
      title: 'Copy of Water',
      generator_type: 'lessonPlan',
      is_deleted: false,
    })
    expect(shown(await db.chat_messages.get(made.messageId))).toMatchObject({
      role: 'assistant',
      state: 'done',
      content: '# Water',
      doc: { format: 'plan' },
      session_id: made.sessionId,
      is_visable: true,
    })
    expect((await listStarred('lesson_plan', db)).map(({ star }) => star.message_id)).toEqual([
      made.messageId,
    ])
    expect(shown(await db.chat_messages.get(original))).toMatchObject({ content: '# Water' })
    const sent = (await db.outbox.toArray()).map(({ op }) => op)
    expect(sent.slice(-2).map(({ op }) => op)).toEqual(['document.copy', 'star.set'])
  })

  it('cuts a title of 500 letters, and says why there is no copy', async () => {
    const long = await copySaved({ messageId: original, itemType: 'lesson_plan', title: 'ā'.repeat(500) }, db)
    expect(long.ok && [...long.title]).toHaveLength(50)
    expect(await copySaved({ messageId: 'gone', itemType: 'resource', title: 'x' }, db)).toEqual({
      ok: false,
      reason: 'not_found',
    })
    for (let n = 1; n < STAR_LIMIT; n += 1)
      await starMessage({ messageId: `m${n}`, sessionId: 's', itemType: 'lesson_plan' }, db)
    const waiting = await db.outbox.count()
    expect(await copy()).toEqual({ ok: false, reason: 'star_limit' })
    expect(await db.outbox.count()).toBe(waiting)
  })
})
