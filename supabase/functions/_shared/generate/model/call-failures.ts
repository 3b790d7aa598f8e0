import { isFields } from '../../http/fields.ts'
import { PermanentFailure, ServiceAway } from '../provider.ts'

/** The texts for the teacher. The provider's own message goes only to the log. */
const UNHARMED = 'Nothing is wrong with your message.'
export const AWAY = `Our writing service is not available just now. ${UNHARMED}`
const BUSY = `Our writing service has too much to do just now. ${UNHARMED}`
const SLOW = `Our writing service was too slow just now. ${UNHARMED}`

interface Connection {
  sdk: Pick<typeof import('ai'), 'APICallError' | 'RetryError'>
}

/** What was thrown, as the worker and the log may see it, and a word for the ledger. */
interface CallFailure {
  error: unknown
  why: string
  /** True where the provider answered the call with an error, so that it wrote nothing that it can charge for. */
  isTurnedAway: boolean
}

/** The end of a call that has been silent for too long. */
export const silent = (ms: number) => new DOMException(`the model was silent for ${ms} ms`, 'TimeoutError')

const isPermanent = (status: number) =>
  status >= 400 && status < 500 && ![408, 409, 425, 429].includes(status)

/** A word of a provider for what is wrong, such as "insufficient_quota", has no digits, so it is neither a key nor a text. */
const WORD = /^(?=.{3,40}$)[a-z]+(?:_[a-z]+)+$/i

/**
 * What went wrong, for the log. A provider's sentences are left out: they may repeat the teacher's text, and parts of the
 * key in any writing.
 */
function said(sdk: Connection['sdk'], error: unknown): string {
  if (error instanceof DOMException) return error.message
  const data = sdk.APICallError.isInstance(error) && isFields(error.data) ? error.data.error : null
  const words = isFields(data) ? [data.code, data.type, data.status] : []
  const word = words.find((one) => typeof one === 'string' && WORD.test(one))
  return typeof word === 'string' ? word : error instanceof Error ? error.name : 'an error in the stream'
}

/** A provider that is too busy to be asked again soon. */
export class AskedToWait extends Error {
  readonly status: number
  constructor(status: number) {
    super(`asked to wait, with ${status}`)
    this.name = 'AskedToWait'
    this.status = status
  }
}

function statusOf(sdk: Connection['sdk'], error: unknown): number | undefined {
  if (error instanceof AskedToWait) return error.status
  return sdk.APICallError.isInstance(error) ? error.statusCode : undefined
}

const isBusy = (error: unknown, status: number | undefined) =>
  error instanceof AskedToWait || status === 429 || status === 529

/**
 * Reads what a call threw. The SDK's errors contain the whole call with the teacher's text and the headers, so only the
 * status and a cleaned message go on.
 */
export function failureOf({ sdk }: Connection, thrown: unknown, signal: AbortSignal): CallFailure {
  // The reply was stopped, or its attempt is over: that is no failure of the model.
  if (signal.aborted) return { error: signal.reason, why: 'stopped', isTurnedAway: false }
  const error = sdk.RetryError.isInstance(thrown) ? thrown.lastError : thrown
  const status = statusOf(sdk, error)
  if (status !== undefined && isPermanent(status))
    return {
      error: new PermanentFailure(`the model refused the call: ${status}`, AWAY),
      why: `status ${status}`,
      isTurnedAway: true,
    }
  const [why, told] = isBusy(error, status)
    ? [`status ${status}`, BUSY]
    : status !== undefined && status >= 400
      ? [`status ${status}`, AWAY]
      : error instanceof DOMException && error.name === 'TimeoutError'
        ? ['too slow', SLOW]
        : ['broken off', AWAY]
  return {
    error: new ServiceAway(`the call to the model failed (${why}): ${said(sdk, error)}`, told),
    why,
    isTurnedAway: why.startsWith('status'),
  }
}
