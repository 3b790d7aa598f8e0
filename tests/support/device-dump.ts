import type { Page } from 'playwright-core'

/**
 * Everything a browser keeps for the app and the next person at the device could read: each database, cache and key, as
 * one line a place. Tokens are JSON in base64, so every part of one is unpacked as well.
 */
export async function dumpDevice(page: Page): Promise<string[]> {
  const lines = await page.evaluate(async () => {
    const found: string[] = []
    for (const [name, storage] of Object.entries({ localStorage, sessionStorage })) {
      for (const key of Object.keys(storage)) found.push(`${name} ${key} = ${storage.getItem(key)}`)
    }
    found.push(`cookie ${document.cookie}`)
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const kept = await cache.match(request)
        const type = kept?.headers.get('content-type') ?? ''
        const words = /json|text|html/.test(type) ? await kept?.text() : ''
        found.push(`cache ${name} ${request.url} = ${words}`)
      }
    }
    const plain = (_key: string, value: unknown) =>
      value instanceof Uint8Array ? `${value.length} bytes` : value
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error)
      })
      found.push(`database ${name}`)
      for (const store of db.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve, reject) => {
          const reading = db.transaction(store).objectStore(store).getAll()
          reading.onsuccess = () => resolve(reading.result)
          reading.onerror = () => reject(reading.error)
        })
        for (const row of rows) found.push(`database ${name}/${store} = ${JSON.stringify(row, plain)}`)
      }
      db.close()
    }
    return found
  })
  return lines.flatMap((line) => [line, ...unpacked(line)])
}

function unpacked(line: string): string[] {
  const [place] = line.split(' = ')
  const tokens = line.match(/eyJ[\w-]+\.[\w-]+/g) ?? []
  return tokens.flatMap((token) =>
    token.split('.').map((part) => `${place} = ${Buffer.from(part, 'base64url').toString()}`),
  )
}

/** Lists the places that hold any of these texts. */
export function placesOf(dump: string[], words: string[]): string[] {
  const places = dump.filter((line) => words.some((word) => line.includes(word)))
  return [...new Set(places.map((line) => line.split(' = ')[0] ?? ''))]
}
