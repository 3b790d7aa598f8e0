import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, it } from 'vitest'
import { StoreDb } from '#local-store/db.ts'
import { missedPlainly, missedReads } from './support/watched-reads.ts'

const newStore = () => new StoreDb('teacher', { indexedDB: new IDBFactory(), IDBKeyRange })

it('a live query notices changes of everything it reads, even after several helpers', async () => {
  expect(await missedReads(newStore())).toEqual([])
})

// So every live query in the app is an async function (tests/architecture/live-queries.test.ts).
it('it misses changes when the function given to Dexie is not itself async', async () => {
  expect(await missedPlainly(newStore())).toEqual(['plan'])
})
