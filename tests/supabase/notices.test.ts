import { expect, it, vi } from 'vitest'
import { onBothDatabases } from '../support/databases/database.ts'
import { op, Teacher } from '../support/teacher.ts'

interface Notice {
  table: string
  op: string
  user_id: string
  id: string
  rev?: number
}

onBothDatabases('notices for the embedded realtime server', (db) => {
  it('name every changed row, and nothing that is in it', async () => {
    const t = await Teacher.join(db())
    const heard: Notice[] = []
    await db().listen('mahere_changes', (payload) => heard.push(JSON.parse(payload)))
    const sent = await t.send({ content: 'private words' })
    const star = { session_id: sent.session, message_id: sent.message, item_type: 'lesson_plan' }
    await t.apply(op('star.set', 'star:x', { ...star, starred: true }))
    await t.apply(op('star.set', 'star:x', { ...star, starred: false }))
    await vi.waitFor(() => expect(heard.map((n) => n.op)).toContain('DELETE'))
    const of = (table: string) => heard.filter((n) => n.table === table)
    expect(of('chat_sessions')).toEqual([
      { table: 'chat_sessions', op: 'INSERT', user_id: t.id, id: sent.session, rev: expect.any(Number) },
    ])
    expect(of('chat_messages').map((n) => n.id)).toEqual([sent.message, sent.reply])
    expect(of('user_usage')).toMatchObject([{ op: 'UPDATE', user_id: t.id, id: t.id }])
    expect(of('starred_items').map((n) => n.op)).toEqual(['INSERT', 'DELETE'])
    // One notice a transaction: send, star, unstar.
    expect(of('sync_heads')).toEqual(
      Array.from({ length: 3 }, () => ({ table: 'sync_heads', op: 'UPDATE', user_id: t.id, id: t.id })),
    )
    expect(JSON.stringify(heard)).not.toContain('private words')
  })

  it('a transaction that is rolled back says nothing', async () => {
    const t = await Teacher.join(db())
    const heard: string[] = []
    await db().listen('mahere_changes', (payload) => heard.push(payload))
    const failing = db().as(t.caller, async (tx) => {
      await tx.sql('insert into public.chat_sessions (user_id, title) values ($1::text::uuid, $2)', [
        t.id,
        'x',
      ])
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    const other = await Teacher.join(db())
    const { session } = await other.send()
    await vi.waitFor(() => expect(heard.some((n) => n.includes(session))).toBe(true))
    expect(heard.filter((n) => n.includes(t.id) && n.includes('chat_sessions'))).toEqual([])
  })
})
