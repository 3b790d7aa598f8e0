import { PermanentFailure, ServiceAway } from '../provider.ts'
import type { ModelSettings } from './settings.ts'

/** The texts for the teacher. The provider's own message goes only to the log. */
const UNHARMED = 'Nothing is wrong with your message.'
const AWAY = `Our writing service is not available just now. ${UNHARMED}`
const BUSY = `Our writing service has too much to do just now. ${UNHARMED}`
const SLOW = `Our writing service was too slow just now. ${UNHARMED}`

interface Connection {
  sdk: Pick<typeof import('ai'), 'APICallError' | 'RetryError'>
  settings: Pick<ModelSettings, 'apiKey' | 'baseUrl'>
}

/** What was thrown, as the worker and the log may see it, and a word for the ledger. */
interface CallFailure {
  error: unknown
  why: string
}

/** The end of a call that has been silent for too long. */
export const silent = (ms: number) => new DOMException(`the model was silent for ${ms} ms`, 'TimeoutError')

const isPermanent = (status: number) =>
  status >= 400 && status < 500 && ![408, 409, 425, 429].includes(status)

/** Without the key and the address, which a server may repeat in its message, and without a long rest. */
function withoutSecrets(message: string, { apiKey, baseUrl }: Connection['settings']): string {
  const secrets = [apiKey, baseUrl].filter((secret) => secret !== null && secret !== '')
  return secrets.reduce<string>((text, secret) => text.replaceAll(secret ?? '', '…'), message).slice(0, 200)
}

/**
 * Reads what a call threw. The SDK's errors contain the whole call with the teacher's text and the headers, so only the
 * status and a cleaned message go on.
 */
export function failureOf({ sdk, settings }: Connection, thrown: unknown, signal: AbortSignal): CallFailure {
  // The reply was stopped, or its attempt is over: that is no failure of the model.
  if (signal.aborted) return { error: signal.reason, why: 'stopped' }
  const error = sdk.RetryError.isInstance(thrown) ? thrown.lastError : thrown
  const status = sdk.APICallError.isInstance(error) ? error.statusCode : undefined
  if (status !== undefined && isPermanent(status))
    return {
      error: new PermanentFailure(`the model refused the call: ${status}`, AWAY),
      why: `status ${status}`,
    }
  const said = withoutSecrets(error instanceof Error ? error.message : 'something unknown', settings)
  const [why, told] =
    status === 429 || status === 529
      ? [`status ${status}`, BUSY]
      : status !== undefined && status >= 400
        ? [`status ${status}`, AWAY]
        : error instanceof DOMException && error.name === 'TimeoutError'
          ? ['too slow', SLOW]
          : ['broken off', AWAY]
  return { error: new ServiceAway(`the call to the model failed (${why}): ${said}`, told), why }
}
