import { Eye, Route } from 'lucide-react'
import type { CurriculumContext } from '#content/contract.ts'
import { isDraftSubject } from '#domain/curriculum.ts'

/** The goals as they were stored when the message was sent, with the same marks as in the picker. */
export function GoalsOfMessage({ context }: { context: CurriculumContext }) {
  const path = [context.subject, context.year_group, context.strand, context.skill].filter(Boolean)
  const unverified = context.goals.some(({ source }) => source === 'unverified')
  return (
    <div className="mt-2.5 flex gap-2.5 border-t border-line/40 pt-2.5 text-sm">
      <Route className="mt-0.5 size-4 shrink-0 text-primary" aria-hidden="true" />
      <div className="min-w-0">
        <p>
          {isDraftSubject(context.subject) && (
            <span className="badge badge-outline mr-2 border-line bg-wash text-base-content">Draft</span>
          )}
          <span className="sr-only">Curriculum goals: </span>
          {path.join('\u00a0· ')}
        </p>
        {context.goals.length > 0 && (
          <ul className="mt-1 space-y-1">
            {context.goals.map((goal) => (
              <li key={goal.id}>{goal.outcome}</li>
            ))}
          </ul>
        )}
        {unverified && (
          <p className="mt-1 flex items-center gap-1.5 text-warning">
            <Eye className="size-4 shrink-0" aria-hidden="true" />
            Unverified: check the wording
          </p>
        )}
      </div>
    </div>
  )
}
