const RING_SIZE = 50
const MAX_CHARS = 100
const MAX_DEPTH = 3
const SENSITIVE =
  /pass(word|code)?|token|secret|authorization|cookie|api[-_]?key|email|phone|full_?name|prompt|content/i

interface LogEntry {
  at: string
  what: string
  detail?: unknown
}

const ring: LogEntry[] = []

/** E-mail addresses and tokens never reach a log; the rest is cut to 100 characters [ERR-11] [ERR-13]. */
export function cleanText(text: string): string {
  return text
    .replace(/[\w.+-]+@[\w-]+\.[\w.]+/g, '[email]')
    .replace(/eyJ[\w-]+(\.[\w-]+)*/g, '[token]')
    .replace(/\b(bearer|token|key|password)(["':=\s]+)[^\s"',&]+/gi, '$1$2[redacted]')
    .slice(0, MAX_CHARS)
}

/** Cleans an object three levels deep [OP-112]. A field whose name promises a secret is never read. */
export function cleanDetail(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (value instanceof Error) return cleanText(`${value.name}: ${value.message}`)
  if (typeof value !== 'object' || value === null) return value
  if (depth >= MAX_DEPTH) return '[deeper]'
  if (Array.isArray(value)) return value.slice(0, 10).map((item) => cleanDetail(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      SENSITIVE.test(key) ? '[redacted]' : cleanDetail(inner, depth + 1),
    ]),
  )
}

/**
 * Logs to the console in development only, and always to a small ring that the teacher may copy into a report
 * [OP-109].
 */
export function logError(what: string, detail?: unknown): void {
  const entry: LogEntry = { at: new Date().toISOString(), what: cleanText(what) }
  if (detail !== undefined) entry.detail = cleanDetail(detail)
  ring.push(entry)
  if (ring.length > RING_SIZE) ring.shift()
  if (import.meta.env.DEV) console.warn(entry.what, entry.detail ?? '')
}

export function readErrorLog(): readonly LogEntry[] {
  return ring
}

/**
 * Unhandled rejections and script errors are logged and go no further; errors while rendering reach the error screen
 * [OP-110].
 */
export function catchStrayErrors(target: Window): () => void {
  const rejected = (event: PromiseRejectionEvent) => {
    logError('Unhandled rejection', event.reason)
    event.preventDefault()
  }
  const failed = (event: ErrorEvent) => {
    logError('Script error', event.error ?? event.message)
    event.preventDefault()
  }
  target.addEventListener('unhandledrejection', rejected)
  target.addEventListener('error', failed)
  return () => {
    target.removeEventListener('unhandledrejection', rejected)
    target.removeEventListener('error', failed)
  }
}
