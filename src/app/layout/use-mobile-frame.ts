import { useEffect } from 'react'
import { useIsMobile } from '#ui/use-media.ts'

/** The keyboard counts as open when it has taken this much of the height [NAV-74]. */
export const KEYBOARD_PX = 150
/** A frame may be the editor's. */
const FIELDS = 'input, textarea, select, iframe, [contenteditable="true"]'

/**
 * On a phone: `--app-height` follows what the keyboard leaves free [NAV-71], and the browser's bar is as white as a
 * page [NAV-73]. In a home-screen app on iOS `dvh` is short by the status bar, so there the height is 100vh. Only who
 * is in a field has a keyboard: bars of the browser that come and go take height as well.
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
      const taken = window.innerHeight - free >= KEYBOARD_PX && (view?.scale ?? 1) === 1
      const keyboard = taken && (document.activeElement?.matches(FIELDS) ?? false)
      root.style.setProperty('--app-height', keyboard ? `${free}px` : isStandalone() ? '100vh' : '100dvh')
      root.dataset.keyboard = keyboard ? 'open' : 'closed'
    }
    measure()
    let later = 0
    const leftField = () => {
      cancelAnimationFrame(later)
      later = requestAnimationFrame(measure) // by then the focus is where it goes
    }
    view?.addEventListener('resize', measure)
    document.addEventListener('focusin', measure)
    document.addEventListener('focusout', leftField)
    return () => {
      // A window that grows takes the field away, and its farewell would come after ours.
      cancelAnimationFrame(later)
      view?.removeEventListener('resize', measure)
      document.removeEventListener('focusin', measure)
      document.removeEventListener('focusout', leftField)
      root.style.removeProperty('--app-height')
      delete root.dataset.keyboard
      if (bar !== null && before !== undefined) bar.content = before
    }
  }, [mobile])
}

function isStandalone(): boolean {
  return window.matchMedia('(display-mode: standalone)').matches
}
