/** Asks the browser not to clear our data when the disk runs short, and returns whether it agreed. */
export async function askToKeepData(): Promise<boolean> {
  const storage = globalThis.navigator?.storage
  if (!storage?.persist) return false
  try {
    return (await storage.persisted()) || (await storage.persist())
  } catch {
    return false
  }
}

/** Returns whether the browser has agreed to that before. */
export async function isDataKept(): Promise<boolean> {
  return (await globalThis.navigator?.storage?.persisted?.().catch(() => false)) ?? false
}

/** Returns the bytes used and allowed, where the browser reports them. */
export async function storageSpace(): Promise<{ used: number; allowed: number } | undefined> {
  try {
    const estimate = await globalThis.navigator?.storage?.estimate?.()
    if (estimate?.usage === undefined || estimate.quota === undefined) return undefined
    return { used: estimate.usage, allowed: estimate.quota }
  } catch {
    return undefined
  }
}
