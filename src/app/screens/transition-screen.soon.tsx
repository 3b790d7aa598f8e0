import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isRecoveryLink } from '#backend/auth/arrival-link.soon.ts'
import { isRecovering } from '#backend/auth/recovery.ts'
import { PRODUCT_NAME } from '#domain/product.ts'
import { type Identity, useIdentity } from '#session/identity.ts'
import { useHeldReturn } from '#session/url-return.ts'
import { Mark } from '#ui/mark.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { SignInCallback } from './sign-in-callback.ts'

export type Way = '/reset-password' | '/password-setup' | '/home' | '/'

/** The specification sets this order [AUTH-14] [AUTH-15] [AUTH-16] [AUTH-17]. */
export function wayOn(recovery: boolean, identity: Identity | null): Way {
  if (recovery) return '/reset-password'
  if (identity?.state !== 'signed-in') return '/'
  return identity.mustSetPassword ? '/password-setup' : '/home'
}

/** The screen at `/app`, which only leads on (OP-01). */
export function TransitionScreen() {
  const held = useHeldReturn('/app')
  const identity = useIdentity()
  // Decided once: the next screen takes the held address, maybe before this one has unmounted.
  const [recovery] = useState(() => (held ? isRecoveryLink(held.href) : isRecovering()))
  if (held && !recovery) return <SignInCallback held={held} />
  return <Passing way={wayOn(recovery, identity)} />
}

const LABELS: Record<Way, string> = {
  '/reset-password': 'Processing password reset...',
  '/password-setup': 'Setting up your account...',
  '/home': 'Setting up your account...',
  '/': 'Loading...',
}

function Passing({ way }: { way: Way }) {
  const navigate = useNavigate()
  useEffect(() => {
    // The public page is not part of the app, so the browser loads it.
    if (way === '/') window.location.replace('/')
    else void navigate({ to: way, replace: true })
  }, [way, navigate])
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-6">
      <h1 className="flex items-center gap-2.5 text-2xl font-bold tracking-tight">
        <Mark />
        {PRODUCT_NAME}
      </h1>
      <Spinner label={LABELS[way]} />
    </main>
  )
}
