import { Link } from '@tanstack/react-router'
import { signIn } from '#backend/account.ts'
import { Button } from '#ui/button.tsx'
import { authErrorText, signInErrorText } from './auth-texts.ts'
import { FormAlert } from './form-alert.tsx'
import { PasswordField } from './password-field.tsx'
import type { AuthFormProps } from './sign-up-form.tsx'
import { checkSignIn } from './submit-checks.ts'
import { TextField } from './text-field.tsx'
import { useAuthForm } from './use-auth-form.ts'

export function SignInForm({ input, onInput }: AuthFormProps) {
  const form = useAuthForm()

  // Success needs no word here: the record of who is signed in changes, and the screen gives way to /home [AUTH-72].
  const send = async () => {
    const answer = await signIn(input)
    if (answer.ok) return
    const error = { title: 'Authentication Error', text: authErrorText(answer.failure) }
    const about = answer.failure.kind === 'invalid_credentials' ? (['email', 'password'] as const) : []
    form.tell({ ...error, fields: [...about] }, signInErrorText(answer.failure))
  }

  return (
    <form
      noValidate
      className="mt-6 space-y-4"
      aria-label="Sign in"
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit(checkSignIn(input), send)
      }}
    >
      {form.problem && <FormAlert id={form.problemId} text={form.problem.text} />}
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
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
      <Button type="submit" variant="primary" className="w-full" busy={form.busy}>
        Sign In
      </Button>
    </form>
  )
}
