import { syncLock } from '#sync/sync-lock.ts'
import { USER } from './rows.ts'

/** Web Locks of one origin, limited to `ifAvailable`. The test can hold the sync lock or take it from its holder. */
export function fakeLocks() {
  const held = new Set<string>()
  const name = syncLock(USER)
  return {
    hold() {
      held.add(name)
      return () => held.delete(name)
    },
    lose: () => held.delete(name),
    async request(wanted: string, _options: unknown, work: (lock: unknown) => Promise<unknown>) {
      if (held.has(wanted)) return work(null)
      held.add(wanted)
      try {
        return await work({ name: wanted })
      } finally {
        held.delete(wanted)
      }
    },
  }
}
