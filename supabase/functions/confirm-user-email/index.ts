import { endpoint, json, Refusal } from '../_shared/http/answer.ts'
import { changeAccount } from '../_shared/http/auth-admin.ts'
import { rpc } from '../_shared/http/rpc.ts'

const TOKEN = /^[0-9a-f]{64}$/
const REFUSALS: Record<string, string> = {
  unknown:
    'This confirmation link is not valid. Please check that it is complete, or ask your school admin for a new one.',
  used: 'This confirmation link has been used already. Your email is confirmed: you can sign in.',
  expired: 'This confirmation link has run out. Please ask your school admin for a new one.',
}

interface Outcome {
  status: string
  member_id?: string
  reason?: string
}

async function confirmAccount(userId: string): Promise<void> {
  const changed = await changeAccount(userId, { email_confirm: true })
  if (!changed.ok) throw new Error(`the account was not confirmed: ${changed.code}`)
}

/** Confirms the account first and then uses up the link, so that a failure in between leaves a link that still works. */
async function confirm(token: string): Promise<Outcome> {
  if (!TOKEN.test(token)) return { status: 'refused', reason: 'unknown' }
  const checked = await rpc<Outcome>('confirm_member_email', { token, only_check: true })
  if (checked.member_id === undefined) return checked
  await confirmAccount(checked.member_id)
  return rpc<Outcome>('confirm_member_email', { token })
}

/** Answers the link in the mail to a member whom a school added. Nobody is signed in yet [AUTH-146]. */
Deno.serve(
  endpoint(async (request) => {
    const token = new URL(request.url).searchParams.get('token') ?? ''
    const outcome = await confirm(token)
    if (outcome.status === 'done') return json({ success: true })
    const reason = outcome.reason ?? 'unknown'
    throw new Refusal(400, reason, REFUSALS[reason] ?? REFUSALS.unknown ?? '')
  }, 'GET'),
)
