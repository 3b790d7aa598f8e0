import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Ending, type Manner, protocolOf, WIRE, wordsSent } from './protocols.ts'

/** One call as the model's provider receives it. */
export interface ReceivedCall {
  path: string
  key: string
  body: Record<string, unknown>
  system: string
  prompt: string
  /** True if the reader disconnected before the end of the answer. */
  left: boolean
}

/** Text that is sent in small pieces, or a raw HTTP answer. */
export type Answer = string | { words: string; ending: Ending } | Behaviour
export type Behaviour = (
  response: ServerResponse,
  write: (words: string) => void,
  end: () => void,
  /** Sends an error in the middle of the stream, and ends it. */
  fail: (message: string) => void,
) => void

const PIECE = 37

/** A local server that speaks the streaming protocols of OpenAI, Anthropic and Google, and answers as the test says. */
export class LanguageModelServer {
  readonly heard: ReceivedCall[] = []
  private answers: Answer[] = []
  private readonly server = createServer((request, response) => void this.serve(request, response))
  url = ''

  async open(): Promise<void> {
    // On a starved machine the usual five seconds end a connection just when the caller uses it again.
    this.server.keepAliveTimeout = 120_000
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  close(): void {
    this.server.closeAllConnections()
    this.server.close()
  }

  /** Sets the answers of the next calls. The last one also answers every later call. */
  says(...answers: Answer[]): void {
    this.answers = answers
    this.heard.length = 0
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const path = (request.url ?? '').split('?')[0] ?? ''
    const protocol = protocolOf(path)
    const body = JSON.parse(Buffer.concat(parts).toString()) as Record<string, unknown>
    const { authorization, 'x-api-key': key, 'x-goog-api-key': google } = request.headers
    const heard: ReceivedCall = {
      path,
      key: String(authorization ?? key ?? google ?? ''),
      body,
      ...wordsSent(protocol, body),
      left: false,
    }
    this.heard.push(heard)
    response.once('close', () => {
      heard.left = !response.writableFinished
    })
    const answer = this.answers.length > 1 ? this.answers.shift() : this.answers[0]
    const manner = protocol === 'anthropic' && body.tools ? 'anthropic-tool' : protocol
    const { stream_options: asked } = body as { stream_options?: { include_usage?: boolean } }
    this.send(response, manner, answer ?? '', asked?.include_usage === true)
  }

  private send(response: ServerResponse, manner: Manner, answer: Answer, tellsUsage: boolean): void {
    const { start, words, end, error } = WIRE[manner]
    const write = (given: string) => {
      for (let at = 0; at < given.length; at += PIECE) response.write(words(given.slice(at, at + PIECE)))
    }
    const begin = () => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(start)
    }
    if (typeof answer === 'function') {
      answer(
        response,
        (given) => {
          if (!response.headersSent) begin()
          write(given)
        },
        () => response.end(end('stop', tellsUsage)),
        (message) => response.end(error(message)),
      )
      return
    }
    const { words: given, ending } =
      typeof answer === 'string' ? { words: answer, ending: 'stop' as const } : answer
    begin()
    write(given)
    response.end(end(ending, tellsUsage))
  }
}
