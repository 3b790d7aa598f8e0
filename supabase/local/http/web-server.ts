import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { DiskFull } from '../disk-room.ts'
import type { Settings } from '../settings.ts'
import { portProblem } from '../start-problem.ts'
import { SAFE_HEADERS } from './content-security.ts'
import { type Call, type Handle, isNameOfThisMachine, sendJson, sendText } from './routes.ts'

/**
 * Other programs on this machine share our cookies, because browsers keep them by name and not by port. Chromium sends at
 * most 180 of 4 KB each.
 */
const MAX_HEADER_BYTES = 1_000_000
const TOO_MANY_COOKIES =
  'Your browser sends too many cookies to this address. Clear the cookies of this site, then load the page again. Nothing that you typed is lost.'

/** Does as Node does by itself, but says what to do. */
function refuseHeaders(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const tooLong = error.code === 'HPE_HEADER_OVERFLOW'
  const status = tooLong ? '431 Request Header Fields Too Large' : '400 Bad Request'
  const text = tooLong ? TOO_MANY_COOKIES : 'Not a valid request'
  const head = ['content-type: text/plain; charset=utf-8', 'cache-control: no-store', 'connection: close']
  socket.end(`HTTP/1.1 ${status}\r\n${head.join('\r\n')}\r\n\r\n${text}`)
}

export interface WebServer {
  origin: string
  port: number
  server: Server
  /** Starts serving. Before this every request is answered "starting". The longest prefix must come first. */
  serve(routes: readonly [prefix: string, handle: Handle][], upgrade: Upgrade): void
  close(): Promise<void>
}

export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(portProblem(error, host, port) ?? error))
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port))
  })
}

async function answer(routes: readonly [string, Handle][], call: Call): Promise<void> {
  const handle = routes.find(([prefix]) => call.url.pathname.startsWith(prefix))?.[1]
  try {
    if (handle) await handle(call)
    else sendText(call.response, 404, 'Not found')
  } catch (error) {
    // A client that hung up is not our error. The request cannot tell: it is `destroyed` once it was read to its end too.
    if (call.response.destroyed || !call.request.complete) return
    if (error instanceof DiskFull) return sendFull(call.response, error)
    console.error(`${call.request.method} ${call.url.pathname}:`, error)
    if (call.response.headersSent) call.response.destroy()
    else sendJson(call.response, 500, { message: 'Internal error' })
  }
}

export async function openWebServer({ host, port: wanted, exposed }: Settings): Promise<WebServer> {
  let routes: readonly [string, Handle][] | undefined
  let onUpgrade = refuseUpgrade
  let origin = ''
  const isAllowed = ({ headers }: IncomingMessage) => exposed || isNameOfThisMachine(headers.host)

  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, (request, response) => {
    for (const [name, value] of Object.entries(SAFE_HEADERS)) response.setHeader(name, value)
    const url = parseUrl(request.url ?? '/', origin)
    if (!isAllowed(request)) sendText(response, 421, 'This server answers only to the name of this machine')
    else if (!url) sendText(response, 400, 'Not a valid address')
    else if (!routes) sendStarting({ response })
    else void answer(routes, { request, response, url })
  })
  server.on('upgrade', (request, socket, head) => {
    // In development Vite listens for upgrades too, for its own socket.
    const isOurs = request.url?.startsWith('/realtime/') ?? false
    if (!isAllowed(request)) socket.destroy()
    else if (isOurs) onUpgrade(request, socket, head)
    else if (server.listenerCount('upgrade') === 1) socket.destroy()
  })
  server.on('clientError', refuseHeaders)
  const port = await listen(server, host, wanted)
  origin = originOf(host, port)
  return {
    origin,
    port,
    server,
    serve(list, upgrade) {
      routes = list
      onUpgrade = upgrade
    },
    close: () => closeServer(server),
  }
}

/** A device keeps its work and asks again, as after every failure whose code begins with 53. */
function sendFull(response: ServerResponse, { code, message }: DiskFull): void {
  response.setHeader('retry-after', '30')
  sendJson(response, 503, { code, message, details: null, hint: null })
}

export const refuseUpgrade: Upgrade = (_request, socket) => socket.destroy()

export function sendStarting({ response }: { response: ServerResponse }): void {
  response.setHeader('retry-after', '2')
  sendText(response, 503, 'Starting. Try again in a moment.')
}

function originOf(host: string, port: number): string {
  const name = host.includes(':') ? `[${host}]` : host === '0.0.0.0' ? '127.0.0.1' : host
  return `http://${name}:${port}`
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

function parseUrl(path: string, origin: string): URL | undefined {
  try {
    // A path that begins with two slashes would be parsed as another host.
    return new URL(path.replace(/^\/{2,}/, '/'), origin)
  } catch {
    return undefined
  }
}
