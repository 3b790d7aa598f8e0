import { newId } from '#platform/ids.ts'
import type { StoreDb } from './db.ts'

/** A random id that tells this installation from the teacher's other devices. It is deleted with the store. */
export function deviceId(db: StoreDb): Promise<string> {
  return db.transaction('rw', db.facts, async () => {
    const known = await db.facts.get('device')
    if (known) return known.value
    const value = newId()
    await db.facts.put({ key: 'device', value })
    return value
  })
}
