/** A hidden page gets no frames, and nobody is waiting for it to paint. */
const MAX_MS = 300

/** Resolves once the browser has had the chance to paint everything drawn so far. */
export function painted(): Promise<void> {
  if (document.hidden) return Promise.resolve()
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, 0))
    setTimeout(resolve, MAX_MS)
  })
}
