import { Link } from '@tanstack/react-router'
import { signIn, tidyEmail } from '#backend/account.ts'
import { AuthFormFrame } from './auth-form-frame.tsx'
import { authErrorText, signInErrorText } from './auth-texts.ts'
import { EmailField } from './email-field.tsx'
import { PasswordField } from './password-field.tsx'
import { type AuthInput, checkSignIn } from './submit-checks.ts'
import { useAuthForm } from './use-auth-form.ts'

export interface AuthFormProps {
  input: AuthInput
  onInput: (change: Partial<AuthInput>) => void
  /** There is an account, but its email address waits to be confirmed. */
  onUnconfirmed: (email: string) => void
}

export function SignInForm({ input, onInput, onUnconfirmed }: AuthFormProps) {
  const form = useAuthForm()

  // Success needs no word here: the record of who is signed in changes, and the screen gives way to /home [AUTH-72].
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
