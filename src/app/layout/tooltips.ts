import './tooltips.css'

/** How long one points before a tooltip opens [NAV-79]. */
export const OPEN_MS = 700
/** Who goes on to the next control within this time sees its tooltip at once [NAV-80]. */
export const SKIP_MS = 300

const GAP = 6
/** A button with an icon and no words: its name is the tooltip. A `data-tip` says something else. */
const TIPPED = '[data-tip], .btn-square[aria-label]'

/** Tooltips of the whole page: for who points with a mouse and who moves by keyboard. The control itself has its name. */
export function showTooltips(): () => void {
  const tip = document.createElement('div')
  tip.className = 'tip'
  tip.popover = 'manual'
  tip.setAttribute('aria-hidden', 'true')
  document.body.append(tip)
  let at: Element | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let closedAt = Number.NEGATIVE_INFINITY

  const close = () => {
    clearTimeout(timer)
    if (tip.matches(':popover-open')) {
      tip.hidePopover()
      closedAt = performance.now()
    }
  }
  const open = () => {
    if (!at?.isConnected) return
    tip.textContent = at.getAttribute('data-tip') ?? at.getAttribute('aria-label')
    tip.showPopover()
    place(tip, at)
  }
  const look = (target: EventTarget | null) => {
    const found = target instanceof Element ? target.closest(TIPPED) : null
    if (found === at) return
    close()
    at = found
    if (at === null) return
    timer = setTimeout(open, performance.now() - closedAt < SKIP_MS ? 0 : OPEN_MS)
  }
  const pointed = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') look(event.target)
  }
  const focused = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches(':focus-visible')) look(target)
  }
  const dismissed = (event: Event) => {
    if (!(event instanceof KeyboardEvent) || event.key === 'Escape') close()
  }
  const left = () => look(null)
  const listeners: [string, EventListener][] = [
    ['pointerover', pointed as EventListener],
    ['focusin', focused as EventListener],
    ['focusout', left],
    ['pointerdown', dismissed],
    ['keydown', dismissed],
    ['scroll', dismissed],
  ]
  for (const [type, listener] of listeners)
    document.addEventListener(type, listener, { capture: true, passive: true })
  return () => {
    for (const [type, listener] of listeners) document.removeEventListener(type, listener, { capture: true })
    close()
    tip.remove()
  }
}

/** Below, or above where there is no room; never past an edge. */
function place(tip: HTMLElement, at: Element): void {
  const box = at.getBoundingClientRect()
  const { width, height } = tip.getBoundingClientRect()
  const below = box.bottom + GAP + height <= window.innerHeight
  const left = box.left + box.width / 2 - width / 2
  tip.style.top = `${below ? box.bottom + GAP : Math.max(0, box.top - GAP - height)}px`
  tip.style.left = `${Math.max(GAP, Math.min(left, window.innerWidth - width - GAP))}px`
}
