import { Route, X } from 'lucide-react'
import type { CurriculumContext } from '#content/contract.ts'
import { shortSubject } from '#domain/short-subject.ts'

interface Props {
  context: CurriculumContext
  /** True once the goals are part of the conversation. Before that they are a choice that goes with the next message. */
  active: boolean
  onOpen: () => void
  onRemove: () => void
}

/** Returns the label `Yr 5 · Rational numbers` for the choice so far. The subject is shown before it if there is room. */
function contextLabel(context: CurriculumContext): { subject: string; place: string } {
  const year = context.year_group?.replace(/^Year /, 'Yr ')
  return {
    subject: shortSubject(context.subject),
    place: [year, context.skill ?? context.strand].filter(Boolean).join(' · '),
  }
}

export function ContextChip({ context, active, onOpen, onRemove }: Props) {
  const { subject, place } = contextLabel(context)
  const [first, ...more] = context.goals
  return (
    <div
      className={`flex min-w-0 grow items-stretch rounded-field border border-line ${active ? 'bg-tint' : 'border-dashed bg-sheet'}`}
    >
      <button
        type="button"
        className="flex min-h-11 min-w-0 grow cursor-pointer items-center gap-2.5 rounded-l-field px-3 text-start"
        aria-label={`Curriculum goals in this chat: ${[subject, place].filter(Boolean).join(' · ')}${context.goals.length > 0 ? `, ${context.goals.length} chosen` : ''}. Change.`}
        onClick={onOpen}
      >
        <Route className="size-5 shrink-0 text-primary" aria-hidden="true" />
        <span className="min-w-0 md:flex md:gap-3">
          <b className="block truncate font-semibold md:shrink-0">
            <span className={place ? 'hidden md:inline' : ''}>{subject}</span>
            {place && <span className="hidden md:inline"> · </span>}
            {place}
          </b>
          {first && (
            <span className="hidden truncate text-muted md:block">
              {first.outcome}
              {more.length > 0 && ` and ${more.length} more`}
            </span>
          )}
        </span>
      </button>
      <button
        type="button"
        className="tap grid cursor-pointer place-items-center rounded-r-field text-muted"
        aria-label="Remove curriculum goals"
        onClick={onRemove}
      >
        <X className="size-5" aria-hidden="true" />
      </button>
    </div>
  )
}
