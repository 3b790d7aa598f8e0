import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useIdentity } from '#session/identity.ts'

/**
 * Closes the signed-in screens after a sign-out here, in another tab, or by the server [NAV-78], and for a teacher
 * who must set a password [AUTH-54].
 */
export function useLeaveWhenSignedOut(): void {
  const identity = useIdentity()
  const router = useRouter()
  const signedIn = identity?.state === 'signed-in'
  const mustSetPassword = identity?.mustSetPassword === true
  useEffect(() => {
    if (!signedIn) void router.navigate({ to: '/login', replace: true })
    else if (mustSetPassword) void router.navigate({ to: '/password-setup', replace: true })
  }, [signedIn, mustSetPassword, router])
}
