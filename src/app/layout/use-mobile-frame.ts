import { useEffect } from 'react'
import { useIsMobile } from '#ui/use-media.ts'

/** The keyboard counts as open when it has taken this much of the height [NAV-74]. */
export const KEYBOARD_PX = 150

/**
 * On a phone: `--app-height` follows what the keyboard leaves free [NAV-71], and the browser's bar is as white as a
 * page [NAV-73]. In a home-screen app on iOS `dvh` is short by the status bar, so there the height is 100vh.
 */
export function useMobileFrame(): void {
  const mobile = useIsMobile()
  useEffect(() => {
    if (!mobile) return
    const root = document.documentElement
    const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"][media*="light"]')
    const before = bar?.content
    if (bar !== null) bar.content = '#ffffff'
    const view = window.visualViewport
    const measure = () => {
      const free = view?.height ?? window.innerHeight
      const keyboard = window.innerHeight - free > KEYBOARD_PX && (view?.scale ?? 1) === 1
      root.style.setProperty('--app-height', keyboard ? `${free}px` : isStandalone() ? '100vh' : '100dvh')
      root.dataset.keyboard = keyboard ? 'open' : 'closed'
    }
    measure()
    view?.addEventListener('resize', measure)
    return () => {
      view?.removeEventListener('resize', measure)
      root.style.removeProperty('--app-height')
      delete root.dataset.keyboard
      if (bar !== null && before !== undefined) bar.content = before
    }
  }, [mobile])
}

function isStandalone(): boolean {
  return window.matchMedia('(display-mode: standalone)').matches
}
