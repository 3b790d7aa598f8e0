import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Keys } from '../data-folder.ts'

/** The role and user whose rights a channel reads with. */
export interface Reader {
  role: 'authenticated' | 'service_role'
  userId: string
  claims: Record<string, unknown>
  /** Seconds since 1970, or null for keys, which do not expire. */
  expiresAt: number | null
}

export type TokenAnswer = { ok: true; reader: Reader } | { ok: false; reason: string }

const header = z.object({ alg: z.literal('HS256') })
const body = z.looseObject({ sub: z.string(), role: z.literal('authenticated'), exp: z.number() })

function part(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}

function isSignedBy(secret: string, signed: string, signature: string): boolean {
  const expected = createHmac('sha256', secret).update(signed).digest()
  const given = Buffer.from(signature, 'base64url')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function refuse(reason: string): TokenAnswer {
  return { ok: false, reason: `InvalidJWTToken: ${reason}` }
}

/**
 * Checks a channel's access token, which is a user's or the service key, with the auth server's secret and algorithm.
 * Nobody may listen without one: there is nothing for them to hear, and each listener costs.
 */
export function readToken(token: string | undefined, keys: Keys, now: number): TokenAnswer {
  if (token === undefined || token === keys.anonKey) return refuse('sign in first')
  if (token === keys.serviceKey) {
    const claims = { role: 'service_role' }
    return { ok: true, reader: { role: 'service_role', userId: '', claims, expiresAt: null } }
  }
  const [head = '', middle = '', signature = '', ...rest] = token.split('.')
  if (rest.length > 0 || !header.safeParse(part(head)).success) return refuse('not a token of this server')
  if (!isSignedBy(keys.jwtSecret, `${head}.${middle}`, signature)) return refuse('wrong signature')
  const claims = body.safeParse(part(middle))
  if (!claims.success) return refuse('not a token for a person')
  if (claims.data.exp * 1000 <= now) return refuse('Token has expired')
  const { sub, exp } = claims.data
  return { ok: true, reader: { role: 'authenticated', userId: sub, claims: claims.data, expiresAt: exp } }
}
