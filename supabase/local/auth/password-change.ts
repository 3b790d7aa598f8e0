import type { Database } from '../database.ts'
import type { AuthRequest } from './auth-request.ts'
import { bearerToken } from './bearer-token.ts'

const END_OTHERS = 'delete from auth.sessions where user_id = $1 and id <> $2'
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Ends every other session of a teacher after a password change, as the hosted service does and @supabase/lite does not. */
export async function endOtherSessions(db: Database, { request }: AuthRequest): Promise<void> {
  // The token needs no check, because the password was changed with it a moment ago.
  const claims: unknown = JSON.parse(
    Buffer.from(bearerToken(request).split('.')[1] ?? '', 'base64url').toString(),
  )
  const { sub, session_id } = claims as { sub: string; session_id?: string }
  if (!session_id || !UUID.test(session_id)) return
  await db.alone(() => db.connection.driver.query(END_OTHERS, [sub, session_id]))
}
