import { Check, X } from 'lucide-react'
import { useId, useState } from 'react'
import type { AuthFailure } from '#backend/auth/auth-failure.ts'
import { PasswordChecklist } from '../fields/password-checklist.tsx'
import { PasswordField } from '../fields/password-field.tsx'
import { firstPasswordError, PASSWORD_RULES } from '../fields/password-rules.ts'
import { AuthFormFrame } from '../sign-in/auth-form-frame.tsx'
import { type AuthForm, useAuthForm } from '../sign-in/use-auth-form.ts'
import { updateErrorText } from './reset-texts.ts'

interface NewPasswordFormProps {
  /** The account's email, which password managers store the password under. */
  email: string
  submitLabel: string
  /** Saves the password and returns the failure, if any. */
  work: (password: string) => Promise<AuthFailure | undefined>
}

/** The form for a new password, typed twice, on /reset-password and /password-setup (OP-15). */
export function NewPasswordForm({ email, submitLabel, work }: NewPasswordFormProps) {
  const form = useAuthForm()
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const isReady = firstPasswordError(password) === undefined && password === again
  const send = async () => {
    const failure = await work(password)
    if (!failure) return
    const title = 'Failed to update password'
    const detail = updateErrorText(failure)
    form.tell({ title, text: detail, fields: isAboutPassword(failure) ? ['password'] : [] }, detail)
  }
  return (
    <AuthFormFrame
      form={form}
      label="Choose a password"
      submitLabel={submitLabel}
      className="mt-4"
      disabled={!isReady}
      check={() => undefined}
      work={send}
    >
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields {...{ form, password, setPassword, again, setAgain }} />
    </AuthFormFrame>
  )
}

const isAboutPassword = ({ kind }: AuthFailure) => kind === 'weak_password' || kind === 'same_password'

interface FieldsProps {
  form: AuthForm
  password: string
  setPassword: (text: string) => void
  again: string
  setAgain: (text: string) => void
}

function NewPasswordFields({ form, password, setPassword, again, setAgain }: FieldsProps) {
  const [rulesId, matchId] = [useId(), useId()]
  return (
    <>
      <div>
        <PasswordField
          label="New password"
          autoComplete="new-password"
          value={password}
          onText={setPassword}
          errorId={form.errorIdFor('password')}
          helpId={rulesId}
        />
        <Strength password={password} />
        <PasswordChecklist id={rulesId} password={password} />
      </div>
      <div>
        <PasswordField
          label="Confirm password"
          name="confirmPassword"
          autoComplete="new-password"
          value={again}
          onText={setAgain}
          helpId={matchId}
        />
        <Match id={matchId} state={again === '' ? 'empty' : again === password ? 'equal' : 'different'} />
      </div>
    </>
  )
}

/** Shows how many rules are met, as text and as a bar [AUTH-123] (OP-15). */
function Strength({ password }: { password: string }) {
  const met = PASSWORD_RULES.filter((rule) => rule.isMet(password)).length
  const all = PASSWORD_RULES.length
  const look = met === all ? 'bg-success' : 'bg-primary'
  return (
    <div className="mt-2.5">
      <div className="grid grid-cols-5 gap-1.5" aria-hidden="true">
        {PASSWORD_RULES.map((rule, index) => (
          <span key={rule.id} className={`h-1.5 rounded-full ${index < met ? look : 'bg-base-300'}`} />
        ))}
      </div>
      <p className="mt-1 text-sm text-muted">{`Password strength: ${met} of ${all}`}</p>
    </div>
  )
}

/** [AUTH-124] [AUTH-125] */
function Match({ id, state }: { id: string; state: 'empty' | 'equal' | 'different' }) {
  const Icon = state === 'equal' ? Check : X
  return (
    <p
      id={id}
      role="status"
      className={`mt-1.5 flex min-h-6 items-center gap-2 text-sm ${state === 'equal' ? 'text-success' : ''}`}
    >
      {state !== 'empty' && (
        <>
          <Icon className="size-5 shrink-0" aria-hidden="true" />
          {state === 'equal' ? 'Passwords match' : 'Passwords do not match'}
        </>
      )}
    </p>
  )
}
