import { useNavigate } from '@tanstack/react-router'
import { setNewPassword } from '#backend/auth/recovery.ts'
import { readIdentity, useIdentity } from '#session/identity.ts'
import { markRecovered } from '#session/plan/refresh-after-arrival.ts'
import { showToast } from '#session/toasts.ts'
import { Spinner } from '#ui/spinner.tsx'
import { AuthFrame } from '../sign-in/auth-frame.tsx'
import { LinkFailed } from './link-failed.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { NO_LINK } from './reset-texts.ts'
import { useRecovery } from './use-recovery.ts'

/** The page behind an emailed reset link. A teacher signed in on this device stays signed in. */
export function ResetPasswordScreen() {
  const recovery = useRecovery('/reset-password')
  return (
    <AuthFrame title="Set a new password" isLong>
      {recovery.state === 'checking' && <Spinner className="mt-4" label="Processing password reset..." />}
      {recovery.state === 'none' && <LinkFailed text={NO_LINK} />}
      {recovery.state === 'failed' && <LinkFailed {...recovery} />}
      {recovery.state === 'open' && <RecoveryForm email={recovery.email} />}
    </AuthFrame>
  )
}

export function RecoveryForm({ email }: { email: string }) {
  const navigate = useNavigate()
  const identity = useIdentity()
  const other = identity?.state === 'signed-in' && identity.email !== email ? identity.email : undefined
  const work = async (password: string) => {
    const answer = await setNewPassword(password)
    if (!answer.ok) return answer.failure
    markRecovered()
    const still = readIdentity()
    if (still?.state === 'signed-in') {
      const text = `This is the new password for ${email}. You are still signed in as ${still.email}.`
      showToast({ title: 'Password changed', text, kind: 'success' })
    }
    // If somebody else is signed in, /login redirects to /home.
    void navigate({ to: '/login', search: { password_reset: 'success' }, replace: true })
    return undefined
  }
  return (
    <>
      <p className="mt-3 break-words">
        For <strong className="font-semibold">{email}</strong>. You will be signed out everywhere and sign in
        with the new password.
      </p>
      {other && (
        <p className="mt-3 break-words">
          This device is signed in as <strong className="font-semibold">{other}</strong>. That will not
          change.
        </p>
      )}
      <NewPasswordForm email={email} submitLabel="Set new password" work={work} />
    </>
  )
}
