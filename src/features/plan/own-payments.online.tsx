import { useState } from 'react'
import type { PaymentDetails } from '#content/contract.ts'
import { useOffline } from '#session/connection.ts'
import { Button } from '#ui/button.tsx'
import { shortDate } from '#ui/date.ts'
import { dollars } from './dollars.ts'
import { cancel } from './payment-work.ts'
import { useDetails } from './use-details.ts'

/** Tells a school's member who still pays for a plan of their own, because they would pay for nothing. */
export function OwnPayments() {
  const { asked, ask } = useDetails()
  if (typeof asked === 'string' || asked.next_bill === null) return null
  return <StillPaying bill={asked.next_bill} onCancelled={ask} />
}

function StillPaying({
  bill,
  onCancelled,
}: {
  bill: NonNullable<PaymentDetails['next_bill']>
  onCancelled: () => void
}) {
  const [busy, setBusy] = useState(false)
  const offline = useOffline()
  const end = async () => {
    setBusy(true)
    if (await cancel(bill.at)) onCancelled()
    setBusy(false)
  }
  return (
    <div role="alert" className="mt-3 rounded-field bg-wash p-3">
      <p className="measure">
        You still pay for a plan of your own: <b className="tabular-nums">{dollars(bill.cents)}</b> on{' '}
        {shortDate(bill.at)}. Your school pays for you now, so you can cancel it. Nothing you made is lost.
      </p>
      <Button variant="outline" className="mt-3" busy={busy} disabled={offline} onClick={() => void end()}>
        Cancel my own plan
      </Button>
    </div>
  )
}
