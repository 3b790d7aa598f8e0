import { completeArrival } from '#backend/auth/arrival.ts'
import { isRecoveryLink, readArrivalLink } from '#backend/auth/arrival-link.soon.ts'
import type { AuthFailure } from '#backend/auth/auth-failure.ts'
import { seemsOnline } from '#platform/online.ts'
import { endLeaving, markSocialLogin } from '#session/social-login.ts'
import { requestSync } from '#session/sync-status.ts'
import { authErrorText } from '../sign-in/auth-texts.ts'

/** [AUTH-78] */
const MAX_WAIT_MS = 15_000
/** [AUTH-79] [AUTH-86] */
const REFRESH_AFTER_MS = 1_000

type ReturnOutcome =
  | { go: 'home' }
  | { go: 'reset-password' }
  | { go: 'login'; error: string }
  /** No request was sent, or it failed on the way, so the tokens or code in the URL are still good (OP-31). */
  | { go: 'nowhere' }

/** Completes a sign-in from the URL and returns where the teacher goes next. */
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
  const answer = await within(MAX_WAIT_MS, () => completeArrival(link))
  endLeaving()
  if (answer === undefined) return { go: 'login', error: 'Authentication timeout. Please try again.' }
  if (!answer.ok) {
    // The first attempt uses up the secret behind a code. Tokens and emailed links can be tried again.
    const canTryAgain = answer.failure.offline && link.kind !== 'code'
    return canTryAgain ? { go: 'nowhere' } : { go: 'login', error: returnErrorText(answer.failure) }
  }
  setTimeout(requestSync, REFRESH_AFTER_MS)
  return { go: 'home' }
}

/**
 * Returns undefined if the work takes longer than `ms`. The timer starts before the work, because its own requests have
 * the same timeout and would otherwise be reported first, as a failure.
 */
async function within<T>(ms: number, work: () => Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms)
  })
  return Promise.race([work(), late]).finally(() => clearTimeout(timer))
}

/** Says what happened and what to do. */
function returnErrorText(failure: AuthFailure): string {
  if (failure.kind === 'link_expired') {
    return 'This link has expired or was used before. If it was to confirm your email, try to sign in: we can send you a new one.'
  }
  if (failure.kind === 'other_browser') {
    return 'This sign-in was started in another browser or tab. Please sign in again here.'
  }
  if (failure.kind === 'other_user') {
    return 'This link is for a different account from the one signed in on this device. Sign out first, then open it again.'
  }
  return authErrorText(failure)
}
