import { setting } from './settings.ts'

/** The project's keys by their names, as JSON. Empty where the project gives none, or something that is no such list. */
function named(list: string): Record<string, string> {
  try {
    const keys: unknown = JSON.parse(setting(list) ?? '{}')
    if (typeof keys !== 'object' || keys === null) return {}
    return Object.fromEntries(Object.entries(keys).filter((entry) => typeof entry[1] === 'string'))
  } catch {
    return {}
  }
}

/** All keys of one kind, the one that we send first. Older projects have one key, which is a JWT; today's have a list. */
function keysOf(list: string, older: string): string[] {
  const { default: first, ...others } = named(list)
  return [first, ...Object.values(others), setting(older)].filter((key): key is string => Boolean(key))
}

function firstOf(keys: string[], list: string, older: string): string {
  const [key] = keys
  if (key === undefined) throw new Error(`the project gives neither ${list} nor ${older}`)
  return key
}

/** The keys that open the whole database. A caller with any of them is the server itself. */
export const secretKeys = () => keysOf('SUPABASE_SECRET_KEYS', 'SUPABASE_SERVICE_ROLE_KEY')

export const secretKey = () => firstOf(secretKeys(), 'SUPABASE_SECRET_KEYS', 'SUPABASE_SERVICE_ROLE_KEY')

/** The key that names the project and opens nothing. */
export const publicKey = () =>
  firstOf(
    keysOf('SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_ANON_KEY'),
    'SUPABASE_PUBLISHABLE_KEYS',
    'SUPABASE_ANON_KEY',
  )
