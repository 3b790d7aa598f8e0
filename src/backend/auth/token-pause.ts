import { backendStorage, keepIfRoom } from '../config.ts'
import { parseRetryAfter } from '../failure.ts'

/**
 * The time of the next call to the token service. It is in storage, so that all tabs wait together: a school behind one
 * address shares one rate limit, and every needless try may cost a colleague a sign-in.
 */
const PAUSE_KEY = 'mahere-token-pause'
/** [AUTH-58] The first pause for a service in trouble. */
const FIRST_STEP_MS = 200
/** The first pause after "too many requests" or a filter's page, where asking again within seconds does not help. */
const LIMITED_STEP_MS = 5_000
const REST_MS = 2_000
const MAX_STEP_MS = 300_000
/** The longest `Retry-After` that is accepted, plus the longest step. */
const MAX_PAUSE_MS = 3_600_000 + MAX_STEP_MS

interface Pause {
  until: number
  tries: number
}

/** The pause when the device is too full to store it. Then it holds for this tab only. */
let unkept: Pause | undefined

function keep(pause: Pause): void {
  unkept = keepIfRoom(PAUSE_KEY, JSON.stringify(pause)) ? undefined : pause
}

function read(): Pause {
  if (unkept) return unkept
  try {
    const value = JSON.parse(backendStorage().getItem(PAUSE_KEY) ?? 'null') as Partial<Pause> | null
    return { until: Number(value?.until) || 0, tries: Number(value?.tries) || 0 }
  } catch {
    return { until: 0, tries: 0 }
  }
}

/** The milliseconds left, or 0 when a call is allowed. A clock that was set back never prolongs the pause beyond the longest one. */
export function tokenPauseLeft(now: number): number {
  const left = read().until - now
  return left > 0 && left <= MAX_PAUSE_MS ? left : 0
}

/** `failing`: a temporary error. `limited`: a rate limit, or a filter's page. */
type PauseReason = 'failing' | 'limited'

/**
 * Pauses after a response without an answer, and returns the wait. Each step allows one try and is twice as long as the one
 * before. The wait is at least the `Retry-After`, plus a random part, so that a staffroom does not return in the same second.
 */
export function pauseTokenCalls(
  reason: PauseReason,
  retryAfter: string | null,
  now: number,
  random = Math.random,
): number {
  const tries = read().tries + 1
  const first = reason === 'limited' ? LIMITED_STEP_MS : FIRST_STEP_MS
  const step = Math.min(first * 2 ** (tries - 1), MAX_STEP_MS)
  const wait = Math.max(step, parseRetryAfter(retryAfter, now) ?? 0) + random() * step
  keep({ until: now + wait, tries })
  return wait
}

/** Pauses briefly after a request that found no network. The steps do not grow. */
export function restTokenCalls(now: number): number {
  keep({ until: now + REST_MS, tries: read().tries })
  return REST_MS
}

export function clearTokenPause(): void {
  unkept = undefined
  backendStorage().removeItem(PAUSE_KEY)
}
