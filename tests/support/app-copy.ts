import { appendFileSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The built app in a folder of its own, to publish a new version from without touching what other tests use. */
export function copyOfApp() {
  const built = process.env.DIST_DIR ?? join(import.meta.dirname, '..', '..', 'dist')
  const folder = mkdtempSync(join(tmpdir(), 'mahere-app-'))
  cpSync(built, folder, { recursive: true })
  return {
    folder,
    original: built,
    /** A worker that differs by a byte is a new version to every browser. */
    publishNewWorker() {
      const worker = join(folder, 'sw.js')
      appendFileSync(worker, `\n// ${new Date().toISOString()}\n`)
      for (const packed of [`${worker}.br`, `${worker}.gz`]) if (existsSync(packed)) rmSync(packed)
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
