export type Ending = 'stop' | 'length' | 'refusal'
type Protocol = 'openai' | 'anthropic' | 'google'
/** Older models of Anthropic do not support schemas, so they must call a tool with the object as its input. */
export type Manner = Protocol | 'anthropic-tool'

const event = (data: unknown, name?: string) =>
  `${name === undefined ? '' : `event: ${name}\n`}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`

const CHUNK = { id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'm' }

/** What a model that thinks sends before its answer. It is no part of the answer. */
export const THOUGHT = '{"header": {"title": "A thought"}}'

/** The tokens that each provider tells, in its own fields. */
export const TOLD = { input: 1_200, cached: 200, output: 345 }

interface Wire {
  start: string
  words(text: string): string
  end(ending: Ending, tellsUsage: boolean): string
  /** An error in the middle of a stream whose status was 200. */
  error(message: string): string
}

/** Anthropic's frames are named events. It tells the input at the start and the output at the end. */
function anthropic(block: object, delta: (text: string) => object, stopped: string): Wire {
  const frame = (type: string, more: object = {}) => event({ type, ...more }, type)
  const usage = {
    input_tokens: TOLD.input - TOLD.cached,
    cache_read_input_tokens: TOLD.cached,
    cache_creation_input_tokens: 0,
    output_tokens: 1,
  }
  const nothing = { stop_reason: null, stop_sequence: null, content: [] }
  const message = { id: 'a1', type: 'message', role: 'assistant', model: 'm', ...nothing, usage }
  return {
    start:
      frame('message_start', { message }) +
      frame('content_block_start', { index: 0, content_block: block }) +
      frame('ping'),
    words: (text) => frame('content_block_delta', { index: 0, delta: delta(text) }),
    end: (ending) =>
      frame('content_block_stop', { index: 0 }) +
      frame('message_delta', {
        delta: {
          stop_reason: { stop: stopped, length: 'max_tokens', refusal: 'refusal' }[ending],
          stop_sequence: null,
        },
        usage: { output_tokens: TOLD.output },
      }) +
      frame('message_stop'),
    error: (message) => frame('error', { error: { type: 'overloaded_error', message } }),
  }
}

/** Each provider's framing before, around and after the text. */
export const WIRE: Record<Manner, Wire> = {
  openai: {
    start: event({
      id: 'c1',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'm',
      choices: [{ index: 0, delta: { role: 'assistant', reasoning_content: THOUGHT } }],
    }),
    words: (content) =>
      event({
        ...CHUNK,
        choices: [{ index: 0, delta: { content } }],
      }),
    end: (ending, tellsUsage) =>
      event({
        ...CHUNK,
        choices: [{ index: 0, delta: {}, finish_reason: ending === 'refusal' ? 'content_filter' : ending }],
      }) +
      (tellsUsage
        ? event({
            ...CHUNK,
            choices: [],
            usage: {
              prompt_tokens: TOLD.input,
              completion_tokens: TOLD.output,
              total_tokens: TOLD.input + TOLD.output,
              prompt_tokens_details: { cached_tokens: TOLD.cached },
            },
          })
        : '') +
      event('[DONE]'),
    error: (message) => event({ error: { message, type: 'server_error', code: 'overloaded' } }),
  },
  anthropic: anthropic({ type: 'text', text: '' }, (text) => ({ type: 'text_delta', text }), 'end_turn'),
  'anthropic-tool': anthropic(
    { type: 'tool_use', id: 't1', name: 'json', input: {} },
    (partial_json) => ({ type: 'input_json_delta', partial_json }),
    'tool_use',
  ),
  google: {
    start: event({
      candidates: [{ content: { parts: [{ text: THOUGHT, thought: true }], role: 'model' }, index: 0 }],
    }),
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
        usageMetadata: {
          promptTokenCount: TOLD.input,
          cachedContentTokenCount: TOLD.cached,
          candidatesTokenCount: TOLD.output,
          totalTokenCount: TOLD.input + TOLD.output,
        },
      }),
    error: (message) => event({ error: { code: 503, message, status: 'UNAVAILABLE' } }),
  },
}

export function protocolOf(path: string): Protocol {
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

export function wordsSent(
  protocol: Protocol,
  body: Record<string, unknown>,
): { system: string; prompt: string } {
  if (protocol === 'google') return { system: text(body.systemInstruction), prompt: text(body.contents) }
  const messages = body.messages as { role: string; content: unknown }[]
  const of = (role: string) => text(messages.filter((one) => one.role === role).map((one) => one.content))
  return { system: protocol === 'anthropic' ? text(body.system) : of('system'), prompt: of('user') }
}
