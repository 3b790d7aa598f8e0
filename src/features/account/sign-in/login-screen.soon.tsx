import { useLocation, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { readArrivalLink } from '#backend/auth/arrival-link.soon.ts'
import { goOnAsBefore, readEarlySignIn } from '#platform/early-sign-in.ts'
import { useIdentity } from '#session/identity.ts'
import { useHeldReturn } from '#session/url-return.ts'
import { FormAlert } from '#ui/forms/form-alert.tsx'
import { FormNotice } from '#ui/forms/form-notice.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { stateText } from '../arrival/arrival-error.ts'
import { CompletingSignIn } from '../arrival/completing-sign-in.soon.tsx'
import { useArrivalError } from '../arrival/use-arrival-error.ts'
import { EntryModes } from './entry-modes.tsx'
import { ResetMode } from './reset-mode.tsx'
import type { AuthInput } from './submit-checks.ts'

/** The sign-in page with its three modes: sign in, sign up and password reset [AUTH-21]. */
export function LoginScreen() {
  const identity = useIdentity()
  const { search, state } = useLocation()
  const { mode, ...told } = search as Record<string, string | undefined>
  const arrival = useArrivalError()
  const held = useHeldReturn('/login')
  const [early] = useState(readEarlySignIn)
  const [input, setInput] = useState<AuthInput>(() => ({
    fullName: '',
    email: early?.email || (identity?.email ?? ''),
    password: early?.password ?? '',
  }))
  // Before the press is repeated, because it sends what stands in the fields.
  useLayoutEffect(() => {
    if (early) setInput((now) => ({ ...now, email: early.email || now.email, password: early.password }))
  }, [early])
  useEffect(() => early && goOnAsBefore(early), [early])
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

/**
 * Leaves for /home once signed in. It replaces the history entry, so that Back does not return to the sign-in page
 * [AUTH-24] [AUTH-25], and passes on that a password was changed (OP-27).
 */
function useGoHome(signedIn: boolean, passwordReset: string | undefined) {
  const navigate = useNavigate()
  // <Navigate> would navigate at every render, and navigating renders this screen again.
  useEffect(() => {
    const search = passwordReset === 'success' ? { password_reset: 'success' } : {}
    if (signedIn) void navigate({ to: '/home', search, replace: true })
  }, [signedIn, passwordReset, navigate])
}

/** The message that another screen passed along. */
function LoginNotice({
  told,
  message,
}: {
  told: Record<string, string | undefined>
  message: string | undefined
}) {
  if (message !== undefined) return <FormNotice>{message}</FormNotice>
  if (told.redirectedFrom === 'emailConfirmation') {
    return <FormNotice>Your email is confirmed. Sign in to continue.</FormNotice>
  }
  if (told.password_reset === 'success') {
    return <FormNotice>Your password has been changed. Sign in with the new one.</FormNotice>
  }
  return null
}
