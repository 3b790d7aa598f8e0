import { AskedToWait } from './call-failures.ts'

/** The longest wait that a provider may ask of us within one call. After a longer one the teacher is told that it is busy. */
const LONGEST_WAIT_S = 8

/** The seconds after which a provider wants to be asked again; null where it names none. */
function waitOf({ status, headers }: Response): number | null {
  const named = headers.get('retry-after')
  if (!named || (status !== 429 && status !== 503)) return null
  const seconds = Number(named)
  return Number.isNaN(seconds) ? (Date.parse(named) - Date.now()) / 1_000 : seconds
}

/**
 * `fetch` with a response that ends when its signal aborts. Deno derives a signal for `fetch` and may garbage-collect it
 * once the headers have arrived. A later abort would then be lost, and the provider would go on writing for nobody.
 * It follows no redirection, which would take the key and the request to an address that nobody has set.
 */
export const abortableFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' })
  if ((waitOf(response) ?? 0) > LONGEST_WAIT_S) {
    void response.body?.cancel().catch(() => undefined)
    throw new AskedToWait(response.status)
  }
  const { body } = response
  const signal = init?.signal
  if (!body || !signal) return response
  const reader = body.getReader()
  const held = new ReadableStream<Uint8Array>({
    start(controller) {
      const hangUp = () => {
        controller.error(signal.reason)
        void reader.cancel(signal.reason).catch(() => undefined)
      }
      if (signal.aborted) hangUp()
      else signal.addEventListener('abort', hangUp, { once: true })
    },
    async pull(controller) {
      const { done, value } = await reader.read()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
  const { status, statusText, headers } = response
  return new Response(held, { status, statusText, headers })
}
