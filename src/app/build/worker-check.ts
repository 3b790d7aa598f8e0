import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Script } from 'node:vm'
import type { Plugin } from 'vite'

/**
 * Browsers run the worker as a classic script. A dynamic import anywhere in what it shares with the pages would put `import.meta` into
 * it, and no device would take the worker: the build fails instead.
 */
export function workerCheck(): Plugin {
  let file = ''
  return {
    name: 'mahere:worker-check',
    apply: 'build',
    configResolved(config) {
      file = join(resolve(config.root, config.build.outDir), 'sw.js')
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        if (!existsSync(file)) return // the build has failed before
        const source = readFileSync(file, 'utf8')
        new Script(source, { filename: 'sw.js' })
        if (/\bimport\(/.test(source))
          throw new Error('sw.js imports a part at run time, which a worker may not')
      },
    },
  }
}
