import bcrypt from 'bcryptjs'
import type { Database } from '../database.ts'
import { authError } from './auth-error.ts'
import type { AuthRequest } from './auth-request.ts'
import { hashPassword } from './hash-password.ts'

/* Answers must not reveal who has an account, neither by their text nor by the time they take. */

const HASH = 'select encrypted_password as hash from auth.users where email = $1'

/** Hashes the password only for the time it takes, so that an unknown email is answered as slowly as a known one. */
export async function spendHashingTime(password: unknown): Promise<void> {
  await hashPassword(String(password ?? ''))
}

/** A time longer than creating an account and writing an email take. */
const MIN_MAIL_MS = 300

/** Delays an answer, so that its time does not reveal whether an email was sent or an account created. */
export async function afterMailTime<T>(answer: Promise<T>): Promise<T> {
  const [done] = await Promise.all([answer, new Promise((resolve) => setTimeout(resolve, MIN_MAIL_MS))])
  return done
}

/**
 * Answers a failed sign-in. Only a caller who knows the password is told that the email is unconfirmed, and a wrong email
 * takes as long as a wrong password.
 */
export async function refuseSignIn(
  db: Database,
  { body, email }: AuthRequest,
  answer: Response,
): Promise<Response> {
  const { error_code } = (await answer.clone().json()) as { error_code?: string }
  if (error_code !== 'email_not_confirmed' && error_code !== 'invalid_credentials') return answer
  const { rows } = await db.alone(() => db.connection.driver.query<{ hash: string | null }>(HASH, [email]))
  const password = String(body.password ?? '')
  if (!rows[0]?.hash) await spendHashingTime(password)
  else if (error_code === 'email_not_confirmed' && (await bcrypt.compare(password, rows[0].hash)))
    return answer
  return authError(400, 'invalid_credentials', 'Invalid login credentials')
}
