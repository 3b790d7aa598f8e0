import type { IncomingMessage, ServerResponse } from 'node:http'
import { isLoopbackAddress } from '@supabase/lite'

export interface Call {
  request: IncomingMessage
  response: ServerResponse
  /** The URL against our own origin, with `..` and `%2e%2e` segments already resolved. */
  url: URL
}

export type Handle = (call: Call) => Promise<void> | void

export function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
  response.end(text)
}

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  })
  response.end(JSON.stringify(value))
}

/** The headers that a proxy on this machine adds. Behind it every request seems to come from this machine. */
const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-real-ip']

/** Refuses other machines even when HOST opens the server to them, because emails hold sign-in links. */
export function onlyThisMachine(handle: Handle): Handle {
  return (call) => {
    const from = call.request.socket.remoteAddress ?? ''
    const isPassedOn = PROXY_HEADERS.some((name) => call.request.headers[name] !== undefined)
    if (isLoopbackAddress(from) && !isPassedOn) return handle(call)
    sendText(call.response, 403, 'Only on the machine this server runs on')
  }
}
