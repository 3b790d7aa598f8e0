import { cleanHtml } from '../content/clean-html.ts'
import { moderateReply } from '../content/moderation.ts'
import { stripPersonal, stripPersonalDeep } from '../content/privacy.ts'
import { isFields } from '../http/fields.ts'
import { checkRequest } from './check-request.ts'
import { deadline } from './deadline.ts'
import { fitHtml, fitText } from './fit-answer.ts'
import type { Job, JobInput, Patch } from './jobs.ts'
import { PermanentFailure, type Provider } from './provider.ts'

const TIMEOUT_MS = 80_000
/** The longest answer, in characters. */
const MAX_ANSWER = 1_000_000
const UNFIT = 'What came back is not fit for a classroom, so it is not shown. It was not counted.'
const KINDS = ['worksheet', 'activity', 'assessment']

function hex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** An HMAC-SHA256 of "time.body", so that a change of either, or a later repeat, is noticed. */
async function sign(secret: string, time: string, body: string): Promise<string> {
  const encoder = new TextEncoder()
  const key = await crypto.subtle.importKey(
    'raw',
    encoder.encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  return hex(await crypto.subtle.sign('HMAC', key, encoder.encode(`${time}.${body}`)))
}

function payload(job: Job, input: JobInput): string {
  return JSON.stringify({
    message_id: job.message_id,
    reply_id: job.reply_id,
    session_id: job.session_id,
    attempt: job.attempt,
    generator_type: input.generator_type,
    chat_content: stripPersonal(input.content),
    context: input.context,
    // Ids are not cleaned, because an id of digits alone would be taken for a phone number.
    part: input.part
      ? { ...input.part, doc: stripPersonalDeep(input.part.doc), html: stripPersonalDeep(input.part.html) }
      : null,
    history: input.history.map(({ role, content }) => ({ role, content: stripPersonal(content) })),
  })
}

async function answerOf(answer: Response): Promise<Record<string, unknown>> {
  const text = await answer.text()
  const lasting = answer.status >= 400 && answer.status < 500 && ![408, 425, 429].includes(answer.status)
  if (lasting) throw new PermanentFailure(`the webhook refused with ${answer.status}`)
  if (!answer.ok) throw new Error(`the webhook answered ${answer.status}`)
  if (text.length > MAX_ANSWER) throw new PermanentFailure('the webhook answered with too much')
  if (!/\bjson\b/i.test(answer.headers.get('content-type') ?? ''))
    throw new Error('the webhook did not answer with JSON')
  const value: unknown = JSON.parse(text)
  if (!isFields(value)) throw new Error('the webhook answered with something else than an object')
  return value
}

function patchOf(value: Record<string, unknown>, job: Job, input: JobInput): Patch {
  const said = typeof value.content === 'string' ? value.content.trim() : ''
  const page = typeof value.html_content === 'string' ? cleanHtml(value.html_content).trim() : ''
  if (said === '' && page === '') throw new Error('the webhook answered without content')
  const content = fitText(said)
  const html = fitHtml(page)
  if ((page === '' ? content : html) === '')
    throw new PermanentFailure('the webhook answered with nothing that is fit', UNFIT)
  const blocked = moderateReply([content, html]).find(({ outcome }) => outcome === 'block')
  if (blocked) throw new PermanentFailure(`the webhook answered with ${blocked.rule}`, UNFIT)
  if (html === '' || input.generator_type !== 'resourceGenerator')
    return { content: content || 'Your reply is ready.', ...(html === '' ? {} : { html_content: html }) }
  const kind = KINDS.find((name) => name === value.resource_type) ?? 'worksheet'
  return {
    content: content || `Your ${kind} is ready.`,
    html_content: html,
    resource_type: kind,
    resource_link: `/resource/${job.reply_id}`,
  }
}

/** Asks another service for the reply. Its answer is cleaned before it is stored. */
export function webhook(url: string, secret: string, timeoutMs = TIMEOUT_MS): Provider {
  return {
    name: 'webhook',
    async write(job, input, signal) {
      checkRequest(job.message_id, input)
      const body = payload(job, input)
      const time = String(Math.floor(Date.now() / 1000))
      const call = deadline(timeoutMs, signal)
      const answer = await fetch(url, {
        method: 'POST',
        redirect: 'error',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          'x-timestamp': time,
          'x-signature': `sha256=${await sign(secret, time, body)}`,
          'idempotency-key': job.message_id,
        },
        body,
        signal: call.signal,
      }).catch((error: unknown) => {
        call.end()
        throw error
      })
      const patch = patchOf(await answerOf(answer).finally(call.end), job, input)
      return { format: 'note', outline: [], sections: [], patch: () => patch }
    },
  }
}
