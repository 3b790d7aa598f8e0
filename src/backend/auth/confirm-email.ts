import type { PlainAnswer } from './account-attempt.ts'
import { authCall } from './auth-call.ts'

/**
 * Follows the link in the mail to a member whom a school added (OP-24) [AUTH-146]. `failure.message` is the server's own
 * sentence, or '' when it sent none or did not answer [AUTH-144] [AUTH-145].
 */
export async function confirmMemberEmail(token: string): Promise<PlainAnswer> {
  const path = `/functions/v1/confirm-user-email?token=${encodeURIComponent(token)}`
  const answer = await authCall(path, { method: 'GET' })
  if (answer.ok) return { ok: true }
  return answer.failure.kind === 'threw' ? { ok: false, failure: { ...answer.failure, message: '' } } : answer
}
