import { useEffect } from 'react'
import { useIsMobile } from '#ui/use-media.ts'

/** The keyboard counts as open when it takes at least this much of the height [NAV-74]. */
const KEYBOARD_PX = 150
/** The iframe among them is the editor's. */
const FIELDS = 'input, textarea, select, iframe, [contenteditable="true"]'

/**
 * On a phone `--app-height` follows the height that the keyboard leaves free [NAV-71], and the browser's bar is as
 * white as a page [NAV-73]. In a home-screen app on iOS `dvh` is short by the status bar, so there the height is
 * 100vh. The keyboard is open only while a field has the focus: browser bars that come and go take height as well.
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
      later = requestAnimationFrame(measure) // in the next frame the focus has arrived
    }
    view?.addEventListener('resize', measure)
    document.addEventListener('focusin', measure)
    document.addEventListener('focusout', leftField)
    return () => {
      // The focusout of the unmounted field would fire after this cleanup.
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
