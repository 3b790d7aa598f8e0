import { createClient, type SupabaseClient } from '@supabase/supabase-js'

/* Runs in a page: what one writes first with supabase-js. Rows are kept in memory, and nothing waits on the device. */

let client: SupabaseClient
const PAGE = 1_000
const kept: unknown[] = []

export async function signIn(key: string, email: string, password: string): Promise<void> {
  client = createClient(location.origin, key, { auth: { persistSession: false } })
  const { error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** One change after the other, in the order of the taps. */
export const drain = (ids: string[], title: string) =>
  timed(async () => {
    for (const [at, id] of ids.entries()) {
      const { error } = await client
        .from('chat_sessions')
        .update({ title: `${title} ${at}` })
        .eq('id', id)
      if (error) throw error
    }
  })

/** What is newer than what the device has, by time, because a plain table has nothing better. */
export const catchUp = (since: string) =>
  timed(async () => {
    const chats = await client.from('chat_sessions').select('*').gt('updated_at', since).limit(PAGE)
    const messages = await client.from('chat_messages').select('*').gt('created_at', since).limit(PAGE)
    if (chats.error || messages.error) throw chats.error ?? messages.error
    kept.push(...chats.data, ...messages.data)
  })

/** Every chat and every message, a page after the other. Answers ms and rows. */
export async function firstSync(): Promise<{ ms: number; rows: number }> {
  let rows = 0
  const ms = await timed(async () => {
    for (const table of ['chat_sessions', 'chat_messages']) {
      for (let from = 0; ; from += PAGE) {
        const { data, error } = await client
          .from(table)
          .select('*')
          .order('id')
          .range(from, from + PAGE - 1)
        if (error) throw error
        kept.push(...data)
        rows += data.length
        if (data.length < PAGE) break
      }
    }
  })
  return { ms, rows }
}
