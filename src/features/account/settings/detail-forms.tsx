import { useState } from 'react'
import type { PlainAnswer } from '#backend/auth/account-attempt.ts'
import type { AuthFailure } from '#backend/auth/auth-failure.ts'
import { changeEmail, changeName, changePassword } from '#backend/auth/own-account.ts'
import { showToast } from '#session/toasts.ts'
import { TextField } from '#ui/forms/text-field.tsx'
import { NewPasswordForm } from '../links/new-password-form.tsx'
import { AuthFormFrame } from '../sign-in/auth-form-frame.tsx'
import { authErrorText } from '../sign-in/auth-texts.ts'
import type { FormError } from '../sign-in/submit-checks.ts'
import { type AuthForm, useAuthForm } from '../sign-in/use-auth-form.ts'

const MAX_NAME_CHARS = 100
const CHECK = 'Validation Error'
/** Two addresses to read. The page goes on to name the new one. */
const READING_MS = 20_000

interface Closing {
  onDone: () => void
}

export function NameForm({ name, onDone }: { name: string } & Closing) {
  const form = useAuthForm({ errorsIn: 'form' })
  const [text, setText] = useState(name)
  const check = (): FormError | undefined =>
    text.trim() === ''
      ? { title: CHECK, text: 'Please enter your full name.', fields: ['fullName'] }
      : undefined
  const work = async () => {
    if (told(form, 'The name was not changed', await changeName(text))) return
    showToast({ title: 'Your name is changed', kind: 'success' })
    onDone()
  }
  return (
    <AuthFormFrame
      quiet
      className="mt-2"
      form={form}
      label="Name"
      submitLabel="Save name"
      {...{ check, work }}
    >
      <TextField
        label="Full name"
        value={text}
        onText={setText}
        autoComplete="name"
        maxLength={MAX_NAME_CHARS}
        errorId={form.errorIdFor('fullName')}
      />
    </AuthFormFrame>
  )
}

export function EmailForm({ email, onDone }: { email: string } & Closing) {
  const form = useAuthForm({ errorsIn: 'form' })
  const [text, setText] = useState('')
  const check = (): FormError | undefined => {
    const fields: FormError['fields'] = ['email']
    const given = text.trim().toLowerCase()
    if (given === '') return { title: CHECK, text: 'Please enter your email address.', fields }
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(given))
      return { title: CHECK, text: 'Please enter a valid email address.', fields }
    return given === email ? { title: CHECK, text: 'That is your email address now.', fields } : undefined
  }
  const work = async () => {
    if (told(form, 'The email was not changed', await changeEmail(text), emailErrorText)) return
    showToast({
      title: 'Look in your inboxes',
      text: `Open every link that arrives at ${email} or ${text.trim()}. Until then you sign in as before.`,
      duration: READING_MS,
    })
    onDone()
  }
  return (
    <AuthFormFrame
      quiet
      className="mt-2"
      form={form}
      label="Email"
      submitLabel="Send links"
      {...{ check, work }}
    >
      <TextField
        label="New email"
        type="email"
        value={text}
        onText={setText}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        errorId={form.errorIdFor('email')}
      />
    </AuthFormFrame>
  )
}

const emailErrorText = (failure: AuthFailure) =>
  failure.kind === 'already_registered'
    ? 'There is an account with this email already.'
    : authErrorText(failure)

/** The device keeps its session. The service ends all others, and what they have not sent stays on them. */
export function PasswordForm({ email, onDone }: { email: string } & Closing) {
  const work = async (password: string) => {
    const answer = await changePassword(password)
    if (!answer.ok) return answer.failure
    showToast({
      title: 'Your password is changed',
      text: 'Your other devices ask for it when they next connect.',
      kind: 'success',
    })
    onDone()
    return undefined
  }
  return <NewPasswordForm email={email} submitLabel="Save password" work={work} />
}

/** Says in the form why it failed; false when it did not. */
function told(
  form: AuthForm,
  title: string,
  answer: PlainAnswer,
  textOf: (failure: AuthFailure) => string = authErrorText,
): boolean {
  if (answer.ok) return false
  form.tell({ title, text: textOf(answer.failure), fields: [] })
  return true
}
