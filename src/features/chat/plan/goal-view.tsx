import { Eye } from 'lucide-react'
import { goalSource } from '#content/goal-text.ts'
import { GOAL_WORDING_NOTE, type GoalSection, type PlanGoal } from '#content/lesson-plan.ts'
import { Section, type SectionMark } from './section-parts.tsx'

export function GoalView(props: { section: GoalSection; title: string; mark: SectionMark }) {
  const { section, title, mark } = props
  return (
    <Section id={section.id} title={title} mark={mark}>
      <div className="space-y-4">
        {section.goals.map((goal) => (
          <Goal key={goal.goalId ?? goal.wording} goal={goal} />
        ))}
      </div>
      {section.goals.length === 0 && <p className="measure mt-1">{section.note}</p>}
    </Section>
  )
}

/** The wording is ours, byte for byte as stored, so it is never in quotation marks. */
function Goal({ goal }: { goal: PlanGoal }) {
  const path = [goal.subject, goal.year, goal.strand, goal.skill].filter(Boolean).join('\u00a0· ')
  const isDraft = goal.status === 'draft area'
  const status = goal.status === 'in force' ? '. In force.' : '.'
  const note = GOAL_WORDING_NOTE.charAt(0).toUpperCase() + GOAL_WORDING_NOTE.slice(1)
  return (
    <div>
      <p className="mt-1 border-l-2 border-primary pl-4">{goal.wording}</p>
      <p className={`mt-2 text-sm text-muted ${isDraft ? 'leading-6' : ''}`}>
        {isDraft && (
          <span className="badge badge-outline mr-2 border-line bg-wash text-base-content">Draft</span>
        )}
        {path}
        {status} {note}.
      </p>
      <Source goal={goal} />
    </div>
  )
}

function Source({ goal }: { goal: PlanGoal }) {
  if (!goal.verified) {
    return (
      <p className="mt-1 flex items-center gap-1.5 text-sm text-warning">
        <Eye className="size-4 shrink-0" aria-hidden="true" />
        Unverified: check the wording
      </p>
    )
  }
  const { name, link } = goalSource(goal)
  if (link === null) return <p className="mt-1 text-sm text-muted">Source: {name}</p>
  return (
    <p className="mt-1 text-sm text-muted">
      Source:{' '}
      <a className="underline" href={link} target="_blank" rel="noreferrer">
        {name}
      </a>
    </p>
  )
}
