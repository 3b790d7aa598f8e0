import { endSession } from '#backend/auth/end-session.ts'
import { deleteStore } from '#local-store/open-store.ts'
import { CONTACT_DRAFT_KEY } from '#platform/contact-draft.ts'
import { INVITE_KEY } from '#session/arriving/waiting-invite.ts'
import { clearIdentity, readIdentity } from '#session/identity.ts'
import { SHARED_TEXT_KEY } from '#session/shared-text.ts'
import { closeDown } from './switch-user.ts'

/**
 * The user whose data is to be deleted. The key stays until that is done: a tab closed in between must not leave a
 * teacher's work behind.
 */
const TO_WIPE_KEY = 'mahere-to-wipe'
/** The keys outside the store that belong to one teacher. The next teacher must find none of them. */
const PERSONAL_KEYS = ['userDisplayName', 'resourceGeneratorPrompt', SHARED_TEXT_KEY, INVITE_KEY]

/**
 * Runs a sign-out that the teacher chose [SYS-28]. It works offline: the session and the record of the teacher go at
 * once, and the server is told when it can be reached. The caller has asked about unsent work.
 */
export async function signOut(): Promise<void> {
  const identity = readIdentity()
  endSession()
  removePersonalKeys()
  globalThis.sessionStorage?.removeItem(CONTACT_DRAFT_KEY)
  // This is written only now, because removing the keys above has made room for it in a full storage.
  if (identity) localStorage.setItem(TO_WIPE_KEY, identity.userId)
  clearIdentity()
  await closeDown()
  await finishWipe()
}

/**
 * None of these keys holds the teacher's own work: a name, and a prompt that can be made again from its lesson plan.
 */
export function removePersonalKeys(): void {
  for (const key of PERSONAL_KEYS) localStorage.removeItem(key)
}

export const isBeingWiped = (userId: string): boolean => localStorage.getItem(TO_WIPE_KEY) === userId

/** Deletes the store of a teacher who has signed out. A start also finishes a deletion that was interrupted. */
export async function finishWipe(): Promise<void> {
  const userId = localStorage.getItem(TO_WIPE_KEY)
  if (!userId) return
  // The teacher may have signed in again meanwhile, in another tab: then the store is theirs again.
  const here = readIdentity()
  if (here?.userId !== userId || here.state !== 'signed-in') await deleteStore(userId)
  localStorage.removeItem(TO_WIPE_KEY)
}
