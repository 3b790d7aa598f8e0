import { KeyRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIdentity } from '#session/identity.ts'
import { Banner } from '#ui/banner.tsx'

/**
 * Shown when the auth service has ended a session that the teacher did not end: says what is safe and what to do. On the sign-in screen
 * it needs no button; elsewhere `action` leads there.
 */
export function NeedsSignInBanner({ action }: { action?: ReactNode }) {
  const identity = useIdentity()
  if (identity?.state !== 'needs-sign-in') return null
  return (
    <Banner
      tone="wash"
      icon={<KeyRound className="size-5 shrink-0" aria-hidden="true" />}
      {...(action !== undefined && { action })}
    >
      Your sign-in has ended. Your unsent words are safe on this device: sign in as{' '}
      <strong className="font-semibold break-all">{identity.email}</strong> to find them again.
    </Banner>
  )
}
