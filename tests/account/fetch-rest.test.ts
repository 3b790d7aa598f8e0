import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fetchRest } from '#features/account/settings/fetch-rest.ts'
import { currentStore } from '#local-store/current-store.ts'
import { closeStore, deleteStore, openStore } from '#local-store/open-store.ts'
import { isEverythingAsked } from '#session/chat-loads.ts'
import { onSyncRequested, setSyncStatus } from '#session/sync-status.ts'

const USER = 'a0000000-0000-4000-8000-000000000009'
const reach = (historyBefore: number | null) =>
  currentStore().meta.put({ key: 'sync', epoch: 'e', cursor: 9, historyBefore } as never)
let ran: boolean[] = []
let stopListening: () => void

beforeEach(() => {
  openStore(USER)
  ran = []
  stopListening = onSyncRequested(() => void ran.push(isEverythingAsked()))
})
afterEach(async () => {
  stopListening()
  setSyncStatus({ reachable: true })
  await deleteStore(USER)
  closeStore()
})

const atOnce = () => new AbortController().signal

it('[PUB-71] asks for everything, waits until it is here, and then asks no more', async () => {
  await reach(50)
  const fetching = fetchRest(atOnce())
  await expect.poll(() => ran).toEqual([true])
  await reach(20)
  await reach(null)
  await fetching
  expect(isEverythingAsked()).toBe(false)
})

it('asks for nothing where everything is here', async () => {
  await reach(null)
  await fetchRest(atOnce())
  expect(ran).toEqual([])
})

it('does not wait for a server that cannot be reached, nor after Cancel', async () => {
  await reach(50)
  setSyncStatus({ reachable: false })
  await fetchRest(atOnce())
  setSyncStatus({ reachable: true })
  await fetchRest(AbortSignal.abort())
  expect(isEverythingAsked()).toBe(false)
})
