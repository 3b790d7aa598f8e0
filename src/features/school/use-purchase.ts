import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { askForPayments } from '#backend/school/school.ts'
import { showToast } from '#session/toasts.ts'

/** The time in which a payment usually reaches us. */
const REFRESH_AFTER_MS = 1_000

/** Tells how a purchase of licences ended, takes it out of the address, and asks for the new numbers (OP-64) [SCHOOL-29] [SCHOOL-30]. */
export function usePurchase(outcome: string | undefined, refresh: () => Promise<void>): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (outcome === undefined) return
    const bought = outcome === 'success'
    showToast(
      bought
        ? { title: 'Licences bought', text: 'The new number shows here in a moment.', kind: 'success' }
        : { title: 'Purchase cancelled', text: 'Nothing was charged, and your licences stay as they are.' },
    )
    void navigate({ to: '/admin', search: {}, replace: true })
    setTimeout(() => void (bought ? askForPayments().then(refresh) : refresh()), REFRESH_AFTER_MS)
  }, [outcome, navigate, refresh])
}
