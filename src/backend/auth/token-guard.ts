import { eitherSignal } from '#platform/either-signal.ts'
import { backendFetch, backendOnline, CALL_TIMEOUT_MS } from '../config.ts'
import { type CallFailure, failureOfThrown, jsonOf, type RawAnswer, readAnswer } from '../failure.ts'
import { clearTokenPause, pauseTokenCalls, restTokenCalls, tokenPauseLeft } from './token-pause.ts'

/** An error that the auth library takes for a network error, so that it keeps the session. */
export class TokenCallFailed extends TypeError {
  readonly failure: CallFailure
  constructor(failure: CallFailure) {
    super(failure.message)
    this.name = 'TypeError'
    this.failure = failure
  }
}

const REFUSAL_STATUS = new Set([400, 401, 403])

/** True if the response is an answer about the session, accepting or refusing it. Any other response must not end the session [AUTH-56] [AUTH-57]. */
function isSettled(raw: RawAnswer): boolean {
  const json = jsonOf(raw)
  if (typeof json !== 'object' || json === null) return false
  if (raw.status >= 200 && raw.status < 300) return 'access_token' in json
  return REFUSAL_STATUS.has(raw.status) && isRefusal(json, raw.status)
}

/** Recognises the auth service's own errors, in its current and earlier forms. JSON from a gateway or a filter does not refuse a session. */
function isRefusal(json: object, status: number): boolean {
  const { error_code, error, code, msg } = json as Record<string, unknown>
  if (typeof error_code === 'string') return true
  return error === 'invalid_grant' || (code === status && typeof msg === 'string')
}

function isRefreshCall(url: string): boolean {
  return url.includes('/auth/v1/token') && url.includes('grant_type=refresh_token')
}

/**
 * `fetch` for the auth service. Refresh calls are sent only when online and outside a pause, and return only an answer about
 * the session. Any other response (429, 408, a block page, 5xx) is thrown as a network error after one request.
 */
export const guardedFetch: typeof fetch = async (input, init) => {
  const url = input instanceof Request ? input.url : String(input)
  if (!isRefreshCall(url)) return backendFetch(input, init)
  if (!backendOnline()) throw new TokenCallFailed({ kind: 'offline', message: 'Offline' })
  const left = tokenPauseLeft(Date.now())
  if (left > 0) {
    throw new TokenCallFailed({ kind: 'retry', message: 'Waiting to ask again', retryAfterMs: left })
  }
  const { raw, headers } = await ask(input, init)
  if (!isSettled(raw)) {
    const reason = isInTrouble(raw) ? 'failing' : 'limited'
    const retryAfterMs = pauseTokenCalls(reason, raw.retryAfter, Date.now())
    throw new TokenCallFailed({
      kind: 'retry',
      status: raw.status,
      message: 'No answer about the session',
      retryAfterMs,
    })
  }
  clearTokenPause()
  return new Response(raw.text, { status: raw.status, headers })
}

/** True for server trouble. Any other response without an answer comes from a rate limit or from a proxy [AUTH-57]. */
const isInTrouble = ({ status }: RawAnswer) => status >= 500 || status === 408

async function ask(
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<{ raw: RawAnswer; headers: Headers }> {
  try {
    const timeout = AbortSignal.timeout(CALL_TIMEOUT_MS)
    const signal = eitherSignal(init?.signal, timeout)
    const response = await backendFetch(input, { ...init, signal })
    return { raw: await readAnswer(response), headers: response.headers }
  } catch (error) {
    const failure = failureOfThrown(error)
    const now = Date.now()
    // A request that found no network uses up no rate limit, so the pause is short and the network's return is noticed soon.
    const retryAfterMs =
      failure.kind === 'offline' ? restTokenCalls(now) : pauseTokenCalls('failing', null, now)
    throw new TokenCallFailed({ ...failure, retryAfterMs })
  }
}
