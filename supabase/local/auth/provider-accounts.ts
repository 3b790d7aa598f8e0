import { createHash, randomUUID } from 'node:crypto'
import type { Database } from '../database.ts'

export type Provider = 'google' | 'apple'

export interface ProviderAccount {
  provider: Provider
  email: string
  name: string
}

type Query = Database['connection']['driver']['query']

/** Returns the id a provider knows a person by. It depends on the email and the provider. */
export function subjectOf({ provider, email }: ProviderAccount): string {
  return BigInt(
    `0x${createHash('sha256').update(`${provider} ${email}`).digest('hex').slice(0, 17)}`,
  ).toString()
}

const BY_IDENTITY = 'select user_id as id from auth.identities where provider = $1 and provider_id = $2'
const BY_EMAIL = 'select id, email_confirmed_at is not null as confirmed from auth.users where email = $1'
const NEW_USER = `insert into auth.users (id, aud, role, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
  created_at, updated_at) values ($1, 'authenticated', 'authenticated', $2, now(), $3, $4, now(), now())`
const NEW_IDENTITY = `insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at,
  updated_at) values ($1, $2, $3, $4, $5, now(), now(), now())`
const UPDATE_PROFILE = `update auth.users u set raw_user_meta_data = u.raw_user_meta_data || $2::jsonb, updated_at = now(),
  email_confirmed_at = coalesce(u.email_confirmed_at, now()),
  raw_app_meta_data = u.raw_app_meta_data || jsonb_build_object('provider', p.names -> 0, 'providers', p.names)
  from (select jsonb_agg(i.provider order by i.created_at, i.provider) as names from auth.identities i where i.user_id = $1) p
  where u.id = $1`

/**
 * Finds the account of a person whom a provider has authenticated: by identity, else by email, else a new one. An account
 * with an unconfirmed email may have been planted by a stranger, so it loses its password and all other identities.
 */
export async function findOrCreateUser(query: Query, account: ProviderAccount): Promise<string> {
  const subject = subjectOf(account)
  const details = profileOf(account, subject)
  const known = (await query<{ id: string }>(BY_IDENTITY, [account.provider, subject])).rows[0]
  if (known) {
    await query(UPDATE_PROFILE, [known.id, JSON.stringify(details)])
    return known.id
  }
  const same = (await query<{ id: string; confirmed: boolean }>(BY_EMAIL, [account.email])).rows[0]
  const id = same?.id ?? randomUUID()
  if (!same) {
    const app = { provider: account.provider, providers: [account.provider] }
    await query(NEW_USER, [id, account.email, JSON.stringify(app), JSON.stringify(details)])
  } else if (!same.confirmed) {
    await query('delete from auth.identities where user_id = $1', [id])
    const clear =
      "encrypted_password = null, confirmation_token = null, recovery_token = null, raw_user_meta_data = '{}'"
    await query(`update auth.users set ${clear} where id = $1`, [id])
  }
  await query(NEW_IDENTITY, [randomUUID(), account.provider, subject, id, JSON.stringify(details)])
  if (same) await query(UPDATE_PROFILE, [id, JSON.stringify(details)])
  return id
}

function profileOf({ provider, email, name }: ProviderAccount, sub: string) {
  const iss = provider === 'google' ? 'https://accounts.google.com' : 'https://appleid.apple.com'
  const said = { iss, sub, provider_id: sub, email, email_verified: true, phone_verified: false }
  // Apple sends the name only at the first sign-in, so a missing name must not erase a known one.
  return name === '' ? said : { ...said, name, full_name: name }
}
