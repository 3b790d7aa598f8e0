/** The control that was used last. A toast must not appear over it, nor over one marked `data-keep-clear`. */
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

/** True where this box would cover the control that was used last, or one that is needed next. */
export function coversInUse(box: DOMRect): boolean {
  const used = last?.closest('button, a, input, textarea, [role="menuitem"]')
  const next = [...document.querySelectorAll('[data-keep-clear]')]
  return [...(used ? [used] : []), ...next].some((control) => control.isConnected && meet(control, box))
}

function meet(control: Element, box: DOMRect): boolean {
  const { left, right, top, bottom, width } = control.getBoundingClientRect()
  return width > 0 && left < box.right && right > box.left && top < box.bottom && bottom > box.top
}
