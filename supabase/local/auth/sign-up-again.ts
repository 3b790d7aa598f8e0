import { createHash, randomBytes, randomInt } from 'node:crypto'
import type { Database } from '../database.ts'
import { authError } from './auth-error.ts'
import type { AuthRequest } from './auth-request.ts'
import { asLongAsHashing } from './no-hints.ts'
import type { OutgoingMail } from './outgoing-mail.ts'

const UNCONFIRMED = 'select id from auth.users where email = $1 and email_confirmed_at is null'
const NEW_TOKEN = 'update auth.users set confirmation_token = $2, confirmation_sent_at = now() where id = $1'
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

interface Parts {
  db: Database
  mail: OutgoingMail
  origin: string
}

/** A new code and link for an account that waits for its first one; the former ones stop working. For any other email nothing. */
async function sendAgain({ db, mail, origin }: Parts, email: string, redirectTo: string): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  // As @supabase/lite makes it: code and link are two ways to say the same token.
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

/** `POST /resend`; @supabase/lite refuses it always. */
export async function resend(
  parts: Parts,
  { body, email }: AuthRequest,
  redirectTo: string,
): Promise<Response> {
  if (body.type !== 'signup') return authError(400, 'validation_failed', 'Only signup mails are sent again')
  if (!EMAIL.test(email)) {
    return authError(400, 'validation_failed', 'Unable to validate email address: invalid format')
  }
  await sendAgain(parts, email, redirectTo)
  return Response.json({})
}

/** A sign-up with an email that has an account is answered like any other, so that nobody learns who has one (OP-21). */
export async function signUpAgain(
  parts: Parts,
  { body, email }: AuthRequest,
  redirectTo: string,
): Promise<Response> {
  await sendAgain(parts, email, redirectTo)
  await asLongAsHashing(body.password)
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

/** The order in which jsonb gives its keys back. */
const asStored = ([a]: [string, unknown], [b]: [string, unknown]) => a.length - b.length || (a < b ? -1 : 1)

/** UUID version 7, as @supabase/lite gives its users. */
function timedId(): string {
  const hex = Date.now().toString(16).padStart(12, '0') + randomBytes(10).toString('hex')
  const variant = '89ab'[randomInt(4)]
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `7${hex.slice(13, 16)}`, `${variant}${hex.slice(17, 20)}`]
  return [...parts, hex.slice(20, 32)].join('-')
}
