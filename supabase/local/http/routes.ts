import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
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

/** Where a hosted project answers calls. What is not answered here must not look like a page of the app. */
export const API_PREFIXES = [
  '/auth/',
  '/rest/',
  '/functions/',
  '/realtime/',
  '/storage/',
  '/graphql/',
  '/admin/',
]

export const noSuchCall: Handle = ({ response }) =>
  sendJson(response, 404, { message: 'There is no such call here' })

/** The headers that a proxy on this machine adds. Behind it every request seems to come from this machine. */
const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-real-ip']

const NAMES_OF_THIS_MACHINE = new Set(['127.0.0.1', 'localhost', '[::1]'])

/** Guards against DNS rebinding: another site could point its own name at 127.0.0.1 and read our answers. */
export function isNameOfThisMachine(host: string | undefined): boolean {
  return host !== undefined && NAMES_OF_THIS_MACHINE.has(host.replace(/:\d+$/, '').toLowerCase())
}

/** True for what a page of another origin sends. It may lead a person here, but neither ask nor post in their name. */
function isOfAnotherOrigin({ host, origin, ...headers }: IncomingHttpHeaders): boolean {
  if (origin !== undefined && origin !== `http://${host}`) return true
  const site = headers['sec-fetch-site']
  return (site === 'cross-site' || site === 'same-site') && headers['sec-fetch-mode'] !== 'navigate'
}

/**
 * Refuses other machines even when HOST opens the server to them, other names and other pages, because emails hold sign-in
 * links.
 */
export function onlyThisMachine(handle: Handle): Handle {
  return (call) => {
    const from = call.request.socket.remoteAddress ?? ''
    const isPassedOn = PROXY_HEADERS.some((name) => call.request.headers[name] !== undefined)
    const { headers } = call.request
    if (!isLoopbackAddress(from) || isPassedOn || !isNameOfThisMachine(headers.host))
      return sendText(call.response, 403, 'Only on the machine this server runs on')
    if (isOfAnotherOrigin(headers)) return sendText(call.response, 403, 'Only for pages of this server')
    return handle(call)
  }
}
