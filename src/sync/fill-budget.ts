import type { StoreDb } from '#local-store/db.ts'
import { hasRoomToFill } from '#local-store/make-room.ts'
import { isMetered, wantsLessData } from '#platform/online.ts'

/** Messages a device holds without being asked for them: some years of work. What is older is loaded when it is opened. */
export const MOST_MESSAGES = 20_000
/** The same where every megabyte is paid for. */
const MOST_METERED = 2_000

/** Whether older rows may fill in behind. Saved work is fetched whatever this says. */
export async function mayFill(db: StoreDb): Promise<boolean> {
  if (wantsLessData() || !(await hasRoomToFill(db))) return false
  return (await db.chat_messages.count()) < (isMetered() ? MOST_METERED : MOST_MESSAGES)
}
