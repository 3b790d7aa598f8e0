/** The control that was used last. A toast must not appear over it. */
let last: Element | null = null

function note(event: Event): void {
  if (event.target instanceof Element) last = event.target
}

/** Notes every press and every key, until the answer is called. */
export function notePresses(): () => void {
  window.addEventListener('pointerdown', note, true)
  window.addEventListener('keydown', note, true)
  return () => {
    window.removeEventListener('pointerdown', note, true)
    window.removeEventListener('keydown', note, true)
  }
}

/** True where this box would cover the control that was used last. */
export function coversLastPressed(box: DOMRect): boolean {
  const control = last?.closest('button, a, input, textarea, [role="menuitem"]')
  if (!control?.isConnected) return false
  const used = control.getBoundingClientRect()
  if (used.width === 0) return false
  return used.left < box.right && used.right > box.left && used.top < box.bottom && used.bottom > box.top
}
