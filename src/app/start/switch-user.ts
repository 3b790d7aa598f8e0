import { expectUser } from '#backend/auth/expected-user.ts'
import { closeStore, openStore } from '#local-store/open-store.ts'
import { showBadge } from '#platform/badge.ts'
import { flushDrafts } from '#platform/flush-drafts.ts'
import { forgetTeacher } from '#session/forget-teacher.ts'
import { type Identity, readIdentity } from '#session/identity.ts'
import { loadConnectionWorkers } from './load-connection-workers.ts'
import { currentNavigation } from './navigation.ts'

interface Work {
  userId: string
  stop: () => void
}

let work: Work | undefined

/**
 * Opens this teacher's store and starts the work behind the screens. A second call for the same teacher does nothing.
 */
export function enterAs({ userId }: Pick<Identity, 'userId'>): void {
  if (work?.userId === userId) return
  leave()
  const db = openStore(userId)
  expectUser(userId)
  work = { userId, stop: loadConnectionWorkers(db) }
}

/**
 * Stops the work behind the screens and leaves the screens as they are: the store is closed for good, and only a
 * reload goes on.
 */
export function pauseWork(): void {
  work?.stop()
  if (work) work.stop = () => {}
}

export const workingFor = (): string | undefined => work?.userId

/**
 * Leaves the teacher's screens before the store closes: their live queries must not meet a closed store. Drafts begin to
 * be stored before that, because a screen may unmount after the store has closed.
 */
export async function closeDown(): Promise<void> {
  const closing = work?.userId
  void flushDrafts()
  const navigation = currentNavigation()
  // A teacher who sets a new password stays on that screen when the service ends the session this device still had.
  const staysHere = readIdentity() !== null && navigation?.path() === '/reset-password'
  if (!staysHere) await navigation?.replaceWith('/login')
  if (work?.userId === closing) leave()
}

/**
 * Stops the work, closes the store and forgets what the screens knew of this teacher. Everything stored on the device
 * stays.
 */
function leave(): void {
  work?.stop()
  work = undefined
  expectUser(undefined)
  closeStore()
  forgetTeacher()
  showBadge(0)
}
