/**
 * `fetch` with a response that ends when its signal aborts. Deno derives a signal for `fetch` and may garbage-collect it
 * once the headers have arrived. A later abort would then be lost, and the provider would go on writing for nobody.
 */
export const abortableFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
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
