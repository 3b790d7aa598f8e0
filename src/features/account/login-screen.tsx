import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useIdentity } from '#session/identity.ts'
import { Spinner } from '#ui/spinner.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { CheckEmail } from './check-email.tsx'
import { FormAlert } from './form-alert.tsx'
import { NeedsSignInBanner } from './needs-sign-in-banner.tsx'
import { ResetForm } from './reset-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { SocialButtons } from './social-buttons.tsx'
import type { AuthInput } from './submit-checks.ts'
import { useArrivalError } from './use-arrival-error.ts'

/** Sign in, sign up, ask for a new password: one address, three modes [AUTH-21]. */
export function LoginScreen() {
  const identity = useIdentity()
  const { mode } = useSearch({ strict: false }) as { mode?: string }
  const arrival = useArrivalError()
  const [input, setInput] = useState<AuthInput>(() => ({
    fullName: '',
    email: identity?.email ?? '',
    password: '',
  }))
  const onInput = (change: Partial<AuthInput>) => setInput((now) => ({ ...now, ...change }))

  const signedIn = identity?.state === 'signed-in'
  const navigate = useNavigate()

  // Not <Navigate>: it goes again at every render, and going renders this screen again.
  useEffect(() => {
    if (signedIn) void navigate({ to: '/home', replace: true })
  }, [signedIn, navigate])

  if (signedIn) return <Spinner className="p-6" label="Setting up your account..." />
  const box = arrival.error && (
    <div className="mt-4">
      <FormAlert id="arrival-error" heading="Authentication error:" text={arrival.error.text} />
    </div>
  )
  if (mode === 'reset') {
    return <ResetMode box={box} email={input.email} onEmail={(email) => onInput({ email })} />
  }
  return (
    <EntryModes
      box={box}
      startWithSignUp={mode === 'signup'}
      {...{ input, onInput }}
      onToggle={arrival.clear}
    />
  )
}

interface EntryProps {
  box: ReactNode
  startWithSignUp: boolean
  input: AuthInput
  onInput: (change: Partial<AuthInput>) => void
  onToggle: () => void
}

function EntryModes({ box, startWithSignUp, input, onInput, onToggle }: EntryProps) {
  const [isSignUp, setSignUp] = useState(startWithSignUp)
  const [socialError, setSocialError] = useState<string>()
  // Each mode has its own form, so what was wrong with one is gone with it [AUTH-33].
  const show = (signUp: boolean) => {
    setSignUp(signUp)
    setSocialError(undefined)
    onToggle()
  }
  return (
    <AuthFrame
      title={isSignUp ? 'Create an Account' : 'Welcome Back'}
      isLong={isSignUp}
      banner={<NeedsSignInBanner />}
    >
      {box}
      {isSignUp ? (
        <SignUpForm input={input} onInput={onInput} onSignIn={() => show(false)} />
      ) : (
        <SignInForm input={input} onInput={onInput} />
      )}
      <SocialButtons onError={setSocialError} />
      {socialError && (
        <div className="mt-4">
          <FormAlert id="social-error" text={socialError} />
        </div>
      )}
      <p className="mt-4 text-center">
        {isSignUp ? 'Have an account?' : 'New here?'}{' '}
        <button
          type="button"
          className="tap font-semibold text-primary underline underline-offset-4"
          onClick={() => show(!isSignUp)}
        >
          {isSignUp ? 'Sign in' : 'Create an account'}
        </button>
      </p>
    </AuthFrame>
  )
}

function ResetMode({
  box,
  email,
  onEmail,
}: {
  box: ReactNode
  email: string
  onEmail: (email: string) => void
}) {
  const [sent, setSent] = useState(false)
  return (
    <AuthFrame title={sent ? 'Check Your Email' : 'Reset Password'}>
      {box}
      {sent ? (
        <CheckEmail email={email.trim()} onOtherEmail={() => setSent(false)} />
      ) : (
        <ResetForm email={email} onEmail={onEmail} onSent={() => setSent(true)} />
      )}
    </AuthFrame>
  )
}
