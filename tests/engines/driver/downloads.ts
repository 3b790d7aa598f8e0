import { expect } from 'vitest'
import type { Hands, Thing } from './hands.ts'

type Kept = typeof globalThis & { saved?: Promise<string>[] }

/** Keeps what the page hands to the browser as a file. A browser without a window saves nothing that we could read. */
function keepFiles() {
  const kept = globalThis as Kept
  if (kept.saved) return
  kept.saved = []
  const make = URL.createObjectURL.bind(URL)
  URL.createObjectURL = (given: Blob | MediaSource) => {
    if (given instanceof Blob) {
      const bytes = given.arrayBuffer().then((buffer) => {
        let text = ''
        for (const byte of new Uint8Array(buffer)) text += String.fromCharCode(byte)
        return btoa(text)
      })
      kept.saved?.push(bytes)
    }
    return make(given)
  }
}

const lastFile = async (start: string): Promise<string | null> => {
  const files = await Promise.all((globalThis as Kept).saved ?? [])
  return files.findLast((file) => atob(file.slice(0, 16)).startsWith(start)) ?? null
}

/** Presses a button that makes a file, and answers the file that begins with these letters: `%PDF`, or `PK` for Word. */
export async function fileFrom(hands: Hands, button: Thing, start: string): Promise<Buffer> {
  await hands.page.run(keepFiles, null)
  await hands.press(button)
  await expect.poll(() => hands.page.run(lastFile, start), { timeout: 120_000, interval: 300 }).not.toBeNull()
  return Buffer.from((await hands.page.run(lastFile, start)) ?? '', 'base64')
}
