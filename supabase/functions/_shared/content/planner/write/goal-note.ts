import { GOAL_WORDING_NOTE } from '../../lesson-plan.ts'
import type { LessonRequest } from '../read/request.ts'

function missingNote(count: number): string {
  if (count === 0) return ''
  return count === 1
    ? ' One chosen goal is no longer in our list and was left out.'
    : ` ${count} chosen goals are no longer in our list and were left out.`
}

/** The note under the goals: whose wording it is, or that no goal was chosen. */
export function goalNote({ goals, missingGoals }: LessonRequest): string {
  const missing = missingNote(missingGoals)
  return goals.length === 0
    ? `No curriculum goal was chosen. This is planned from your words alone; choose a goal to tie it to the curriculum.${missing}`
    : `This is ${GOAL_WORDING_NOTE}.${missing}`
}
