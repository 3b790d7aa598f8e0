import type { Answer } from './failure.ts'
import { type CallOptions, post } from './post.ts'
import { accessToken, renewedToken } from './session.ts'

/** A POST with JSON both ways as the signed-in teacher. A token the server does not take is renewed once. */
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
