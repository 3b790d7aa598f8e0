import type { Database } from '../database.ts'
import type { AuthRequest } from './auth-request.ts'

const END_OTHERS = 'delete from auth.sessions where user_id = $1 and id <> $2'
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A new password ends every other session of that teacher, as the hosted service does; @supabase/lite lets them go on. */
export async function endOtherSessions(db: Database, { request }: AuthRequest): Promise<void> {
  const token = (request.headers.get('authorization') ?? '').replace(/^Bearer\s+/i, '')
  // The token was found good a moment ago, when the password was changed with it.
  const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  const { sub, session_id } = claims as { sub: string; session_id?: string }
  if (!session_id || !UUID.test(session_id)) return
  await db.alone(() => db.connection.driver.query(END_OTHERS, [sub, session_id]))
}
