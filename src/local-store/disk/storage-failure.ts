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

/** Names a full disk or a broken database, about which a teacher can do something. Any other error is a bug and is thrown again. */
export function storageFailure(error: unknown): StorageFailure {
  const names = namesOf(error)
  if (isFull(error)) return 'storage_full'
  if (names.some((name) => BROKEN.includes(name))) return 'storage_broken'
  throw error
}

/** True if the error, or an error it wraps, says that the disk is full. */
export const isFull = (error: unknown): boolean => namesOf(error).some((name) => FULL.includes(name))

/** The names of the error and of its causes. Dexie keeps the browser's own error in `inner`. */
function namesOf(error: unknown, depth = 0): string[] {
  if (typeof error !== 'object' || error === null || depth > 4) return []
  const { name, inner, cause } = error as { name?: unknown; inner?: unknown; cause?: unknown }
  return [String(name), ...namesOf(inner, depth + 1), ...namesOf(cause, depth + 1)]
}
