import type { ArrivalLink } from '#backend/auth/arrival-link.soon.ts'

/** The texts for an error in the URL of an arrival. */
export interface ArrivalError {
  /** The text of the box [AUTH-26] to [AUTH-29]. It starts with the code if there is one [AUTH-164]. */
  text: string
  toast: string
}

const FRIENDLY: Record<string, string> = {
  access_denied: 'Access was denied. Please try signing in again.',
  cancelled: 'Sign in was cancelled.',
}

/** Builds the texts for a link's error. The toast has our own text for known errors, else the description or the code [AUTH-165]. */
export function errorOfLink({ code, description }: ArrivalLink & { kind: 'error' }): ArrivalError {
  const text = [code, description].filter(Boolean).join(': ')
  const known = Object.keys(FRIENDLY).find((part) => text.toLowerCase().includes(part))
  return { text, toast: (known && FRIENDLY[known]) || `OAuth error: ${description || code}` }
}

/** Returns an error that another of our screens passed in the navigation state [AUTH-26]. */
export function errorOfState(state: unknown): ArrivalError | undefined {
  const error = stateText(state, 'error')
  return error === undefined ? undefined : { text: error, toast: error }
}

export function stateText(state: unknown, name: 'error' | 'message'): string | undefined {
  const text = (state as Record<string, unknown> | null | undefined)?.[name]
  return typeof text === 'string' && text.trim() !== '' ? text : undefined
}
