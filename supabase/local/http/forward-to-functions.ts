import { request as ask, type IncomingMessage } from 'node:http'
import type { EdgeFunctions } from '../functions/edge-functions.ts'
import { type Call, type Handle, sendJson } from './routes.ts'

/** Forwards a call unchanged and streams the answer back unbuffered, because events must arrive as they are written. */
function pass({ request, response, url }: Call, port: number): Promise<void> {
  return new Promise((resolve) => {
    // As a hosted gateway does: what the client claims about its own address does not count.
    const { cookie: _notForFunctions, 'cf-connecting-ip': _claimed, ...sent } = request.headers
    const headers = {
      ...sent,
      'x-forwarded-host': request.headers.host,
      'x-forwarded-for': request.socket.remoteAddress,
      host: `127.0.0.1:${port}`,
    }
    const onward = ask({
      host: '127.0.0.1',
      port,
      path: url.pathname + url.search,
      method: request.method,
      headers,
    })
    onward.on('response', (answer: IncomingMessage) => {
      response.writeHead(answer.statusCode ?? 502, { 'cache-control': 'no-store', ...answer.headers })
      response.flushHeaders()
      answer.pipe(response)
      answer.on('close', () => {
        // The answer was cut off, so the client must not take what it has for the whole.
        if (!answer.complete) response.destroy()
        resolve()
      })
    })
    onward.on('error', () => {
      if (response.headersSent) response.destroy()
      else if (!response.destroyed) sendJson(response, 502, { error: 'The edge functions did not answer' })
      resolve()
    })
    // A client that hangs up ends its stream, as when hosted. The work itself is kept alive by waitUntil.
    response.on('close', () => {
      if (!response.writableFinished) onward.destroy()
    })
    request.pipe(onward)
  })
}

export function forwardToFunctions(functions: EdgeFunctions): Handle {
  return async (call) => {
    const port = await functions.port()
    if (port !== undefined) return pass(call, port)
    call.response.setHeader('retry-after', '5')
    sendJson(call.response, 503, { error: 'The edge functions are not running' })
  }
}
