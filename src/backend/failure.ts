export type FailureKind =
  /** The request never got an answer: no network. */
  | 'offline'
  /** Time-out, 408/425/429/5xx, a passing database state, or a page where JSON should be: later, unchanged. */
  | 'retry'
  /** The token was not accepted. */
  | 'auth'
  /** The server does not know this call: the app is too old. */
  | 'update'
  /** Understood and turned down: the same call will be turned down again. */
  | 'refused'

export interface CallFailure {
  kind: FailureKind
  status?: number
  /** SQLSTATE, PostgREST's or the auth service's code, or the `reason` of an edge function. */
  code?: string
  retryAfterMs?: number
  message: string
}

export type Answer<T> = { ok: true; value: T } | { ok: false; failure: CallFailure }

export const good = <T>(value: T): Answer<T> => ({ ok: true, value })
export const bad = (failure: CallFailure): { ok: false; failure: CallFailure } => ({ ok: false, failure })

/** What of an HTTP answer decides its kind. */
export interface Reply {
  status: number
  contentType: string
  retryAfter: string | null
  text: string
}

/** `progress` hears of each piece of the body as it comes. */
export async function readReply(response: Response, progress?: () => void): Promise<Reply> {
  return {
    status: response.status,
    contentType: response.headers.get('content-type') ?? '',
    retryAfter: response.headers.get('retry-after'),
    text: progress && response.body ? await readPieces(response.body, progress) : await response.text(),
  }
}

async function readPieces(body: ReadableStream<Uint8Array>, progress: () => void): Promise<string> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let text = ''
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    progress()
    text += decoder.decode(piece.value, { stream: true })
  }
  return text + decoder.decode()
}

/** The JSON of an answer; `undefined` when it is none (a captive portal's page, a cut-off body, plain text). */
export function jsonOf(reply: Reply): unknown {
  if (reply.status === 204) return null
  if (!/[/+]json\b/i.test(reply.contentType)) return undefined
  try {
    return JSON.parse(reply.text)
  } catch {
    return undefined
  }
}

const TOO_LARGE = 413
const PASSING_STATUS = new Set([408, 425, 429])
/** Rollbacks, out of resources, operator's intervention, system and internal errors: they pass by themselves. */
const PASSING_SQLSTATE = /^(40|53|55|57|58|XX)[0-9A-Z]{3}$/
const UNKNOWN_CALL = /^PGRST2\d\d$/

/** The one place where an answer becomes a value or one of five kinds of failure. */
export function judge<T>(reply: Reply, now: number): Answer<T> {
  const json = jsonOf(reply)
  if (json === undefined) {
    // Whoever said it, the same body will be too large again; what is no JSON otherwise says nothing about the call.
    const kind = reply.status === TOO_LARGE ? 'refused' : 'retry'
    return bad({ kind, message: 'The answer was not JSON', ...timing(reply, now) })
  }
  if (reply.status >= 200 && reply.status < 300) return good(json as T)
  const { code, message } = described(json)
  return bad({ kind: kindOf(reply.status, code), ...(code && { code }), message, ...timing(reply, now) })
}

function kindOf(status: number, code: string | undefined): FailureKind {
  if (PASSING_STATUS.has(status) || status >= 500) return 'retry'
  if (code && PASSING_SQLSTATE.test(code)) return 'retry'
  if (status === 401) return 'auth'
  if (status === 404 || (code && UNKNOWN_CALL.test(code))) return 'update'
  return status >= 400 ? 'refused' : 'retry'
}

function described(json: unknown): { code?: string; message: string } {
  if (typeof json !== 'object' || json === null) return { message: String(json) }
  const { error_code, code, reason, message, msg, error } = json as Record<string, unknown>
  const text = [message, msg, error].find((part) => typeof part === 'string')
  const name = [error_code, code, reason].find((part) => typeof part === 'string' && part !== '')
  return { ...(typeof name === 'string' && { code: name }), message: typeof text === 'string' ? text : '' }
}

function timing(reply: Reply, now: number): { status: number; retryAfterMs?: number } {
  const retryAfterMs = parseRetryAfter(reply.retryAfter, now)
  return { status: reply.status, ...(retryAfterMs !== undefined && { retryAfterMs }) }
}

/** Seconds or an HTTP date, as milliseconds from now; at most an hour, so that no header parks a device for a day. */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  if (!header) return undefined
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now
  return Number.isFinite(ms) && ms > 0 ? Math.min(ms, 3_600_000) : undefined
}

/** For what `fetch` threw: a time-out may have reached the server, anything else found no network. */
export function failureOfThrown(error: unknown): CallFailure {
  const name = error instanceof Error ? error.name : ''
  if (name === 'TimeoutError' || name === 'AbortError') return { kind: 'retry', message: 'No answer in time' }
  return { kind: 'offline', message: error instanceof Error ? error.message : String(error) }
}
