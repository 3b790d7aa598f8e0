import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { PRODUCT_NAME } from '#domain/product.ts'
import { useIdentity } from '#session/identity.ts'
import { Mark } from '#ui/mark.tsx'
import { Spinner } from '#ui/spinner.tsx'

/** Says where it is going and goes: recovery first, then home, then the public page [AUTH-10] … [AUTH-17]. */
export function TransitionScreen() {
  const identity = useIdentity()
  const navigate = useNavigate()
  const recovery = isRecovery(window.location)
  const signedIn = identity?.state === 'signed-in'

  useEffect(() => {
    if (recovery) window.location.replace(`/auth${window.location.search}${window.location.hash}`)
    else if (signedIn) void navigate({ to: '/home', replace: true })
    else window.location.replace('/')
  }, [recovery, signedIn, navigate])

  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-6">
      <h1 className="flex items-center gap-2.5 text-2xl font-bold tracking-tight">
        <Mark />
        {PRODUCT_NAME}
      </h1>
      <Spinner
        label={
          recovery ? 'Processing password reset...' : signedIn ? 'Setting up your account...' : 'Loading...'
        }
      />
    </main>
  )
}

export function isRecovery({ search, hash }: Pick<Location, 'search' | 'hash'>): boolean {
  return /[?#&](type=recovery|mode=reset)\b/.test(`${search}${hash}`)
}
