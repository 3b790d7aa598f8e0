import { Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CurriculumGoal } from '#content/contract.ts'

interface Props {
  goal: CurriculumGoal
  checked: boolean
  onToggle: () => void
  /** The outcome with the matches of a search highlighted. */
  outcome?: ReactNode
  /** The goal's place in the curriculum. */
  place?: ReactNode
}

/** A goal in our wording. One that nobody has compared with a source is marked as unverified. */
export function GoalRow({ goal, checked, onToggle, outcome, place }: Props) {
  return (
    <li>
      <label className="flex min-h-14 cursor-pointer gap-3.5 border-t border-base-300 px-5 py-3.5 has-checked:bg-tint">
        <input
          type="checkbox"
          className="checkbox checkbox-primary shrink-0"
          checked={checked}
          onChange={onToggle}
        />
        <span className="min-w-0 grow">
          {outcome ?? goal.outcome}
          {place}
          {goal.source === 'unverified' && (
            <span className="mt-1 flex items-center gap-1.5 text-sm text-warning">
              <Eye className="size-4" aria-hidden="true" />
              Unverified: check the wording
            </span>
          )}
        </span>
      </label>
    </li>
  )
}
