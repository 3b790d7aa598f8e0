import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { beforeEach, describe, expect, it } from 'vitest'
import { changedLabels, LABEL_LIMITS, tidyLabel, tidyTags } from '#domain/saved/saved-labels.ts'
import { fileSaved, unfileSaved } from '#local-store/commands/file-saved.ts'
import { moveStar, starMessage, unstarMessage } from '#local-store/commands/stars.ts'
import { StoreDb } from '#local-store/db.ts'
import { listStarred } from '#local-store/queries/starred.ts'

const USER = 'a0000000-0000-4000-8000-000000000001'
const item = { messageId: 'm1', sessionId: 's1', itemType: 'lesson_plan' } as const
let db: StoreDb
beforeEach(async () => {
  db = new StoreDb(USER, { indexedDB: new IDBFactory(), IDBKeyRange })
  await starMessage(item, db)
})

const stars = async () => (await listStarred('lesson_plan', db)).map(({ star }) => star)
const sent = async () =>
  (await db.outbox.toArray()).map(({ op }) => op).filter(({ op }) => op === 'star.file')

describe('what a teacher types on a saved item', () => {
  it('is kept as words: a name of 500 letters is cut at whole characters, HTML stays text', () => {
    expect([...(tidyLabel('ā😀'.repeat(250), LABEL_LIMITS.name) ?? '')]).toHaveLength(120)
    expect(tidyLabel('  <b>Fractions</b>\n & more ', 120)).toBe('<b>Fractions</b> & more')
    expect(tidyLabel(' \t ', 60)).toBeNull()
    expect(tidyTags('#Maths, maths,, Year 3 ,MATHS, #Māori')).toEqual(['Maths', 'Year 3', 'Māori'])
    expect(tidyTags(Array.from({ length: 40 }, (_, at) => `t${at}`).join(','))).toHaveLength(
      LABEL_LIMITS.tags,
    )
  })

  it('names only what differs, so two devices do not undo each other', () => {
    expect(changedLabels({ name: 'A', folder: 'F' }, { name: 'A', folder: null, tags: [] })).toEqual({
      set: { folder: null },
      was: { folder: 'F' },
    })
  })
})

describe('filing a saved item', () => {
  it('shows at once, waits in the lane of its star and sends only what changed', async () => {
    await fileSaved('m1', { name: 'Fractions' }, db)
    await fileSaved('m1', { name: 'Fractions', folder: 'Term 4', tags: ['maths'] }, db)
    expect(await stars()).toMatchObject([{ name: 'Fractions', folder: 'Term 4', tags: ['maths'] }])
    expect(await sent()).toMatchObject([
      { lane: 'star:m1', set: { name: 'Fractions' } },
      { lane: 'star:m1', set: { folder: 'Term 4', tags: ['maths'] } },
    ])
    await fileSaved('m1', { folder: 'Term 4' }, db)
    expect(await sent()).toHaveLength(2)
  })

  it('is taken back, but not over a newer change of the same', async () => {
    const first = await fileSaved('m1', { folder: 'Term 4' }, db)
    if (!first.ok) throw new Error(first.reason)
    await fileSaved('m1', { name: 'Fractions' }, db)
    expect(await unfileSaved('m1', first, db)).toEqual({ ok: true })
    expect(await stars()).toMatchObject([{ name: 'Fractions', folder: null }])
    expect((await sent()).at(-1)).toMatchObject({ set: { folder: null }, undoes: { folder: 'Term 4' } })
    await fileSaved('m1', { folder: 'Art' }, db)
    expect(await unfileSaved('m1', first, db)).toEqual({ ok: false, reason: 'changed' })
    expect(await fileSaved('unknown', { folder: 'Art' }, db)).toEqual({ ok: false, reason: 'not_found' })
  })

  it('goes along when the star moves to another version or comes back', async () => {
    await fileSaved('m1', { folder: 'Term 4', tags: ['maths'] }, db)
    await moveStar({ from: 'm1', to: 'm2' }, db)
    expect(await stars()).toMatchObject([{ message_id: 'm2', folder: 'Term 4', tags: ['maths'] }])
    const [moved] = await stars()
    await unstarMessage({ messageId: 'm2' }, db)
    await starMessage({ ...item, messageId: 'm2', labels: moved ?? {} }, db)
    expect(await stars()).toMatchObject([{ message_id: 'm2', folder: 'Term 4' }])
  })
})
