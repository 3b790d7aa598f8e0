export type FailureKind =
  /** There was no network, so the request got no answer. */
  | 'offline'
  /** A time-out, 408/425/429/5xx, a temporary database state, or a page in place of JSON: try the same call later. */
  | 'retry'
  /** The server did not accept the token. */
  | 'auth'
  /** The server does not know this call: the app is too old. */
  | 'update'
  /** The server understood the call and refused it. The same call would be refused again. */
  | 'refused'

export interface CallFailure {
  kind: FailureKind
  status?: number
  /** SQLSTATE, PostgREST's or the auth service's code, or the `reason` of an edge function. */
  code?: string
  retryAfterMs?: number
  /** The id under which the server's logs have the call, where it has one. */
  requestId?: string
  message: string
}

export type Answer<T> = { ok: true; value: T } | { ok: false; failure: CallFailure }

export const good = <T>(value: T): Answer<T> => ({ ok: true, value })
export const bad = (failure: CallFailure): { ok: false; failure: CallFailure } => ({ ok: false, failure })

/** The failure of a call whose value nobody needs; undefined where it went well. */
export const failureIn = (answer: Answer<unknown>): CallFailure | undefined =>
  answer.ok ? undefined : answer.failure

/** The parts of an HTTP response that decide the kind of answer. */
export interface RawAnswer {
  status: number
  contentType: string
  retryAfter: string | null
  text: string
}

/** Reads the whole response. It calls `progress` for each piece of the body as it arrives. */
export async function readAnswer(response: Response, progress?: () => void): Promise<RawAnswer> {
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

/** The JSON of a response; `undefined` when it is not JSON (a captive portal's page, a cut-off body, plain text). */
export function jsonOf(raw: RawAnswer): unknown {
  if (raw.status === 204) return null
  if (!/[/+]json\b/i.test(raw.contentType)) return undefined
  try {
    return JSON.parse(raw.text)
  } catch {
    return undefined
  }
}

const TOO_LARGE = 413
const PASSING_STATUS = new Set([408, 425, 429])
/** Rollbacks, lack of resources, operator interventions, system and internal errors, all of which are temporary. */
const PASSING_SQLSTATE = /^(40|53|55|57|58|XX)[0-9A-Z]{3}$/
/** [PLAN-58] One row was asked for and there is none. */
const NO_ROW = 'PGRST116'
/** [PLAN-59] The token does not fit, whatever the status says. */
const BAD_TOKEN = 'PGRST301'
const UNKNOWN_CALL = /^PGRST2\d\d$/

/** Turns a response into a value or one of the five kinds of failure. No other code decides this. */
export function judge<T>(raw: RawAnswer, now: number): Answer<T> {
  const json = jsonOf(raw)
  if (json === undefined) {
    // A 413 is final whoever sent it, because the same body will be too large again. Any other response that is not JSON
    // says nothing about the call, so it is tried again.
    const kind = raw.status === TOO_LARGE ? 'refused' : 'retry'
    return bad({ kind, message: 'The answer was not JSON', ...timing(raw, now) })
  }
  if (raw.status >= 200 && raw.status < 300) return good(json as T)
  const { code, message } = described(json)
  if (code === NO_ROW) return good(null as T)
  return bad({ kind: kindOf(raw.status, code), ...(code && { code }), message, ...timing(raw, now) })
}

function kindOf(status: number, code: string | undefined): FailureKind {
  if (PASSING_STATUS.has(status) || status >= 500) return 'retry'
  if (code && PASSING_SQLSTATE.test(code)) return 'retry'
  if (status === 401 || code === BAD_TOKEN) return 'auth'
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

function timing(raw: RawAnswer, now: number): { status: number; retryAfterMs?: number } {
  const retryAfterMs = parseRetryAfter(raw.retryAfter, now)
  return { status: raw.status, ...(retryAfterMs !== undefined && { retryAfterMs }) }
}

/** The header's seconds or HTTP date as milliseconds from now, at most an hour, so that no header stops a device for a day. */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  if (!header) return undefined
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now
  return Number.isFinite(ms) && ms > 0 ? Math.min(ms, 3_600_000) : undefined
}

/** The failure for an error thrown by `fetch`. After a time-out the request may have reached the server; otherwise there was no network. */
export function failureOfThrown(error: unknown): CallFailure {
  const name = error instanceof Error ? error.name : ''
  if (name === 'TimeoutError' || name === 'AbortError') return { kind: 'retry', message: 'No answer in time' }
  return { kind: 'offline', message: error instanceof Error ? error.message : String(error) }
}
