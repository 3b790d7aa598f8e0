import type { IncomingMessage } from 'node:http'
import type { InMemoryEmailDriver } from '@supabase/lite'
import { z } from 'zod'
import { type Handle, sendJson } from './routes.ts'

export const MAIL_PATH = '/_local/mail-provider/emails'

const MAX_BYTES = 1_000_000

const mailSchema = z.object({
  from: z.string(),
  to: z.array(z.string()).length(1),
  reply_to: z.string().optional(),
  subject: z.string(),
  text: z.string(),
})

async function readJson(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.byteLength
    if (size > MAX_BYTES) return undefined
    parts.push(part)
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString())
  } catch {
    return undefined
  }
}

/** Stands in for the provider that sends mail when hosted, and puts it into the mailbox of this server. */
export function mailProvider(driver: InMemoryEmailDriver, key: string): Handle {
  /** A mail with the same key is sent once. */
  const sent = new Set<string>()
  return async ({ request, response }) => {
    if (request.headers.authorization !== `Bearer ${key}`)
      return sendJson(response, 401, { message: 'No such key' })
    const mail = mailSchema.safeParse(await readJson(request))
    if (!mail.success) return sendJson(response, 422, { message: 'Not a mail' })
    const once = String(request.headers['idempotency-key'] ?? '')
    if (once === '' || !sent.has(once)) {
      const { from, to, reply_to, subject, text } = mail.data
      const head = `From: ${from}\n${reply_to ? `Reply to: ${reply_to}\n` : ''}\n`
      await driver.send({ to: to.join(), subject, text: head + text })
      sent.add(once)
    }
    sendJson(response, 200, { id: once })
  }
}
