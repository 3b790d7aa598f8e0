import { endFollowing } from './messages/follow-end.ts'

const GAP_PX = 12

/** The height of everything around this element that stays at the top of the screen while the page scrolls. */
function coveredAbove(element: Element): number {
  const bars = [...document.querySelectorAll<HTMLElement>('header, [data-bar]')]
  const around = bars.filter((bar) => !element.contains(bar))
  const bottoms = around.map((bar) => {
    const { position, top } = getComputedStyle(bar)
    return position === 'sticky' ? (Number.parseFloat(top) || 0) + bar.offsetHeight : 0
  })
  return Math.max(0, ...bottoms)
}

/** Scrolls to an element of the chat, below the bars. From then on the page no longer follows the chat's end. */
export function goTo(element: Element | null | undefined): void {
  if (!element) return
  endFollowing()
  const top = element.getBoundingClientRect().top + window.scrollY - coveredAbove(element) - GAP_PX
  window.scrollTo({ top, behavior: 'instant' })
}
