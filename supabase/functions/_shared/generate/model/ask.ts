import type { Output as Outputs } from 'ai'
import { type Deadline, deadline } from '../deadline.ts'
import { GivenUp } from '../provider.ts'
import { heldFetch } from './held-fetch.ts'
import type { ModelSettings } from './settings.ts'

export interface Question {
  system: string
  prompt: string
  /** JSON schema of the one object to be written. */
  schema: object
}

/** Why the words ended: by itself, cut off at the token limit, refused by the provider, or for no reason given. */
export type Ending = 'stop' | 'length' | 'content-filter' | 'other'

/** One call to a model: its words as they come. Throws `GivenUp` when asking again cannot help. */
export type Ask = (question: Question, signal: AbortSignal) => AsyncGenerator<string, Ending>

/** In a teacher's words; what the provider said goes to the log only. */
const AWAY =
  'Our writing service is not available just now. Nothing is wrong with your message, and it was not counted.'

async function openModel({ kind, model, baseUrl, apiKey, structured }: ModelSettings) {
  const address = baseUrl === null ? {} : { baseURL: baseUrl }
  const key = apiKey === null ? {} : { apiKey }
  if (kind === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return createAnthropic({ ...address, ...key, fetch: heldFetch })(model)
  }
  if (kind === 'google') {
    const { createGoogleGenerativeAI } = await import('@ai-sdk/google')
    return createGoogleGenerativeAI({ ...address, ...key, fetch: heldFetch })(model)
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  return createOpenAICompatible({
    name: 'model',
    baseURL: baseUrl ?? '',
    ...key,
    fetch: heldFetch,
    supportsStructuredOutputs: structured,
  })(model)
}

const LASTING = (status: number | undefined) =>
  status !== undefined && status >= 400 && status < 500 && ![408, 409, 425, 429].includes(status)

/** Ends a call after too long a silence; every word starts the wait again. */
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

/** Its warnings would go to the log of every call. */
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })

/** The AI SDK is loaded with the first question: a function that needs no model starts without it. */
export async function openAsk(settings: ModelSettings): Promise<Ask> {
  const [{ APICallError, jsonSchema, Output, RetryError, streamText }, model] = await Promise.all([
    import('ai'),
    openModel(settings),
  ])
  /** What the SDK throws holds the whole call, a teacher's words with it: only its status goes on, to the log. */
  const failure = (thrown: unknown): unknown => {
    const error = RetryError.isInstance(thrown) ? thrown.lastError : thrown
    if (!APICallError.isInstance(error))
      return error instanceof Error && error.name.startsWith('AI_')
        ? new Error(`${error.name}: ${error.message.slice(0, 200)}`)
        : error
    const { statusCode, message } = error
    return LASTING(statusCode)
      ? new GivenUp(`the model was asked in vain: ${statusCode}`, AWAY)
      : new Error(
          `the call to the model failed${statusCode === undefined ? '' : ` (${statusCode})`}: ${message}`,
        )
  }
  return async function* ask({ system, prompt, schema }, given) {
    const call = deadline(settings.timeoutMs, given)
    const silence = silenceGuard(settings.silenceMs, call)
    const output: Outputs.Output<unknown, unknown, never> = {
      ...Output.object({ schema: jsonSchema(schema) }),
      // Sections are cut out of the words as they come; reading the whole again at every word would cost the processor
      // its second. The length stands for the part read so far: a new one lets the words through at once.
      parsePartialOutput: ({ text }) => Promise.resolve({ partial: String(text.length) }),
    }
    const { fullStream } = streamText({
      model,
      system: settings.structured ? system : `${system}\n\nThe schema: ${JSON.stringify(schema)}`,
      prompt,
      abortSignal: call.signal,
      maxRetries: 1,
      maxOutputTokens: settings.callTokens,
      output,
      onError: () => undefined,
    })
    // Also while no answer has come at all, and whatever the SDK makes of the signal.
    const over = new Promise<never>((_, reject) => {
      call.signal.addEventListener('abort', () => reject(call.signal.reason), { once: true })
    })
    over.catch(() => undefined)
    try {
      let ending: Ending = 'other'
      const parts = fullStream[Symbol.asyncIterator]()
      for (;;) {
        const { done, value: part } = await Promise.race([parts.next(), over])
        if (done) break
        if (part.type === 'text-delta') {
          silence.heard()
          yield part.text
        } else if (part.type === 'error') throw failure(part.error)
        else if (part.type === 'abort') throw call.signal.reason
        else if (part.type === 'finish')
          ending =
            part.finishReason === 'error' || part.finishReason === 'tool-calls' ? 'other' : part.finishReason
      }
      return ending
    } finally {
      silence.end()
      // Leaving the loop alone would let the maker go on writing, for money, to nobody.
      call.abort(new Error('nobody reads on'))
      call.end()
    }
  }
}
