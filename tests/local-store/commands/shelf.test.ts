import { beforeEach, describe, expect, it } from 'vitest'
import type { ShelfCopy } from '#domain/rows.ts'
import { putOnShelf, takeOffShelf } from '#local-store/commands/shelf.ts'
import type { StoreDb } from '#local-store/db.ts'
import { listShelf, readOnShelf, readSchoolName } from '#local-store/queries/shelf.ts'
import { listWaiting } from '#local-store/queries/waiting.ts'
import { arrive, day, newStore, row } from '../support/server-rows.ts'

let db: StoreDb
beforeEach(() => {
  db = newStore()
})

const body = { content: 'Owls', html_content: null, edited_html_content: null, resource_type: null }
const copy = (title: string, content = 'Owls'): ShelfCopy => ({
  item_type: 'lesson_plan',
  title,
  about: 'Lesson plan, Year 4, Science',
  words: 'We are learning',
  body: { ...body, content, doc: null, doc_version: null },
})
const onShelf = (id: string, change: object) =>
  row('shelf_items', { ...copy(`Title of ${id}`), id, by: 'Hana', mine: false, put_at: day(1), ...change })

describe('the school’s shelf', () => {
  it('shows the newest first, with what waits on this device above it', async () => {
    await arrive(db, onShelf('older', { put_at: day(1) }), onShelf('newer', { put_at: day(2) }))
    expect(await putOnShelf('mine', copy('Owls'), db)).toEqual({ ok: true })
    const listed = await listShelf(db)
    expect(listed.map(({ item, delivery }) => [item.id, delivery.state])).toEqual([
      ['mine', 'queued'],
      ['newer', 'synced'],
      ['older', 'synced'],
    ])
  })

  it('tells whether a document of the teacher’s own is on it', async () => {
    await arrive(db, onShelf('theirs', {}), onShelf('mine', { mine: true }))
    expect(await readOnShelf('mine', db)).toMatchObject({ id: 'mine' })
    expect([await readOnShelf('theirs', db), await readOnShelf('nowhere', db)]).toEqual([
      undefined,
      undefined,
    ])
    await putOnShelf('new', copy('Owls'), db)
    expect(await readOnShelf('new', db)).toMatchObject({ title: 'Owls' })
    expect(await takeOffShelf('mine', db)).toEqual({ ok: true })
    expect(await readOnShelf('mine', db)).toBeUndefined()
  })

  it('takes no document that is longer than the server takes', async () => {
    const empty = JSON.stringify(copy('Owls', '').body).length
    expect(await putOnShelf('m', copy('Owls', 'x'.repeat(900_001 - empty)), db)).toEqual({
      ok: false,
      reason: 'too_long',
    })
    expect(await listWaiting(db)).toEqual([])
    expect(await putOnShelf('m', copy('Owls', 'x'.repeat(900_000 - empty)), db)).toEqual({ ok: true })
  })

  it('belongs to a school, whose name may be missing', async () => {
    expect(await readSchoolName(db)).toBeUndefined()
    await arrive(db, row('subscriptions', { school_id: null, school_name: 'Te Kura' }))
    expect(await readSchoolName(db)).toBeUndefined()
    await arrive(db, row('subscriptions', { school_id: 's', school_name: null }))
    expect(await readSchoolName(db)).toBe('')
    await arrive(db, row('subscriptions', { school_id: 's', school_name: 'Te Kura' }))
    expect(await readSchoolName(db)).toBe('Te Kura')
  })
})
