import { Link } from '@tanstack/react-router'
import { requestPasswordReset } from '#backend/account.ts'
import { showToast } from '#session/toasts.ts'
import { Button } from '#ui/button.tsx'
import { resetErrorText } from './auth-texts.ts'
import { FormAlert } from './form-alert.tsx'
import { checkReset } from './submit-checks.ts'
import { TextField } from './text-field.tsx'
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
    <form
      noValidate
      className="mt-4 space-y-4"
      aria-label="Reset password"
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit(checkReset({ email }), send)
      }}
    >
      <p>Tell us the email address of your account. We will send you a link to set a new password.</p>
      {form.problem && <FormAlert id={form.problemId} text={form.problem.text} />}
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onText={onEmail}
        errorId={form.errorIdFor('email')}
      />
      <Button type="submit" variant="primary" className="w-full" busy={form.busy}>
        Send reset link
      </Button>
      <BackToSignIn />
    </form>
  )
}

/** [AUTH-37] [AUTH-39]: the address without `mode=reset` is sign-in [AUTH-23]. */
export function BackToSignIn() {
  return (
    <Link to="/login" search={{}} activeOptions={{ exact: true }} className="btn btn-ghost w-full">
      Back to Sign In
    </Link>
  )
}
