import { socialLoginAt } from '../social-login.ts'
import { requestSync } from '../sync-status.ts'

/** The session storage key of a new password. It ends with the tab. */
const RECOVERED_KEY = 'mahere-recovered'
/** [PLAN-48] */
const SOCIAL_LOGIN_MS = 30_000
/** [PLAN-47] */
const AFTER_SOCIAL_LOGIN_MS = 1_000
/** [PLAN-49] */
const AFTER_RECOVERY_MS = 500

/** Notes that a new password was set in this tab: the next sign-in returns from the recovery. */
export function markRecovered(): void {
  globalThis.sessionStorage?.setItem(RECOVERED_KEY, 'yes')
}

/** Asks for fresh rows once more a moment after a way in that the server may need a moment to follow. */
export function refreshAfterArrival(now: number = Date.now()): () => void {
  const social = socialLoginAt()
  const timers: ReturnType<typeof setTimeout>[] = []
  if (social !== undefined && now - social <= SOCIAL_LOGIN_MS)
    timers.push(setTimeout(requestSync, AFTER_SOCIAL_LOGIN_MS))
  if (takeRecovered()) timers.push(setTimeout(requestSync, AFTER_RECOVERY_MS))
  return () => {
    for (const timer of timers) clearTimeout(timer)
  }
}

function takeRecovered(): boolean {
  const recovered = globalThis.sessionStorage?.getItem(RECOVERED_KEY) === 'yes'
  globalThis.sessionStorage?.removeItem(RECOVERED_KEY)
  return recovered
}
