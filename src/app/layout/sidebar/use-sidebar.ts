import { useEffect, useRef, useState } from 'react'
import { usePanels } from '#session/panels.ts'
import { useIsMobile } from '#ui/use-media.ts'
import { readSidebarCookie, sidebarCookie } from './sidebar-cookie.ts'

interface Sidebar {
  mobile: boolean
  /** On a wide screen it means wide rather than collapsed to icons; on a phone, that the sheet is open. */
  open: boolean
  toggle: () => void
}

/**
 * On load a wide screen follows the cookie, or is open without one; a phone starts closed. Crossing the breakpoint
 * returns to the default of the new layout and leaves the cookie alone [NAV-67] [NAV-68] [NAV-69].
 */
export function useSidebar(): Sidebar {
  const mobile = useIsMobile()
  const sheetOpen = usePanels((panels) => panels.open.history)
  const setPanel = usePanels((panels) => panels.setOpen)
  const [wide, setWide] = useState(() => readSidebarCookie(document.cookie) ?? true)
  const [layout, setLayout] = useState(mobile)
  const open = mobile ? sheetOpen : wide

  if (layout !== mobile) {
    setLayout(mobile)
    setWide(true)
  }
  useEffect(() => {
    if (!mobile) setPanel('history', false)
  }, [mobile, setPanel])

  function toggle() {
    if (mobile) return setPanel('history', !open)
    setWide(!open)
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
    document.cookie = sidebarCookie(!open)
  }

  const latest = useRef(toggle)
  latest.current = toggle
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!isToggleKey(event)) return
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  }, [])

  return { mobile, open, toggle }
}

/** Ctrl+B, or Cmd+B on a Mac [NAV-63] [NAV-64]. In an editor they mean bold, and the editor takes them first. */
export function isToggleKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'defaultPrevented'>,
): boolean {
  const modifier = event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey
  return modifier && event.key.toLowerCase() === 'b' && !event.defaultPrevented
}
