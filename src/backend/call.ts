import { newId } from '#platform/ids.ts'
import { accessToken, renewedToken } from './auth/session.ts'
import { noteFailedCall } from './failed-calls.ts'
import type { Answer } from './failure.ts'
import { type CallOptions, request } from './request.ts'

/**
 * Sends a request as the signed-in teacher, with JSON both ways. If the server rejects the token, it is renewed once and the
 * call repeated. A call of an edge function has an id that its log, and the row it leaves when it breaks, repeat. Ops and
 * replies need none: the ids of op and message go all the way already.
 */
export async function callAsUser<T>(
  path: string,
  body: unknown,
  options: CallOptions = {},
): Promise<Answer<T>> {
  const token = await accessToken()
  if (!token.ok) return token
  if (!path.startsWith('/functions/')) return renewing(path, body, token.value, options)
  const id = newId()
  const answer = await renewing<T>(`${path}?request=${id}`, body, token.value, options)
  if (answer.ok) return answer
  noteFailedCall(path, id, answer.failure)
  return { ok: false, failure: { ...answer.failure, requestId: id } }
}

async function renewing<T>(
  address: string,
  body: unknown,
  token: string,
  options: CallOptions,
): Promise<Answer<T>> {
  const answer = await request<T>(address, body, token, options)
  if (answer.ok || answer.failure.kind !== 'auth') return answer
  const renewed = await renewedToken(token)
  return renewed.ok ? request<T>(address, body, renewed.value, options) : renewed
}
