import { backendConfig, backendFetch } from './config.ts'
import { type Answer, bad, failureOfThrown, judge, readReply } from './failure.ts'
import { Patience } from './patience.ts'

/** Until an answer begins, and between two pieces of it. */
const TIMEOUT_MS = 15_000
/** 64 kbit/s: a push of a megabyte may take two minutes on one bar, and cut off sooner it would never arrive. */
const SLOWEST_UPLOAD_PER_MS = 8

export interface CallOptions {
  signal?: AbortSignal
  timeoutMs?: number
}

/** A POST with JSON both ways under this token. Never repeated by itself. */
export async function post<T>(
  path: string,
  body: unknown,
  token: string,
  options: CallOptions = {},
): Promise<Answer<T>> {
  const { signal, timeoutMs = TIMEOUT_MS } = options
  const sent = JSON.stringify(body)
  const patience = new Patience(timeoutMs + Math.ceil(sent.length / SLOWEST_UPLOAD_PER_MS), timeoutMs)
  try {
    const both = signal ? AbortSignal.any([signal, patience.signal]) : patience.signal
    const response = await send(path, sent, token, 'application/json', both)
    patience.renew()
    return judge<T>(await readReply(response, patience.renew), Date.now())
  } catch (error) {
    return bad(failureOfThrown(error))
  } finally {
    patience.stop()
  }
}

/** One POST of JSON, with nothing around it. */
export async function send(
  path: string,
  sent: string,
  token: string,
  accept: string,
  signal: AbortSignal,
): Promise<Response> {
  const config = backendConfig()
  if (!config) throw new TypeError('The server has not been reached yet')
  return backendFetch(`${config.url}${path}`, {
    method: 'POST',
    headers: {
      apikey: config.anonKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept,
    },
    body: sent,
    signal,
  })
}
