import { backendStorage, keepIfRoom } from './config.ts'
import { parseRetryAfter } from './failure.ts'

/**
 * When the token service may be asked again. Kept in storage, so that all tabs wait together: a school behind one address shares one
 * allowance, and every needless try costs a colleague a sign-in.
 */
const PAUSE_KEY = 'mahere-token-pause'
/** [AUTH-58] for a service in trouble. */
const FIRST_STEP_MS = 200
/** After "too many requests" or a filter's page: nobody is helped by asking again within seconds. */
const LIMITED_STEP_MS = 5_000
const REST_MS = 2_000
const LONGEST_STEP_MS = 300_000
/** The longest header taken at its word, and a step on top. */
const LONGEST_PAUSE_MS = 3_600_000 + LONGEST_STEP_MS

interface Pause {
  until: number
  tries: number
}

/** On a full device: then this tab waits for itself. */
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

/** Milliseconds left, 0 when it may be asked. A clock set back never makes it wait longer than the longest step or header. */
export function tokenPauseLeft(now: number): number {
  const left = read().until - now
  return left > 0 && left <= LONGEST_PAUSE_MS ? left : 0
}

/** What kept the service from answering: trouble that passes, or somebody who does not want to be asked so often. */
export type Hindrance = 'failing' | 'limited'

/**
 * After an answer that settles nothing: one try a step, each step twice as long as the one before. Returns the wait. A `Retry-After` is
 * a floor; what is added by chance keeps a staffroom from coming back in the same second.
 */
export function pauseTokenCalls(
  hindrance: Hindrance,
  retryAfter: string | null,
  now: number,
  random = Math.random,
): number {
  const tries = read().tries + 1
  const first = hindrance === 'limited' ? LIMITED_STEP_MS : FIRST_STEP_MS
  const step = Math.min(first * 2 ** (tries - 1), LONGEST_STEP_MS)
  const wait = Math.max(step, parseRetryAfter(retryAfter, now) ?? 0) + random() * step
  keep({ until: now + wait, tries })
  return wait
}

/** After a request that found no network: the steps do not grow. */
export function restTokenCalls(now: number): number {
  keep({ until: now + REST_MS, tries: read().tries })
  return REST_MS
}

export function clearTokenPause(): void {
  unkept = undefined
  backendStorage().removeItem(PAUSE_KEY)
}
