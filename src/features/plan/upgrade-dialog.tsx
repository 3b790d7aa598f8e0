import { Check } from 'lucide-react'
import { useState } from 'react'
import { PLAN_CONTENTS } from '#domain/plan-contents.ts'
import { type PlanState, usageText } from '#domain/plan-rules.ts'
import { MONTHLY_PRICE } from '#domain/prices.ts'
import { useOffline } from '#session/connection.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { upgrade } from './payment-work.ts'

type Kind = 'individual' | 'school'
interface OfferedPlan {
  kind: Kind
  name: string
  price: string
  per: string
  has: string[]
}
const PLANS: OfferedPlan[] = [
  {
    kind: 'individual',
    name: 'Teacher',
    price: MONTHLY_PRICE.teacher,
    per: 'a month',
    has: PLAN_CONTENTS.teacher,
  },
  {
    kind: 'school',
    name: 'School',
    price: MONTHLY_PRICE.school,
    per: 'a month, ten teachers',
    has: PLAN_CONTENTS.school,
  },
]

/** The two plans to choose from, and the way to pay for one [PLAN-101] [PLAN-102]. Who pays for Teacher may change to School. */
export function UpgradeDialog({ plan, onClose }: { plan: PlanState; onClose: () => void }) {
  const [opening, setOpening] = useState<Kind>()
  const offline = useOffline()
  const choose = async (kind: Kind) => {
    setOpening(kind)
    if (await upgrade(kind)) onClose()
    else setOpening(undefined)
  }
  const isTeacher = plan.isPayer && !plan.isAdmin
  return (
    <Dialog
      open
      onClose={onClose}
      title="Choose a plan"
      note={`You have used ${usageText(plan)}.`}
      className="md:max-w-[46rem]"
      padding="flush"
    >
      <div className="mt-3 grid border-t border-base-300 md:grid-cols-2">
        {PLANS.map((one) => (
          <Offer
            key={one.kind}
            offer={one}
            isOwn={isTeacher && one.kind === 'individual'}
            busy={opening === one.kind}
            disabled={offline || opening !== undefined}
            onChoose={() => void choose(one.kind)}
          />
        ))}
      </div>
      <p id="upgrade-terms" className="border-t border-base-300 px-5 pt-3 pb-4 text-sm text-muted">
        {offline ? OFFLINE : `${isTeacher ? CHANGE : ''}${TERMS}`}
      </p>
    </Dialog>
  )
}

const OFFLINE = 'You are offline. Plans can be chosen when you are back online.'
const CHANGE =
  'Your Teacher plan becomes the School plan: Stripe’s page shows what today costs, less what you have paid, and asks for your yes. '
const TERMS =
  'New Zealand dollars, GST included. Plans renew each month; cancel anytime and keep access to the end of the billing period. You pay by card, on Stripe’s page.'

interface OfferProps {
  offer: OfferedPlan
  isOwn: boolean
  busy: boolean
  disabled: boolean
  onChoose: () => void
}

function Offer({ offer, isOwn, busy, disabled, onChoose }: OfferProps) {
  const { kind, name, price, per, has } = offer
  const isTeacher = kind === 'individual'
  return (
    <section
      className={`relative flex flex-col p-5 ${isTeacher ? 'border-base-300 bg-tint max-md:border-b md:border-r' : ''}`}
    >
      {isTeacher && <span className="absolute inset-y-0 left-0 w-1 bg-accent" aria-hidden="true" />}
      <h3 className="text-lg">{name}</h3>
      <p className="mt-2 text-2xl font-semibold tabular-nums">${price}</p>
      <p className="text-muted">{per}</p>
      {/* With both buttons disabled it is what the keyboard can reach, to scroll the dialog on a small screen. */}
      <ul className="mt-4 grow space-y-2" tabIndex={disabled ? 0 : undefined} aria-label={`${name} has`}>
        {has.map((line) => (
          <li key={line} className="flex gap-3">
            <Check className="mt-1 size-4 shrink-0 text-primary" aria-hidden="true" />
            {line}
          </li>
        ))}
      </ul>
      {isOwn ? (
        <p className="mt-5 flex min-h-11 items-center font-semibold">Your plan now</p>
      ) : (
        <Button
          variant={isTeacher ? 'primary' : 'outline'}
          className="mt-5"
          busy={busy}
          disabled={disabled}
          aria-describedby="upgrade-terms"
          onClick={onChoose}
        >
          Choose {name}
        </Button>
      )}
    </section>
  )
}
