import { configureBackend } from '#backend/config.ts'
import { request } from '#backend/request.ts'
import type { OpReceipt } from '#backend/rows.ts'
import type { WorkerToken } from '#domain/worker-token.ts'
import type { StoreDb } from '#local-store/db.ts'
import { openForWorker } from '#local-store/open-for-worker.ts'
import { readWorkerToken, workerTokenOwner } from '#local-store/worker-token.ts'
import { showBadge } from '#platform/badge.ts'
import { systemClock } from '#platform/clock.ts'
import { withLockIfFree } from '#platform/locks.ts'
import type { PushContext } from '#sync/context.ts'
import { push } from '#sync/push.ts'
import { syncLock } from '#sync/sync-lock.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * Sends what waits while the app is closed, with the same queue, code and lock as a page. An open page does it better,
 * and only a page may renew a token. The promise rejects while anything is left, so that the browser wakes the worker
 * again.
 */
export async function sendWaiting(): Promise<void> {
  const token = await readWorkerToken(systemClock.now())
  if (token === undefined) return
  const db = await openForWorker(token.userId)
  if (db === undefined) return
  try {
    if (!(await isAppOpen())) {
      await withLockIfFree(syncLock(token.userId), () => push(pushContext(db, token)))
      // A page signed out in the meantime: what is left is locked or gone, and its count must not be shown to others.
      if ((await workerTokenOwner()) !== token.userId) return
      showBadge(await db.outbox.where('state').notEqual('acked').count())
    }
    const left = await db.outbox.where('state').anyOf('queued', 'sending').count()
    if (left > 0) throw new Error(`${left} changes still wait to be sent`)
  } finally {
    db.close() // an open handle would block a page's upgrade
  }
}

async function isAppOpen(): Promise<boolean> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return pages.length > 0
}

function pushContext(db: StoreDb, { url, anonKey, accessToken }: WorkerToken): PushContext {
  // A worker has no local storage and needs nothing that the backend keeps there.
  const storage = { getItem: () => null, setItem: () => {}, removeItem: () => {} }
  configureBackend({ storage, config: { url, anonKey } })
  const applyOps: PushContext['server']['applyOps'] = (asUser, ops) =>
    request<OpReceipt[]>('/rest/v1/rpc/apply_ops', { as_user: asUser, ops }, accessToken)
  return {
    db,
    server: { applyOps },
    clock: systemClock,
    random: Math.random,
    stopped: new AbortController().signal,
  }
}
