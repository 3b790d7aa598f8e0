import type { PlainAnswer } from './account-attempt.ts'
import { authCall } from './auth-call.ts'

/**
 * The link in the mail to a member whom a school added (OP-24) [AUTH-146]. `failure.message` is the server's own sentence, '' when it
 * had none or did not answer [AUTH-144] [AUTH-145].
 */
export async function confirmMemberEmail(token: string): Promise<PlainAnswer> {
  const path = `/functions/v1/confirm-user-email?token=${encodeURIComponent(token)}`
  const reply = await authCall(path, { method: 'GET' })
  if (reply.ok) return { ok: true }
  return reply.failure.kind === 'threw' ? { ok: false, failure: { ...reply.failure, message: '' } } : reply
}
