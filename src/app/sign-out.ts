import { endSession } from '#backend/end-session.ts'
import { deleteStore } from '#local-store/open-store.ts'
import { clearIdentity, readIdentity } from '#session/identity.ts'
import { SHARED_TEXT_KEY } from '#session/shared-text.ts'
import { closeDown } from './switch-user.ts'

/** Whose data is to go. Kept until it has gone: a tab closed in between must not leave a teacher's work behind. */
const TO_WIPE_KEY = 'mahere-to-wipe'
/** What is kept outside the store on behalf of one teacher. None of it may meet the next one. */
const PERSONAL_KEYS = ['userDisplayName', 'resourceGeneratorPrompt', SHARED_TEXT_KEY]

/**
 * A sign-out the teacher chose [SYS-28]. Works offline: the session and who they are go at once, the server is told when it can be
 * reached. The caller has asked about unsent work.
 */
export async function signOut(): Promise<void> {
  const identity = readIdentity()
  endSession()
  removePersonalKeys()
  // Not sooner: these have made room for it, should there have been none.
  if (identity) localStorage.setItem(TO_WIPE_KEY, identity.userId)
  clearIdentity()
  await closeDown()
  await finishWipe()
}

/** None of it is work of the teacher's own: a name, and a prompt that can be had from its lesson plan again. */
export function removePersonalKeys(): void {
  for (const key of PERSONAL_KEYS) localStorage.removeItem(key)
}

export const isBeingWiped = (userId: string): boolean => localStorage.getItem(TO_WIPE_KEY) === userId

/** Also at start-up, before anyone's store is opened. */
export async function finishWipe(): Promise<void> {
  const userId = localStorage.getItem(TO_WIPE_KEY)
  if (!userId) return
  // Signed in again meanwhile (in another tab): then it is theirs again.
  const here = readIdentity()
  if (here?.userId !== userId || here.state !== 'signed-in') await deleteStore(userId)
  localStorage.removeItem(TO_WIPE_KEY)
}
