import { create } from 'zustand'

/**
 * The address a provider or a mail led to, as it came. In memory only: tokens and codes leave the address bar before anything else
 * happens [AUTH-77], and the screen at `path` works out what they mean.
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

/** Only what came to this path: the next screen must not take it for its own. */
export function useHeldReturn(path: string): UrlReturn | null {
  return useStore(({ held }) => (held?.path === path ? held : null))
}
