import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { finishPasswordSetup, needsPasswordSetup } from '#backend/auth/password-setup.ts'
import { type Identity, readIdentity, setIdentity, useIdentity } from '#session/identity.ts'
import { showToast } from '#session/toasts.ts'
import { Button } from '#ui/button.tsx'
import { FormAlert } from '#ui/forms/form-alert.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { AuthFrame } from '../sign-in/auth-frame.tsx'
import { useSignOut } from '../sign-out/sign-out-button.tsx'
import { LinkFailed } from './link-failed.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { RecoveryForm } from './reset-password-screen.soon.tsx'
import { useRecovery } from './use-recovery.ts'

/** Asks a member for a new password at the first sign-in. Reset links from an email may lead here too [AUTH-117]. */
export function PasswordSetupScreen() {
  const recovery = useRecovery('/password-setup')
  const identity = useIdentity()
  const navigate = useNavigate()
  const isStranger = recovery.state === 'none' && identity?.state !== 'signed-in'
  useEffect(() => {
    if (isStranger) void navigate({ to: '/login', replace: true })
  }, [isStranger, navigate])

  return (
    <AuthFrame title="Set your password" isLong>
      {recovery.state === 'checking' && <Spinner className="mt-4" label="Processing password reset..." />}
      {recovery.state === 'failed' && <LinkFailed {...recovery} />}
      {recovery.state === 'open' && <RecoveryForm email={recovery.email} />}
      {recovery.state === 'none' && identity?.state === 'signed-in' && (
        <FirstPassword email={identity.email} />
      )}
    </AuthFrame>
  )
}

/** Asks the server whether the member needs to set a password (OP-28) [AUTH-119] [AUTH-132]. */
function FirstPassword({ email }: { email: string }) {
  const [status, setStatus] = useState<'asking' | 'needed' | 'unknown'>('asking')
  const ask = useCallback(async () => {
    setStatus('asking')
    const answer = await needsPasswordSetup()
    if (!answer.ok) return setStatus('unknown')
    if (answer.value) setStatus('needed')
    else noteNoNeed(readIdentity())
  }, [])
  useEffect(() => void ask(), [ask])
  useGoHomeWithoutNeed(status)

  if (status === 'asking') return <Spinner className="mt-4" label="Setting up your account..." />
  if (status === 'unknown') return <StatusUnknown onRetry={() => void ask()} />
  return <SetupForm email={email} />
}

function noteNoNeed(identity: Identity | null) {
  if (identity?.state === 'signed-in') setIdentity({ ...identity, mustSetPassword: false })
}

function useGoHomeWithoutNeed(status: string) {
  const identity = useIdentity()
  const navigate = useNavigate()
  const isFree = status === 'asking' && identity?.mustSetPassword === false
  useEffect(() => {
    if (isFree) void navigate({ to: '/home', replace: true })
  }, [isFree, navigate])
}

function SetupForm({ email }: { email: string }) {
  const navigate = useNavigate()
  const work = async (password: string) => {
    const answer = await finishPasswordSetup(password)
    if (!answer.ok) return answer.failure
    await navigate({ to: '/login', search: { password_reset: 'success' }, replace: true })
    if (!answer.statusSaved) {
      const title =
        'Password updated but failed to update reset status. Please contact support if you experience issues.'
      showToast({ title, kind: 'error' })
    }
    return undefined
  }
  return (
    <>
      <p className="mt-3 break-words">
        Your school made the account <strong className="font-semibold">{email}</strong> for you. Choose a
        password only you know; then sign in with it.
      </p>
      <NewPasswordForm email={email} submitLabel="Set password" work={work} />
      <SignOutInstead />
    </>
  )
}

function StatusUnknown({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="mt-4 space-y-4">
      <FormAlert id="status-unknown" text="Failed to check password reset status." />
      <Button variant="primary" className="w-full" onClick={onRetry}>
        Try again
      </Button>
      <SignOutInstead />
    </div>
  )
}

/** A way out for a member who signed in on somebody else's device. */
function SignOutInstead() {
  const { signOut, busy, dialog } = useSignOut()
  return (
    <>
      <Button variant="ghost" className="mt-2 w-full" busy={busy} onClick={signOut}>
        Sign Out
      </Button>
      {dialog}
    </>
  )
}
