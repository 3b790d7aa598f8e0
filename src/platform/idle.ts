/** Waits until the page has nothing better to do, at most `mostMs`. Where the browser cannot tell, not at all. */
export function whenIdle(mostMs: number): Promise<void> {
  const request = globalThis.requestIdleCallback
  if (typeof request !== 'function') return Promise.resolve()
  return new Promise((resolve) => {
    request(() => resolve(), { timeout: mostMs })
  })
}
