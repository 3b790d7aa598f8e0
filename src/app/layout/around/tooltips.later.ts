import './tooltips.css'

/** The mouse rests this long on a control before its tooltip opens [NAV-79]. */
export const OPEN_MS = 700
/** Within this time after a tooltip closed, the next control shows its own at once [NAV-80]. */
export const SKIP_MS = 300

const GAP = 6
/** A button with an icon and no text shows its name as its tooltip. A `data-tip` says something else. */
const TIPPED = '[data-tip], .btn-square[aria-label]'

/** The tooltips of the whole page, shown on mouse hover and keyboard focus. The control keeps its own accessible name. */
export function showTooltips(): () => void {
  const tooltip = new Tooltip()
  const listeners: [string, EventListener][] = [
    ['pointerover', (event) => (event as PointerEvent).pointerType === 'mouse' && tooltip.look(event.target)],
    ['focusin', ({ target }) => target instanceof Element && isKeyFocus(target) && tooltip.look(target)],
    ['focusout', () => tooltip.look(null)],
    ['pointerdown', () => tooltip.close()],
    ['keydown', (event) => (event as KeyboardEvent).key === 'Escape' && tooltip.close()],
    ['scroll', () => tooltip.close()],
  ]
  for (const [type, listener] of listeners)
    document.addEventListener(type, listener, { capture: true, passive: true })
  return () => {
    for (const [type, listener] of listeners) document.removeEventListener(type, listener, { capture: true })
    tooltip.remove()
  }
}

const isKeyFocus = (target: Element) => target.matches(':focus-visible')

class Tooltip {
  private readonly tip = document.createElement('div')
  private control: Element | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private closedAt = Number.NEGATIVE_INFINITY

  constructor() {
    this.tip.className = 'tip'
    this.tip.popover = 'manual'
    this.tip.setAttribute('aria-hidden', 'true')
    document.body.append(this.tip)
  }

  /** The mouse or the focus has moved to this target. */
  look(target: EventTarget | null): void {
    const found = target instanceof Element ? target.closest(TIPPED) : null
    if (found === this.control) return
    this.close()
    this.control = found
    if (found === null) return
    const isNext = performance.now() - this.closedAt < SKIP_MS
    this.timer = setTimeout(() => this.open(found), isNext ? 0 : OPEN_MS)
  }

  close(): void {
    clearTimeout(this.timer)
    if (!this.tip.matches(':popover-open')) return
    this.tip.hidePopover()
    this.closedAt = performance.now()
  }

  remove(): void {
    this.close()
    this.tip.remove()
  }

  private open(control: Element): void {
    // The menu of an open menu button lies where the tooltip would, and the button's name is the menu's name.
    if (!control.isConnected || control.getAttribute('aria-expanded') === 'true') return
    this.tip.textContent = control.getAttribute('data-tip') ?? control.getAttribute('aria-label')
    this.tip.showPopover()
    place(this.tip, control)
  }
}

/** Puts the tooltip below its control, or above where there is no room; never past an edge. */
function place(tip: HTMLElement, control: Element): void {
  const box = control.getBoundingClientRect()
  const { width, height } = tip.getBoundingClientRect()
  const below = box.bottom + GAP + height <= window.innerHeight
  const left = box.left + box.width / 2 - width / 2
  tip.style.top = `${below ? box.bottom + GAP : Math.max(0, box.top - GAP - height)}px`
  tip.style.left = `${Math.max(GAP, Math.min(left, window.innerWidth - width - GAP))}px`
}
