import { backendConfig, backendFetch, CALL_TIMEOUT_MS } from '../config.ts'
import { jsonOf, readAnswer } from '../failure.ts'
import { type AuthFailure, authFailureOf } from './auth-failure.ts'
import { TokenCallFailed } from './token-guard.ts'

type AuthAnswer = { ok: true; value: unknown } | { ok: false; failure: AuthFailure }

interface AuthRequest {
  method?: 'GET' | 'POST' | 'PUT'
  /** The caller's access token. Without it the call is anonymous. */
  token?: string
  body?: unknown
}

/**
 * One call to the auth service, sent once. It serves calls about a session other than this device's, which the auth library
 * would store, and calls that the library would repeat for 25 s.
 */
export async function authCall(path: string, request: AuthRequest = {}): Promise<AuthAnswer> {
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
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    })
    const raw = await readAnswer(response)
    const json = jsonOf(raw)
    // A page in place of an answer, or a server error, means that the call failed. It says nothing about the link or the session.
    if (json === undefined || raw.status >= 500) return refused(new Error('No answer'))
    return response.ok ? { ok: true, value: json } : refused(described(json, raw.status))
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

const refused = (error: unknown): AuthAnswer => ({ ok: false, failure: authFailureOf(error) })
