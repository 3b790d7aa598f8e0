import { accessToken, renewedToken } from './auth/session.ts'
import type { Answer } from './failure.ts'
import { type CallOptions, request } from './request.ts'

/** Sends a request as the signed-in teacher, with JSON both ways. If the server rejects the token, it is renewed once and the call repeated. */
export async function callAsUser<T>(
  path: string,
  body: unknown,
  options: CallOptions = {},
): Promise<Answer<T>> {
  const token = await accessToken()
  if (!token.ok) return token
  const answer = await request<T>(path, body, token.value, options)
  if (answer.ok || answer.failure.kind !== 'auth') return answer
  const renewed = await renewedToken(token.value)
  return renewed.ok ? request<T>(path, body, renewed.value, options) : renewed
}
