import type { Database } from './database.ts'
import type { Lite } from './lite.ts'

export const DEMO_PASSWORD = 'Kia-ora-2026!'
const MARK = 'demo-accounts'
const JOIN = 'select public.link_school_member($1, $2, $3)'

interface DemoAccount {
  email: string
  name: string
  description: string
  /** The columns of `subscriptions`. Without them the account has the free plan. */
  plan?: Record<string, string | number | boolean>
  member?: true
}

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { email: 'teacher@mahere.test', name: 'Hana Walker', description: 'free, 10 messages' },
  {
    email: 'premium@mahere.test',
    name: 'Tom Faleolo',
    description: 'premium, 500 messages',
    plan: { message_limit: 500, plan_type: 'premium', status: 'active' },
  },
  {
    email: 'admin@mahere.test',
    name: 'Mere Parata',
    description: 'school admin, 500 messages',
    plan: {
      message_limit: 500,
      plan_type: 'school',
      status: 'active',
      is_admin: true,
      school_name: 'Te Kura o Kōwhai',
      school_id: '5c000000-0000-4000-8000-000000000001',
    },
  },
  { email: 'member1@mahere.test', name: 'Sione Tupou', description: 'member of that school', member: true },
  { email: 'member2@mahere.test', name: 'Ana Petersen', description: 'member of that school', member: true },
]

async function idOf({ connection: { driver } }: Database, email: string): Promise<string | undefined> {
  const { rows } = await driver.query<{ id: string }>('select id from auth.users where email = $1', [email])
  return rows[0]?.id
}

async function signUp(lite: Lite, anonKey: string, { email, name }: DemoAccount): Promise<string> {
  const request = new Request('http://127.0.0.1/auth/v1/signup', {
    method: 'POST',
    headers: { apikey: anonKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD, data: { full_name: name } }),
  })
  const answer = await lite.fetch(request, '127.0.0.1')
  const body = (await answer.json()) as { id?: string; user?: { id?: string } }
  const id = body.user?.id ?? body.id
  if (!answer.ok || !id)
    throw new Error(`The demo account ${email} could not be created: ${JSON.stringify(body)}`)
  return id
}

/** Creates the demo accounts once per database, so that a deleted one does not come back. */
export async function makeDemoAccounts(db: Database, lite: Lite, anonKey: string): Promise<void> {
  const { driver } = db.connection
  const { rows } = await driver.query('select from supabase_migrations.seed_files where path = $1', [MARK])
  if (rows.length > 0) return
  const ids = new Map<string, string>()
  for (const account of DEMO_ACCOUNTS) {
    const id = (await idOf(db, account.email)) ?? (await signUp(lite, anonKey, account))
    ids.set(account.email, id)
    if (account.plan) await driver.query('select public.set_subscription($1, $2)', [id, account.plan])
  }
  // Their mailboxes do not exist, so nobody could confirm them.
  lite.mail.clear()
  await driver.query('update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now())')
  for (const { email, name, member } of DEMO_ACCOUNTS) {
    const details = { email_confirmed: true, admin_provided_name: name }
    if (member) await driver.query(JOIN, [ids.get('admin@mahere.test'), ids.get(email), details])
  }
  await driver.query('insert into supabase_migrations.seed_files (path, hash) values ($1, $2)', [MARK, '1'])
}
