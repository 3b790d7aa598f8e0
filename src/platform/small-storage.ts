/*
 * localStorage without its exceptions: it may be missing (in a worker), blocked (with cookies) or full. It holds only
 * small values that the app can do without, because it is slow and some browsers write it to disk seconds later.
 */

/** Returns whether the value was stored. */
export function writeSmall(key: string, value: string): boolean {
  try {
    globalThis.localStorage?.setItem(key, value)
    return globalThis.localStorage !== undefined
  } catch {
    return false
  }
}

/** Returns null if there is no such key or it cannot be read. */
export function readSmall(key: string): string | null {
  try {
    return globalThis.localStorage?.getItem(key) ?? null
  } catch {
    return null
  }
}

export function removeSmall(key: string): void {
  try {
    globalThis.localStorage?.removeItem(key)
  } catch {
    // A storage that cannot be written to cannot be read either.
  }
}

/** Lists the keys that begin with `prefix`. */
export function listSmall(prefix: string): string[] {
  try {
    const storage = globalThis.localStorage
    const keys = Array.from({ length: storage?.length ?? 0 }, (_, at) => storage?.key(at) ?? '')
    return keys.filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}
