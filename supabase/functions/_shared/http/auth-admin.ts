import { secretKey } from './keys.ts'
import { neededSetting } from './settings.ts'

export interface AccountChange {
  email_confirm?: boolean
  password?: string
  user_metadata?: { full_name: string }
}
export type AccountAnswer = { ok: true; id: string } | { ok: false; code: string }

async function ask(method: 'POST' | 'PUT', path: string, body: object): Promise<AccountAnswer> {
  const key = secretKey()
  const answer = await fetch(`${neededSetting('SUPABASE_URL')}/auth/v1/admin/users${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, apikey: key, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  })
  const said = (await answer.json().catch(() => ({}))) as Record<string, unknown>
  if (answer.ok && typeof said.id === 'string') return { ok: true, id: said.id }
  if (answer.status >= 400 && answer.status < 500)
    return { ok: false, code: String(said.error_code ?? said.code ?? answer.status) }
  throw new Error(`the auth service answered ${answer.status}`)
}

/** Makes an account; a code of the auth service says why it did not. */
export const createAccount = (account: AccountChange & { email: string }) => ask('POST', '', account)

export const changeAccount = (userId: string, change: AccountChange) => ask('PUT', `/${userId}`, change)
