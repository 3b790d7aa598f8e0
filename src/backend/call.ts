import { newId } from '#platform/ids.ts'
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
  const id = newId()
  const address = named(path, id)
  const answer = await request<T>(address, body, token.value, options)
  if (answer.ok || answer.failure.kind !== 'auth') return withId(answer, id)
  const renewed = await renewedToken(token.value)
  return renewed.ok ? withId(await request<T>(address, body, renewed.value, options), id) : renewed
}

/**
 * Gives a call of an edge function an id that its log, and the row it leaves when it breaks, repeat. Ops and replies need
 * none: the ids of op and message go all the way already.
 */
const named = (path: string, id: string) => (path.startsWith('/functions/') ? `${path}?request=${id}` : path)

const withId = <T>(answer: Answer<T>, requestId: string): Answer<T> =>
  answer.ok ? answer : { ok: false, failure: { ...answer.failure, requestId } }
