import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Lite } from '../lite.ts'
import { isTooDeep } from './json-depth.ts'
import { type Handle, sendJson } from './routes.ts'

/** Enough for a saved edit of 4,000,000 characters with escapes. The database refuses longer ones with their own error. */
const MAX_BODY_BYTES = 16 * 1024 * 1024
/** The answer a hosted project gives. A 500 from us would be retried for ever. */
const TOO_DEEP = { code: '54001', details: null, hint: null, message: 'The JSON is nested too deep' }
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'content-length'])

/** Finds what the database would answer with a failure, or not notice at all. */
function badQuery({ searchParams }: URL): string | undefined {
  for (const [name, value] of searchParams) {
    if (`${name}${value}`.includes('\0')) return 'A NUL character stands for nothing'
    if (/(^|\.)(limit|offset)$/.test(name) && !/^\d{1,9}$/.test(value))
      return `${name} must be a whole number from 0`
  }
  return undefined
}

async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    size += part.length
    // The rest is still read: a closed connection looks like a missing network, and the client would retry for ever.
    if (size <= MAX_BODY_BYTES) parts.push(part)
    else parts.length = 0
  }
  return size <= MAX_BODY_BYTES ? Buffer.concat(parts) : undefined
}

function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || HOP_BY_HOP.has(name)) continue
    headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  return headers
}

async function sendResponse(answer: Response, response: ServerResponse): Promise<void> {
  const headers: Record<string, string | string[]> = {}
  for (const [name, value] of answer.headers) if (!HOP_BY_HOP.has(name)) headers[name] = value
  const cookies = answer.headers.getSetCookie()
  if (cookies.length > 0) headers['set-cookie'] = cookies
  if (!answer.headers.has('cache-control')) headers['cache-control'] = 'no-store'
  response.writeHead(answer.status, headers)
  response.end(Buffer.from(await answer.arrayBuffer()))
}

/** Serves /auth/v1 and /rest/v1. It reads the whole body first, because the database works on one request at a time. */
export function forwardToLite(lite: Pick<Lite, 'fetch'>): Handle {
  return async ({ request, response, url }) => {
    const body = await readBody(request)
    if (body === undefined) return sendJson(response, 413, { message: 'The request is too large' })
    if (isTooDeep(body)) return sendJson(response, 413, TOO_DEEP)
    const problem = badQuery(url)
    if (problem)
      return sendJson(response, 400, { code: '22023', details: null, hint: null, message: problem })
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
    const asked = new Request(url, {
      method: request.method ?? 'GET',
      headers: headersOf(request),
      ...(hasBody && body.length > 0 ? { body: new Uint8Array(body) } : {}),
    })
    const options = { hungUp: () => response.destroyed }
    await sendResponse(await lite.fetch(asked, request.socket.remoteAddress ?? null, options), response)
  }
}
