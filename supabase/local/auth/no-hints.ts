import bcrypt from 'bcryptjs'
import type { Database } from '../database.ts'
import { authError } from './auth-error.ts'
import type { AuthRequest } from './auth-request.ts'

/** As @supabase/lite hashes. */
const ROUNDS = 10
const HASH = 'select encrypted_password as hash from auth.users where email = $1'

/** Takes as long as hashing does: how quickly we answer must not tell who has an account. */
export async function asLongAsHashing(password: unknown): Promise<void> {
  await bcrypt.hash(String(password ?? ''), ROUNDS)
}

/** Longer than making an account and writing a mail take. */
const MAIL_MS = 300

/** Whether a mail went out, or an account was made on the way, is not told by how quickly that is done. */
export async function noSoonerThanAMail<T>(answer: Promise<T>): Promise<T> {
  const [done] = await Promise.all([answer, new Promise((resolve) => setTimeout(resolve, MAIL_MS))])
  return done
}

/**
 * A sign-in that failed. That an email waits for its confirmation is said only to whoever knows the password, and a wrong email takes
 * as long as a wrong password.
 */
export async function refusedSignIn(
  db: Database,
  { body, email }: AuthRequest,
  answer: Response,
): Promise<Response> {
  const { error_code } = (await answer.clone().json()) as { error_code?: string }
  if (error_code !== 'email_not_confirmed' && error_code !== 'invalid_credentials') return answer
  const { rows } = await db.alone(() => db.connection.driver.query<{ hash: string | null }>(HASH, [email]))
  const password = String(body.password ?? '')
  if (!rows[0]?.hash) await asLongAsHashing(password)
  else if (error_code === 'email_not_confirmed' && (await bcrypt.compare(password, rows[0].hash)))
    return answer
  return authError(400, 'invalid_credentials', 'Invalid login credentials')
}
