import { backendFetch, backendOnline } from './config.ts'
import { type CallFailure, failureOfThrown, jsonOf, type Reply, readReply } from './failure.ts'
import { clearTokenPause, pauseTokenCalls, restTokenCalls, tokenPauseLeft } from './token-pause.ts'

const TIMEOUT_MS = 15_000

/** Looks like a network error to the auth library, which then keeps the session. */
export class TokenCallFailed extends TypeError {
  readonly failure: CallFailure
  constructor(failure: CallFailure) {
    super(failure.message)
    this.name = 'TypeError'
    this.failure = failure
  }
}

const REFUSAL_STATUS = new Set([400, 401, 403])

/** 'settled' is an answer about the session, good or bad; anything else must not end it [AUTH-56] [AUTH-57]. */
export function isSettled(reply: Reply): boolean {
  const json = jsonOf(reply)
  if (typeof json !== 'object' || json === null) return false
  if (reply.status >= 200 && reply.status < 300) return 'access_token' in json
  return REFUSAL_STATUS.has(reply.status) && isRefusal(json, reply.status)
}

/** The auth service's own forms, now and before. The JSON of a gateway or a filter is no refusal of a session. */
function isRefusal(json: object, status: number): boolean {
  const { error_code, error, code, msg } = json as Record<string, unknown>
  if (typeof error_code === 'string') return true
  return error === 'invalid_grant' || (code === status && typeof msg === 'string')
}

export function isRefreshCall(url: string): boolean {
  return url.includes('/auth/v1/token') && url.includes('grant_type=refresh_token')
}

/**
 * `fetch` for the auth service. Refresh calls go out only when the network is there and no pause runs, and come back only with an answer
 * about the session; everything else (429, 408, a block page, 5xx) is thrown as a network error after one request.
 */
export const guardedFetch: typeof fetch = async (input, init) => {
  const url = input instanceof Request ? input.url : String(input)
  if (!isRefreshCall(url)) return backendFetch(input, init)
  if (!backendOnline()) throw new TokenCallFailed({ kind: 'offline', message: 'Offline' })
  const left = tokenPauseLeft(Date.now())
  if (left > 0) {
    throw new TokenCallFailed({ kind: 'retry', message: 'Waiting to ask again', retryAfterMs: left })
  }
  const { reply, headers } = await ask(input, init)
  if (!isSettled(reply)) {
    const hindrance = isInTrouble(reply) ? 'failing' : 'limited'
    const retryAfterMs = pauseTokenCalls(hindrance, reply.retryAfter, Date.now())
    throw new TokenCallFailed({
      kind: 'retry',
      status: reply.status,
      message: 'No answer about the session',
      retryAfterMs,
    })
  }
  clearTokenPause()
  return new Response(reply.text, { status: reply.status, headers })
}

/** Everything else that settles nothing is a limit or somebody in between [AUTH-57]. */
const isInTrouble = ({ status }: Reply) => status >= 500 || status === 408

async function ask(
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<{ reply: Reply; headers: Headers }> {
  try {
    const timeout = AbortSignal.timeout(TIMEOUT_MS)
    const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout
    const response = await backendFetch(input, { ...init, signal })
    return { reply: await readReply(response), headers: response.headers }
  } catch (error) {
    const failure = failureOfThrown(error)
    const now = Date.now()
    // No network costs nobody's allowance: a moment's rest, so that the return of the network is noticed at once.
    const retryAfterMs =
      failure.kind === 'offline' ? restTokenCalls(now) : pauseTokenCalls('failing', null, now)
    throw new TokenCallFailed({ ...failure, retryAfterMs })
  }
}
