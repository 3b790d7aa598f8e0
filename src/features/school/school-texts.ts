import type { removeMember } from '#backend/school/school.ts'
import { NETWORK_ERROR } from '#domain/network-error.ts'

/** Why a call did nothing. */
export type Failure = NonNullable<Awaited<ReturnType<typeof removeMember>>>

/** [SCHOOL-50] */
export const LICENCE_LIMIT =
  'You have reached your license limit. Please purchase additional licenses to add more members.'
/** [SCHOOL-19] [SCHOOL-39] */
export const NAME_NEEDED = 'Please enter your school name.'
const NOT_ALLOWED = 'You do not have permission to add school members. Please log in again.'
const ALREADY = 'This member is already part of your school.'
const TOO_LONG = 'The request took too long to process. Please try again.'
const SERVER = 'An error occurred while adding the school member. Please try again.'
/** [SCHOOL-56] */
export const UNEXPECTED = 'An unexpected error occurred. Please try again.'

const BY_REASON: Record<string, string> = {
  license_limit: LICENCE_LIMIT,
  already_member: ALREADY,
  not_admin: NOT_ALLOWED,
  no_school: NAME_NEEDED,
}
/** Refusals that the catalogue does not know: the server's own sentence says what to do. */
const OWN_WORDS = [
  'other_school',
  'yourself',
  'weak_password',
  'bad_email',
  'too_many',
  'too_soon',
  'not_your_member',
  'not_ready',
  'no_licence',
  'pays_themselves',
  'account_going',
]
const TIMED_OUT = [408, 504]

/** The server's own sentence where it gave one that a person can act on. */
export function serverWords({ code, message }: Failure): string | undefined {
  return code && OWN_WORDS.includes(code) && message !== '' ? message : undefined
}

/** [SCHOOL-50] [SCHOOL-51] [SCHOOL-52] [SCHOOL-53] [SCHOOL-54] [SCHOOL-55] */
export function addFailureText(failure: Failure): string {
  const byReason = BY_REASON[failure.code ?? ''] ?? serverWords(failure)
  if (byReason) return byReason
  if (failure.kind === 'offline') return NETWORK_ERROR
  if (failure.kind === 'auth' || (failure.kind === 'refused' && failure.status === 403)) return NOT_ALLOWED
  const noAnswer = failure.kind === 'retry' && failure.status === undefined
  return noAnswer || TIMED_OUT.includes(failure.status ?? 0) ? TOO_LONG : SERVER
}
