import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { renameOp } from '#domain/ops.ts'
import { newEntry } from '#local-store/outbox-entry.ts'

/** Leaves what a teacher's taps would leave without a network: one chat renamed after the other. */
export async function queue(page: Page, user: string, chats: string[], title = 'Renamed'): Promise<void> {
  const entries = chats.map((id, at) => ({
    ...newEntry(
      renameOp(randomUUID(), { session_id: id, title: `${title} ${at}` }),
      new Date().toISOString(),
    ),
  }))
  await page.evaluate(
    async ({ name, entries }) => {
      const opening = indexedDB.open(name)
      await new Promise((resolve) => {
        opening.onsuccess = resolve
      })
      const writing = opening.result.transaction('outbox', 'readwrite')
      for (const entry of entries) writing.objectStore('outbox').add(entry)
      await new Promise((resolve) => {
        writing.oncomplete = resolve
      })
      opening.result.close()
    },
    { name: `mahere-${user}`, entries },
  )
}

/** Entries the server has not acknowledged. */
export async function unsent(page: Page, user: string): Promise<number> {
  return page.evaluate(async (name) => {
    const opening = indexedDB.open(name)
    await new Promise((resolve) => {
      opening.onsuccess = resolve
    })
    const all = opening.result.transaction('outbox').objectStore('outbox').getAll()
    await new Promise((resolve) => {
      all.onsuccess = resolve
    })
    opening.result.close()
    return all.result.filter((entry: { state: string }) => entry.state !== 'acked').length
  }, `mahere-${user}`)
}
