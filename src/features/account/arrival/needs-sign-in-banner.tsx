import { KeyRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIdentity } from '#session/identity.ts'
import { Banner } from '#ui/banner.tsx'

/**
 * Shown when the auth service has ended a session that the teacher did not end. It says what is safe and what to do. The
 * sign-in screen needs no button; elsewhere `action` leads there.
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
      Your sign-in has ended. Your unsent work is safe on this device. Sign in as{' '}
      <strong className="font-semibold break-all">{identity.email}</strong> to get it back.
    </Banner>
  )
}
