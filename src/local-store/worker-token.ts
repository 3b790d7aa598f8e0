import { isUsable, type WorkerToken } from '#domain/worker-token.ts'
import { deviceDb } from './device-db.ts'

/** Stores the worker's copy of the access token. `null`, at the end of the session, deletes it from the device. */
export async function keepWorkerToken(token: WorkerToken | null): Promise<void> {
  if (token === null) await deviceDb.facts.delete('workerToken')
  else await deviceDb.facts.put({ key: 'workerToken', value: token })
}

/** The stored token, if it lasts long enough for a call. */
export async function readWorkerToken(now: number): Promise<WorkerToken | undefined> {
  const fact = await deviceDb.facts.get('workerToken')
  return fact?.key === 'workerToken' && isUsable(fact.value, now) ? fact.value : undefined
}

/** The user id of the stored token, usable or not. */
export async function workerTokenOwner(): Promise<string | undefined> {
  const fact = await deviceDb.facts.get('workerToken')
  return fact?.key === 'workerToken' ? fact.value.userId : undefined
}
