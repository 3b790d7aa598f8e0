import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { measure } from './measure-sizes.ts'
import { overBudget, sizeTable } from './size-budgets.ts'

/** Prints what each part of the app weighs and fails the build when one is above its budget. */
export function sizeCheck(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'mahere:size-check',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const out = resolve(config.root, config.build.outDir)
        // Without them the build has failed before, and says why.
        if (!['.vite/manifest.json', 'app.html'].every((file) => existsSync(join(out, file)))) return
        const sizes = await measure(out, (file) => readFile(join(out, file)))
        console.log(`\n${sizeTable(sizes)}\n`)
        const over = overBudget(sizes)
        if (over.length > 0) throw new Error(`Over the size budget:\n${sizeTable(over)}`)
      },
    },
  }
}
