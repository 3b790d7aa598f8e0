import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'

/** The service worker is made of the written files, so the pages must be complete before it and are weighed after it. */
type Moment = 'before the worker' | 'after the worker'

type Work = (outDir: string, root: string) => Promise<void> | void

/** A plugin that works on the written files of a build. */
export function afterBuild(name: string, moment: Moment, work: Work): Plugin {
  let config: ResolvedConfig
  const run = async () => {
    const outDir = resolve(config.root, config.build.outDir)
    // `closeBundle` also runs after a failed build, and then that failure is the one to report.
    const isWhole = ['app.html', 'sw.js'].every((file) => existsSync(join(outDir, file)))
    if (moment === 'before the worker' || isWhole) await work(outDir, config.root)
  }
  const hook = { order: 'post' as const, sequential: true, handler: run }
  return {
    name: `mahere:${name}`,
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    ...(moment === 'before the worker' ? { writeBundle: hook } : { closeBundle: hook }),
  }
}
