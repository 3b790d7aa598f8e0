/** Safari has no requestIdleCallback; a second after the paint is close enough. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 5000 })
  else setTimeout(work, 1000)
}

export function afterFirstPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(() => whenIdle(work), 0))
}
