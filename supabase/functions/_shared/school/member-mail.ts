import { sendMail } from '../http/mail.ts'
import { neededSetting } from '../http/settings.ts'

export interface Farewell {
  email: string
  admin_email: string
  school_name: string
  name?: string
}

export interface Invited extends Farewell {
  /** The token of the link, for a teacher who still has to confirm the address. */
  token?: string
}

const appOrigin = () => neededSetting('MAIL_APP_ORIGIN').replace(/\/+$/, '')

/** A subject has no line breaks. */
const inOneLine = (text: string) => text.replace(/\s+/g, ' ')
const paragraphs = (...parts: string[]) => `${parts.join('\n\n')}\n`
const hello = (name: string | undefined) => (name ? `Kia ora ${name},` : 'Kia ora,')

function newAccount({ name, school_name, token }: Invited): string {
  const origin = appOrigin()
  return paragraphs(
    hello(name),
    `${school_name} has made an account for you to plan lessons with. It costs you nothing: your school pays for it.`,
    `1. Confirm that this is your email address:\n${origin}/confirm-email?token=${token}`,
    `2. Sign in with this address and the first password that your school's administrator gives you:\n${origin}/login`,
    '3. Choose a password of your own. Nobody at your school knows it or reads your chats.',
    'The link works once, within seven days. If you do not work at this school, you can ignore this email.',
  )
}

function ownAccount({ name, school_name }: Invited): string {
  return paragraphs(
    hello(name),
    `${school_name} has added your account to its members. Your school now pays for it, with 500 messages a month.`,
    'Your password, your chats and everything you have saved stay as they are. Nobody at your school reads your chats.',
    'If you pay for a plan of your own, your card is charged until you end it: sign in and choose “Cancel my own plan” under your messages.',
    `Sign in as always:\n${appOrigin()}/login`,
    'If you do not work at this school, please answer this email and ask to be removed.',
  )
}

/** Tells a teacher that a school has added them. */
export function sendInvitation(invited: Invited): Promise<void> {
  const [to, replyTo] = [invited.email, invited.admin_email]
  const school = inOneLine(invited.school_name)
  return invited.token
    ? sendMail({ to, replyTo, subject: `${school} has made an account for you`, text: newAccount(invited) })
    : sendMail({ to, replyTo, subject: `${school} has added you`, text: ownAccount(invited) })
}

/** Tells a teacher that they are no longer a member. `firstPassword` when the school knew their password, which has ended. */
export function sendFarewell(farewell: Farewell, firstPassword: boolean): Promise<void> {
  const { name, school_name, email, admin_email } = farewell
  const text = paragraphs(
    hello(name),
    `${school_name} has taken your account off its members, so your school no longer pays for it.`,
    'You keep everything: your chats, lesson plans, resources and stars are as they were. Your account is free now, with 10 messages in all.',
    ...(firstPassword
      ? [
          `The first password from your school has ended. Choose your own with “Forgot password?”:\n${appOrigin()}/login`,
        ]
      : []),
    `You can go on, or choose a plan of your own:\n${appOrigin()}/home`,
  )
  return sendMail({
    to: email,
    replyTo: admin_email,
    subject: `You have left ${inOneLine(school_name)}`,
    text,
  })
}

/** Tells both teachers that the administrator's seat went from one to the other. */
export async function sendSeatMails({ name, school_name, email, admin_email }: Farewell): Promise<void> {
  const school = inOneLine(school_name)
  await sendMail({
    to: email,
    replyTo: admin_email,
    subject: `You are now the administrator of ${school}`,
    text: paragraphs(
      hello(name),
      `${admin_email} has handed ${school_name} over to you. You add and remove its members, and the school's payment goes with the seat.`,
      `The bills still go to ${admin_email}, until you change that under “Manage billing”.`,
      `Your members and licences:\n${appOrigin()}/admin`,
    ),
  })
  await sendMail({
    to: admin_email,
    replyTo: email,
    subject: `${school} has a new administrator`,
    text: paragraphs(
      hello(undefined),
      `${name ?? email} is now the administrator of ${school_name}. You are a member of it, with your chats and saved work as they were.`,
      `If this was not you, please answer this email at once, and write to us:\n${appOrigin()}/contact`,
    ),
  })
}
