import { Refusal } from './answer.ts'
import { setting } from './settings.ts'

export interface OutgoingMail {
  to: string
  replyTo: string
  subject: string
  text: string
}

/** One id for one content, so that a repeated request is one mail. */
async function idOf(mail: OutgoingMail): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(mail)))
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Hands a mail to the provider over HTTP, in the form that Resend defined and others copied. The provider takes
 * `Idempotency-Key` for 24 hours and sends a mail with the same one once.
 */
export async function sendMail(mail: OutgoingMail): Promise<void> {
  const [address, key, from] = [setting('MAIL_API_URL'), setting('MAIL_API_KEY'), setting('MAIL_FROM')]
  if (!address || !key || !from) throw new Refusal(503, 'no_mail', 'Email is not set up on this server.')
  const answer = await fetch(address, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'idempotency-key': await idOf(mail),
    },
    body: JSON.stringify({
      from,
      to: [mail.to],
      reply_to: mail.replyTo,
      subject: mail.subject,
      text: mail.text,
    }),
    signal: AbortSignal.timeout(15_000),
  })
  const said = await answer.text()
  if (!answer.ok) throw new Error(`the mail provider answered ${answer.status}: ${said.slice(0, 300)}`)
}
