import { failed, failedAs, type PlainAnswer } from './account-attempt.ts'
import type { ArrivalLink } from './arrival-link.ts'
import { authCall } from './auth-call.ts'
import { askForTokens, endSessionOf } from './session.ts'
import { type AuthUser, isSession } from './stored-session.ts'

/**
 * A session that may set a new password and nothing else. It is kept apart from the device's own: whoever is signed in here stays so,
 * and in session storage: it survives a reload of the page and ends with the tab [AUTH-48].
 */
const KEY = 'mahere-recovery'

interface RecoverySession {
  access_token: string
  refresh_token: string
  user: AuthUser
}

export type RecoveryAnswer = { ok: true; email: string } | Exclude<PlainAnswer, { ok: true }>

export function isRecovering(): boolean {
  return readRecovery() !== null
}

/** Whose new password it is to be; '' when no link was opened in this tab. */
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
  // A code needs the secret of the browser that asked, and mails are opened anywhere: ours never carry one.
  return failedAs('link_expired', 'This link cannot be used here')
}

/** The six digits beside the link. */
export function openRecoveryWithCode(input: { email: string; code: string }): Promise<RecoveryAnswer> {
  return verifyRecovery({ email: input.email.trim().toLowerCase(), token: input.code.replace(/\D/g, '') })
}

async function verifyRecovery(body: Record<string, string>): Promise<RecoveryAnswer> {
  const reply = await authCall('/auth/v1/verify', { body: { ...body, type: 'recovery' } })
  return reply.ok ? keep(reply.value) : reply
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
 * The new password of the link's teacher; then all their sessions end, on every device (OP-27). Without a link's session:
 * `session_missing` [AUTH-136].
 */
export async function setNewPassword(password: string): Promise<PlainAnswer> {
  const recovery = readRecovery()
  if (!recovery) return failedAs('session_missing', 'Auth session missing!')
  const token = recovery.access_token
  const reply = await authCall('/auth/v1/user', { method: 'PUT', token, body: { password } })
  if (!reply.ok) return reply
  clearRecovery()
  await authCall('/auth/v1/logout?scope=global', { token })
  await endSessionOf(recovery.user.id)
  return { ok: true }
}
