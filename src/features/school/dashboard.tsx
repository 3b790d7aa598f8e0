import { useLiveQuery } from 'dexie-react-hooks'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SchoolStatistics } from '#backend/school/school.ts'
import { readPlanState } from '#local-store/queries/usage.ts'
import { shortDate } from '#ui/date.ts'

/** [SCHOOL-09] [SCHOOL-10] [SCHOOL-11] [SCHOOL-12] */
export function Dashboard({ statistics }: { statistics: SchoolStatistics | undefined }) {
  const plan = useLiveQuery(async () => readPlanState(), [])
  const until = plan?.isCancelledButActive && plan.currentPeriodEnd
  return (
    <dl className="sheet grid grid-cols-2 md:mt-5 lg:grid-cols-4">
      <Figure name="Plan" className="border-r border-b border-base-300 lg:border-b-0">
        <span className="font-semibold">Premium Admin</span>
        <span className="mt-0.5 flex items-center gap-1.5 text-sm text-success">
          <Check className="size-4" aria-hidden="true" />
          Active
        </span>
        {until && <span className="block text-sm">until {shortDate(until)}</span>}
      </Figure>
      <Figure name="Your messages" className="border-b border-base-300 lg:border-r lg:border-b-0">
        <Figures value={plan?.used} />
        {plan && <span className="text-muted"> of {plan.max}</span>}
      </Figure>
      <Figure name="Lesson plans, all members" className="border-r border-base-300">
        <Figures value={statistics?.total_lesson_plans} />
      </Figure>
      <Figure name="Resources, all members">
        <Figures value={statistics?.total_resources} />
      </Figure>
    </dl>
  )
}

function Figure({
  name,
  className = '',
  children,
}: {
  name: string
  className?: string
  children: ReactNode
}) {
  return (
    <div className={`p-4 ${className}`}>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  )
}

/** A dash stands for a number that is not here yet. */
function Figures({ value }: { value: number | undefined }) {
  return <b className="text-xl font-semibold tabular-nums">{value ?? '–'}</b>
}
