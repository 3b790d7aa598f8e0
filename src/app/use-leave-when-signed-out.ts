import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useIdentity } from '#session/identity.ts'

/** Signed out here, in another tab, or by the server: the signed-in screens close [NAV-78]; so they do for who must set a password [AUTH-54]. */
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
