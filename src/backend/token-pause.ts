import { backendStorage } from './config.ts'
import { parseRetryAfter } from './failure.ts'

/**
 * When the token service may be asked again. Kept in storage, so that all tabs wait together: a school behind one address shares one
 * allowance, and every needless try costs a colleague a sign-in.
 */
const PAUSE_KEY = 'mahere-token-pause'
const FIRST_STEP_MS = 1_000
const REST_MS = 2_000
const LONGEST_STEP_MS = 300_000

interface Pause {
  until: number
  tries: number
}

function read(): Pause {
  try {
    const value = JSON.parse(backendStorage().getItem(PAUSE_KEY) ?? 'null') as Partial<Pause> | null
    return { until: Number(value?.until) || 0, tries: Number(value?.tries) || 0 }
  } catch {
    return { until: 0, tries: 0 }
  }
}

/** Milliseconds left, 0 when it may be asked. A clock set back never makes it wait longer than the longest step or header. */
export function tokenPauseLeft(now: number): number {
  const left = read().until - now
  return left > 0 && left <= 3_600_000 ? left : 0
}

/** After an answer that settles nothing. Returns the wait: `Retry-After` if given, else full jitter over a doubling step. */
export function pauseTokenCalls(retryAfter: string | null, now: number, random = Math.random): number {
  const tries = read().tries + 1
  const step = Math.min(FIRST_STEP_MS * 2 ** tries, LONGEST_STEP_MS)
  const asked = parseRetryAfter(retryAfter, now)
  // The header is a floor; the jitter on top keeps a staffroom from coming back in the same second.
  const wait = asked === undefined ? FIRST_STEP_MS + random() * step : asked + random() * FIRST_STEP_MS
  backendStorage().setItem(PAUSE_KEY, JSON.stringify({ until: now + wait, tries }))
  return wait
}

/** After a request that found no network: the steps do not grow. */
export function restTokenCalls(now: number): number {
  backendStorage().setItem(PAUSE_KEY, JSON.stringify({ until: now + REST_MS, tries: read().tries }))
  return REST_MS
}

export function clearTokenPause(): void {
  backendStorage().removeItem(PAUSE_KEY)
}
