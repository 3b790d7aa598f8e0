import { create } from 'zustand'

/**
 * The address to which a provider or a mail led, unchanged. It is in memory only: tokens and codes leave the address bar
 * before anything else happens [AUTH-77], and the screen at `path` reads them from here.
 */
export interface UrlReturn {
  path: string
  href: string
}

const useStore = create<{ held: UrlReturn | null }>(() => ({ held: null }))

export function holdReturn(held: UrlReturn | null): void {
  useStore.setState({ held })
}

export const heldReturn = (): UrlReturn | null => useStore.getState().held

/** The held address if it came to this path, so that no other screen takes it. */
export function useHeldReturn(path: string): UrlReturn | null {
  return useStore(({ held }) => (held?.path === path ? held : null))
}
