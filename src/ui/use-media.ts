import { useCallback, useMemo, useSyncExternalStore } from 'react'

/** Narrower than 768 px [NAV-70]. It uses rem as the stylesheet does, or the two would disagree at larger font sizes. */
const MOBILE = '(width < 48rem)'

function useMedia(query: string): boolean {
  // The list is kept because it is read at every render, and creating one makes the browser recalculate the page.
  const list = useMemo(() => window.matchMedia(query), [query])
  const subscribe = useCallback(
    (changed: () => void) => {
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [list],
  )
  return useSyncExternalStore(subscribe, () => list.matches)
}

export function useIsMobile(): boolean {
  return useMedia(MOBILE)
}
