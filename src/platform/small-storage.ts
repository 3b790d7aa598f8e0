/*
 * localStorage without its exceptions: it may be missing (a worker), closed to us (blocked cookies) or full. Only for
 * small things that somebody can do without; it is slow, and some browsers write it to disk seconds later.
 */

/** Answers whether it was kept. */
export function writeSmall(key: string, value: string): boolean {
  try {
    globalThis.localStorage?.setItem(key, value)
    return globalThis.localStorage !== undefined
  } catch {
    return false
  }
}

/** null: there is no such thing, or it cannot be read. */
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
    // then it cannot be read either
  }
}

/** The keys that begin so. */
export function listSmall(prefix: string): string[] {
  try {
    const storage = globalThis.localStorage
    const keys = Array.from({ length: storage?.length ?? 0 }, (_, at) => storage?.key(at) ?? '')
    return keys.filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}
