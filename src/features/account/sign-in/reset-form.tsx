import { Link } from '@tanstack/react-router'
import { requestPasswordReset } from '#backend/auth/account.ts'
import { showToast } from '#session/toasts.ts'
import { Button } from '#ui/button.tsx'
import { EmailField } from '../fields/email-field.tsx'
import { AuthFormFrame } from './auth-form-frame.tsx'
import { resetErrorText } from './auth-texts.ts'
import { checkReset } from './submit-checks.ts'
import { useAuthForm } from './use-auth-form.ts'

interface ResetFormProps {
  email: string
  onEmail: (email: string) => void
  onSent: () => void
}

export function ResetForm({ email, onEmail, onSent }: ResetFormProps) {
  const form = useAuthForm()
  const send = async () => {
    const answer = await requestPasswordReset(email)
    if (!answer.ok) {
      form.tell({ title: 'Password Reset Error', text: resetErrorText(answer.failure), fields: [] })
      return
    }
    const text = 'Check your email for password reset instructions.'
    showToast({ title: 'Password reset sent!', text, kind: 'success' })
    onSent()
  }
  return (
    <>
      <AuthFormFrame
        form={form}
        label="Reset password"
        submitLabel="Send reset link"
        className="mt-4"
        check={() => checkReset({ email })}
        work={send}
        lead={
          <p>Tell us the email address of your account. We will send you a link to set a new password.</p>
        }
      >
        <EmailField value={email} onText={onEmail} errorId={form.errorIdFor('email')} />
      </AuthFormFrame>
      <div className="mt-4 space-y-2">
        <Button
          variant="ghost"
          className="w-full"
          onClick={() => void form.submit(checkReset({ email }), async () => onSent())}
        >
          I already have a code
        </Button>
        <BackToSignIn />
      </div>
    </>
  )
}

/** The link back to sign-in, which is the same URL without `mode=reset` [AUTH-23] [AUTH-37] [AUTH-39]. */
export function BackToSignIn() {
  return (
    <Link to="/login" search={{}} activeOptions={{ exact: true }} className="btn btn-ghost w-full">
      Back to Sign In
    </Link>
  )
}
