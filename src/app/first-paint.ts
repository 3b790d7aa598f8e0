/** Frames do not come while the page is hidden; nobody waits for a picture there. */
const LONGEST_MS = 300

/** Once the browser has had the chance to show what has been drawn so far. */
export function painted(): Promise<void> {
  if (document.hidden) return Promise.resolve()
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, 0))
    setTimeout(resolve, LONGEST_MS)
  })
}
