import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { showToast } from '#session/toasts.ts'
import { type ArrivalError, readArrivalError, withoutErrors } from './arrival-error.ts'

const FRIENDLY: Record<string, string> = {
  access_denied: 'Access was denied. Please try signing in again.',
  cancelled: 'Sign in was cancelled.',
}

/** An error that came with the address or in the navigation's state: shown as a toast and a box, then cleaned away [AUTH-30]. */
export function useArrivalError(): { error: ArrivalError | undefined; clear: () => void } {
  const location = useLocation()
  const navigate = useNavigate()
  const [error, setError] = useState<ArrivalError>()

  useEffect(() => {
    const arrived = readArrivalError(location.searchStr, location.hash, location.state)
    if (!arrived) return
    setError(arrived)
    const known = Object.keys(FRIENDLY).find((part) => arrived.text.toLowerCase().includes(part))
    const text = known ? FRIENDLY[known] : `OAuth error: ${arrived.short}`
    showToast({ title: 'Authentication Error', text, kind: 'error' })
    const search = withoutErrors(location.search as Record<string, string>)
    void navigate({ to: '/login', search, hash: '', state: {}, replace: true })
  }, [location, navigate])

  return { error, clear: () => setError(undefined) }
}
