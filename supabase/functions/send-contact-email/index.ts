import { endpoint, json, Refusal } from '../_shared/http/answer.ts'
import { readFields } from '../_shared/http/body.ts'
import { sendMail } from '../_shared/http/mail.ts'
import { rpc } from '../_shared/http/rpc.ts'
import { setting } from '../_shared/http/settings.ts'
import { networkOf } from './network-of.ts'
import { type ContactMessage, isTrapped, readContact } from './read-contact.ts'

/** Only a message that went out counts: while mail is out of order, trying again uses nothing up. */
async function withTurn(
  request: Request,
  { email }: ContactMessage,
  send: () => Promise<void>,
): Promise<void> {
  const turn = { network: networkOf(request.headers), sender: email.toLowerCase() }
  if (!(await rpc<boolean>('take_contact_turn', turn)))
    throw new Refusal(429, 'too_many', 'Too many messages came from here. You can send another in an hour.')
  try {
    await send()
  } catch (error) {
    await rpc<null>('give_back_contact_turn', turn)
    throw error
  }
}

/** The message is the body of the mail, and nothing of it is read as anything but text. */
async function forward({ name, email, subject, message }: ContactMessage): Promise<void> {
  const to = setting('MAIL_CONTACT_TO')
  if (!to) throw new Refusal(503, 'no_mail', 'Email is not set up on this server.')
  const text = `${name} <${email}> wrote with the contact form:\n\n${message}\n`
  await sendMail({ to, replyTo: email, subject: `Contact form: ${subject}`, text })
}

/** Forwards a message of the contact form. Anybody may call it [PUB-60]. */
Deno.serve(
  endpoint(async (request) => {
    const fields = await readFields(request)
    // A program that filled in the hidden field is thanked, so that it does not try again another way.
    if (isTrapped(fields)) return json({ success: true })
    const contact = readContact(fields)
    await withTurn(request, contact, () => forward(contact))
    return json({ success: true })
  }),
)
