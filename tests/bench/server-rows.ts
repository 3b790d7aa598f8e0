import { createClient } from '@supabase/supabase-js'
import { WebSocket } from 'ws'
import type { TestApp } from '../support/start-app.ts'

// supabase-js looks for it at start-up; Node 20 has none of its own
Object.assign(globalThis, { WebSocket })

const PAGE = 500

/** The server as its own jobs reach it. */
export function rowsOnServer(app: TestApp) {
  const client = createClient(app.url, app.serviceKey, { auth: { persistSession: false } })
  const fail = (what: string, cause: unknown): never => {
    throw new Error(what, { cause })
  }
  return {
    async insert(table: string, rows: Record<string, unknown>[]): Promise<void> {
      for (let at = 0; at < rows.length; at += PAGE) {
        const { error } = await client.from(table).insert(rows.slice(at, at + PAGE))
        if (error) fail(`${table} took no rows: ${error.message}`, error)
      }
    },
    async rowOf(table: string, column: string, value: string): Promise<Record<string, unknown>> {
      const { data, error } = await client.from(table).select('*').eq(column, value).limit(1)
      if (error) fail(`${table} could not be read`, error)
      return (data?.[0] as Record<string, unknown>) ?? fail(`${table} has no such row`, value)
    },
    async makePremium(userId: string): Promise<void> {
      const plan = { message_limit: 5000, plan_type: 'premium', status: 'active' }
      for (let tries = 0; tries < 50; tries += 1) {
        const { data } = await client
          .from('subscriptions')
          .update(plan)
          .eq('user_id', userId)
          .select('user_id')
        if (data?.length === 1) return
        await new Promise((resolve) => setTimeout(resolve, 200))
      }
      fail('the teacher has no subscription row', userId)
    },
  }
}
