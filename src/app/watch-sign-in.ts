import { onSessionEvent, type SessionEvent } from '#backend/session-events.ts'
import { setSignOut } from '#features/account/sign-out-port.ts'
import { dropOldLocks, finishLock, lockOthers, lockStore } from '#local-store/lock-store.ts'
import {
  clearIdentity,
  type Identity,
  onIdentityChange,
  readIdentity,
  readStoredIdentity,
  setIdentity,
} from '#session/identity.ts'
import { clearSocialLogin, endLeaving } from '#session/social-login.ts'
import { loadPart } from './lazy-screen.ts'
import { finishWipe, isBeingWiped, removePersonalKeys, signOut } from './sign-out.ts'
import { closeDown, enterAs, workingFor } from './switch-user.ts'

/**
 * From what the auth service says to what the app does. The record of who is at the device is changed here and at sign-out, nowhere
 * else; guards and screens read it. The service's events [AUTH-43]: `INITIAL_SESSION` is this start, `SIGNED_IN` 'signed-in',
 * `TOKEN_REFRESHED` and `USER_UPDATED` 'renewed', `SIGNED_OUT` 'refused', 'missing' or the record's end, `PASSWORD_RECOVERY` the link's
 * own session (backend/recovery.ts).
 */
export async function watchSignIn(): Promise<void> {
  setSignOut(signOut)
  onSessionEvent(follow)
  onIdentityChange(followRecord)
  const identity = readIdentity()
  if (identity?.state === 'signed-in') {
    enterAs(identity)
    void recheck(identity.userId)
  }
  if (identity?.state === 'needs-sign-in') void finishLock(identity.userId)
  await finishWipe()
  void lockFormer()
  void dropOldLocks(Date.now())
}

/** Nobody may find the rows of a teacher who is not at the device. What cannot be locked now is tried at the next start. */
async function lockFormer(): Promise<void> {
  const isHere = (userId: string) => workingFor() === userId || isBeingWiped(userId)
  await lockOthers(isHere).catch(() => {})
}

async function follow(event: SessionEvent): Promise<void> {
  if (event.type === 'signed-in') {
    endLeaving()
    const former = readIdentity()
    if (former?.state === 'signed-in' && former.userId !== event.user.userId) removePersonalKeys()
    enterAs(event.user)
    const { mustSetPasswordNow } = await loadPart(accountParts)
    const mustSetPassword = await mustSetPasswordNow(event.user.userId)
    setIdentity({ ...event.user, state: 'signed-in', ...(mustSetPassword && { mustSetPassword }) })
    void lockFormer()
  } else if (event.type === 'renewed') {
    const identity = readIdentity()
    if (identity?.userId !== event.user.userId) return
    keep({ ...identity, ...event.user, state: 'signed-in' }, identity)
    void recheck(identity.userId)
  } else {
    await lock(event.type === 'refused' ? event.userId : undefined)
  }
}

/** Not needed before the first screen stands. */
const accountParts = () => import('./account-parts.ts')
/** Not to be had now, and not worth a reload: the next start asks again. */
const partMissing = () => {}

async function recheck(userId: string): Promise<void> {
  await accountParts().then((parts) => parts.checkPasswordSetup(userId), partMissing)
}

/** A name changed on another device arrives with the next token. */
function keep(identity: Identity, known: Identity): void {
  const same = identity.displayName === known.displayName && identity.email === known.email
  if (!same || known.state !== 'signed-in') setIdentity(identity)
}

/** The session is over and the teacher did not end it: their unsent work stays here for them, everything else goes. */
async function lock(userId?: string): Promise<void> {
  const identity = readIdentity()
  if (identity?.state !== 'signed-in' || (userId && userId !== identity.userId)) return
  // Signed out on purpose in another tab, whose news are on their way: nothing of it is to be written down again.
  if (readStoredIdentity() === null) return clearIdentity()
  const { mustSetPassword: _ended, ...known } = identity
  removePersonalKeys()
  setIdentity({ ...known, state: 'needs-sign-in' })
  await closeDown()
  await lockStore(identity.userId)
}

/** Here or in another tab. */
function followRecord(identity: Identity | null): void {
  if (identity?.state !== 'signed-in') {
    clearSocialLogin()
    // A mail's link has a session of its own: it does not end with one that was over long before the link was opened.
    if (identity === null) void accountParts().then((parts) => parts.clearRecovery(), partMissing)
    void closeDown()
  } else if (workingFor() === undefined) enterAs(identity)
  // Someone else signed in in another tab: nothing of the former teacher may stay in this one's memory.
  else if (workingFor() !== identity.userId) window.location.replace('/home')
}
