import type { ErrorAnswer } from '../content/contract.ts'
import { noteFailedCall } from './call-log.ts'
import { asRequest, idOf } from './request-id.ts'

const HEADERS = {
  // An answer that a browser shows as a page loads and runs nothing.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, apikey, content-type, accept, x-client-info, x-message-id',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-max-age': '86400',
}

/** A refusal that a person can read. It may be thrown anywhere; `endpoint` turns it into the response. */
export class Refusal extends Error {
  readonly status: number
  readonly reason: string
  constructor(status: number, reason: string, message: string) {
    super(message)
    this.status = status
    this.reason = reason
  }
}

export function json(body: object, status = 200): Response {
  return Response.json(body, { status, headers: { ...HEADERS, 'cache-control': 'no-store' } })
}

export function plainText(text: string): Response {
  const headers = { ...HEADERS, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(text, { headers })
}

export function eventStream(body: ReadableStream<Uint8Array>): Response {
  const headers = {
    ...HEADERS,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  }
  return new Response(body, { headers })
}

async function refused(error: unknown, id: string, called: string): Promise<Response> {
  if (error instanceof Refusal) {
    const answer: ErrorAnswer = { success: false, error: error.message, reason: error.reason }
    return json(answer, error.status)
  }
  await noteFailedCall(id, called, error)
  const answer: ErrorAnswer = {
    success: false,
    error: 'Something went wrong on our side. Please try again.',
    reason: 'server',
  }
  return json(answer, 500)
}

/** Wraps every function: CORS, one allowed method, and errors as JSON. */
export function endpoint(
  work: (request: Request) => Promise<Response>,
  method: 'GET' | 'POST' = 'POST',
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: HEADERS })
    const id = idOf(request)
    try {
      if (request.method !== method) throw new Refusal(405, 'method', `Only ${method} is answered here.`)
      return await asRequest(id, () => work(request))
    } catch (error) {
      return await refused(error, id, new URL(request.url).pathname.split('/').at(-1) ?? '')
    }
  }
}
