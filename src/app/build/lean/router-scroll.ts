import type { AnyRouter } from '@tanstack/react-router'

/**
 * Takes the place of the router's scroll restoration in the build. The app keeps positions itself (layout/scrolling); what is
 * left is to open a page at its top or at the place that the hash names, as the router does.
 */
export function setupScrollRestoration(router: AnyRouter): void {
  const scroll = router._scroll as { n: boolean; r?: boolean }
  if (scroll.r) return
  scroll.r = true
  router.subscribe('onRendered', ({ toLocation: { hash } }) => {
    const resets = scroll.n
    scroll.n = true
    if (hash) document.getElementById(hash)?.scrollIntoView()
    else if (resets) window.scrollTo(0, 0)
  })
}

/** The names that the router's own index passes on. */
export const storageKey = ''
export const defaultGetScrollRestorationKey = () => ''
export const getElementScrollRestorationEntry = () => undefined
export const ScrollRestoration = () => null
