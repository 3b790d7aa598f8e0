import { expect, it } from 'vitest'
import { onBothDatabases } from '../../support/databases/database.ts'
import { type Json, op, Teacher } from '../../support/teacher.ts'

onBothDatabases('the name, folder and tags of a saved item', (db) => {
  const item = (reply: string, rest: Record<string, Json>) => ({
    message_id: reply,
    item_type: 'lesson_plan',
    ...rest,
  })
  const file = (t: Teacher, reply: string, rest: Record<string, Json>) =>
    t.applyOne(op('star.file', `star:${reply}`, item(reply, rest)))
  const labels = (t: Teacher) => t.sql('select name, folder, tags from public.starred_items')

  async function starred() {
    const t = await Teacher.join(db())
    const { reply } = await t.send()
    await t.applyOne(op('star.set', `star:${reply}`, item(reply, { starred: true })))
    return { t, reply }
  }

  it('are kept one by one, and reach every device with the row', async () => {
    const { t, reply } = await starred()
    const { epoch, as_of } = await t.bootstrap()
    await file(t, reply, { set: { name: '<b>Fractions</b>' } })
    await file(t, reply, { set: { folder: ' Term 4 ', tags: ['maths', 'Māori'] } })
    const row = { name: '<b>Fractions</b>', folder: 'Term 4', tags: ['maths', 'Māori'] }
    expect(await labels(t)).toEqual([row])
    expect((await t.pull(epoch, as_of)).rows.at(-1)?.r).toMatchObject(row)
    await file(t, reply, { set: { name: null, tags: [] } })
    expect(await labels(t)).toEqual([{ name: null, folder: 'Term 4', tags: [] }])
  })

  it('an undo does not take back what another device set since', async () => {
    const { t, reply } = await starred()
    await file(t, reply, { set: { folder: 'Term 4' } })
    await file(t, reply, { set: { name: 'Fractions' } })
    const undo = { set: { folder: null }, undoes: { folder: 'Term 4' } }
    expect(await file(t, reply, undo)).toMatchObject({ status: 'done' })
    await file(t, reply, { set: { folder: 'Art' } })
    expect(await file(t, reply, undo)).toMatchObject({ status: 'refused', reason: 'changed_elsewhere' })
    expect(await labels(t)).toMatchObject([{ folder: 'Art', name: 'Fractions' }])
  })

  it.each<[string, Json, string]>([
    ['a name of 500 letters', { name: 'a'.repeat(500) }, 'too_long'],
    ['a folder of 61 letters', { folder: 'ā'.repeat(61) }, 'too_long'],
    ['eleven tags', { tags: Array.from({ length: 11 }, (_, at) => `t${at}`) }, 'too_long'],
    ['a tag of 31 letters', { tags: ['a'.repeat(31)] }, 'too_long'],
    ['tags that are no list', { tags: 'maths' }, 'rejected'],
    ['another column', { school_id: null }, 'rejected'],
    ['nothing', null, 'rejected'],
  ])('refuses %s', async (_what, set, reason) => {
    const { t, reply } = await starred()
    expect(await file(t, reply, { set })).toMatchObject({ status: 'refused', reason })
    expect(await labels(t)).toEqual([{ name: null, folder: null, tags: [] }])
  })

  it('reach only the teacher’s own star, and bring no removed star back', async () => {
    const { t, reply } = await starred()
    const other = await Teacher.join(db())
    await file(other, reply, { set: { name: 'Mine now' } })
    expect(await labels(t)).toMatchObject([{ name: null }])
    await t.applyOne(op('star.set', `star:${reply}`, item(reply, { starred: false })))
    expect(await file(t, reply, { set: { name: 'Late' } })).toMatchObject({ status: 'done' })
    expect(await labels(t)).toEqual([])
  })
})
