import { useCallback, useMemo, useSyncExternalStore } from 'react'

/** Narrower than 768 px [NAV-70]: in the stylesheet's unit, or with larger letters the two would not agree. */
export const MOBILE = '(width < 48rem)'

export function useMedia(query: string): boolean {
  // Asked for once: it is read at every drawing, and each new list costs a look at the whole page.
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
