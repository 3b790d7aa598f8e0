import { Link } from '@tanstack/react-router'
import { signIn } from '#backend/auth/account.ts'
import { tidyEmail } from '#backend/auth/tidy-email.ts'
import { EmailField } from '../fields/email-field.tsx'
import { PasswordField } from '../fields/password-field.tsx'
import { AuthFormFrame } from './auth-form-frame.tsx'
import { authErrorText, signInErrorText } from './auth-texts.ts'
import { type AuthInput, checkSignIn } from './submit-checks.ts'
import { useAuthForm } from './use-auth-form.ts'

export interface AuthFormProps {
  input: AuthInput
  onInput: (change: Partial<AuthInput>) => void
  /** Called if the account exists but its email address is not confirmed yet. */
  onUnconfirmed: (email: string) => void
}

export function SignInForm({ input, onInput, onUnconfirmed }: AuthFormProps) {
  const form = useAuthForm()

  // Success needs no handling here: the identity changes, and the screen redirects to /home [AUTH-72].
  const send = async () => {
    const answer = await signIn(input)
    if (answer.ok) return
    const error = { title: 'Authentication Error', text: authErrorText(answer.failure) }
    const about = answer.failure.kind === 'invalid_credentials' ? (['email', 'password'] as const) : []
    form.tell({ ...error, fields: [...about] }, signInErrorText(answer.failure))
    if (answer.failure.kind === 'email_not_confirmed') onUnconfirmed(tidyEmail(input.email))
  }

  return (
    <AuthFormFrame
      form={form}
      label="Sign in"
      submitLabel="Sign In"
      check={() => checkSignIn(input)}
      work={send}
    >
      <EmailField
        value={input.email}
        onText={(email) => onInput({ email })}
        errorId={form.errorIdFor('email')}
      />
      <PasswordField
        autoComplete="current-password"
        value={input.password}
        onText={(password) => onInput({ password })}
        errorId={form.errorIdFor('password')}
        aside={
          <Link
            to="/login"
            search={{ mode: 'reset' }}
            className="tap inline-flex items-center text-primary underline underline-offset-4"
          >
            Forgot password?
          </Link>
        }
      />
    </AuthFormFrame>
  )
}
