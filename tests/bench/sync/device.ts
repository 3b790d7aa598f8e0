import type { Page } from 'playwright-core'

const MAX_WAIT_MS = 180_000

/** Waits until this device's table has so many records of the user's, and answers the time, in ms since 1970. */
export async function untilCount(page: Page, user: string, table: string, count: number): Promise<number> {
  const end = Date.now() + MAX_WAIT_MS
  for (;;) {
    const held = await countOf(page, user, table)
    if (held >= count) return Date.now()
    if (Date.now() > end) throw new Error(`${held} of ${count} rows of ${table} came`)
    await page.waitForTimeout(40)
  }
}

export function countOf(page: Page, user: string, table: string): Promise<number> {
  return page.evaluate(
    async ({ name, table }) => {
      const known = await indexedDB.databases()
      if (!known.some((one) => one.name === name)) return 0
      const opening = indexedDB.open(name)
      await new Promise((resolve) => {
        opening.onsuccess = resolve
      })
      const counting = opening.result.transaction(table).objectStore(table).count()
      await new Promise((resolve) => {
        counting.onsuccess = resolve
      })
      opening.result.close()
      return counting.result
    },
    { name: `mahere-${user}`, table },
  )
}
