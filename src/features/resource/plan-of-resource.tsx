import { Link } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { isLessonPlan, planSection } from '#content/lesson-plan.ts'
import { planOfResource } from '#local-store/queries/plan-resources.ts'
import { openAt } from '#session/open-at.ts'

const titleOf = (doc: unknown) => (isLessonPlan(doc) ? planSection(doc, 'header')?.title : undefined)

/** The way from a resource to the plan that it was made from, where one is on this device. */
export function PlanOfResource({ sessionId }: { sessionId: string }) {
  // A store that cannot be read is told of elsewhere.
  const plan = useLiveQuery(
    async () => planOfResource(sessionId, titleOf).catch(() => undefined),
    [sessionId],
  )
  if (!plan) return null
  return (
    <p className="pb-3">
      Made from the lesson plan{' '}
      <Link
        to="/lesson-plan"
        search={{ sessionId: plan.sessionId } as never}
        className="link inline-block min-h-11 content-center wrap-anywhere"
        onClick={() => openAt(plan)}
      >
        {plan.title}
      </Link>
    </p>
  )
}
