import { useEffect, useState } from 'react'
import { readPaymentDetails } from '#backend/payments/payments.ts'
import type { PaymentDetails } from '#content/contract.ts'

type Asked = PaymentDetails | 'asking' | 'failed'

/** Next bill, card and bills as Stripe has them; `ask` reads them again. */
export function useDetails(): { asked: Asked; ask: () => void } {
  const [asked, setAsked] = useState<Asked>('asking')
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks once more
  useEffect(() => {
    let left = false
    setAsked('asking')
    void readPaymentDetails().then((answer) => {
      if (!left) setAsked(answer.ok ? answer.value : 'failed')
    })
    return () => {
      left = true
    }
  }, [tries])
  return { asked, ask: () => setTries((count) => count + 1) }
}
