import {
  Agent,
  request as ask,
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { type CallKind, type Decision, type Faults, falseAnswer, kindOf } from './faults.ts'

/** When a call passes: before the server hears of it, or after it has answered and nobody knows yet. */
export type Moment = 'arriving' | 'answered'
type Watcher = (path: string, moment: Moment) => boolean

export interface NetworkProxy {
  url: string
  faults: Faults
  /** Tells of every call; the first one for which it is answered true is cut there. Answers how to stop watching. */
  watch(watcher: Watcher): () => void
  close(): Promise<void>
}

/** Between the browser and the real backend, on loopback: it lets through, or does as the faults say. */
export async function openProxy(backendUrl: string, faults: Faults): Promise<NetworkProxy> {
  const upstream = Number(new URL(backendUrl).port)
  const line = new Line(upstream, faults)
  const server = createServer((request, response) => void line.pass(request, response))
  server.on('upgrade', (request, socket, head) => line.upgrade(request, socket, head))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    faults,
    watch: (watcher) => line.watch(watcher),
    close: () => close(server, line),
  }
}

async function close(server: Server, line: Line): Promise<void> {
  line.end()
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeAllConnections()
  await closed
}

class Line {
  private readonly upstream: number
  private readonly faults: Faults
  private readonly agent = new Agent({ keepAlive: true })
  private readonly sockets = new Set<Duplex>()
  private watcher: Watcher | undefined

  constructor(upstream: number, faults: Faults) {
    this.upstream = upstream
    this.faults = faults
  }

  watch(watcher: Watcher): () => void {
    this.watcher = watcher
    return () => {
      if (this.watcher === watcher) this.watcher = undefined
    }
  }

  end(): void {
    for (const socket of this.sockets) socket.destroy()
    this.agent.destroy()
  }

  async pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/'
    const kind = kindOf(path)
    try {
      const body = await bodyOf(request)
      if (this.seized(path, 'arriving')) return void response.destroy()
      const decision = this.faults.decide(kind)
      if (decision.fault === 'cut before') return void response.destroy()
      const told = decision.fault === 'none' ? undefined : falseAnswer(decision.fault, decision.random)
      if (told) return void response.writeHead(told.status, told.headers).end(told.body)
      if (decision.fault === 'delay') await pause(decision.random.between(100, 2_500))
      const answer = await this.forward(request, body)
      await this.answer({ kind, path, decision, answer, response })
    } catch {
      response.destroy() // either side went away: so does the other
    }
  }

  private seized(path: string, moment: Moment): boolean {
    if (!this.watcher?.(path, moment)) return false
    this.watcher = undefined
    return true
  }

  private forward(request: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const onward = ask({
        host: '127.0.0.1',
        port: this.upstream,
        path: request.url,
        method: request.method,
        headers: request.headers,
        agent: this.agent,
      })
      onward.once('response', resolve)
      onward.once('error', reject)
      onward.end(body)
    })
  }

  private async answer({ kind, path, decision, answer, response }: Passing): Promise<void> {
    const isStream = /^text\/event-stream/.test(answer.headers['content-type'] ?? '')
    // A stream counts as started from its first bytes on, so that a kill then comes in the middle of a reply.
    if (kind !== 'file' && !isStream) {
      const whole = await bodyOf(answer)
      if (this.seized(path, 'answered') || decision.fault === 'cut after') return void response.destroy()
      response.writeHead(answer.statusCode ?? 502, withoutLength(answer))
      if (decision.fault !== 'reset') return void response.end(whole)
      response.write(whole.subarray(0, Math.floor(whole.length / 2)))
      return cutSoon(response, 5)
    }
    if (this.seized(path, 'answered')) return void response.destroy()
    if (decision.fault === 'cut after') {
      answer.resume() // the server writes to the end; it must not notice
      return void response.destroy()
    }
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    response.flushHeaders()
    answer.pipe(response)
    answer.once('close', () => answer.complete || response.destroy())
    response.once('close', () => response.writableFinished || answer.destroy())
    if (decision.fault === 'reset') cutSoon(response, decision.random.between(5, 400))
  }

  /** A socket is handed through byte by byte, for as long as the faults let it. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { fault, random } = this.faults.decide('realtime')
    this.keep(socket)
    if (fault === 'cut before') return void socket.destroy()
    const onward = connect(this.upstream, '127.0.0.1')
    this.keep(onward)
    onward.on('close', () => socket.destroy())
    socket.on('close', () => onward.destroy())
    setTimeout(
      () => this.join(request, head, socket, onward),
      fault === 'delay' ? random.between(100, 2_500) : 0,
    )
    if (fault === 'reset') setTimeout(() => socket.destroy(), random.between(50, 8_000)).unref()
  }

  private join(request: IncomingMessage, head: Buffer, socket: Duplex, onward: Socket): void {
    if (socket.destroyed || onward.destroyed) return
    const lines = request.rawHeaders.flatMap((name, at) =>
      at % 2 === 0 ? [`${name}: ${request.rawHeaders[at + 1]}`] : [],
    )
    onward.write(`${request.method} ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
    onward.write(head)
    socket.pipe(onward).pipe(socket)
  }

  private keep(socket: Duplex): void {
    this.sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => this.sockets.delete(socket))
  }
}

interface Passing {
  kind: CallKind
  path: string
  decision: Decision
  answer: IncomingMessage
  response: ServerResponse
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of message) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

function withoutLength({ headers }: IncomingMessage) {
  const { 'transfer-encoding': _chunked, connection: _hop, ...kept } = headers
  return kept
}

function cutSoon(response: ServerResponse, ms: number): void {
  setTimeout(() => response.destroy(), ms).unref()
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
