/** Waits until the page is idle, at most `mostMs`. It does not wait where the browser has no idle callback. */
export function whenIdle(mostMs: number): Promise<void> {
  const request = globalThis.requestIdleCallback
  if (typeof request !== 'function') return Promise.resolve()
  return new Promise((resolve) => {
    request(() => resolve(), { timeout: mostMs })
  })
}
