import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Settings } from '../settings.ts'
import { portProblem } from '../start-problem.ts'
import { type Call, type Handle, sendJson, sendText } from './routes.ts'

export interface WebServer {
  origin: string
  port: number
  server: Server
  /** Until then every request is answered "starting". Longest prefix first. */
  serve(routes: readonly [prefix: string, handle: Handle][], upgrade: Upgrade): void
  close(): Promise<void>
}

export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

const NAMES_OF_THIS_MACHINE = new Set(['127.0.0.1', 'localhost', '[::1]'])

/** A page of another site could point its own name at 127.0.0.1 and read our answers as its own. */
function isOurName(host: string | undefined): boolean {
  return host !== undefined && NAMES_OF_THIS_MACHINE.has(host.replace(/:\d+$/, '').toLowerCase())
}

function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(portProblem(error, host, port) ?? error))
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port))
  })
}

async function answer(handle: Handle | undefined, call: Call): Promise<void> {
  try {
    if (handle) await handle(call)
    else sendText(call.response, 404, 'Not found')
  } catch (error) {
    // A reader that went away in the middle is no fault of ours. A request that was read to its end is `destroyed` too.
    if (call.response.destroyed || !call.request.complete) return
    console.error(`${call.request.method} ${call.url.pathname}:`, error)
    if (call.response.headersSent) call.response.destroy()
    else sendJson(call.response, 500, { message: 'Internal error' })
  }
}

export async function openWebServer({ host, port: wanted, exposed }: Settings): Promise<WebServer> {
  let routes: readonly [string, Handle][] | undefined
  let onUpgrade: Upgrade = (_request, socket) => socket.destroy()
  let origin = ''

  function receive(request: IncomingMessage, response: ServerResponse): void {
    const url = parseUrl(request.url ?? '/', origin)
    if (!exposed && !isOurName(request.headers.host)) {
      sendText(response, 421, 'This server answers only to the name of this machine')
    } else if (!url) {
      sendText(response, 400, 'Not an address')
    } else if (!routes) {
      response.setHeader('retry-after', '2')
      sendText(response, 503, 'Starting. Try again in a moment.')
    } else {
      const handle = routes.find(([prefix]) => url.pathname.startsWith(prefix))?.[1]
      void answer(handle, { request, response, url })
    }
  }

  const server = createServer(receive)
  server.on('upgrade', (request, socket, head) => {
    // In development Vite listens too, for its own socket.
    const isOurs = request.url?.startsWith('/realtime/') ?? false
    if (!exposed && !isOurName(request.headers.host)) socket.destroy()
    else if (isOurs) onUpgrade(request, socket, head)
    else if (server.listenerCount('upgrade') === 1) socket.destroy()
  })
  const port = await listen(server, host, wanted)
  const name = host.includes(':') ? `[${host}]` : host === '0.0.0.0' ? '127.0.0.1' : host
  origin = `http://${name}:${port}`
  return {
    origin,
    port,
    server,
    serve(list, upgrade) {
      routes = list
      onUpgrade = upgrade
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function parseUrl(path: string, origin: string): URL | undefined {
  try {
    // A path that begins with two slashes would otherwise be read as another host.
    return new URL(path.replace(/^\/{2,}/, '/'), origin)
  } catch {
    return undefined
  }
}
