import type { IncomingMessage, ServerResponse } from 'node:http'
import { isLoopbackAddress } from '@supabase/lite'

export interface Call {
  request: IncomingMessage
  response: ServerResponse
  /** Parsed against our own origin, so `..` and `%2e%2e` segments are already resolved. */
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

/** What a proxy on this machine adds: behind it everybody seems to sit here. */
const PASSED_ON = ['forwarded', 'x-forwarded-for', 'x-real-ip']

/** Also when HOST opens the server to others: mails hold sign-in links. */
export function onlyThisMachine(handle: Handle): Handle {
  return (call) => {
    const from = call.request.socket.remoteAddress ?? ''
    const isPassedOn = PASSED_ON.some((name) => call.request.headers[name] !== undefined)
    if (isLoopbackAddress(from) && !isPassedOn) return handle(call)
    sendText(call.response, 403, 'Only on the machine this server runs on')
  }
}
