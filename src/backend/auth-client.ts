import { AuthClient } from '@supabase/supabase-js'
import { backendConfig, backendStorage, sessionKey } from './config.ts'
import { guardedFetch } from './token-guard.ts'

type Client = InstanceType<typeof AuthClient>

let client: Client | undefined
let madeFor: string | undefined

/**
 * The auth library, for signing in and its kin. Loaded and made only when one of them is asked for: at start-up it would try to refresh,
 * offline it would stall for 25 s (its session reads are not used anywhere; see session.ts). It writes the session we read.
 */
export function authClient(): Client | null {
  const config = backendConfig()
  if (!config) return null
  const address = `${config.url} ${config.anonKey}`
  if (client && madeFor === address) return client
  madeFor = address
  client = new AuthClient({
    url: `${config.url}/auth/v1`,
    headers: { apikey: config.anonKey, authorization: `Bearer ${config.anonKey}` },
    storageKey: sessionKey(config),
    storage: backendStorage(),
    fetch: guardedFetch,
    flowType: 'pkce',
    autoRefreshToken: false,
    detectSessionInUrl: false,
    persistSession: true,
  })
  return client
}
