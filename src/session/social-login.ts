import { create } from 'zustand'
import type { SocialProvider } from '#domain/social-provider.ts'

/** The session storage key of the time of a social sign-in. It survives the way to the provider and back, and ends with the tab. */
const KEY = 'mahere-social-login'

const useStore = create<{ leavingFor: SocialProvider | null }>(() => ({ leavingFor: null }))

// The browser's Back button restores the page from its cache as it was left, so the loading flag must be cleared.
globalThis.addEventListener?.('pageshow', () => endLeaving())

/** Sets the sign-in's loading flag while the provider's page loads [AUTH-73] [AUTH-74]. */
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

/** Notes the time of a sign-in with Google or Apple, and of tokens in the address [AUTH-44] [AUTH-45]. */
export function markSocialLogin(now: number = Date.now()): void {
  globalThis.sessionStorage?.setItem(KEY, String(now))
}

/** [AUTH-46] */
export function clearSocialLogin(): void {
  globalThis.sessionStorage?.removeItem(KEY)
}

/** The time when this tab last began or completed a social sign-in, in milliseconds since 1970. */
export function socialLoginAt(): number | undefined {
  return Number(globalThis.sessionStorage?.getItem(KEY)) || undefined
}
