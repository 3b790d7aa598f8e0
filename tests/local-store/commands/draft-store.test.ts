import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openDraftStore } from '#local-store/commands/device-drafts.ts'
import type { StoreDb } from '#local-store/db.ts'
import { closeStore, deleteStore, openStore } from '#local-store/open-store.ts'
import { USER } from '../../sync/support/rows.ts'
import { arrive, chat, message, row } from '../support/server-rows.ts'

let db: StoreDb
beforeEach(() => {
  db = openStore(USER)
})
afterEach(() => deleteStore(USER))

const draft = { id: 'message', session_id: 'chat', state: 'writing', doc: { sections: [] } } as const
const done = { state: 'done' } as const
const refused = { ok: false, reason: 'not_found' }

describe('where the drafts of a teacher are kept', () => {
  it('is nowhere when nobody is signed in', () => {
    closeStore()
    expect(openDraftStore()).toBeUndefined()
  })

  it('keeps a draft and changes it while its message is here', async () => {
    await arrive(db, chat('chat'), message('message'))
    const drafts = openDraftStore()
    expect(await drafts?.keep(draft)).toEqual({ ok: true })
    expect(await drafts?.change('message', done)).toEqual({ ok: true })
    expect(await drafts?.read('message')).toEqual({ ...draft, ...done })
  })

  it('changes a draft whose message waits to be sent, also where its chat is not here', async () => {
    await arrive(db, message('message'))
    const drafts = openDraftStore()
    await drafts?.keep(draft)
    expect(await drafts?.change('message', done)).toEqual({ ok: true })
  })

  it.each([
    ['was discarded', async () => void (await db.device_drafts.delete('message'))],
    [
      'has lost its message',
      () => arrive(db, row('sync_tombstones', { table_name: 'chat_messages', row_id: 'message' })),
    ],
    ['has lost its chat', () => arrive(db, chat('chat', { is_deleted: true }))],
  ])('does not bring back a draft that %s', async (_, happens) => {
    await arrive(db, chat('chat'), message('message'))
    const drafts = openDraftStore()
    await drafts?.keep(draft)
    await happens()
    expect(await drafts?.change('message', done)).toEqual(refused)
    expect((await drafts?.read('message'))?.state).not.toBe('done')
  })

  it('stays that of the teacher who began, and says when that teacher leaves', async () => {
    const drafts = openDraftStore()
    await drafts?.keep(draft)
    const left = vi.fn()
    const stop = drafts?.onClose(left)
    await db.connection.open() // a lost connection, opened again
    await vi.waitFor(() => expect(db.isOpen()).toBe(true))
    expect(left).not.toHaveBeenCalled()
    closeStore()
    await vi.waitFor(() => expect(left).toHaveBeenCalledTimes(1))
    stop?.()
    expect(await drafts?.keep(draft)).toEqual({ ok: false, reason: 'storage_broken' })
  })
})
