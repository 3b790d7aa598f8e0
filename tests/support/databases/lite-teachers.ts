import type { SupabaseClient } from '@supabase/supabase-js'
import { vi } from 'vitest'
import { sendOp } from '../teacher.ts'
import { type LiteServer, startLite } from './lite-server.ts'

export interface LiteTeachers {
  lite: LiteServer
  mine: SupabaseClient
  other: SupabaseClient
  me: string
  them: string
  session: string
  message: string
  reply: string
  close(): Promise<void>
}

/** Two teachers on the embedded backend, the first with one message sent. */
export async function startLiteTeachers(): Promise<LiteTeachers> {
  vi.spyOn(console, 'error').mockImplementation(() => undefined) // it prints every refused statement
  const lite = await startLite()
  const [a, b] = [await lite.signUp('a@school.test'), await lite.signUp('b@school.test')]
  await a.client.rpc('bootstrap')
  await b.client.rpc('bootstrap')
  const send = sendOp()
  const { data, error } = await a.client.rpc('apply_ops', { as_user: a.id, ops: [send] })
  if (error || data[0].status !== 'done') throw new Error(JSON.stringify({ data, error }))
  return {
    lite,
    mine: a.client,
    other: b.client,
    me: a.id,
    them: b.id,
    session: String(send.session_id),
    message: String(send.message_id),
    reply: String(send.reply_id),
    close: async () => {
      await lite.close()
      vi.restoreAllMocks()
    },
  }
}
