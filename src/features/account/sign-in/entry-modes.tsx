import { type ReactNode, useState } from 'react'
import { FormAlert } from '#ui/forms/form-alert.tsx'
import { LeftBehind } from '../arrival/left-behind.tsx'
import { NeedsSignInBanner } from '../arrival/needs-sign-in-banner.tsx'
import { useAccountGone } from '../arrival/use-account-gone.ts'
import { AuthFrame } from './auth-frame.tsx'
import { ConfirmEmailBox } from './confirm-email-box.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { SocialButtons } from './social-buttons.tsx'
import type { AuthInput } from './submit-checks.ts'

interface EntryModesProps {
  box: ReactNode
  startWithSignUp: boolean
  input: AuthInput
  onInput: (change: Partial<AuthInput>) => void
  onToggle: () => void
}

/** Sign-in and sign-up on one page, with a toggle between them [AUTH-32]. */
export function EntryModes({ box, startWithSignUp, input, onInput, onToggle }: EntryModesProps) {
  const gone = useAccountGone()
  const [isSignUp, setSignUp] = useState(startWithSignUp)
  const [socialError, setSocialError] = useState<string>()
  const [unconfirmed, setUnconfirmed] = useState<string>()
  // Each mode has its own form, so switching clears its errors [AUTH-33].
  const show = (signUp: boolean) => {
    setSignUp(signUp)
    setSocialError(undefined)
    onToggle()
  }
  const confirmLater = (email: string) => {
    setUnconfirmed(email)
    show(false)
  }
  return (
    <AuthFrame
      title={isSignUp ? 'Create an Account' : 'Welcome Back'}
      isLong={isSignUp}
      banner={gone === undefined && <NeedsSignInBanner />}
    >
      {box}
      {gone !== undefined && <LeftBehind userId={gone} />}
      {unconfirmed !== undefined && !isSignUp && <ConfirmEmailBox email={unconfirmed} />}
      {isSignUp ? (
        <SignUpForm input={input} onInput={onInput} onUnconfirmed={confirmLater} />
      ) : (
        <SignInForm input={input} onInput={onInput} onUnconfirmed={setUnconfirmed} />
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
