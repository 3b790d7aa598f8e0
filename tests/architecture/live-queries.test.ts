import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const SRC = join(import.meta.dirname, '../../src')

/** The source text of each function in this file that is given to Dexie and is not async. */
function plainQueriers(source: string): string[] {
  return [...source.matchAll(/\b(?:useLiveQuery|liveQuery)\(\s*(async\b)?\s*([^\s,)]*)/g)]
    .filter(([, isAsync, name = '']) => !isAsync && !source.includes(`async function ${name}(`))
    .map(([text]) => text)
}

// Why it matters: tests/local-store/live-queries.test.ts.
it('every live query in the app is an async function', () => {
  expect(plainQueriers('useLiveQuery(() => readPlanState(), [])')).toHaveLength(1)
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const found = files.flatMap((file) => {
    const source = readFileSync(join(SRC, file), 'utf8')
    return plainQueriers(source).map((text) => `${file}: ${text}`)
  })
  expect(found).toEqual([])
})
