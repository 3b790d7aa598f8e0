/** `AbortSignal.any` of two, which Safari knows only from 17.4: without it no reply would stream there. */
export function eitherSignal(one: AbortSignal | null | undefined, other: AbortSignal): AbortSignal {
  if (!one) return other
  const both = new AbortController()
  for (const signal of [one, other]) {
    const abort = () => both.abort(signal.reason)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true, signal: both.signal })
  }
  return both.signal
}
