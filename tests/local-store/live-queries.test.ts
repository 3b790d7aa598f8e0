import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, it } from 'vitest'
import { StoreDb } from '#local-store/db.ts'
import { missedPlainly, missedReads } from './support/watched-reads.ts'

const SRC = join(import.meta.dirname, '../../src')
const newStore = () => new StoreDb('teacher', { indexedDB: new IDBFactory(), IDBKeyRange })

/** The source text of each function in this file that is given to Dexie and is not async. */
function plainQueriers(source: string): string[] {
  return [...source.matchAll(/\b(?:useLiveQuery|liveQuery)\(\s*(async\b)?\s*([^\s,)]*)/g)]
    .filter(([, isAsync, name = '']) => !isAsync && !source.includes(`async function ${name}(`))
    .map(([text]) => text)
}

it('a live query notices changes of everything it reads, even after several helpers', async () => {
  expect(await missedReads(newStore())).toEqual([])
})

it('it misses changes when the function given to Dexie is not itself async', async () => {
  expect(await missedPlainly(newStore())).toEqual(['plan'])
})

it('so every live query in the app is an async function', () => {
  expect(plainQueriers('useLiveQuery(() => readPlanState(), [])')).toHaveLength(1)
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const found = files.flatMap((file) => {
    const source = readFileSync(join(SRC, file), 'utf8')
    return plainQueriers(source).map((text) => `${file}: ${text}`)
  })
  expect(found).toEqual([])
})
