import { createClient } from '@supabase/supabase-js'
import { expect, inject } from 'vitest'
import { WebSocket } from 'ws'

// supabase-js looks for it at start-up; Node 20 has none of its own
Object.assign(globalThis, { WebSocket })

export const server = () =>
  createClient(inject('appUrl'), inject('serviceKey'), { auth: { persistSession: false } })

/** The seven days pass for this teacher, and the timer runs until it has nothing left to delete. */
export async function letSevenDaysPass(user: string): Promise<void> {
  const past = new Date(Date.now() - 1000).toISOString()
  const made = await server().from('subscriptions').update({ deletion_due_at: past }).eq('user_id', user)
  expect(made.error).toBeNull()
  for (let left = 1; left > 0; ) {
    const { data, error } = await server().rpc('delete_due_accounts')
    expect(error).toBeNull()
    left = Number(data)
  }
}
