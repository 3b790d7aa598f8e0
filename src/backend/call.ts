import { backendConfig } from './config.ts'
import { type Answer, bad } from './failure.ts'
import { type CallOptions, post } from './post.ts'
import { accessToken, renewedToken } from './session.ts'

/** A POST with JSON both ways, as nobody in particular (the anonymous key). Never repeated by itself. */
export async function callAsAnyone<T>(path: string, body: unknown, options: CallOptions = {}) {
  const config = backendConfig()
  if (!config) return bad({ kind: 'offline', message: 'The server has not been reached yet' })
  return post<T>(path, body, config.anonKey, options)
}

/** The same as the signed-in teacher. A token the server does not take is renewed once. */
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
