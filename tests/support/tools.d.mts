/** Path of a Chromium, as the environment variable the tests read. */
export function findBrowser(): Promise<{ CHROME_PATH: string }>

/** Paths of Firefox and WebKit, as the environment variables the tests read, and the names of those that are not there. */
export function findEngines(): { env: Record<string, string>; missing: string[] }

/** The version of the Supabase CLI that the hosting page names. */
export const SUPABASE_CLI_VERSION: string

/** The path of the Supabase CLI, as the environment variable the tests read, and its name where it is not to be had. */
export function findSupabaseCli(): { env: Record<string, string>; missing: string[] }
