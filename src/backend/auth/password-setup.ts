import { callAsUser } from '../call.ts'
import { backendConfig, backendFetch, CALL_TIMEOUT_MS } from '../config.ts'
import { type Answer, bad, failureOfThrown, good, judge, readAnswer } from '../failure.ts'
import { type Failed, failed } from './account-attempt.ts'
import { authCall } from './auth-call.ts'
import { accessToken, endSessionOf } from './session.ts'
import { readSession } from './stored-session.ts'

interface Membership {
  password_reset_required: boolean
  password_reset_completed: boolean
}

/** [AUTH-52] [AUTH-53] */
export function mustSetPassword(membership: Membership | undefined): boolean {
  return membership?.password_reset_required === true && membership.password_reset_completed === false
}

/**
 * Tells at sign-in and on /home if the teacher has to replace a password that an administrator chose. This duty outlasts
 * the membership: a member who was taken off has no row any more.
 */
export async function mustReplacePassword(): Promise<Answer<boolean>> {
  const [row, server] = await Promise.all([membershipNeedsPassword(), needsPasswordSetup()])
  if (!row.ok || row.value) return row
  return server.ok ? good(server.value === true) : server
}

/** Reads the membership's row (OP-28) [DATA-53]. */
export async function membershipNeedsPassword(): Promise<Answer<boolean>> {
  const [config, token] = [backendConfig(), await accessToken()]
  if (!token.ok) return token
  const columns = 'password_reset_required,password_reset_completed'
  const path = `/rest/v1/school_memberships?select=${columns}&member_id=eq.${readSession()?.user.id}&limit=1`
  try {
    const response = await backendFetch(`${config?.url}${path}`, {
      headers: { apikey: config?.anonKey ?? '', authorization: `Bearer ${token.value}` },
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    })
    const rows = judge<Membership[]>(await readAnswer(response), Date.now())
    return rows.ok ? good(mustSetPassword(rows.value[0])) : rows
  } catch (error) {
    return bad(failureOfThrown(error))
  }
}

/** Asks the server, whose answer decides on /password-setup (OP-28) [DATA-54]. */
export async function needsPasswordSetup(): Promise<Answer<boolean>> {
  return callAsUser<boolean>('/rest/v1/rpc/user_needs_password_reset', { user_id: readSession()?.user.id })
}

/** `statusSaved: false` means that the password is changed, but the server does not know that the setup is done [AUTH-131]. */
type PasswordSetupAnswer = { ok: true; statusSaved: boolean } | Failed

/**
 * Sets the member's first password of their own and ends all their sessions [AUTH-120], on this device with unsent work
 * kept. It is never queued: a password is sent now or not at all (OP-80).
 */
export async function finishPasswordSetup(password: string): Promise<PasswordSetupAnswer> {
  const token = await accessToken()
  if (!token.ok) {
    const gone = token.failure.kind === 'auth'
    return failed(
      gone ? { code: 'session_not_found', message: '', status: 401 } : new TypeError(token.failure.message),
    )
  }
  const userId = readSession()?.user.id ?? ''
  const changed = await authCall('/auth/v1/user', { method: 'PUT', token: token.value, body: { password } })
  if (!changed.ok) return changed
  const noted = await callAsUser('/rest/v1/rpc/complete_password_reset', { user_id: userId })
  await authCall('/auth/v1/logout?scope=global', { token: token.value })
  await endSessionOf(userId)
  return { ok: true, statusSaved: noted.ok }
}
