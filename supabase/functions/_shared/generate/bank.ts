import type { FoundKit, KitsWanted } from '../content/kit.ts'
import { rpc } from '../http/rpc.ts'

/** The bank of lessons. It answers at most three kits, the best first, and none rather than one on something else. */
export interface Bank {
  find(wanted: KitsWanted): Promise<FoundKit[]>
}

export const databaseBank: Bank = { find: (wanted) => rpc('find_kits', wanted) }
