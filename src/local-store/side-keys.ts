import { listSmall, removeSmall } from '#platform/small-storage.ts'

/** The keys that the store keeps in localStorage, beside the database. Each ends with the teacher's id. */
export const unsentCountKey = (userId: string) => `mahere-unsent:${userId}`
export const lostCountKey = (userId: string) => `mahere-lost:${userId}`
export const waitingPrefix = (userId: string) => `mahere-waiting:${userId}:`

/** Call it when everything of this teacher is removed on purpose. */
export function removeSideKeys(userId: string): void {
  removeSmall(unsentCountKey(userId))
  removeSmall(lostCountKey(userId))
  for (const key of listSmall(waitingPrefix(userId))) removeSmall(key)
}

/** Call it when the teacher has read the notice of changes that the browser deleted. */
export function dismissLoss(userId: string): void {
  removeSmall(lostCountKey(userId))
}
