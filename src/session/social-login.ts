import { create } from 'zustand'

export type SocialProvider = 'google' | 'apple'

/** Survives the way to the provider and back, ends with the tab. */
const KEY = 'mahere-social-login'

const useStore = create<{ leavingFor: SocialProvider | null }>(() => ({ leavingFor: null }))

// Back by the browser's button: the page comes out of its cache as it was left, and nobody is leaving any more.
globalThis.addEventListener?.('pageshow', () => endLeaving())

/** The sign-in's loading flag: a provider's page is about to take over [AUTH-73] [AUTH-74]. */
export function startLeaving(provider: SocialProvider): void {
  useStore.setState({ leavingFor: provider })
}

export function endLeaving(): void {
  useStore.setState({ leavingFor: null })
}

export function useLeavingFor(): SocialProvider | null {
  return useStore((state) => state.leavingFor)
}

export const leavingFor = (): SocialProvider | null => useStore.getState().leavingFor

/** On sign-in with Google or Apple, and when tokens appear in the address [AUTH-44] [AUTH-45]. */
export function markSocialLogin(now: number = Date.now()): void {
  globalThis.sessionStorage?.setItem(KEY, String(now))
}

/** [AUTH-46] */
export function clearSocialLogin(): void {
  globalThis.sessionStorage?.removeItem(KEY)
}

/** When the last social sign-in of this tab was begun or completed, in ms since 1970. */
export function socialLoginAt(): number | undefined {
  return Number(globalThis.sessionStorage?.getItem(KEY)) || undefined
}
