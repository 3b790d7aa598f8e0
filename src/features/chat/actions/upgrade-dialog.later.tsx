import { Check } from 'lucide-react'
import { MONTHLY_PRICE } from '#domain/prices.ts'
import { Dialog } from '#ui/dialog.tsx'

const TEACHER_PLAN = ['500 messages a month', 'Resources made from a lesson plan', 'Priority email support']

/** Lists what the plan Teacher has, and says what the free trial keeps [GEN-26]. */
export function UpgradeDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Upgrade to Generate Resources"
      footer={
        <a href="/pricing" className="btn btn-primary">
          See plans
        </a>
      }
    >
      <p className="measure">
        Making a resource from a lesson plan is part of the plan Teacher, {MONTHLY_PRICE.teacher} NZD a month.
        It has:
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
        On the free trial you can still ask for a resource in the Resource Generator yourself.
      </p>
    </Dialog>
  )
}
