import type { Database } from '../database.ts'
import type { AuthRequest } from './auth-request.ts'

const BEGIN_SESSION = new Set(['/token', '/signup', '/verify'])
const NOTE = 'update auth.sessions set user_agent = $2 where id = $1 and user_agent is distinct from $2'
const MAX_CHARS = 500

/** Notes which browser a session belongs to, as the hosted service does and @supabase/lite does not. */
export async function noteBrowser(db: Database, asked: AuthRequest, answer: Response): Promise<void> {
  const browser = asked.request.headers.get('user-agent')
  if (!browser || !answer.ok || !BEGIN_SESSION.has(asked.path)) return
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null)
  const session = sessionOf((body as { access_token?: unknown } | null)?.access_token)
  if (session === undefined) return
  await db.alone(() => db.connection.driver.query(NOTE, [session, browser.slice(0, MAX_CHARS)]))
}

function sessionOf(token: unknown): string | undefined {
  if (typeof token !== 'string') return undefined
  const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  return (claims as { session_id?: string }).session_id
}
