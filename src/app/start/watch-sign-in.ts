import { onSessionEvent, type SessionEvent } from '#backend/auth/session-events.ts'
import { setSignOut } from '#features/account/sign-out/sign-out-port.ts'
import {
  deleteExpiredStores,
  finishPurge,
  purgeOtherUsers,
  purgeSyncedRows,
} from '#local-store/purge-synced-rows.ts'
import { loadPart } from '#platform/load-part.ts'
import {
  clearIdentity,
  type Identity,
  onIdentityChange,
  readIdentity,
  readStoredIdentity,
  setIdentity,
} from '#session/identity.ts'
import { clearSocialLogin, endLeaving } from '#session/social-login.ts'
import { finishWipe, isBeingWiped, removePersonalKeys, signOut } from './sign-out.ts'
import { closeDown, enterAs, workingFor } from './switch-user.ts'

/**
 * Turns the events of the auth service into what the app does. The record of the signed-in teacher changes here and
 * at sign-out, nowhere else; guards and screens read it. The service's events [AUTH-43] arrive so: `INITIAL_SESSION`
 * is this start, `SIGNED_IN` is 'signed-in', `TOKEN_REFRESHED` and `USER_UPDATED` are 'renewed', `SIGNED_OUT` is
 * 'refused', 'missing' or the end of the record, and `PASSWORD_RECOVERY` is the session of the link
 * (backend/auth/recovery.ts).
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
  if (identity?.state === 'needs-sign-in') void finishPurge(identity.userId)
  await finishWipe()
  void lockFormer()
  void deleteExpiredStores(Date.now())
}

/**
 * Purges the synced rows of every teacher who is not at the device: nobody else may find them. A purge that fails is
 * tried again at the next start.
 */
async function lockFormer(): Promise<void> {
  const isHere = (userId: string) => workingFor() === userId || isBeingWiped(userId)
  await purgeOtherUsers(isHere).catch(() => {})
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

/** The first screen does not need this code. */
const accountParts = () => import('./password-setup.later.ts')
/** The code cannot be loaded now, and that is not worth a reload: the next start asks again. */
const partMissing = () => {}

async function recheck(userId: string): Promise<void> {
  await accountParts().then((parts) => parts.checkPasswordSetup(userId), partMissing)
}

/** A name that was changed on another device arrives with the next token. */
function keep(identity: Identity, known: Identity): void {
  const same = identity.displayName === known.displayName && identity.email === known.email
  if (!same || known.state !== 'signed-in') setIdentity(identity)
}

/**
 * The session ended, and the teacher did not end it: their unsent work stays here for them, everything else is
 * purged.
 */
async function lock(userId?: string): Promise<void> {
  const identity = readIdentity()
  if (identity?.state !== 'signed-in' || (userId && userId !== identity.userId)) return
  // The teacher signed out in another tab, and its storage event has not arrived here yet: nothing of them is to be
  // written again.
  if (readStoredIdentity() === null) return clearIdentity()
  const { mustSetPassword: _ended, ...known } = identity
  removePersonalKeys()
  setIdentity({ ...known, state: 'needs-sign-in' })
  await closeDown()
  await purgeSyncedRows(identity.userId)
}

/** The record changed here or in another tab. */
function followRecord(identity: Identity | null): void {
  if (identity?.state !== 'signed-in') {
    clearSocialLogin()
    // The session of an e-mail's link is separate: it does not end with one that was over long before the link was
    // opened.
    if (identity === null) void accountParts().then((parts) => parts.endRecovery(), partMissing)
    void closeDown()
  } else if (workingFor() === undefined) enterAs(identity)
  // Somebody else signed in in another tab: nothing of the former teacher may stay in this tab's memory.
  else if (workingFor() !== identity.userId) window.location.replace('/home')
}
