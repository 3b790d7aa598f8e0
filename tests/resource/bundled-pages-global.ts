import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    pagesFolder: string
  }
}

/** Where the pages of a run's browser tests are kept, because many files open the same few pages. */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'mahere-pages-'))
  project.provide('pagesFolder', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
