import { currentStore } from '../../current-store.ts'
import type { StoreDb } from '../../db.ts'
import { isHistoryComplete } from '../meta.ts'
import { countStarred } from '../starred.ts'
import { countWaiting } from '../waiting.ts'

/** How much of a teacher's work this device has. */
export interface KeptHere {
  chats: number
  plans: number
  resources: number
  waiting: number
  /** True if every message of the account is here. */
  isWhole: boolean
}

export async function readKeptHere(db: StoreDb = currentStore()): Promise<KeptHere> {
  return {
    chats: await db.chat_sessions.orderBy('listed').count(),
    plans: await countStarred('lesson_plan', db),
    resources: await countStarred('resource', db),
    waiting: await countWaiting(db),
    isWhole: await isHistoryComplete(db),
  }
}
