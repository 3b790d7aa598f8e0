import Dexie from 'dexie'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sendMessage } from '#local-store/commands/send-message.ts'
import { discardWaiting } from '#local-store/commands/waiting.ts'
import { onCommitted } from '#local-store/commit.ts'
import { currentStore } from '#local-store/current-store.ts'
import { detectLoss } from '#local-store/disk/loss-detector.ts'
import { closeStore, deleteStore, openStore } from '#local-store/open-store.ts'
import { purgeSyncedRows } from '#local-store/purge-synced-rows.ts'
import { countWaiting, listWaiting } from '#local-store/queries/waiting.ts'
import { dismissLoss } from '#local-store/side-keys.ts'
import { fakeStorage } from './support/fake-storage.ts'

const ANA = 'a0000000-0000-4000-8000-000000000001'
const BEN = 'b0000000-0000-4000-8000-000000000002'
const input = { generatorType: 'lessonPlan', content: 'Plants', context: null } as const

let storage: ReturnType<typeof fakeStorage>
const stops: (() => void)[] = []

/** Starts the app for this teacher and returns the reported number of lost changes. */
async function enter(userId = ANA): Promise<number> {
  leave()
  let told = -1
  stops.push(detectLoss(openStore(userId), (lost) => (told = lost)))
  await vi.waitFor(() => expect(told).toBeGreaterThanOrEqual(0))
  return told
}
function leave(): void {
  for (const stop of stops.splice(0)) stop()
  closeStore()
}
const beats = () => Object.entries(storage.items).map(([key, value]) => `${key.split(':')[0]}=${value}`)
const beat = (words: string[]) => vi.waitFor(() => expect(beats()).toEqual(words))

/** Simulates a browser that deletes this origin's databases and leaves localStorage alone. */
async function clearDatabases(): Promise<void> {
  leave()
  for (const name of await Dexie.getDatabaseNames()) if (name !== 'mahere-device') await Dexie.delete(name)
}

beforeEach(() => {
  storage = fakeStorage()
  const { setItem } = storage
  // There is no room for copies of the changes (waiting-copies.test.ts), only for their number.
  storage.setItem = (key, value) => {
    if (!key.startsWith('mahere-waiting:')) setItem(key, value)
  }
  vi.stubGlobal('localStorage', storage)
})
afterEach(async () => {
  leave()
  await deleteStore(ANA)
  await deleteStore(BEN)
  vi.unstubAllGlobals()
})

describe('when the browser has deleted the store', () => {
  it('the teacher is told how many unsent changes were lost, until they dismiss the notice', async () => {
    expect(await enter()).toBe(0)
    await sendMessage(input)
    await sendMessage(input)
    await beat(['mahere-unsent=2'])
    await clearDatabases()
    expect(await enter()).toBe(2)
    expect(await countWaiting()).toBe(0)
    expect(await enter()).toBe(2) // a reload does not dismiss the notice
    dismissLoss(ANA)
    expect(await enter()).toBe(0)
  })

  it('the teacher is told at once when it happens in an open tab', async () => {
    const told: number[] = []
    stops.push(detectLoss(openStore(ANA), (lost) => told.push(lost)))
    await vi.waitFor(() => expect(told).toEqual([0]))
    await sendMessage(input)
    await sendMessage(input)
    await beat(['mahere-unsent=2'])
    const db = currentStore()
    // The browser deletes the database under the page, and the page's next change creates it again.
    await db.transaction('rw', [db.outbox, db.facts], () =>
      Promise.all([db.outbox.clear(), db.facts.clear()]),
    )
    await sendMessage(input)
    await vi.waitFor(() => expect(told.at(-1)).toBe(2))
    await vi.waitFor(() => expect(beats().sort()).toEqual(['mahere-lost=2', 'mahere-unsent=1']))
    dismissLoss(ANA)
    await sendMessage(input)
    await vi.waitFor(() => expect(beats()).toEqual(['mahere-unsent=2']))
  })

  it('sync is asked for the rows again, also when nothing waited', async () => {
    await enter()
    const db = currentStore()
    const asked = vi.fn()
    stops.push(onCommitted(asked))
    await db.facts.clear() // the browser deletes the database under the page, whose next read creates it again
    await vi.waitFor(() => expect(asked).toHaveBeenCalledWith(db, []))
    await vi.waitFor(async () => expect(await db.facts.count()).toBe(1))
    expect(asked).toHaveBeenCalledTimes(1)
  })

  it('a new store is no change of a teacher’s, which would ask the browser to keep our data', async () => {
    const asked = vi.fn()
    stops.push(onCommitted(asked))
    stops.push(detectLoss(openStore(ANA), () => {}))
    await vi.waitFor(async () => expect(await currentStore().facts.count()).toBe(1))
    expect(asked).not.toHaveBeenCalled()
  })

  it('nothing is reported when everything had been sent', async () => {
    await enter()
    await sendMessage(input)
    await beat(['mahere-unsent=1'])
    const [entry] = await listWaiting()
    await discardWaiting(entry?.opId ?? '')
    await beat([])
    await clearDatabases()
    expect(await enter()).toBe(0)
  })

  it('each teacher of the device is told of their own changes only', async () => {
    await enter(ANA)
    await sendMessage(input)
    await beat(['mahere-unsent=1'])
    expect(await enter(BEN)).toBe(0)
    await clearDatabases()
    expect(await enter(BEN)).toBe(0)
    expect(await enter(ANA)).toBe(1)
  })

  it('changes kept at a forced sign-out count, and changes removed on purpose do not', async () => {
    await enter()
    await sendMessage(input)
    await beat(['mahere-unsent=1'])
    leave()
    await purgeSyncedRows(ANA)
    expect(await enter()).toBe(0) // everything is still there
    leave()
    await purgeSyncedRows(ANA)
    await clearDatabases()
    expect(await enter()).toBe(1)
    await deleteStore(ANA)
    expect(beats()).toEqual([])
    expect(await enter()).toBe(0)
  })
})

describe('when only localStorage was cleared', () => {
  it('nothing is lost and nothing is reported', async () => {
    await enter()
    await sendMessage(input)
    await beat(['mahere-unsent=1'])
    storage.clear()
    expect(await enter()).toBe(0)
    expect(await countWaiting()).toBe(1)
    await beat(['mahere-unsent=1'])
  })

  it('works without localStorage', async () => {
    vi.stubGlobal('localStorage', undefined)
    expect(await enter()).toBe(0)
    expect((await sendMessage(input)).ok).toBe(true)
  })
})
