import type { Output as Outputs } from 'ai'
import { type Deadline, deadline } from '../deadline.ts'
import { PermanentFailure } from '../provider.ts'
import { abortableFetch } from './abortable-fetch.ts'
import type { ModelSettings } from './settings.ts'

export interface ModelRequest {
  system: string
  prompt: string
  /** The JSON schema of the one object to write. */
  schema: object
}

/** The reason the text ended: finished, cut off at the token limit, refused by the provider, or none given. */
export type FinishReason = 'stop' | 'length' | 'content-filter' | 'other'

/** Makes one call to a model and yields its text as it arrives. Throws `PermanentFailure` when asking again cannot help. */
export type AskModel = (request: ModelRequest, signal: AbortSignal) => AsyncGenerator<string, FinishReason>

/** The text for the teacher. The provider's own message goes only to the log. */
const AWAY =
  'Our writing service is not available just now. Nothing is wrong with your message, and it was not counted.'

type Sdk = Pick<typeof import('ai'), 'APICallError' | 'jsonSchema' | 'Output' | 'RetryError' | 'streamText'>
type Model = Awaited<ReturnType<typeof openModel>>

/** Loads the AI SDK and the provider with the first request, so that a function that needs no model starts without them. */
export async function connectModel(settings: ModelSettings): Promise<AskModel> {
  const [sdk, model] = await Promise.all([import('ai'), openModel(settings)])
  return (request, signal) => askModel({ sdk, model, settings }, request, signal)
}

async function openModel({ kind, model, baseUrl, apiKey, structured }: ModelSettings) {
  const address = baseUrl === null ? {} : { baseURL: baseUrl }
  const key = apiKey === null ? {} : { apiKey }
  if (kind === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return createAnthropic({ ...address, ...key, fetch: abortableFetch })(model)
  }
  if (kind === 'google') {
    const { createGoogleGenerativeAI } = await import('@ai-sdk/google')
    return createGoogleGenerativeAI({ ...address, ...key, fetch: abortableFetch })(model)
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  return createOpenAICompatible({
    name: 'model',
    baseURL: baseUrl ?? '',
    ...key,
    fetch: abortableFetch,
    supportsStructuredOutputs: structured,
  })(model)
}

/** Turns off the SDK's warnings, which would go to the log at every call. */
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })

interface Connection {
  sdk: Sdk
  model: Model
  settings: ModelSettings
}

async function* askModel(
  connection: Connection,
  request: ModelRequest,
  signal: AbortSignal,
): AsyncGenerator<string, FinishReason> {
  const { timeoutMs, silenceMs } = connection.settings
  const call = deadline(timeoutMs, signal)
  const silence = silenceGuard(silenceMs, call)
  const fullStream = startStream(connection, request, call.signal)
  // The race below ends the call on abort even before the answer begins, and whatever the SDK does with the signal.
  const aborted = new Promise<never>((_, reject) => {
    call.signal.addEventListener('abort', () => reject(call.signal.reason), { once: true })
  })
  aborted.catch(() => undefined)
  try {
    let reason: FinishReason = 'other'
    const parts = fullStream[Symbol.asyncIterator]()
    for (;;) {
      const { done, value: part } = await Promise.race([parts.next(), aborted])
      if (done) return reason
      if (part.type === 'text-delta') {
        silence.heard()
        yield part.text
      } else if (part.type === 'error') throw failureOf(connection.sdk, part.error)
      else if (part.type === 'abort') throw call.signal.reason
      else if (part.type === 'finish') reason = finishReason(part.finishReason)
    }
  } finally {
    silence.end()
    // Without this abort the provider would go on writing, for money, after the reader has left the loop.
    call.abort(new Error('the reader has stopped'))
    call.end()
  }
}

function startStream({ sdk, model, settings }: Connection, request: ModelRequest, abortSignal: AbortSignal) {
  const { system, prompt, schema } = request
  const output: Outputs.Output<unknown, unknown, never> = {
    ...sdk.Output.object({ schema: sdk.jsonSchema(schema) }),
    // The sections are cut out of the text as it arrives. Parsing the whole text again at every delta would use up the
    // function's CPU time, so its length stands in for the partial result: a new length lets the text through at once.
    parsePartialOutput: ({ text }) => Promise.resolve({ partial: String(text.length) }),
  }
  return sdk.streamText({
    model,
    system: settings.structured ? system : `${system}\n\nThe schema: ${JSON.stringify(schema)}`,
    prompt,
    abortSignal,
    maxRetries: 1,
    maxOutputTokens: settings.callTokens,
    output,
    onError: () => undefined,
  }).fullStream
}

/** Aborts a call after too long a silence. Each piece of text restarts the wait. */
function silenceGuard(ms: number, call: Deadline): { heard(): void; end(): void } {
  const late = () => call.abort(new Error(`the model was silent for ${ms} ms`))
  let timer = setTimeout(late, ms)
  return {
    heard() {
      clearTimeout(timer)
      timer = setTimeout(late, ms)
    },
    end: () => clearTimeout(timer),
  }
}

const finishReason = (reason: string): FinishReason =>
  reason === 'stop' || reason === 'length' || reason === 'content-filter' ? reason : 'other'

const isPermanent = (status: number | undefined) =>
  status !== undefined && status >= 400 && status < 500 && ![408, 409, 425, 429].includes(status)

/** The SDK's errors contain the whole call with the teacher's text, so only the status and message go on to the log. */
function failureOf({ APICallError, RetryError }: Sdk, thrown: unknown): unknown {
  const error = RetryError.isInstance(thrown) ? thrown.lastError : thrown
  if (!APICallError.isInstance(error))
    return error instanceof Error && error.name.startsWith('AI_')
      ? new Error(`${error.name}: ${error.message.slice(0, 200)}`)
      : error
  const { statusCode, message } = error
  return isPermanent(statusCode)
    ? new PermanentFailure(`the model refused the call: ${statusCode}`, AWAY)
    : new Error(
        `the call to the model failed${statusCode === undefined ? '' : ` (${statusCode})`}: ${message}`,
      )
}
