import { failed, failedAs, type PlainAnswer } from './account-attempt.ts'
import type { ArrivalLink } from './arrival-link.soon.ts'
import { authCall } from './auth-call.ts'
import { askForTokens, endSessionOf } from './session.ts'
import { type AuthUser, isSession } from './stored-session.ts'
import { tidyEmail } from './tidy-email.ts'

/**
 * A session that may only set a new password. It is kept apart from the device's own session, so that a signed-in teacher
 * stays signed in. It is in session storage, so it survives a reload of the page and ends with the tab [AUTH-48].
 */
const KEY = 'mahere-recovery'

interface RecoverySession {
  access_token: string
  refresh_token: string
  user: AuthUser
}

type RecoveryAnswer = { ok: true; email: string } | Exclude<PlainAnswer, { ok: true }>

export function isRecovering(): boolean {
  return readRecovery() !== null
}

/** The email of the account that gets the new password; '' when no link was opened in this tab. */
export const recoveryEmail = (): string => readRecovery()?.user.email ?? ''

/** [AUTH-50] */
export function clearRecovery(): void {
  globalThis.sessionStorage?.removeItem(KEY)
}

/** Checks a mail's link before any form shows [AUTH-122]. */
export async function openRecovery(link: ArrivalLink): Promise<RecoveryAnswer> {
  if (link.kind === 'tokens') return openWithTokens(link.accessToken, link.refreshToken)
  if (link.kind === 'token-hash') return verifyRecovery({ token_hash: link.tokenHash })
  if (link.kind === 'error') return failed({ code: link.code, message: link.description, status: 400 })
  // A code needs the secret of the browser that asked for it. Mails may be opened anywhere, so ours never contain one.
  return failedAs('link_expired', 'This link cannot be used here')
}

/** Checks the six digits of the mail. */
export function openRecoveryWithCode(input: { email: string; code: string }): Promise<RecoveryAnswer> {
  return verifyRecovery({ email: tidyEmail(input.email), token: input.code.replace(/\D/g, '') })
}

async function verifyRecovery(body: Record<string, string>): Promise<RecoveryAnswer> {
  const answer = await authCall('/auth/v1/verify', { body: { ...body, type: 'recovery' } })
  return answer.ok ? keep(answer.value) : answer
}

async function openWithTokens(access_token: string, refresh_token: string): Promise<RecoveryAnswer> {
  const asked = await authCall('/auth/v1/user', { method: 'GET', token: access_token })
  if (asked.ok) return keep({ access_token, refresh_token, user: asked.value })
  if (asked.failure.kind === 'threw') return asked
  const renewed = await askForTokens(refresh_token)
  if (renewed.ok) return keep(renewed.value)
  return renewed.failure.kind === 'auth'
    ? failedAs('link_expired', renewed.failure.message)
    : failed(new TypeError(renewed.failure.message))
}

function keep(value: unknown): RecoveryAnswer {
  if (!isSession(value)) return failed(new Error('The answer carried no session'))
  const { access_token, refresh_token, user } = value
  globalThis.sessionStorage?.setItem(KEY, JSON.stringify({ access_token, refresh_token, user }))
  return { ok: true, email: user.email ?? '' }
}

function readRecovery(): RecoverySession | null {
  try {
    const value: unknown = JSON.parse(globalThis.sessionStorage?.getItem(KEY) ?? 'null')
    return isSession(value) ? value : null
  } catch {
    return null
  }
}

/**
 * Sets the new password for the link's account and ends all its sessions, on every device (OP-27). Without the link's
 * session the answer is `session_missing` [AUTH-136].
 */
export async function setNewPassword(password: string): Promise<PlainAnswer> {
  const recovery = readRecovery()
  if (!recovery) return failedAs('session_missing', 'Auth session missing!')
  const token = recovery.access_token
  const answer = await authCall('/auth/v1/user', { method: 'PUT', token, body: { password } })
  if (!answer.ok) return answer
  clearRecovery()
  await authCall('/auth/v1/logout?scope=global', { token })
  await endSessionOf(recovery.user.id)
  return { ok: true }
}
