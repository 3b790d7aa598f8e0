import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearDraft, jotDraft, saveDraft } from '#local-store/commands/drafts.ts'
import { sendMessage } from '#local-store/commands/send-message.ts'
import { currentStore } from '#local-store/current-store.ts'
import { closeStore, deleteStore, openStore } from '#local-store/open-store.ts'
import { purgeSyncedRows } from '#local-store/purge-synced-rows.ts'
import { readDraft } from '#local-store/queries/drafts.ts'
import { fakeStorage } from './support/fake-storage.ts'

const ANA = 'a0000000-0000-4000-8000-000000000001'
const BEN = 'b0000000-0000-4000-8000-000000000002'
const KEY = 'new:lessonPlan'
const input = { generatorType: 'lessonPlan', context: null, draftKey: KEY } as const

let storage: ReturnType<typeof fakeStorage>
const copies = () => Object.keys(storage.items)
/** Simulates a killed tab: work that was not awaited has not happened. */
function killAndReopen(userId = ANA) {
  closeStore()
  return openStore(userId)
}

beforeEach(() => {
  storage = fakeStorage()
  vi.stubGlobal('localStorage', storage)
  openStore(ANA)
})
afterEach(async () => {
  await deleteStore(ANA)
  await deleteStore(BEN)
  vi.unstubAllGlobals()
})

describe('text typed in the last moment', () => {
  it('[SYS-25] is there after the tab was killed before the database had it', async () => {
    await saveDraft(KEY, 'Plants')
    jotDraft(KEY, 'Plants and seeds')
    killAndReopen()
    expect(await readDraft(KEY)).toBe('Plants and seeds')
    expect(copies()).toEqual([])
  })

  it('is gone when the field was emptied in the last moment', async () => {
    await saveDraft(KEY, 'Plants')
    jotDraft(KEY, '')
    killAndReopen()
    expect(await readDraft(KEY)).toBeUndefined()
  })

  it('is copied only until the database has it', async () => {
    jotDraft(KEY, 'Plants')
    expect(copies()).toHaveLength(1)
    await saveDraft(KEY, 'Plants')
    expect(copies()).toEqual([])
    jotDraft(KEY, 'Plants and')
    const saving = saveDraft(KEY, 'Plants and')
    jotDraft(KEY, 'Plants and seeds')
    await saving
    expect(copies()).toHaveLength(1) // the text has one letter more than the saved draft
    await clearDraft(KEY)
    expect(copies()).toEqual([])
  })

  it('does not come back once it is sent', async () => {
    jotDraft(KEY, ' Plants ')
    await sendMessage({ ...input, content: ' Plants ' })
    killAndReopen()
    expect(await readDraft(KEY)).toBeUndefined()
    expect(copies()).toEqual([])
  })

  it('stays when it was typed during a send', async () => {
    await readDraft(KEY) // the store is open before anybody types
    jotDraft(KEY, 'Plants')
    const sending = sendMessage({ ...input, content: 'Plants' })
    jotDraft(KEY, 'And rivers')
    await sending
    killAndReopen()
    expect(await readDraft(KEY)).toBe('And rivers')
  })

  it('gives way to a later draft of another tab', async () => {
    jotDraft(KEY, 'Old words of a killed tab')
    await new Promise((resolve) => setTimeout(resolve, 5))
    await saveDraft(KEY, 'Later words')
    killAndReopen()
    expect(await readDraft(KEY)).toBe('Later words')
    expect(copies()).toEqual([])
  })

  it('belongs to its teacher: the next teacher neither reads nor clears it', async () => {
    jotDraft(KEY, 'Mine')
    killAndReopen(BEN)
    expect(await readDraft(KEY)).toBeUndefined()
    killAndReopen(ANA)
    expect(await readDraft(KEY)).toBe('Mine')
  })

  it('[SYS-28] is deleted with everything else at sign-out, and moved into the purged store at a forced one', async () => {
    jotDraft(KEY, 'Mine')
    closeStore()
    await purgeSyncedRows(ANA)
    expect(copies()).toEqual([])
    openStore(ANA)
    expect(await readDraft(KEY)).toBe('Mine')
    jotDraft(KEY, 'Mine as well')
    await deleteStore(ANA)
    expect(copies()).toEqual([])
  })

  it('is not copied when it is too long, and the database keeps it all the same', async () => {
    jotDraft(KEY, 'short')
    const long = 'x'.repeat(200_000)
    jotDraft(KEY, long)
    expect(copies()).toEqual([]) // an older, shorter copy must not replace the text
    await saveDraft(KEY, long)
    killAndReopen()
    expect(await readDraft(KEY)).toHaveLength(200_000)
  })

  it('survives a storage that refuses, is broken, or holds something else', async () => {
    storage.full = true
    expect(() => jotDraft(KEY, 'Plants')).not.toThrow()
    expect(await saveDraft(KEY, 'Plants')).toEqual({ ok: true })
    storage.full = false
    storage.items[`mahere-draft:${ANA}:chat:1`] = '{"text":7'
    storage.items[`mahere-draft:${ANA}:chat:2`] = '{"text":7,"savedAt":1}'
    killAndReopen()
    expect(await readDraft(KEY)).toBe('Plants')
    expect(await readDraft('chat:1')).toBeUndefined()
    vi.stubGlobal('localStorage', undefined)
    killAndReopen()
    jotDraft(KEY, 'More')
    expect(await saveDraft(KEY, 'More')).toEqual({ ok: true })
    expect(currentStore().userId).toBe(ANA)
  })
})
