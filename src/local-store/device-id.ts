import { newId } from '#platform/ids.ts'
import type { StoreDb } from './db.ts'

/** Names this installation among the teacher's devices. It goes with the store, and names nobody. */
export function deviceId(db: StoreDb): Promise<string> {
  return db.transaction('rw', db.facts, async () => {
    const known = await db.facts.get('device')
    if (known) return known.value
    const value = newId()
    await db.facts.put({ key: 'device', value })
    return value
  })
}
