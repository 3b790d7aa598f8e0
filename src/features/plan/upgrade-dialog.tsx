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
const PLANS: { kind: Kind; name: string; price: string; per: string; has: string[] }[] = [
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

/** The two plans to choose from, and the way to pay for one [PLAN-101] [PLAN-102]. */
export function UpgradeDialog({ plan, onClose }: { plan: PlanState; onClose: () => void }) {
  const [opening, setOpening] = useState<Kind>()
  const offline = useOffline()
  const choose = async (kind: Kind) => {
    setOpening(kind)
    if (await upgrade(kind)) onClose()
    else setOpening(undefined)
  }
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
          <section
            key={one.kind}
            className={`relative flex flex-col p-5 ${one.kind === 'individual' ? 'border-base-300 bg-tint max-md:border-b md:border-r' : ''}`}
          >
            {one.kind === 'individual' && (
              <span className="absolute inset-y-0 left-0 w-1 bg-accent" aria-hidden="true" />
            )}
            <h3 className="text-lg">{one.name}</h3>
            <p className="mt-2 text-2xl font-semibold tabular-nums">${one.price}</p>
            <p className="text-muted">{one.per}</p>
            <ul className="mt-4 grow space-y-2">
              {one.has.map((line) => (
                <li key={line} className="flex gap-3">
                  <Check className="mt-1 size-4 shrink-0 text-primary" aria-hidden="true" />
                  {line}
                </li>
              ))}
            </ul>
            <Button
              variant={one.kind === 'individual' ? 'primary' : 'outline'}
              className="mt-5"
              busy={opening === one.kind}
              disabled={offline || opening !== undefined}
              aria-describedby="upgrade-terms"
              onClick={() => void choose(one.kind)}
            >
              Choose {one.name}
            </Button>
          </section>
        ))}
      </div>
      <p id="upgrade-terms" className="border-t border-base-300 px-5 pt-3 pb-4 text-sm text-muted">
        {offline
          ? 'You are offline. Plans can be chosen when you are back online.'
          : 'New Zealand dollars, GST included. Plans renew each month; cancel anytime and keep access to the end of the billing period. You pay by card, on Stripe’s page.'}
      </p>
    </Dialog>
  )
}
