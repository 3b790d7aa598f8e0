import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterBuild } from './after-build.ts'
import { measure } from './measure-sizes.ts'
import { overBudget, sizeTable } from './size-budgets.ts'

/** Prints what each part of the app weighs and fails the build when one is above its budget. */
export const sizeCheck = () =>
  afterBuild('size-check', 'after the worker', async (outDir) => {
    const sizes = await measure(outDir, (file) => readFile(join(outDir, file)))
    console.log(`\n${sizeTable(sizes)}\n`)
    const over = overBudget(sizes)
    if (over.length > 0) throw new Error(`Over the size budget:\n${sizeTable(over)}`)
  })
