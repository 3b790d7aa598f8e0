import { type AuthFailure, completeArrival, isRecoveryLink, readArrivalLink } from '#backend/account.ts'
import { seemsOnline } from '#platform/online.ts'
import { endLeaving, markSocialLogin } from '#session/social-login.ts'
import { requestSync } from '#session/sync-status.ts'
import { authErrorText } from './auth-texts.ts'

/** [AUTH-78] */
const LONGEST_WAIT_MS = 15_000
/** [AUTH-79] [AUTH-86] */
const REFRESH_AFTER_MS = 1_000

export type ReturnOutcome =
  | { go: 'home' }
  | { go: 'reset-password' }
  | { go: 'login'; error: string }
  /** Nothing was asked yet, or the question got lost: what came with the address is still good (OP-31). */
  | { go: 'nowhere' }

/** From what came with the address to where the teacher goes now. */
export async function finishReturn(href: string): Promise<ReturnOutcome> {
  if (isRecoveryLink(href)) return { go: 'reset-password' }
  const link = readArrivalLink(href)
  if (!link) return { go: 'home' }
  if (link.kind === 'error') {
    endLeaving()
    void completeArrival(link)
    return { go: 'login', error: link.description || 'OAuth authentication failed' }
  }
  if (!seemsOnline()) return { go: 'nowhere' }
  if (link.kind !== 'token-hash') markSocialLogin()
  const answer = await within(LONGEST_WAIT_MS, () => completeArrival(link))
  endLeaving()
  if (answer === undefined) return { go: 'login', error: 'Authentication timeout. Please try again.' }
  if (!answer.ok) {
    // The secret behind a code is spent with the first try; tokens and mailed links can be tried again.
    const canTryAgain = answer.failure.offline && link.kind !== 'code'
    return canTryAgain ? { go: 'nowhere' } : { go: 'login', error: returnErrorText(answer.failure) }
  }
  setTimeout(requestSync, REFRESH_AFTER_MS)
  return { go: 'home' }
}

/** The clock starts before the work: its own requests give up after as long, and would be taken for a failure. */
async function within<T>(ms: number, work: () => Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms)
  })
  return Promise.race([work(), late]).finally(() => clearTimeout(timer))
}

/** What happened, what is safe, what to do. */
export function returnErrorText(failure: AuthFailure): string {
  if (failure.kind === 'link_expired') {
    return 'This link has expired or was used before. If it was to confirm your email, try to sign in: we can send you a new one.'
  }
  if (failure.kind === 'other_browser') {
    return 'This sign-in was begun in another browser or tab. Please sign in again here.'
  }
  if (failure.kind === 'other_user') {
    return 'The link is for another account than the one signed in on this device. Sign out first, then open it again.'
  }
  return authErrorText(failure)
}
