import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { confirmMemberEmail } from '#backend/auth/confirm-email.ts'
import { Button } from '#ui/button.tsx'
import { FormAlert } from '#ui/forms/form-alert.tsx'
import { FormNotice } from '#ui/forms/form-notice.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { AuthFrame } from '../sign-in/auth-frame.tsx'

/** [AUTH-141] */
const REDIRECT_AFTER_MS = 3_000

type Outcome = { state: 'loading' } | { state: 'done' } | { state: 'failed'; text: string; canRetry: boolean }

/** The page behind the confirmation link emailed to a member whom a school added (OP-24). */
export function ConfirmEmailScreen() {
  const { token } = useSearch({ strict: false }) as { token?: string }
  const { outcome, ask } = useConfirmation(token)
  return (
    <AuthFrame title="Email confirmation">
      {outcome.state === 'loading' && <Spinner className="mt-4" label="Confirming your email..." />}
      {outcome.state === 'done' && (
        <FormNotice>Your email is confirmed. Taking you to the sign-in page...</FormNotice>
      )}
      {outcome.state === 'failed' && (
        <div className="mt-4">
          <FormAlert id="confirm-failed" text={outcome.text} />
        </div>
      )}
      <div className="mt-4 space-y-2">
        {outcome.state === 'failed' && outcome.canRetry && (
          <Button variant="primary" className="w-full" onClick={ask}>
            Try again
          </Button>
        )}
        {outcome.state !== 'loading' && (
          <Link to="/login" search={afterwards(outcome)} className="btn btn-outline w-full">
            Go to Sign In
          </Link>
        )}
        {/* A plain link, because the landing page is not part of the app. */}
        <a href="/" className="btn btn-ghost w-full">
          Back to Home
        </a>
      </div>
    </AuthFrame>
  )
}

const CONFIRMED = { redirectedFrom: 'emailConfirmation' }
const afterwards = ({ state }: Outcome) => (state === 'done' ? CONFIRMED : {})

function useConfirmation(token: string | undefined) {
  const navigate = useNavigate()
  const [outcome, setOutcome] = useState<Outcome>({ state: 'loading' })
  const asked = useRef<string>(undefined)

  const ask = useCallback(async () => {
    setOutcome({ state: 'loading' })
    setOutcome(await confirm(token))
  }, [token])

  useEffect(() => {
    // A token is good for one call, and React may run an effect twice.
    if (asked.current === (token ?? '')) return
    asked.current = token ?? ''
    void ask()
  }, [token, ask])

  useEffect(() => {
    if (outcome.state !== 'done') return
    const on = () => void navigate({ to: '/login', search: CONFIRMED })
    const timer = setTimeout(on, REDIRECT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [outcome, navigate])
  return { outcome, ask: () => void ask() }
}

async function confirm(token: string | undefined): Promise<Outcome> {
  if (!token) {
    const text = 'Invalid confirmation link. Please check your email and try again.'
    return { state: 'failed', text, canRetry: false }
  }
  const answer = await confirmMemberEmail(token)
  if (answer.ok) return { state: 'done' }
  const text = answer.failure.message || 'Failed to confirm email. Please try again or contact support.'
  const offline = answer.failure.offline ? ' You are offline.' : ''
  return { state: 'failed', text: `${text}${offline}`, canRetry: answer.failure.kind === 'threw' }
}
