import type { ArrivalLink } from '#backend/account.ts'

/** What to say about an error that came along with the address. */
export interface ArrivalError {
  /** For the box [AUTH-26] to [AUTH-29]; the code stands first when there is one [AUTH-164]. */
  text: string
  toast: string
}

const FRIENDLY: Record<string, string> = {
  access_denied: 'Access was denied. Please try signing in again.',
  cancelled: 'Sign in was cancelled.',
}

/** The toast names the known ones, and else says the description or the code [AUTH-165]. */
export function errorOfLink({ code, description }: ArrivalLink & { kind: 'error' }): ArrivalError {
  const text = [code, description].filter(Boolean).join(': ')
  const known = Object.keys(FRIENDLY).find((part) => text.toLowerCase().includes(part))
  return { text, toast: (known && FRIENDLY[known]) || `OAuth error: ${description || code}` }
}

/** An error another screen of ours passed on in the navigation's state [AUTH-26]. */
export function errorOfState(state: unknown): ArrivalError | undefined {
  const error = stateText(state, 'error')
  return error === undefined ? undefined : { text: error, toast: error }
}

export function stateText(state: unknown, name: 'error' | 'message'): string | undefined {
  const text = (state as Record<string, unknown> | null | undefined)?.[name]
  return typeof text === 'string' && text.trim() !== '' ? text : undefined
}
