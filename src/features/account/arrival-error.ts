/** What came along with the address: the words to show, and the address without them. */
export interface ArrivalError {
  /** For the box [AUTH-26] to [AUTH-29]; the code stands first when there is one [AUTH-164]. */
  text: string
  /** The description, else the code, for the toast [AUTH-165]. */
  short: string
}

const ERROR_PARAMS = ['error', 'error_code', 'error_description']
/** Anyone can write a link to us: enough for a message, too little for a letter. */
const LONGEST = 300

/** Both ways in which auth services report: in the query and in the hash [AUTH-29]. */
export function readArrivalError(search: string, hash: string, state?: unknown): ArrivalError | undefined {
  for (const params of [new URLSearchParams(search), new URLSearchParams(hash.replace(/^#/, ''))]) {
    const code = tidy(params.get('error_code') ?? params.get('error'))
    const description = tidy(params.get('error_description'))
    if (code || description) {
      const text = [code, description].filter(Boolean).join(': ')
      return { text, short: description || code }
    }
  }
  const passed = tidy(stateError(state))
  return passed ? { text: passed, short: passed } : undefined
}

function stateError(state: unknown): string | null {
  const error = (state as { error?: unknown } | null | undefined)?.error
  return typeof error === 'string' ? error : null
}

function tidy(text: string | null): string {
  return (text ?? '').replace(/\s+/g, ' ').trim().slice(0, LONGEST)
}

/** The query without what has been shown [AUTH-30]. */
export function withoutErrors(search: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(search).filter(([key]) => !ERROR_PARAMS.includes(key)))
}
