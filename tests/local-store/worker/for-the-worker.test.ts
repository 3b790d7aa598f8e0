import Dexie from 'dexie'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { acknowledgeLoss } from '#local-store/commands/acknowledge-loss.ts'
import { deviceDb } from '#local-store/device-db.ts'
import { openForWorker } from '#local-store/open-for-worker.ts'
import { closeStore, deleteStore, openStore } from '#local-store/open-store.ts'
import { keepWorkerToken, readWorkerToken, workerTokenOwner } from '#local-store/worker-token.ts'
import { USER } from '../../sync/support/rows.ts'
import { fakeStorage } from '../support/fake-storage.ts'

beforeEach(() => deviceDb.facts.clear())
afterEach(() => deleteStore(USER))

describe('the store as the service worker opens it', () => {
  it('is the teacher’s own, with what waits in it', async () => {
    await openStore(USER).drafts.put({ key: 'k', text: 'Owls', savedAt: '1' })
    const db = await openForWorker(USER)
    expect((await db?.drafts.get('k'))?.text).toBe('Owls')
    db?.close()
  })

  it('is not created again after a sign-out', async () => {
    expect(await openForWorker(USER)).toBeUndefined()
    expect(await Dexie.exists(`mahere-${USER}`)).toBe(false)
  })

  it('[SYS-28] closes for good when a tab deletes it, and does not come back', async () => {
    await openStore(USER).open()
    const db = await openForWorker(USER)
    await db?.open()
    await deleteStore(USER)
    expect(db?.isOpen()).toBe(false)
    await expect(db?.drafts.count()).rejects.toThrow()
    expect(await Dexie.exists(`mahere-${USER}`)).toBe(false)
  })
})

describe('the token of the service worker', () => {
  const token = { userId: USER, accessToken: 'a', expiresAt: 4_000_000_000 }

  it('names its teacher, usable or not, until the session ends', async () => {
    expect(await workerTokenOwner()).toBeUndefined()
    await keepWorkerToken({ ...token, expiresAt: 1 } as never)
    expect([await workerTokenOwner(), await readWorkerToken(Date.now())]).toEqual([USER, undefined])
    await keepWorkerToken(null)
    expect(await workerTokenOwner()).toBeUndefined()
  })
})

describe('the notice of changes that the browser deleted', () => {
  it('is gone once its teacher has read it', () => {
    const storage = fakeStorage()
    storage.setItem(`mahere-lost:${USER}`, '2')
    vi.stubGlobal('localStorage', storage)
    openStore(USER)
    acknowledgeLoss()
    expect(storage.items).toEqual({})
    vi.unstubAllGlobals()
    closeStore()
  })
})
