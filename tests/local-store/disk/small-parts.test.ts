import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { saveDraft } from '#local-store/commands/drafts.ts'
import { sendMessage } from '#local-store/commands/send-message.ts'
import type { StoreDb } from '#local-store/db.ts'
import { evictOldMessages } from '#local-store/disk/evict-messages.ts'
import { hasRoomToFill, noteRoom, withRoom } from '#local-store/disk/make-room.ts'
import { freeReserve } from '#local-store/disk/reserve-space.ts'
import { isFull, storageFailure } from '#local-store/disk/storage-failure.ts'
import { mergeCopies } from '#local-store/draft-copies.ts'
import { readDraft } from '#local-store/queries/drafts.ts'
import { USER } from '../../sync/support/rows.ts'
import { fakeStorage } from '../support/fake-storage.ts'
import { arrive, chat, day, message, newStore } from '../support/server-rows.ts'

let db: StoreDb
beforeEach(() => {
  db = newStore()
})
afterEach(() => {
  noteRoom()
  vi.unstubAllGlobals()
})

const full = () => new DOMException('no room', 'QuotaExceededError')

describe('a storage that failed', () => {
  it('is full when the error or one inside it says so', () => {
    expect(storageFailure(full())).toBe('storage_full')
    expect(storageFailure({ name: 'AbortError', inner: full() })).toBe('storage_full')
    expect(storageFailure({ name: 'AbortError', inner: { name: 'x', cause: full() } })).toBe('storage_full')
    expect([isFull(null), isFull('QuotaExceededError'), isFull({ name: 'AbortError' })]).toEqual([
      false,
      false,
      false,
    ])
  })

  it.each([
    'AbortError',
    'DatabaseClosedError',
    'InvalidStateError',
    'MissingAPIError',
    'OpenFailedError',
    'TimeoutError',
    'UnknownError',
    'VersionError',
  ])('is broken for %s', (name) => {
    expect(storageFailure({ name })).toBe('storage_broken')
    expect(storageFailure({ name: 'x', cause: { name } })).toBe('storage_broken')
  })

  it('is a bug otherwise, and no circle of causes hangs', () => {
    const bug = new TypeError('undefined is not a function')
    expect(() => storageFailure(bug)).toThrow(bug)
    const circle: { name: string; cause?: unknown } = { name: 'x' }
    circle.cause = circle
    expect(isFull(circle)).toBe(false)
  })
})

describe('a change that meets a full disk', () => {
  it('runs again, told so, only when something could be deleted', async () => {
    await freeReserve()
    const told: boolean[] = []
    const failing = async (again: boolean) => {
      told.push(again)
      throw full()
    }
    await expect(withRoom(db, failing)).rejects.toThrow('no room')
    expect(told).toEqual([false])
    await oldChat('old')
    const once = async (again: boolean) => {
      told.push(again)
      if (!again) throw full()
      return 'stored'
    }
    expect([await withRoom(db, once), told]).toEqual(['stored', [false, false, true]])
  })

  it('stops the loading of older messages until there is room again', async () => {
    vi.stubGlobal('navigator', {})
    expect(await hasRoomToFill(db)).toBe(true)
    await withRoom(db, () => Promise.reject(full())).catch(() => {})
    expect(await hasRoomToFill(db)).toBe(false)
    noteRoom()
    expect(await hasRoomToFill(db)).toBe(true)
  })

  it('is no change that failed for another reason', async () => {
    const broken = { name: 'UnknownError' }
    await oldChat('old')
    await expect(withRoom(db, () => Promise.reject(broken))).rejects.toBe(broken)
    expect([await hasRoomToFill(db), await db.chat_messages.count()]).toEqual([true, 1])
  })
})

/** A chat of before, with twenty newer ones that stay complete. */
async function oldChat(id: string, change: object = {}) {
  const newer = Array.from({ length: 20 }, (_, n) => chat(`newer-${n}`, { updated_at: day(2) }))
  await arrive(db, chat(id, { updated_at: day(1) }), ...newer)
  await arrive(db, message(`m-${id}`, { session_id: id, ...change }))
}

