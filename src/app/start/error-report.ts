import { readFailedCalls } from '#backend/failed-calls.ts'
import { PRODUCT_NAME } from '#domain/product.ts'
import { cleanDetail, cleanText, readErrorLog } from './error-log.ts'

const NEWEST = 10

/**
 * Everything that a report of an error holds: the error, which screen and browser it was, and the newest errors of this
 * visit. No words of a teacher or a pupil are in it, because the log never holds any [ERR-11].
 */
export function errorReport(error: unknown): string {
  const screen = window.location.pathname.replace(/[\da-f]{8}-[\da-f-]{27}/gi, '[id]')
  const earlier = readErrorLog()
    .slice(-NEWEST)
    .map(({ at, what, detail }) =>
      [at, what, detail && JSON.stringify(cleanDetail(detail))].filter(Boolean).join(' '),
    )
  const calls = readFailedCalls().map(({ at, path, kind, status, id }) =>
    [at, path, kind, status, id].filter((part) => part !== undefined).join(' '),
  )
  return [
    `${PRODUCT_NAME} could not show a screen.`,
    `Error: ${cleanText(error instanceof Error ? `${error.name}: ${error.message}` : String(error))}`,
    `Screen: ${screen}`,
    `Browser: ${navigator.userAgent}`,
    `Connected: ${navigator.onLine ? 'yes' : 'no'}`,
    'Errors of this visit:',
    ...earlier,
    ...(calls.length > 0
      ? ['Calls that the server did not answer well, with their ids in its log:', ...calls]
      : []),
  ].join('\n')
}
