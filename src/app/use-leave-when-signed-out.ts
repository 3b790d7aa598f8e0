import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useIdentity } from '#session/identity.ts'

/** Signed out here, in another tab, or by the server: the signed-in screens close [NAV-78]. */
export function useLeaveWhenSignedOut(): void {
  const identity = useIdentity()
  const router = useRouter()
  const signedIn = identity?.state === 'signed-in'
  useEffect(() => {
    if (!signedIn) void router.navigate({ to: '/login', replace: true })
  }, [signedIn, router])
}
