import { CircleAlert } from 'lucide-react'
import { type PlanState, usageWords } from '#domain/plan-rules.ts'

/** At the limit: what is so, and the way on [PLAN-27] [PLAN-29]. Nearing it is one line below the box. */
export function LimitNotice({ plan }: { plan: PlanState }) {
  if (!plan.atLimit) return null
  return (
    <div className="mb-2.5 flex items-center gap-2.5 rounded-field bg-wash py-1 pl-3" role="status">
      <CircleAlert className="size-5 shrink-0 text-warning" aria-hidden="true" />
      <p className="min-w-0 grow py-1">
        You have reached your message limit.{' '}
        <span className="text-muted tabular-nums">{usageWords(plan)}</span>
      </p>
      <a href="/pricing" className="btn btn-ghost px-3 text-primary">
        Upgrade
      </a>
    </div>
  )
}
