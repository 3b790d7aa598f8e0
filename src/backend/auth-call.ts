import { type AuthFailure, authFailureOf } from './auth-failure.ts'
import { backendConfig, backendFetch } from './config.ts'
import { jsonOf, readReply } from './failure.ts'
import { TokenCallFailed } from './token-guard.ts'

const TIMEOUT_MS = 15_000

export type AuthReply = { ok: true; value: unknown } | { ok: false; failure: AuthFailure }

export interface AuthRequest {
  method?: 'GET' | 'POST' | 'PUT'
  /** Whose call it is; nobody's in particular without. */
  token?: string
  body?: unknown
}

/**
 * One question to the auth service, asked once. For calls about a session that is not the one on this device, which the auth library
 * would store, and for those it would repeat for 25 s.
 */
export async function authCall(path: string, request: AuthRequest = {}): Promise<AuthReply> {
  const config = backendConfig()
  if (!config) return refused(new TokenCallFailed({ kind: 'offline', message: 'Offline' }))
  try {
    const response = await backendFetch(`${config.url}${path}`, {
      method: request.method ?? 'POST',
      headers: {
        apikey: config.anonKey,
        authorization: `Bearer ${request.token ?? config.anonKey}`,
        'content-type': 'application/json',
      },
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const reply = await readReply(response)
    const json = jsonOf(reply)
    // A page instead of an answer, or a server in trouble: the call failed, and says nothing about the link or the session.
    if (json === undefined || reply.status >= 500) return refused(new Error('No answer'))
    return response.ok ? { ok: true, value: json } : refused(described(json, reply.status))
  } catch (error) {
    return refused(error)
  }
}

function described(json: unknown, status: number) {
  const { error_code, code, msg, message, error_description, error } = (json ?? {}) as Record<string, unknown>
  const text = [msg, message, error_description, error].find((part) => typeof part === 'string')
  const name = [error_code, code].find((part) => typeof part === 'string')
  return { message: text ?? '', code: name, status }
}

const refused = (error: unknown): AuthReply => ({ ok: false, failure: authFailureOf(error) })
