import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Script } from 'node:vm'
import { afterBuild } from './after-build.ts'

/**
 * Browsers run the worker as a classic script. A dynamic import in anything it shares with the pages would put
 * `import.meta` into it, and no device would accept the worker. The build fails instead. It fails too when a store of
 * the session brings React along, which draws nothing here and weighs as much as all of sync.
 */
export const workerCheck = () =>
  afterBuild('worker-check', 'after the worker', async (outDir) => {
    const source = await readFile(join(outDir, 'sw.js'), 'utf8')
    new Script(source, { filename: 'sw.js' })
    if (/\bimport\(/.test(source))
      throw new Error('sw.js loads a part with import(), which a service worker may not do')
    if (/\buseSyncExternalStore\b/.test(source))
      throw new Error('sw.js brings React along: a store it shares needs `createStore` of zustand/vanilla')
  })
