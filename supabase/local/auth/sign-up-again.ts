import { createHash, randomBytes, randomInt } from 'node:crypto'
import type { Database } from '../database.ts'
import { spendHashingTime } from './account-enumeration.ts'
import { authError, invalidEmail } from './auth-error.ts'
import type { AuthRequest } from './auth-request.ts'
import { isEmail } from './is-email.ts'
import type { OutgoingMail } from './outgoing-mail.ts'

const UNCONFIRMED = 'select id from auth.users where email = $1 and email_confirmed_at is null'
const NEW_TOKEN = 'update auth.users set confirmation_token = $2, confirmation_sent_at = now() where id = $1'

export interface MailParts {
  db: Database
  mail: OutgoingMail
  origin: string
}

/** Emails a new code and link to an unconfirmed account, and the old ones stop working. Any other email gets nothing. */
async function sendAgain({ db, mail, origin }: MailParts, email: string, redirectTo: string): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  // @supabase/lite derives the token like this, so code and link stand for the same token.
  const token = createHash('sha256')
    .update(email + code)
    .digest('hex')
  await db.alone(async () => {
    const { driver } = db.connection
    const { rows } = await driver.query<{ id: string }>(UNCONFIRMED, [email])
    if (!rows[0]) return
    await driver.query(NEW_TOKEN, [rows[0].id, token])
    const link = new URL(`${origin}/auth/v1/verify`)
    link.search = String(new URLSearchParams({ token, type: 'signup', redirect_to: redirectTo }))
    mail.redirectTo = redirectTo
    await mail.sendLink({ to: email, kind: 'confirmation', link: link.href, code })
  })
}

/** Answers `POST /resend`, which @supabase/lite always refuses. */
export async function resend(
  parts: MailParts,
  { body, email }: AuthRequest,
  redirectTo: string,
): Promise<Response> {
  if (body.type !== 'signup') return authError(400, 'validation_failed', 'Only signup emails can be resent')
  if (!isEmail(email)) return invalidEmail()
  await sendAgain(parts, email, redirectTo)
  return Response.json({})
}

/** Answers a sign-up for an existing account like any other, so that nobody learns who has one (OP-21). */
export async function signUpAgain(
  parts: MailParts,
  { body, email }: AuthRequest,
  redirectTo: string,
): Promise<Response> {
  await sendAgain(parts, email, redirectTo)
  await spendHashingTime(body.password)
  const id = timedId()
  const at = new Date().toISOString().replace('T', ' ').replace('Z', '+00')
  const said = { ...(body.data ?? {}), sub: id, email, email_verified: false, phone_verified: false }
  const details = Object.fromEntries(Object.entries(said).sort(asStored))
  const times = { created_at: at, updated_at: at }
  const identity = { identity_id: timedId(), id, user_id: id, identity_data: details, provider: 'email' }
  return Response.json({
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: details,
    identities: [{ ...identity, last_sign_in_at: at, ...times, email }],
    ...times,
    is_anonymous: false,
    confirmation_sent_at: at,
  })
}

/** Sorts keys as jsonb stores them. */
const asStored = ([a]: [string, unknown], [b]: [string, unknown]) => a.length - b.length || (a < b ? -1 : 1)

/** Returns a UUID version 7, which @supabase/lite uses for its users. */
function timedId(): string {
  const hex = Date.now().toString(16).padStart(12, '0') + randomBytes(10).toString('hex')
  const variant = '89ab'[randomInt(4)]
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `7${hex.slice(13, 16)}`, `${variant}${hex.slice(17, 20)}`]
  return [...parts, hex.slice(20, 32)].join('-')
}
