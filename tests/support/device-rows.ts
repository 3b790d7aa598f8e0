import type { Page } from 'playwright-core'

const PORTION = 1_000

export type DeviceRows = Partial<Record<string, readonly unknown[]>>

/** Straight into this device's database, in the shape in which the app keeps rows: what takes weeks to come about by use. */
export async function putOnDevice(page: Page, userId: string, rows: DeviceRows): Promise<void> {
  for (const [table, all = []] of Object.entries(rows)) {
    for (let at = 0; at < all.length; at += PORTION) {
      await page.evaluate(putAll, { name: `mahere-${userId}`, table, rows: all.slice(at, at + PORTION) })
    }
  }
}

async function putAll({ name, table, rows }: { name: string; table: string; rows: readonly unknown[] }) {
  const opening = indexedDB.open(name)
  await new Promise((resolve, reject) => {
    opening.onsuccess = resolve
    opening.onerror = reject
  })
  const db = opening.result
  const writing = db.transaction(table, 'readwrite')
  for (const row of rows) writing.objectStore(table).put(row)
  await new Promise((resolve, reject) => {
    writing.oncomplete = resolve
    writing.onabort = () => reject(writing.error)
  })
  db.close()
}

/** Reads a table of this device's database: the server's rows, without the changes that wait. */
export function readFromDevice<Row>(page: Page, userId: string, table: string): Promise<Row[]> {
  return page.evaluate(readAll, { name: `mahere-${userId}`, table }) as Promise<Row[]>
}

async function readAll({ name, table }: { name: string; table: string }): Promise<unknown[]> {
  const opening = indexedDB.open(name)
  await new Promise((resolve, reject) => {
    opening.onsuccess = resolve
    opening.onerror = reject
  })
  const db = opening.result
  const reading = db.transaction(table).objectStore(table).getAll()
  await new Promise((resolve, reject) => {
    reading.onsuccess = resolve
    reading.onerror = () => reject(reading.error)
  })
  db.close()
  return reading.result.map((record: { row: unknown }) => record.row).filter((row) => row !== null)
}
