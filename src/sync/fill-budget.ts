import type { StoreDb } from '#local-store/db.ts'
import { hasRoomToFill } from '#local-store/disk/make-room.ts'
import { isMetered, wantsLessData } from '#platform/online.ts'
import { isEverythingAsked } from '#session/chat-loads.ts'

/** The number of messages a device loads unasked, which is some years of work. Older chats load when they are opened. */
export const MAX_MESSAGES = 20_000
/** The same limit on a metered connection. */
const MAX_MESSAGES_METERED = 2_000

/** Says whether older rows may be loaded in the background. Saved work is always fetched. */
export async function mayFill(db: StoreDb): Promise<boolean> {
  if (wantsLessData() || !(await hasRoomToFill(db))) return false
  return (await db.chat_messages.count()) < (isMetered() ? MAX_MESSAGES_METERED : MAX_MESSAGES)
}

/** The same for older messages. A teacher who takes everything along has asked for them. */
export async function mayFillHistory(db: StoreDb): Promise<boolean> {
  return isEverythingAsked() ? hasRoomToFill(db) : mayFill(db)
}
