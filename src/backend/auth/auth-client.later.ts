import { AuthClient } from '@supabase/supabase-js'
import { backendConfig, backendStorage, sessionKey } from '../config.ts'
import { guardedFetch } from './token-guard.ts'

type Client = InstanceType<typeof AuthClient>

let client: Client | undefined
let madeFor: string | undefined

/** `pkce` for Google and Apple; `implicit` for mails, whose links may open in any browser. */
export type Flow = 'pkce' | 'implicit'

/**
 * The auth library, for signing in and similar calls. It is loaded only for such a call: at start-up it would try to refresh,
 * and offline it would stall for 25 s. Nothing reads the session through it (session.ts does), but it writes the session.
 */
export function authClient(flowType: Flow = 'implicit'): Client | null {
  const config = backendConfig()
  if (!config) return null
  const address = `${flowType} ${config.url} ${config.anonKey}`
  if (client && madeFor === address) return client
  madeFor = address
  client = new AuthClient({
    url: `${config.url}/auth/v1`,
    headers: { apikey: config.anonKey, authorization: `Bearer ${config.anonKey}` },
    storageKey: sessionKey(config),
    storage: backendStorage(),
    fetch: guardedFetch,
    flowType,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    persistSession: true,
  })
  return client
}
