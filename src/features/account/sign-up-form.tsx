import { useNavigate } from '@tanstack/react-router'
import { useId } from 'react'
import { signUp, tidyEmail } from '#backend/account.ts'
import { showToast } from '#session/toasts.ts'
import { Button } from '#ui/button.tsx'
import { authErrorText } from './auth-texts.ts'
import { FormAlert } from './form-alert.tsx'
import { PasswordChecklist } from './password-checklist.tsx'
import { PasswordField } from './password-field.tsx'
import { type AuthInput, checkSignUp } from './submit-checks.ts'
import { TextField } from './text-field.tsx'
import { type AuthForm, useAuthForm } from './use-auth-form.ts'

export interface AuthFormProps {
  input: AuthInput
  onInput: (change: Partial<AuthInput>) => void
}

export function SignUpForm({ input, onInput, onSignIn }: AuthFormProps & { onSignIn: () => void }) {
  const form = useAuthForm()
  const navigate = useNavigate()
  const goHome = () => void navigate({ to: '/home' })

  return (
    <form
      noValidate
      className="mt-5 space-y-4"
      aria-label="Create an account"
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit(checkSignUp(input), () => register(input, form, onSignIn, goHome))
      }}
    >
      {form.problem && <FormAlert id={form.problemId} text={form.problem.text} />}
      <SignUpFields form={form} input={input} onInput={onInput} />
      <Button type="submit" variant="primary" className="w-full" busy={form.busy}>
        Create Account
      </Button>
      <p className="text-sm text-muted">
        By creating an account you agree to our <NewTabLink href="/terms">Terms</NewTabLink> and{' '}
        <NewTabLink href="/privacy">Privacy Policy</NewTabLink>.
      </p>
    </form>
  )
}

/** [AUTH-67] to [AUTH-71]; the name is kept until the first profile is known (OP-14). */
async function register(input: AuthInput, form: AuthForm, onSignIn: () => void, goHome: () => void) {
  const answer = await signUp(input)
  if (!answer.ok) {
    const text = authErrorText(answer.failure)
    const about = answer.failure.kind === 'weak_password' ? (['password'] as const) : (['email'] as const)
    const isAbout = ['weak_password', 'already_registered', 'invalid_email'].includes(answer.failure.kind)
    form.tell({ title: 'Authentication Error', text, fields: isAbout ? [...about] : [] })
    return
  }
  localStorage.setItem('userDisplayName', input.fullName.trim())
  if (answer.next === 'confirm-email') {
    const text = `We have sent a confirmation link to ${tidyEmail(input.email)}.`
    showToast({ title: 'Check your email', text, kind: 'success' })
    onSignIn()
    return
  }
  showToast({ title: 'Account created! You can now sign in', kind: 'success' })
  if (answer.next === 'sign-in') goHome()
}

function SignUpFields({ form, input, onInput }: AuthFormProps & { form: AuthForm }) {
  const rulesId = useId()
  return (
    <>
      <TextField
        label="Full name"
        name="fullName"
        autoComplete="name"
        value={input.fullName}
        onText={(fullName) => onInput({ fullName })}
        errorId={form.errorIdFor('fullName')}
      />
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
      <div>
        <PasswordField
          autoComplete="new-password"
          value={input.password}
          onText={(password) => onInput({ password })}
          errorId={form.errorIdFor('password')}
          helpId={rulesId}
        />
        <PasswordChecklist id={rulesId} password={input.password} />
      </div>
    </>
  )
}

function NewTabLink({ href, children }: { href: string; children: string }) {
  return (
    <a className="text-primary underline underline-offset-4" href={href} target="_blank" rel="noopener">
      {children}
    </a>
  )
}
