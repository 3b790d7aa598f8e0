import { accessToken, renewedToken } from './auth/session.ts'
import type { Answer } from './failure.ts'
import { type CallOptions, post } from './post.ts'

/** Sends a POST as the signed-in teacher, with JSON both ways. If the server rejects the token, it is renewed once and the call repeated. */
export async function callAsUser<T>(
  path: string,
  body: unknown,
  options: CallOptions = {},
): Promise<Answer<T>> {
  const token = await accessToken()
  if (!token.ok) return token
  const answer = await post<T>(path, body, token.value, options)
  if (answer.ok || answer.failure.kind !== 'auth') return answer
  const renewed = await renewedToken(token.value)
  return renewed.ok ? post<T>(path, body, renewed.value, options) : renewed
}
