import type { ReplyEvent, ReplyState, SendBody, SummarizeAnswer, TitleAnswer } from '#content/contract.ts'
import { eitherSignal } from '#platform/either-signal.ts'
import { accessToken, renewedToken } from './auth/session.ts'
import { callAsUser } from './call.ts'
import { type Answer, bad, failureOfThrown, good, jsonOf, judge, readAnswer } from './failure.ts'
import { send } from './request.ts'
import { readEvents } from './sse.ts'

const SEND_PATH = '/functions/v1/secure-webhook-sender'
/** The server ends an attempt at 100 s, so a longer stream has been abandoned. */
const STREAM_MS = 150_000
/** A model writes the summary, which takes longer than a database call. */
const SUMMARY_MS = 30_000

/**
 * Asks for the reply to a message and passes on each event as it arrives. The value tells how the stream ended. If it
 * breaks off, the result is a failure and the reply arrives by its row. The server's work continues whatever happens here.
 */
export async function askForReply(
  body: SendBody,
  onEvent: (event: ReplyEvent) => void,
  signal?: AbortSignal,
): Promise<Answer<ReplyState | 'elsewhere' | 'refused'>> {
  const token = await accessToken()
  if (!token.ok) return token
  const answer = await stream(body, token.value, onEvent, signal)
  if (answer.ok || answer.failure.kind !== 'auth') return answer
  const renewed = await renewedToken(token.value)
  return renewed.ok ? stream(body, renewed.value, onEvent, signal) : renewed
}

async function stream(
  body: SendBody,
  token: string,
  onEvent: (event: ReplyEvent) => void,
  signal?: AbortSignal,
): Promise<Answer<ReplyState | 'elsewhere' | 'refused'>> {
  try {
    const timeout = AbortSignal.timeout(STREAM_MS)
    const both = eitherSignal(signal, timeout)
    const response = await send({
      path: SEND_PATH,
      body: JSON.stringify(body),
      token,
      accept: 'text/event-stream',
      signal: both,
    })
    const isStream = /^text\/event-stream\b/i.test(response.headers.get('content-type') ?? '')
    if (!response.ok || !isStream || !response.body) return withoutStream(response)
    return await follow(response.body, onEvent)
  } catch (error) {
    return bad(failureOfThrown(error))
  }
}

async function follow(
  stream: ReadableStream<Uint8Array>,
  onEvent: (event: ReplyEvent) => void,
): Promise<Answer<ReplyState | 'elsewhere' | 'refused'>> {
  for await (const data of readEvents(stream)) {
    const event = parseEvent(data)
    if (!event) continue
    onEvent(event)
    if (event.type === 'done') return good(event.state)
    if (event.type === 'elsewhere' || event.type === 'refused') return good(event.type)
  }
  return bad({ kind: 'retry', message: 'The reply broke off' })
}

/** The answer without a stream: a refusal, a block page, or a server that only acknowledges. The reply then arrives by pull. */
async function withoutStream(response: Response): Promise<Answer<'elsewhere'>> {
  const raw = await readAnswer(response)
  const answer = judge<unknown>(raw, Date.now())
  if (!answer.ok) return answer
  const acknowledged = (jsonOf(raw) as { success?: unknown } | null)?.success === true
  return acknowledged ? good('elsewhere') : bad({ kind: 'retry', message: 'Neither a stream nor a receipt' })
}

const EVENT_TYPES = new Set(['start', 'section', 'done', 'elsewhere', 'refused'])

/** Parses one event. Unknown types are skipped, so that a newer server may send more. */
function parseEvent(data: string): ReplyEvent | undefined {
  try {
    const value = JSON.parse(data) as { type?: unknown } | null
    return EVENT_TYPES.has(String(value?.type)) ? (value as ReplyEvent) : undefined
  } catch {
    return undefined
  }
}

/** [GEN-15] [GEN-16] */
export async function summarizeLessonPlan(lessonPlanContent: string): Promise<Answer<string>> {
  const answer = await callAsUser<SummarizeAnswer>(
    '/functions/v1/summarize-lesson-plan',
    { lessonPlanContent },
    { timeoutMs: SUMMARY_MS },
  )
  if (!answer.ok) return answer
  const { value } = answer
  if (
    value?.success === true &&
    typeof value.summarizedPrompt === 'string' &&
    value.summarizedPrompt !== ''
  ) {
    return good(value.summarizedPrompt)
  }
  return bad({ kind: 'refused', message: 'No summary in the answer' })
}

export async function generateTitle(userMessage: string): Promise<Answer<string>> {
  const answer = await callAsUser<TitleAnswer>('/functions/v1/generate-chat-title', { userMessage })
  if (!answer.ok) return answer
  const title = answer.value?.title
  return typeof title === 'string' && title !== ''
    ? good(title)
    : bad({ kind: 'refused', message: 'No title in the answer' })
}
