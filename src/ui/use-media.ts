import { useCallback, useSyncExternalStore } from 'react'

/** Mobile means narrower than 768 px [NAV-70]. */
export const MOBILE = '(width < 768px)'

export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}

export function useIsMobile(): boolean {
  return useMedia(MOBILE)
}
