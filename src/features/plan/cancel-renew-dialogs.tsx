import { useState } from 'react'
import type { PlanState } from '#domain/plan-rules.ts'
import { MONTHLY_PRICE } from '#domain/prices.ts'
import { useOffline } from '#session/connection.ts'
import { Button } from '#ui/button.tsx'
import { shortDate } from '#ui/date.ts'
import { Dialog } from '#ui/dialog.tsx'
import { cancel, lastDay, renew } from './payment-work.ts'

interface Props {
  plan: PlanState
  onClose: () => void
}

function useWork(work: () => Promise<boolean>, onDone: () => void) {
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    if (await work()) onDone()
    else setBusy(false)
  }
  return { busy, run }
}

function OfflineLine() {
  return (
    <p className="mt-3 text-muted" role="status">
      You are offline. Your plan can be changed when you are back online.
    </p>
  )
}

/** Says what stays and until when, before anything is cancelled [PLAN-103]. */
export function CancelDialog({ plan, onClose }: Props) {
  const { busy, run } = useWork(() => cancel(plan), onClose)
  const offline = useOffline()
  const ownOnly = plan.ownPlanRenewsAt !== null
  return (
    <Dialog
      open
      onClose={onClose}
      title={ownOnly ? 'Cancel your own plan?' : 'Cancel your plan?'}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={busy}>
            Keep plan
          </Button>
          <Button variant="danger" busy={busy} disabled={offline} onClick={() => void run()}>
            Cancel plan
          </Button>
        </>
      }
    >
      {ownOnly ? <OwnPlanText school={plan.schoolName} /> : <CancelText plan={plan} />}
      {offline && <OfflineLine />}
    </Dialog>
  )
}

function OwnPlanText({ school }: { school: string | null }) {
  return (
    <p className="measure">
      No further payment is taken from your card. {school ?? 'Your school'} pays for your plan, so nothing
      else changes: your messages and everything you made stay as they are.
    </p>
  )
}

function CancelText({ plan }: { plan: PlanState }) {
  const until = lastDay(plan.currentPeriodEnd)
  return (
    <>
      {plan.status === 'past_due' ? (
        <p className="measure">
          Your last payment failed, and we still try it again. If it is paid, you keep the {plan.planName}{' '}
          plan until {until}; if not, you move to the free plan earlier. Nothing after that is charged.
        </p>
      ) : (
        <p className="measure">
          You keep the {plan.planName} plan until {until}, and no further payment is taken. Making a resource
          from a lesson plan stops now. After that you are on the free plan.
        </p>
      )}
      <p className="measure mt-3">
        Everything you made stays yours to read, edit, print and export.
        {plan.isAdmin && ' Your school’s members move to the free plan on the same day.'}
      </p>
    </>
  )
}

/** Takes a cancellation back; nothing is paid today [PLAN-104]. */
export function RenewDialog({ plan, onClose }: Props) {
  const { busy, run } = useWork(renew, onClose)
  const offline = useOffline()
  const price = plan.isAdmin ? MONTHLY_PRICE.school : MONTHLY_PRICE.teacher
  const next = plan.currentPeriodEnd ? ` Your next payment is on ${shortDate(plan.currentPeriodEnd)}.` : ''
  return (
    <Dialog
      open
      onClose={onClose}
      title="Renew your plan?"
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={busy}>
            Not now
          </Button>
          <Button variant="primary" busy={busy} disabled={offline} onClick={() => void run()}>
            Renew
          </Button>
        </>
      }
    >
      <p className="measure">
        The {plan.planName} plan goes on at ${price} a month{plan.isAdmin && ' plus any extra licences'}. You
        pay nothing today.{next}
      </p>
      {offline && <OfflineLine />}
    </Dialog>
  )
}
