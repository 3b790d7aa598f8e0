import type { LanguageModelUsage, Output as Outputs } from 'ai'
import { type Deadline, deadline } from '../deadline.ts'
import { abortableFetch } from './abortable-fetch.ts'
import type { AskModel, FinishReason, ModelRequest } from './ask-model.ts'
import { booked, type Meter, type MeteredAsk } from './booked-calls.ts'
import { failureOf, silent } from './call-failures.ts'
import type { Ledger } from './ledger.ts'
import type { ModelSettings } from './settings.ts'
import { usageIn, usageOf } from './usage-said.ts'
import { readingWhole } from './whole-answer.ts'

/** The longest wait for the number of tokens after the reader has all it wants. */
const USAGE_MS = 500

type Sdk = Pick<
  typeof import('ai'),
  | 'APICallError'
  | 'extractReasoningMiddleware'
  | 'jsonSchema'
  | 'Output'
  | 'RetryError'
  | 'streamText'
  | 'wrapLanguageModel'
>
type Model = Parameters<Sdk['wrapLanguageModel']>[0]['model']

/**
 * Every call is written into the ledger. The AI SDK and the provider are loaded with the first request, so that a function
 * that needs no model starts without them.
 */
export async function connectModel(settings: ModelSettings, ledger: Ledger): Promise<AskModel> {
  const [sdk, model] = await Promise.all([import('ai'), openModel(settings)])
  return booked(askModel({ sdk, model: withoutThoughts(sdk, model), settings }), settings, ledger)
}

/** Servers of open models send what a model thinks in front of its answer. The braces in it would be taken for the answer. */
const withoutThoughts = ({ wrapLanguageModel, extractReasoningMiddleware }: Sdk, model: Model): Model =>
  wrapLanguageModel({ model, middleware: extractReasoningMiddleware({ tagName: 'think' }) })

async function openModel({ kind, model, baseUrl, apiKey, structured, tellsUsage }: ModelSettings) {
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
    fetch: readingWhole(abortableFetch),
    supportsStructuredOutputs: structured,
    includeUsage: tellsUsage,
  })(model)
}

/** Turns off the SDK's warnings, which would go to the log at every call. */
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })

interface Connection {
  sdk: Sdk
  model: Model
  settings: ModelSettings
}

const askModel = (connection: Connection): MeteredAsk =>
  async function* (request, signal, meter) {
    const { timeoutMs, silenceMs } = connection.settings
    const call = deadline(timeoutMs, signal)
    const silence = silenceGuard(silenceMs, call)
    const parts = startStream(connection, request, call.signal)[Symbol.asyncIterator]()
    // The race below ends the call on abort even before the answer begins, and whatever the SDK does with the signal.
    const aborted = rejectedBy(call.signal)
    let isOver = false
    try {
      let reason: FinishReason = 'other'
      for (;;) {
        const { done, value: part } = await Promise.race([parts.next(), aborted])
        isOver = done === true
        if (done) return reason
        if (hear(part, meter)) silence.heard()
        if (part.type === 'text-delta') yield part.text
        else if (part.type === 'error') throw part.error
        else if (part.type === 'abort') throw call.signal.reason
        else if (part.type === 'finish') reason = finishReason(part.finishReason)
      }
    } catch (thrown) {
      isOver = true
      const { error, why, isTurnedAway } = failureOf(connection, thrown, signal)
      meter.failure = why
      meter.isTurnedAway = isTurnedAway
      throw error
    } finally {
      silence.end()
      if (!isOver) await lastWords(parts, aborted, meter)
      // Without this abort the provider would go on writing, for money, after the reader has left the loop.
      call.abort(new Error('the reader has stopped'))
      call.end()
    }
  }

/** A promise that is rejected when the signal aborts. */
function rejectedBy(signal: AbortSignal): Promise<never> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  aborted.catch(() => undefined)
  return aborted
}

interface StreamPart {
  type: string
  text?: string
  rawValue?: unknown
  totalUsage?: LanguageModelUsage
}
type Parts = AsyncIterator<StreamPart>

/** Notes what a part of a stream tells of the call. True for a word of the answer, or of a thought before it. */
function hear({ type, text = '', rawValue, totalUsage }: StreamPart, meter: Meter): boolean {
  if (type === 'raw') meter.soFar = usageIn(rawValue, meter.soFar)
  if (type === 'finish' && totalUsage) meter.usage = usageOf(totalUsage)
  if (type !== 'text-delta' && type !== 'reasoning-delta') return false
  meter.letters += text.length
  meter.firstAt ??= Date.now()
  return true
}

/** The number of tokens comes after the text. A reader who has the whole text leaves before it, so it is waited for here. */
async function lastWords(parts: Parts, aborted: Promise<never>, meter: Meter): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), USAGE_MS)
  })
  try {
    while (meter.usage === null) {
      const next = await Promise.race([parts.next(), late, aborted])
      if (next === null || next.done) return
      hear(next.value, meter)
    }
  } catch {
    // The call broke off after its text was whole: only its tokens stay unknown.
  } finally {
    clearTimeout(timer)
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
    // A call that is cut off has no number of tokens at its end. What its events told by the way is read from these.
    includeRawChunks: true,
    maxOutputTokens: settings.callTokens,
    output,
    onError: () => undefined,
  }).fullStream
}

/** Aborts a call after too long a silence. Each piece of text, or of a thought before it, restarts the wait. */
function silenceGuard(ms: number, call: Deadline): { heard(): void; end(): void } {
  const late = () => call.abort(silent(ms))
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
