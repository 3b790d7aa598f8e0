export type StorageFailure = 'storage_full' | 'storage_broken'

const FULL = ['QuotaExceededError']
const BROKEN = [
  'AbortError',
  'DatabaseClosedError',
  'InvalidStateError',
  'MissingAPIError',
  'OpenFailedError',
  'TimeoutError',
  'UnknownError',
  'VersionError',
]

/** Tells a full disk and a dead database, which a teacher can do something about, from a bug, which is thrown on. */
export function storageFailure(error: unknown): StorageFailure {
  const names = namesOf(error)
  if (isFull(error)) return 'storage_full'
  if (names.some((name) => BROKEN.includes(name))) return 'storage_broken'
  throw error
}

/** No room on the disk, whatever the browser and Dexie have wrapped it in. */
export const isFull = (error: unknown): boolean => namesOf(error).some((name) => FULL.includes(name))

/** The error's name and those of what caused it; Dexie keeps the browser's own error in `inner`. */
function namesOf(error: unknown, depth = 0): string[] {
  if (typeof error !== 'object' || error === null || depth > 4) return []
  const { name, inner, cause } = error as { name?: unknown; inner?: unknown; cause?: unknown }
  return [String(name), ...namesOf(inner, depth + 1), ...namesOf(cause, depth + 1)]
}
