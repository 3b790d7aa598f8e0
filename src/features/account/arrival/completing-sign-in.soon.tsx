import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { onReturn } from '#platform/online.ts'
import { holdReturn, type UrlReturn } from '#session/url-return.ts'
import { Button } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { AuthFrame } from '../sign-in/auth-frame.tsx'
import { finishReturn } from './finish-return.ts'

/** Shown while a sign-in from the URL is completed [AUTH-76]. No teacher's data is shown before we know who signed in. */
export function CompletingSignIn({ held }: { held: UrlReturn }) {
  const { waitsForNetwork, go } = useFinishReturn(held)
  return (
    <AuthFrame title={waitsForNetwork ? 'You are offline' : 'Completing sign in...'}>
      {waitsForNetwork ? (
        <div className="mt-4 space-y-4">
          <p>Your sign-in is not lost. It will continue when you are back online.</p>
          <Button className="w-full" onClick={go}>
            Try again
          </Button>
        </div>
      ) : (
        <Spinner className="mt-4" label="One moment" />
      )}
    </AuthFrame>
  )
}

function useFinishReturn(held: UrlReturn) {
  const navigate = useNavigate()
  const [waitsForNetwork, setWaits] = useState(false)
  const running = useRef(false)

  const go = useCallback(async () => {
    if (running.current) return
    running.current = true
    setWaits(false)
    const outcome = await finishReturn(held.href)
    running.current = false
    if (outcome.go === 'nowhere') return setWaits(true)
    // The held URL stays: the next screen takes it (links/use-recovery.ts).
    if (outcome.go === 'reset-password') return navigate({ to: '/reset-password', replace: true })
    if (outcome.go === 'home') {
      holdReturn(null)
      return navigate({ to: '/home', replace: true })
    }
    await navigate({ to: '/login', state: { error: outcome.error } as object, replace: true })
    // The held URL is released only now: earlier, the screen below would redirect to /login without the error.
    holdReturn(null)
  }, [held, navigate])

  useEffect(() => void go(), [go])
  useEffect(() => (waitsForNetwork ? onReturn(() => void go()) : undefined), [waitsForNetwork, go])
  return { waitsForNetwork, go: () => void go() }
}
