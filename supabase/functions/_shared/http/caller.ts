import { Refusal } from './answer.ts'
import { publicKey, secretKeys } from './keys.ts'
import { neededSetting } from './settings.ts'

export function bearer(request: Request): string {
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  if (!token) throw new Refusal(401, 'no_token', 'Please sign in.')
  return token
}

/** The id of the teacher to whom the auth server says the token belongs. An unknown token is refused with 401. */
export async function callerId(request: Request): Promise<string> {
  const token = bearer(request)
  const answer = await fetch(`${neededSetting('SUPABASE_URL')}/auth/v1/user`, {
    headers: { authorization: `Bearer ${token}`, apikey: publicKey() },
    signal: AbortSignal.timeout(10_000),
  })
  if (answer.status >= 500 || answer.status === 429) {
    await answer.body?.cancel()
    throw new Refusal(503, 'auth_away', 'Your sign-in could not be checked just now. Please try again.')
  }
  const user: unknown = answer.ok ? await answer.json() : await answer.body?.cancel()
  const id = typeof user === 'object' && user !== null ? (user as { id?: unknown }).id : undefined
  if (typeof id !== 'string')
    throw new Refusal(401, 'bad_token', 'Your sign-in has run out. Please sign in again.')
  return id
}

/** The caller's id, which must be `userId`. A caller who names someone else is refused. */
export async function callerNamed(request: Request, userId: string): Promise<string> {
  const caller = await callerId(request)
  if (caller !== userId) throw new Refusal(403, 'not_yours', 'That is another account.')
  return caller
}

/** Compares in constant time: neither a different length nor a different letter ends the loop early. */
function sameSecret(a: string, b: string): boolean {
  let different = a.length ^ b.length
  for (let index = 0; index < a.length; index++)
    different |= a.charCodeAt(index) ^ b.charCodeAt(index % (b.length || 1))
  return different === 0
}

export function needServiceKey(request: Request): void {
  const token = bearer(request)
  const matches = secretKeys().filter((key) => sameSecret(token, key))
  if (matches.length === 0) throw new Refusal(403, 'service_only', 'Only the server may call this.')
}
