import { randomBytes } from 'node:crypto'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import WebSocket from 'ws'
import { type Finding, finding, type Target } from './finding.ts'

const WAIT_MS = 20_000

interface Account {
  client: SupabaseClient
  id: string
}

/** A throw-away account: made by the secret key, else by signing up. Undefined where its email must be confirmed first. */
async function makeAccount({ url, key, secret }: Target): Promise<Account | undefined> {
  const options = {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: WebSocket as never },
  }
  const client = createClient(url, key, options)
  const email = `check-${randomBytes(6).toString('hex')}@example.com`
  const password = `Kia-ora-${randomBytes(12).toString('hex')}`
  if (secret !== undefined) {
    const owner = createClient(url, secret, options)
    const made = await owner.auth.admin.createUser({ email, password, email_confirm: true })
    if (made.error) throw new Error(`no account could be made: ${made.error.message}`)
    const { error } = await client.auth.signInWithPassword({ email, password })
    if (error) throw new Error(`the new account could not sign in: ${error.message}`)
    return { client, id: made.data.user.id }
  }
  const { data, error } = await client.auth.signUp({ email, password })
  if (error) throw new Error(`nobody can sign up: ${error.message}`)
  return data.session && data.user ? { client, id: data.user.id } : undefined
}

/** Whether a change of this teacher's rows is heard within the time. */
function hearsChanges({ client, id }: Account, change: () => PromiseLike<unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), WAIT_MS)
    const filter = `user_id=eq.${id}`
    client
      .channel('check')
      .on('postgres_changes', { event: '*', schema: 'public', table: 'sync_heads', filter }, () => {
        clearTimeout(timer)
        resolve(true)
      })
      .subscribe((state) => {
        // The server needs a moment between its answer and the first change that it tells. A query runs only when awaited.
        if (state === 'SUBSCRIBED') setTimeout(() => void Promise.resolve(change()), 1_000)
      })
  })
}

async function removeAccount({ url, secret }: Target, { client, id }: Account): Promise<Finding> {
  const what = 'the throw-away account'
  if (secret === undefined) {
    const { error } = await client.rpc('request_account_deletion')
    return finding(what, !error, `${id} could not be marked for deletion: ${error?.message}`)
  }
  const owner = createClient(url, secret, {
    auth: { persistSession: false },
    realtime: { transport: WebSocket as never },
  })
  const { error } = await owner.auth.admin.deleteUser(id)
  return finding(what, !error, `${id} could not be deleted: ${error?.message}. Delete it in the dashboard.`)
}

/** Goes one way of a teacher with a throw-away account: sign-in, rows, a change of one's own, realtime. It is deleted at the end. */
export async function checkAccount(target: Target): Promise<Finding[]> {
  const account = await makeAccount(target).catch((error: Error) => error)
  if (account instanceof Error)
    return [finding('signing in', false, `As for a new teacher, ${account.message}.`)]
  if (account === undefined)
    return [{ what: 'a teacher’s way', unseen: 'emails must be confirmed; give a secret key with --secret' }]
  const { client, id } = account
  try {
    const rows = await client.rpc('bootstrap')
    const chat = { id: crypto.randomUUID(), user_id: id, generator_type: 'lessonPlan', title: 'Check' }
    const heard = await hearsChanges(account, () => client.from('chat_sessions').insert(chat))
    const others = await client.from('user_usage').select('user_id').neq('user_id', id)
    return [
      finding('a teacher’s rows', !rows.error, `bootstrap was refused: ${rows.error?.message}`),
      finding(
        'other teachers’ rows',
        (others.data ?? []).length === 0,
        'A teacher sees rows of others. Take the project down.',
      ),
      finding(
        'realtime',
        heard,
        'A change was not told within 20 seconds. Look at the publication, and leave "Allow public access" of Realtime on.',
      ),
    ]
  } finally {
    await client.removeAllChannels()
    const removed = await removeAccount(target, account)
    if (removed.missing) console.error(removed.missing)
  }
}
