import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { completeArrival } from '#backend/auth/arrival.ts'
import { readArrivalLink } from '#backend/auth/arrival-link.soon.ts'
import { endLeaving } from '#session/social-login.ts'
import { IN_PLACE_MS, showToast } from '#session/toasts.ts'
import { holdReturn, useHeldReturn } from '#session/url-return.ts'
import { type ArrivalError, errorOfLink, errorOfState } from './arrival-error.ts'

/** Shows an error from the URL or the navigation state as a toast and a box until the page is reloaded [AUTH-30] [AUTH-163]. */
export function useArrivalError(): { error: ArrivalError | undefined; clear: () => void } {
  const location = useLocation()
  const navigate = useNavigate()
  const held = useHeldReturn('/login')
  const [error, setError] = useState<ArrivalError>()

  useEffect(() => {
    const link = held ? readArrivalLink(held.href) : undefined
    if (link?.kind !== 'error') return
    holdReturn(null)
    endLeaving()
    // This ends a sign-in begun here and nothing else, because anybody can write a URL with an error in it.
    void completeArrival(link)
    tell(errorOfLink(link))
    setError(errorOfLink(link))
  }, [held])

  useEffect(() => {
    const passed = errorOfState(location.state)
    if (!passed) return
    tell(passed)
    setError(passed)
    void navigate({ to: '/login', search: location.search, hash: location.hash, state: {}, replace: true })
  }, [location, navigate])

  return { error, clear: () => setError(undefined) }
}

function tell({ toast }: ArrivalError): void {
  showToast({
    title: 'Authentication Error',
    text: toast,
    kind: 'error',
    duration: IN_PLACE_MS,
    about: 'account',
  })
}
