import { membershipNeedsPassword } from '#backend/password-setup.ts'
import { readIdentity, setIdentity } from '#session/identity.ts'

export { clearRecovery } from '#backend/recovery.ts'

/** A sign-in waits no longer than this for the answer: the last known one holds, and the next start asks again. */
const LONGEST_WAIT_MS = 4_000

/** On sign-in, before any signed-in screen shows [AUTH-54]. */
export async function mustSetPasswordNow(userId: string): Promise<boolean> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))
  const answer = await Promise.race([membershipNeedsPassword(), late])
  if (answer?.ok) return answer.value
  const known = readIdentity()
  return known?.userId === userId && known.mustSetPassword === true
}

/** While signed in: at the app's start, and when the token is renewed. Unanswered, the last known flag holds (OP-28). */
export async function checkPasswordSetup(userId: string): Promise<void> {
  const answer = await membershipNeedsPassword()
  const identity = readIdentity()
  if (!answer.ok || identity?.state !== 'signed-in' || identity.userId !== userId) return
  if ((identity.mustSetPassword ?? false) !== answer.value) {
    setIdentity({ ...identity, mustSetPassword: answer.value })
  }
}