describe('messages that are deleted to make room', () => {
  const evict = (chars = Number.POSITIVE_INFINITY) => evictOldMessages(db, chars)

  it('are those of the oldest chats, with the versions of their resources', async () => {
    await oldChat('old')
    const version = { base_id: null, restored_from: null, device: null, saved_at: day(1) }
    await db.revisions.bulkPut([
      { ...version, id: 'v', message_id: 'm-old' },
      { ...version, id: 'w', message_id: 'other' },
    ])
    const row = (await db.chat_messages.get('m-old'))?.row
    expect(await evict()).toBe(JSON.stringify(row).length)
    expect([await db.chat_messages.count(), await db.revisions.toCollection().primaryKeys()]).toEqual([
      0,
      ['w'],
    ])
    expect((await db.chat_sessions.get('old'))?.complete).toBe(false)
  })

  it('are none that is being written or has a waiting change', async () => {
    await oldChat('old', { role: 'assistant', state: 'running' })
    expect(await evict()).toBe(0)
    const chatOf = await db.chat_sessions.get('old')
    expect(chatOf && 'complete' in chatOf).toBe(false)
  })

  it('are none that the server does not have', async () => {
    await oldChat('old')
    await sendMessage({ generatorType: 'lessonPlan', context: null, content: 'Owls', sessionId: 'old' }, db)
    await db.outbox.clear()
    await db.chat_sessions.update('old', { listed: day(1) })
    await evict()
    expect((await db.chat_messages.toArray()).map(({ rev }) => rev)).toEqual([0, 0])
  })

  it('are no more than needed', async () => {
    await oldChat('a')
    await arrive(db, chat('b', { updated_at: '2026-10-01T00:00:00.000+00:00' }))
    await arrive(db, message('m-b', { session_id: 'b' }))
    const needed = JSON.stringify((await db.chat_messages.get('m-b'))?.row).length
    await evict(needed)
    expect(await db.chat_messages.toCollection().primaryKeys()).toEqual(['m-a'])
  })
})

describe('copies of drafts in localStorage', () => {
  let storage: ReturnType<typeof fakeStorage>
  const PREFIX = `mahere-draft:${USER}:`
  const copy = (key: string, text: unknown, savedAt: unknown = '2026-11-22T00:00:00.000Z') =>
    storage.setItem(PREFIX + key, JSON.stringify({ text, savedAt }))
  beforeEach(() => {
    storage = fakeStorage()
    vi.stubGlobal('localStorage', storage)
  })

  it.each([
    ['no JSON', () => storage.setItem(`${PREFIX}k`, '{')],
    ['nothing', () => storage.setItem(`${PREFIX}k`, '')],
    ['no text', () => copy('k', 7)],
    ['no time', () => copy('k', 'words', 7)],
  ])('that hold %s are removed, and the draft stays', async (_, write) => {
    await saveDraft('k', 'Owls', db)
    write()
    await mergeCopies(db)
    expect([await readDraft('k', db), storage.items]).toEqual(['Owls', {}])
  })

  it('come in unless the database has a later draft', async () => {
    await db.drafts.bulkPut([
      { key: 'later', text: 'later', savedAt: '2026-11-23T00:00:00.000Z' },
      { key: 'same', text: 'same', savedAt: '2026-11-22T00:00:00.000Z' },
      { key: 'earlier', text: 'earlier', savedAt: '2026-11-21T00:00:00.000Z' },
      { key: 'emptied', text: 'emptied', savedAt: '2026-11-21T00:00:00.000Z' },
    ])
    for (const key of ['later', 'same', 'earlier', 'new']) copy(key, 'copied')
    copy('emptied', '')
    await mergeCopies(db)
    const drafts = (await db.drafts.toArray()).map(({ key, text }) => `${key} ${text}`)
    expect(drafts).toEqual(['earlier copied', 'later later', 'new copied', 'same copied'])
    expect(storage.items).toEqual({})
  })

  it('that change while they come in stay for the next time', async () => {
    copy('k', 'first')
    const { put } = db.drafts
    vi.spyOn(db.drafts, 'put').mockImplementation(((...args: Parameters<typeof put>) => {
      copy('k', 'second')
      return put.apply(db.drafts, args)
    }) as typeof put)
    await mergeCopies(db)
    expect([await readDraft('k', db), Object.keys(storage.items)]).toEqual(['first', [`${PREFIX}k`]])
  })
})
