import Dexie from 'dexie'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Op } from '#domain/ops.ts'
import { sendMessage } from '#local-store/commands/send-message.ts'
import { closeStore, deleteStore, openStore } from '#local-store/open-store.ts'
import { purgeSyncedRows } from '#local-store/purge-synced-rows.ts'
import { countWaiting } from '#local-store/queries/waiting.ts'
import { keepWorkerToken } from '#local-store/worker-token.ts'

const ANA = 'a0000000-0000-4000-8000-000000000001'
const input = { generatorType: 'lessonPlan', context: null } as const
const badge = { setAppBadge: vi.fn(async (_count: number) => {}), clearAppBadge: vi.fn(async () => {}) }
/** Runs while the server works on the worker's call. */
let meanwhile = async () => {}

// The import goes by its path, because the worker is checked with its own types.
const worker = new URL('../../sw/send-waiting.ts', import.meta.url).pathname
const sendWaiting = async (): Promise<void> => (await import(/* @vite-ignore */ worker)).sendWaiting()

async function serve(_address: unknown, request: RequestInit): Promise<Response> {
  const { ops } = JSON.parse(String(request.body)) as { ops: Op[] }
  await meanwhile()
  return Response.json(ops.map(({ op_id }) => ({ op_id, status: 'done', rev: 9 })))
}

const stored = async () => (await Dexie.getDatabaseNames()).includes(`mahere-${ANA}`)
async function closeTheApp() {
  openStore(ANA)
  for (const content of ['Plants', 'Rivers']) await sendMessage({ ...input, content })
  closeStore()
  const expiresAt = Date.now() + 3_600_000
  await keepWorkerToken({ userId: ANA, accessToken: 'hers', expiresAt, url: 'http://here', anonKey: 'key' })
}

beforeEach(() => {
  vi.stubGlobal('self', { clients: { matchAll: async () => [] } })
  vi.stubGlobal('navigator', { onLine: true, ...badge })
  vi.stubGlobal('fetch', vi.fn(serve))
  vi.clearAllMocks()
  meanwhile = async () => {}
})
afterEach(async () => {
  await keepWorkerToken(null)
  await deleteStore(ANA)
  vi.unstubAllGlobals()
})

describe('the worker while the app is closed', () => {
  it('[SYS-22] sends what waits, and counts what is left', async () => {
    await closeTheApp()
    await sendWaiting()
    expect(fetch).toHaveBeenCalledOnce()
    expect(badge.clearAppBadge).toHaveBeenCalledOnce()
    openStore(ANA)
    expect(await countWaiting()).toBe(0)
  })

  it('[SYS-28] restores nothing of a teacher who signs out while it sends', async () => {
    await closeTheApp()
    meanwhile = async () => {
      await keepWorkerToken(null)
      await deleteStore(ANA)
    }
    await sendWaiting().catch(() => {})
    expect(fetch).toHaveBeenCalledOnce()
    expect(await stored()).toBe(false)
    expect(badge.setAppBadge).not.toHaveBeenCalled()
  })

  it('creates no store for a token that outlived its store', async () => {
    await closeTheApp()
    await deleteStore(ANA)
    await sendWaiting()
    expect(fetch).not.toHaveBeenCalled()
    expect(await stored()).toBe(false)
  })

  it('[OP-31] shows no number of a teacher who was locked out while it sent', async () => {
    await closeTheApp()
    await openStore(ANA).outbox.where('seq').above(1).modify({ state: 'parked' })
    closeStore()
    meanwhile = async () => {
      await keepWorkerToken(null)
      await purgeSyncedRows(ANA)
    }
    await sendWaiting()
    expect(badge.setAppBadge).not.toHaveBeenCalled()
  })
})
