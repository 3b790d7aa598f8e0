import { Check } from 'lucide-react'
import { MONTHLY_PRICE } from '#domain/prices.ts'
import { PAID_MESSAGES } from '#domain/promises.ts'
import { showPlanDialog } from '#session/plan/plan-dialog.ts'
import { Dialog } from '#ui/dialog.tsx'

const TEACHER_PLAN = [
  `${PAID_MESSAGES} messages a month`,
  'Resources made from a lesson plan',
  'Priority email support',
]

interface Props {
  way: 'upgrade' | 'renew'
  onClose: () => void
}

/** Lists what the plan Teacher has, and says what the free trial keeps [GEN-26]. Who cancelled is offered to renew instead (OP-60). */
export function UpgradeDialog({ way, onClose }: Props) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Upgrade to Generate Resources"
      footer={
        <button
          type="button"
          className="btn btn-primary"
          onClick={() => {
            onClose()
            showPlanDialog(way)
          }}
        >
          {way === 'renew' ? 'Renew' : 'See plans'}
        </button>
      }
    >
      <p className="measure">
        Making a resource from a lesson plan is part of the Teacher plan, ${MONTHLY_PRICE.teacher} a month. It
        has:
      </p>
      <ul className="mt-3 space-y-2">
        {TEACHER_PLAN.map((line) => (
          <li key={line} className="flex gap-3">
            <Check className="mt-1 size-4 shrink-0 text-primary" aria-hidden="true" />
            {line}
          </li>
        ))}
      </ul>
      <p className="measure mt-3 text-muted">
        On the free trial you can still make a resource yourself, in the Resource Generator.
      </p>
    </Dialog>
  )
}
