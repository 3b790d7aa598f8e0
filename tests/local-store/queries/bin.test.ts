import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { StoreDb } from '#local-store/db.ts'
import { editedUnstarred, hiddenMessageIds, listBin } from '#local-store/queries/bin.ts'
import { arrive, chat, day, message, newStore, star } from '../support/server-rows.ts'

let db: StoreDb
beforeEach(() => {
  db = newStore()
  vi.setSystemTime('2026-11-30T00:00:00.000Z')
})
afterEach(() => vi.useRealTimers())

const DAY_MS = 86_400_000
const deleted = (id: string, deleted_at: string | null) => chat(id, { is_deleted: true, deleted_at })

describe('the bin', () => {
  it('lists deleted chats, the latest first, with the day on which the server removes them', async () => {
    await arrive(db, chat('kept'), deleted('first', day(5)), deleted('second', day(20)))
    const bin = await listBin(db)
    expect(bin.map(({ chat: { id } }) => id)).toEqual(['second', 'first'])
    expect(bin[0]?.goneAt).toBe(Date.parse(day(20)) + 30 * DAY_MS)
  })

  it('does not list what the server has removed by now, or what has no day', async () => {
    const now = Date.now()
    const at = (ms: number) => new Date(now - 30 * DAY_MS + ms).toISOString()
    await arrive(db, deleted('gone', at(0)), deleted('last moment', at(1)), deleted('no day', null))
    expect((await listBin(db)).map(({ chat: { id } }) => id)).toEqual(['last moment'])
  })

  it('does not list a chat that somebody brought back', async () => {
    await arrive(db, chat('back', { is_deleted: false, deleted_at: day(20) }))
    expect(await listBin(db)).toEqual([])
  })
})

describe('a deleted chat', () => {
  it('names its hidden messages on this device, so that they come back with it', async () => {
    await arrive(
      db,
      message('a', { is_visable: false }),
      message('b', { is_visable: false }),
      message('elsewhere', { session_id: 'other', is_visable: false }),
    )
    expect(await hiddenMessageIds('chat', db)).toEqual(['a', 'b'])
  })

  it('takes along the resources that were edited by hand and not starred', async () => {
    const edited = { edited_html_content: '<p>mine</p>' }
    await arrive(
      db,
      message('words', { created_at: day(1) }),
      message('edited', { ...edited, created_at: day(2) }),
      message('starred', { ...edited, created_at: day(3) }),
      message('elsewhere', { ...edited, session_id: 'other' }),
      star('starred'),
    )
    expect((await editedUnstarred('chat', db)).map(({ id }) => id)).toEqual(['edited'])
  })
})
