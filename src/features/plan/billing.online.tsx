import { useEffect, useState } from 'react'
import { readPaymentDetails } from '#backend/payments/payments.ts'
import type { PaymentDetails } from '#content/contract.ts'
import type { PlanState } from '#domain/plan-rules.ts'
import { Button } from '#ui/button.tsx'
import { shortDate } from '#ui/date.ts'
import { Spinner } from '#ui/spinner.tsx'
import { openPortal } from './payment-work.ts'

type Asked = PaymentDetails | 'asking' | 'failed'

const dollars = (cents: number): string => `${cents < 0 ? '−' : ''}$${(Math.abs(cents) / 100).toFixed(2)}`

/** A bill of less than nothing, for a lowered plan, pays for the next ones. */
function stateOf({ cents, paid }: PaymentDetails['bills'][number]): string {
  if (cents < 0) return 'Taken off your next bills'
  return paid ? 'Paid' : 'Not paid yet'
}

/** Changes with everything that makes other bills than those that are shown. */
const planKey = ({ max, status, currentPeriodEnd, isEnding, isAdmin, ownPlanRenewsAt }: PlanState): string =>
  [max, status, currentPeriodEnd, isEnding, isAdmin, ownPlanRenewsAt].join()

/** The bills, asked for again when the plan changes, and on return to the page: the card may be another by then. */
function useDetails(plan: PlanState): { asked: Asked; ask: () => void } {
  const [asked, setAsked] = useState<Asked>('asking')
  const [tries, setTries] = useState(0)
  const key = planKey(plan)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try and each change of the plan asks once more
  useEffect(() => {
    let left = false
    void readPaymentDetails().then((answer) => {
      if (!left) setAsked(answer.ok ? answer.value : 'failed')
    })
    return () => {
      left = true
    }
  }, [tries, key])
  useEffect(() => {
    const again = () => document.visibilityState === 'visible' && setTries((count) => count + 1)
    document.addEventListener('visibilitychange', again)
    return () => document.removeEventListener('visibilitychange', again)
  }, [])
  const ask = () => {
    setAsked('asking')
    setTries((count) => count + 1)
  }
  return { asked, ask }
}

/** Next bill, card and bills as Stripe has them, with Stripe's own page behind one button. */
export function Billing({ plan }: { plan: PlanState }) {
  const { asked, ask } = useDetails(plan)
  if (asked === 'asking') return <Spinner className="mt-3" label="Loading your bills..." />
  if (asked === 'failed') {
    return (
      <div role="alert" className="mt-3">
        <p>Your bills could not be loaded. Your plan is as it was, and nothing was charged.</p>
        <Button variant="outline" className="mt-3" onClick={ask}>
          Try again
        </Button>
      </div>
    )
  }
  // Who only looked at the checkout is a customer of Stripe's without bills.
  return asked.customer && (asked.card || asked.bills.length > 0) ? (
    <Bills plan={plan} details={asked} />
  ) : (
    <p className="mt-3 text-muted">You have not paid for a plan yet, so there are no bills.</p>
  )
}

function Bills({ plan, details }: { plan: PlanState; details: PaymentDetails }) {
  const { next_bill, card, bills } = details
  const [opening, setOpening] = useState(false)
  const open = async () => {
    setOpening(true)
    await openPortal()
    setOpening(false)
  }
  return (
    <>
      {next_bill && !plan.isEnding && (
        <p className="mt-3">
          Next bill: <b className="tabular-nums">{dollars(next_bill.cents)}</b> on {shortDate(next_bill.at)}
          {card && `, card ending ${card.last4}`}.
        </p>
      )}
      {plan.isEnding && plan.status !== 'past_due' && <p className="mt-3">No further payment is taken.</p>}
      {plan.status === 'past_due' && (
        <p className="mt-3 rounded-field bg-wash p-3">
          Your last payment failed. We try it again in the next days; change your card to keep your plan.
          {plan.isEnding && ' Nothing after that is charged.'}
        </p>
      )}
      <ul className="mt-4 divide-y divide-base-300 border-y border-base-300" aria-label="Bills">
        {bills.map((bill) => (
          <Bill key={bill.id} bill={bill} />
        ))}
      </ul>
      <Button variant="outline" className="mt-4" busy={opening} onClick={() => void open()}>
        Change card or see all bills
      </Button>
    </>
  )
}

function Bill({ bill }: { bill: PaymentDetails['bills'][number] }) {
  const day = shortDate(bill.at)
  return (
    <li className="flex min-h-14 items-center gap-3">
      <span className="grow whitespace-nowrap">
        {day}
        <span className="block text-sm text-muted">{stateOf(bill)}</span>
      </span>
      <span className="w-20 text-end tabular-nums">{dollars(bill.cents)}</span>
      {bill.url && (
        <a className="btn btn-ghost px-3" href={bill.url} target="_blank" rel="noreferrer">
          View<span className="sr-only"> the bill of {day}</span>
        </a>
      )}
    </li>
  )
}
