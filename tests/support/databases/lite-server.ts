import { App } from '@supabase/lite'
import { createPgliteConnection } from '@supabase/lite/pglite'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import WebSocket from 'ws'
import { buildSchema } from './database-schema.ts'

const ORIGIN = 'http://127.0.0.1:54320'
const ANON_KEY = 'sb_publishable_for-tests-only'
const SERVICE_KEY = 'sb_secret_for-tests-only'
const PASSWORD = 'Kia-ora-2026!'

export interface LiteServer {
  visitor: SupabaseClient
  service: SupabaseClient
  signUp(email: string): Promise<{ client: SupabaseClient; id: string }>
  sql(text: string): Promise<unknown>
  close(): Promise<void>
}

/** The embedded backend's rows and sign-in in process, spoken to by supabase-js as the app does. */
export async function startLite(): Promise<LiteServer> {
  process.env.DO_NOT_TRACK = '1'
  globalThis.WebSocket ??= WebSocket as unknown as typeof globalThis.WebSocket
  const connection = await createPgliteConnection({ url: 'memory://' })
  const app = new App({
    connection,
    api: { schemas: ['public'] },
    auth: {
      enabled: true,
      enable_signup: true,
      jwt_secret: 'a-secret-for-tests-only-a-secret-for-tests-only',
      publishable_key: ANON_KEY,
      secret_key: SERVICE_KEY,
      site_url: ORIGIN,
      email: { enable_signup: true, enable_confirmations: false },
    },
    options: { server: { admin: false, disableStudio: true } },
  })
  await app.ensureSystemSchema()
  await buildSchema((sql) => connection.driver.exec(sql))
  await connection.clearSchemaCache()
  const alone = oneAtATime()
  const fetch: typeof globalThis.fetch = (input, init) =>
    alone(() => app.fetch(new Request(input, init), { peerAddress: '127.0.0.1' }))
  const makeClient = (key: string) =>
    createClient(ORIGIN, key, { auth: { persistSession: false, autoRefreshToken: false }, global: { fetch } })
  return {
    visitor: makeClient(ANON_KEY),
    service: makeClient(SERVICE_KEY),
    signUp: async (email) => {
      const client = makeClient(ANON_KEY)
      const { data, error } = await client.auth.signUp({ email, password: PASSWORD })
      if (error || !data.user) throw new Error('sign-up failed', { cause: error })
      return { client, id: data.user.id }
    },
    sql: (text) => connection.driver.query(text).then(({ rows }) => rows),
    close: () => connection.close(),
  }
}

/** It sends BEGIN, role and query on one connection without a lock, so requests must not overlap. */
function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work)
    last = mine.catch(() => undefined)
    return mine
  }
}
