import { mustReplacePassword } from '#backend/auth/password-setup.ts'
import { clearRecovery } from '#backend/auth/recovery.ts'
import { readIdentity, setIdentity } from '#session/identity.ts'

/**
 * A sign-in waits no longer than this for the answer. Then the last known flag holds, and the next start asks again.
 */
const MAX_WAIT_MS = 4_000

/** Runs at a sign-in, before any signed-in screen shows [AUTH-54]. */
export async function mustSetPasswordNow(userId: string): Promise<boolean> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, MAX_WAIT_MS))
  const answer = await Promise.race([mustReplacePassword(), late])
  if (answer?.ok) return answer.value
  const known = readIdentity()
  return known?.userId === userId && known.mustSetPassword === true
}

/**
 * Runs while signed in: at the app's start and when the token is renewed. Without an answer the last known flag
 * holds (OP-28).
 */
export async function checkPasswordSetup(userId: string): Promise<void> {
  const answer = await mustReplacePassword()
  const identity = readIdentity()
  if (!answer.ok || identity?.state !== 'signed-in' || identity.userId !== userId) return
  if ((identity.mustSetPassword ?? false) !== answer.value) {
    setIdentity({ ...identity, mustSetPassword: answer.value })
  }
}

/** A sign-out also ends a password recovery that was not finished. */
export function endRecovery(): void {
  clearRecovery()
}
