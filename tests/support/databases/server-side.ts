import { createClient } from '@supabase/supabase-js'
import { inject } from 'vitest'
import { WebSocket } from 'ws'
import type { TestApp } from '../start-app.ts'

// supabase-js looks for it at start-up; Node 20 has none of its own
Object.assign(globalThis, { WebSocket })

type Backend = Pick<TestApp, 'url' | 'serviceKey'>

/** The backend all journeys share, unless a journey names its own. */
const server = ({ url, serviceKey }: Backend = { url: inject('appUrl'), serviceKey: inject('serviceKey') }) =>
  createClient(url, serviceKey, { auth: { persistSession: false } })

/** Does what a payment's webhook would do: sets the plan Teacher. A new teacher's row is created by the device's first request. */
export async function makePremium(userId: string, database = server()): Promise<void> {
  const plan = { message_limit: 500, plan_type: 'premium', status: 'active' }
  for (let tries = 0; tries < 300; tries += 1) {
    const { data, error } = await database
      .from('subscriptions')
      .update(plan)
      .eq('user_id', userId)
      .select('user_id')
    if (error) throw new Error('the plan could not be changed', { cause: error })
    if (data.length === 1) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('the teacher has no subscription row')
}

/** Sets how many messages this teacher may send a month. */
export async function setLimit(userId: string, message_limit: number): Promise<void> {
  const { data, error } = await server()
    .from('subscriptions')
    .update({ message_limit })
    .eq('user_id', userId)
    .select('user_id')
  if (error || data.length !== 1) throw new Error('the limit could not be set', { cause: error })
}

/** Sets how many messages the server has counted this month. */
export async function setUsed(userId: string, count_messages: number): Promise<void> {
  const { data, error } = await server()
    .from('user_usage')
    .update({ count_messages })
    .eq('user_id', userId)
    .select('user_id')
  if (error || data.length !== 1) throw new Error('the usage could not be set', { cause: error })
}

/** Rows of one teacher as the server has them, whatever any device shows. */
export async function rowsOf<Row>(
  table: string,
  userId: string,
  columns = '*',
  backend?: Backend,
): Promise<Row[]> {
  const { data, error } = await server(backend).from(table).select(columns).eq('user_id', userId)
  if (error) throw new Error(`${table} could not be read`, { cause: error })
  return data as Row[]
}

/** The texts of all messages of one teacher on the server, oldest first. */
export async function sentBy(userId: string): Promise<string[]> {
  const rows = await rowsOf<{ role: string; content: string; rev: number }>(
    'chat_messages',
    userId,
    'role, content, rev',
  )
  const own = rows.filter(({ role }) => role === 'user')
  return own.sort((a, b) => a.rev - b.rev).map(({ content }) => content)
}

/** The number of messages the server has charged one teacher. */
export async function chargedTo(userId: string): Promise<number | undefined> {
  const rows = await rowsOf<{ count_messages: number }>('user_usage', userId, 'count_messages')
  return rows[0]?.count_messages
}

/** Makes one teacher the administrator of a new school and the others its members. */
export async function makeSchool(admin: string, members: string[], school_name: string): Promise<void> {
  const database = server()
  const plan = { is_admin: true, message_limit: 500, plan_type: 'school', status: 'active' }
  const patch = { ...plan, school_id: crypto.randomUUID(), school_name }
  const { error } = await database.rpc('set_subscription', { target_user: admin, patch })
  if (error) throw new Error('the school could not be made', { cause: error })
  for (const member_user_id of members) {
    const { data } = await database.rpc('link_school_member', {
      admin_user_id: admin,
      member_user_id,
      details: {},
    })
    if (data?.status !== 'done') throw new Error(`not a member: ${JSON.stringify(data)}`)
  }
}
