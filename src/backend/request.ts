import { eitherSignal } from '#platform/either-signal.ts'
import { backendConfig, backendFetch, CALL_TIMEOUT_MS } from './config.ts'
import { type Answer, bad, failureOfThrown, judge, readAnswer } from './failure.ts'
import { IdleTimeout } from './idle-timeout.ts'

/** 64 kbit/s. A push of a megabyte may take two minutes on a weak connection, and with less time it would never arrive. */
const SLOWEST_UPLOAD_PER_MS = 8

export interface CallOptions {
  signal?: AbortSignal
  timeoutMs?: number
  /** POST unless told. */
  method?: 'GET' | 'PATCH' | 'POST'
}

/** Sends a request with this token, with JSON both ways. It is never repeated. */
export async function request<T>(
  path: string,
  body: unknown,
  token: string,
  options: CallOptions = {},
): Promise<Answer<T>> {
  const { signal, timeoutMs = CALL_TIMEOUT_MS, method } = options
  const json = body === undefined ? '' : JSON.stringify(body)
  const idle = new IdleTimeout(timeoutMs + Math.ceil(json.length / SLOWEST_UPLOAD_PER_MS), timeoutMs)
  try {
    const both = eitherSignal(signal, idle.signal)
    const response = await send({
      path,
      body: json,
      token,
      accept: 'application/json',
      signal: both,
      method,
    })
    idle.renew()
    return judge<T>(await readAnswer(response, idle.renew), Date.now())
  } catch (error) {
    return bad(failureOfThrown(error))
  } finally {
    idle.stop()
  }
}

interface Sending {
  path: string
  /** The JSON text. */
  body: string
  token: string
  accept: string
  signal: AbortSignal
  method?: CallOptions['method'] | undefined
}

/** Sends one request with JSON, without a time limit of its own. */
export async function send({
  path,
  body,
  token,
  accept,
  signal,
  method = 'POST',
}: Sending): Promise<Response> {
  const config = backendConfig()
  if (!config) throw new TypeError('The server has not been reached yet')
  return backendFetch(`${config.url}${path}`, {
    method,
    headers: {
      apikey: config.anonKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept,
      ...(method === 'PATCH' && { prefer: 'return=representation' }),
    },
    ...(method !== 'GET' && { body }),
    signal,
  })
}
