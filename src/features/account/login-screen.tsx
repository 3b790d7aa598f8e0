import { useLocation, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { readArrivalLink } from '#backend/account.ts'
import { useIdentity } from '#session/identity.ts'
import { useHeldReturn } from '#session/url-return.ts'
import { Spinner } from '#ui/spinner.tsx'
import { stateText } from './arrival-error.ts'
import { CompletingSignIn } from './completing-sign-in.tsx'
import { EntryModes } from './entry-modes.tsx'
import { FormAlert } from './form-alert.tsx'
import { FormNotice } from './form-notice.tsx'
import { ResetMode } from './reset-mode.tsx'
import type { AuthInput } from './submit-checks.ts'
import { useArrivalError } from './use-arrival-error.ts'

/** Sign in, sign up, ask for a new password: one address, three modes [AUTH-21]. */
export function LoginScreen() {
  const identity = useIdentity()
  const { search, state } = useLocation()
  const { mode, ...told } = search as Record<string, string | undefined>
  const arrival = useArrivalError()
  const held = useHeldReturn('/login')
  const [input, setInput] = useState<AuthInput>(() => ({
    fullName: '',
    email: identity?.email ?? '',
    password: '',
  }))
  const onInput = (change: Partial<AuthInput>) => setInput((now) => ({ ...now, ...change }))
  const link = held ? readArrivalLink(held.href) : undefined
  const isReturn = link !== undefined && link.kind !== 'error'
  const signedIn = identity?.state === 'signed-in' && !isReturn
  useGoHome(signedIn, told.password_reset)

  if (held && isReturn) return <CompletingSignIn held={held} />
  if (signedIn) return <Spinner className="p-6" label="Setting up your account..." />
  const box: ReactNode = (
    <>
      <LoginNotice told={told} message={stateText(state, 'message')} />
      {arrival.error && (
        <div className="mt-4">
          <FormAlert id="arrival-error" heading="Authentication error:" text={arrival.error.text} />
        </div>
      )}
    </>
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

/** Replaced, so that going back does not meet the sign-in page again [AUTH-24] [AUTH-25]; a changed password is told on (OP-27). */
function useGoHome(signedIn: boolean, passwordReset: string | undefined) {
  const navigate = useNavigate()
  // Not <Navigate>: it goes again at every render, and going renders this screen again.
  useEffect(() => {
    const search = passwordReset === 'success' ? { password_reset: 'success' } : {}
    if (signedIn) void navigate({ to: '/home', search, replace: true })
  }, [signedIn, passwordReset, navigate])
}

/** What another screen sent the teacher here with. */
function LoginNotice({
  told,
  message,
}: {
  told: Record<string, string | undefined>
  message: string | undefined
}) {
  if (message !== undefined) return <FormNotice>{message}</FormNotice>
  if (told.redirectedFrom === 'emailConfirmation') {
    return <FormNotice>Your email is confirmed. Sign in to go on.</FormNotice>
  }
  if (told.password_reset === 'success') {
    return <FormNotice>Your password has been changed. Sign in with the new one.</FormNotice>
  }
  return null
}
