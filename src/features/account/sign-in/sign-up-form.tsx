import { useNavigate } from '@tanstack/react-router'
import { useId } from 'react'
import { signUp } from '#backend/auth/account.ts'
import { tidyEmail } from '#backend/auth/tidy-email.ts'
import { showToast } from '#session/toasts.ts'
import { TextField } from '#ui/forms/text-field.tsx'
import { EmailField } from '../fields/email-field.tsx'
import { PasswordChecklist } from '../fields/password-checklist.tsx'
import { PasswordField } from '../fields/password-field.tsx'
import { AuthFormFrame } from './auth-form-frame.tsx'
import { authErrorText } from './auth-texts.ts'
import type { AuthFormProps } from './sign-in-form.tsx'
import { type AuthField, checkSignUp } from './submit-checks.ts'
import { type AuthForm, useAuthForm } from './use-auth-form.ts'

export function SignUpForm({ input, onInput, onUnconfirmed }: AuthFormProps) {
  const form = useAuthForm()
  const register = useRegister({ input, onInput, onUnconfirmed }, form)
  return (
    <>
      <AuthFormFrame
        form={form}
        label="Create an account"
        submitLabel="Create Account"
        className="mt-5"
        check={() => checkSignUp(input)}
        work={register}
      >
        <SignUpFields {...{ form, input, onInput }} />
      </AuthFormFrame>
      <p className="mt-4 text-sm text-muted">
        By creating an account you agree to our <NewTabLink href="/terms">Terms</NewTabLink> and{' '}
        <NewTabLink href="/privacy">Privacy Policy</NewTabLink>.
      </p>
    </>
  )
}

/** Creates the account [AUTH-67] to [AUTH-71]. The name is stored until the first profile is loaded (OP-14). */
function useRegister({ input, onUnconfirmed }: AuthFormProps, form: AuthForm) {
  const navigate = useNavigate()
  return async () => {
    const answer = await signUp(input)
    if (!answer.ok) {
      const text = authErrorText(answer.failure)
      form.tell({ title: 'Authentication Error', text, fields: fieldsOf(answer.failure.kind) })
      return
    }
    localStorage.setItem('userDisplayName', input.fullName.trim())
    if (answer.next === 'confirm-email') {
      const email = tidyEmail(input.email)
      const text = `We have sent a confirmation link to ${email}.`
      showToast({ title: 'Check your email', text, kind: 'success' })
      onUnconfirmed(email)
      return
    }
    showToast({ title: 'Account created! You can now sign in', kind: 'success' })
    if (answer.next === 'sign-in') void navigate({ to: '/home' })
  }
}

function fieldsOf(kind: string): AuthField[] {
  if (kind === 'weak_password') return ['password']
  return kind === 'already_registered' || kind === 'invalid_email' ? ['email'] : []
}

function SignUpFields({
  form,
  input,
  onInput,
}: Pick<AuthFormProps, 'input' | 'onInput'> & { form: AuthForm }) {
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
      <EmailField
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
