import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

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

export type Ending = 'stop' | 'length' | 'refusal'
/** Text that is sent in small pieces, or a raw HTTP answer. */
export type Answer = string | { words: string; ending: Ending } | Behaviour
export type Behaviour = (response: ServerResponse, write: (words: string) => void, end: () => void) => void

type Protocol = 'openai' | 'anthropic' | 'google'
/** Older models of Anthropic do not support schemas, so they must call a tool with the object as its input. */
type Manner = Protocol | 'anthropic-tool'

const PIECE = 37
const event = (data: unknown, name?: string) =>
  `${name === undefined ? '' : `event: ${name}\n`}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`

/** Each provider's framing before, around and after the text. */
const WIRE: Record<Manner, { start: string; words(text: string): string; end(ending: Ending): string }> = {
  openai: {
    start: event({
      id: 'c1',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'm',
      choices: [{ index: 0, delta: { role: 'assistant' } }],
    }),
    words: (content) =>
      event({
        id: 'c1',
        object: 'chat.completion.chunk',
        created: 1,
        model: 'm',
        choices: [{ index: 0, delta: { content } }],
      }),
    end: (ending) =>
      event({
        id: 'c1',
        object: 'chat.completion.chunk',
        created: 1,
        model: 'm',
        choices: [{ index: 0, delta: {}, finish_reason: ending === 'refusal' ? 'content_filter' : ending }],
      }) + event('[DONE]'),
  },
  anthropic: {
    start:
      event(
        {
          type: 'message_start',
          message: {
            id: 'a1',
            type: 'message',
            role: 'assistant',
            model: 'm',
            content: [],
            stop_reason: null,
            stop_sequence: null,
            usage: { input_tokens: 1, output_tokens: 1 },
          },
        },
        'message_start',
      ) +
      event(
        { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
        'content_block_start',
      ),
    words: (text) =>
      event(
        { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } },
        'content_block_delta',
      ),
    end: (ending) =>
      event({ type: 'content_block_stop', index: 0 }, 'content_block_stop') +
      event(
        {
          type: 'message_delta',
          delta: {
            stop_reason: { stop: 'end_turn', length: 'max_tokens', refusal: 'refusal' }[ending],
            stop_sequence: null,
          },
          usage: { output_tokens: 9 },
        },
        'message_delta',
      ) +
      event({ type: 'message_stop' }, 'message_stop'),
  },
  'anthropic-tool': {
    start:
      event(
        {
          type: 'message_start',
          message: {
            id: 'a1',
            type: 'message',
            role: 'assistant',
            model: 'm',
            content: [],
            stop_reason: null,
            stop_sequence: null,
            usage: { input_tokens: 1, output_tokens: 1 },
          },
        },
        'message_start',
      ) +
      event(
        {
          type: 'content_block_start',
          index: 0,
          content_block: { type: 'tool_use', id: 't1', name: 'json', input: {} },
        },
        'content_block_start',
      ),
    words: (partial_json) =>
      event(
        { type: 'content_block_delta', index: 0, delta: { type: 'input_json_delta', partial_json } },
        'content_block_delta',
      ),
    end: (ending) =>
      event({ type: 'content_block_stop', index: 0 }, 'content_block_stop') +
      event(
        {
          type: 'message_delta',
          delta: {
            stop_reason: { stop: 'tool_use', length: 'max_tokens', refusal: 'refusal' }[ending],
            stop_sequence: null,
          },
          usage: { output_tokens: 9 },
        },
        'message_delta',
      ) +
      event({ type: 'message_stop' }, 'message_stop'),
  },
  google: {
    start: '',
    words: (text) => event({ candidates: [{ content: { parts: [{ text }], role: 'model' }, index: 0 }] }),
    end: (ending) =>
      event({
        candidates: [
          {
            content: { parts: [], role: 'model' },
            finishReason: { stop: 'STOP', length: 'MAX_TOKENS', refusal: 'SAFETY' }[ending],
            index: 0,
          },
        ],
      }),
  },
}

function protocolOf(path: string): Protocol {
  if (path.endsWith('/chat/completions')) return 'openai'
  return path.endsWith('/messages') ? 'anthropic' : 'google'
}

const text = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Array.isArray(value)
      ? value.map(text).join('')
      : typeof value === 'object' && value !== null
        ? text(
            (value as { text?: unknown; content?: unknown; parts?: unknown }).text ??
              (value as { content?: unknown }).content ??
              (value as { parts?: unknown }).parts,
          )
        : ''

function wordsSent(protocol: Protocol, body: Record<string, unknown>): { system: string; prompt: string } {
  if (protocol === 'google') return { system: text(body.systemInstruction), prompt: text(body.contents) }
  const messages = body.messages as { role: string; content: unknown }[]
  const of = (role: string) => text(messages.filter((one) => one.role === role).map((one) => one.content))
  return { system: protocol === 'anthropic' ? text(body.system) : of('system'), prompt: of('user') }
}

/** A local server that speaks the streaming protocols of OpenAI, Anthropic and Google, and answers as the test says. */
export class LanguageModelServer {
  readonly heard: ReceivedCall[] = []
  private answers: Answer[] = []
  private readonly server = createServer((request, response) => void this.serve(request, response))
  url = ''

  async open(): Promise<void> {
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
    this.send(response, manner, answer ?? '')
  }

  private send(response: ServerResponse, protocol: Manner, answer: Answer): void {
    const { start, words, end } = WIRE[protocol]
    const write = (given: string) => {
      for (let at = 0; at < given.length; at += PIECE) response.write(words(given.slice(at, at + PIECE)))
    }
    const begin = () => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(start || ': \n\n')
    }
    if (typeof answer === 'function') {
      answer(
        response,
        (given) => {
          if (!response.headersSent) begin()
          write(given)
        },
        () => response.end(end('stop')),
      )
      return
    }
    const { words: given, ending } =
      typeof answer === 'string' ? { words: answer, ending: 'stop' as const } : answer
    begin()
    write(given)
    response.end(end(ending))
  }
}
