import { GOAL_WORDING_NOTE, type PlanGoal } from '../lesson-plan.ts'
import { goalPlace } from '../planner/goals.ts'
import { goalStatus } from '../render-markdown.ts'
import { escapeHtml } from './escape.ts'

/** Goals as stored, with whose wording it is, where they stand, and their source. */
export function goalsHtml(goals: readonly PlanGoal[], note: string): string {
  const items = goals.map(
    (goal) =>
      `<li><span data-goal="${escapeHtml(goal.goalId ?? '')}">${escapeHtml(goal.wording)}</span><br><span class="quiet">${escapeHtml(goalPlace(goal))}. ${escapeHtml(goalStatus(goal))} (${GOAL_WORDING_NOTE}). Source: ${escapeHtml(goal.verified ? goal.source : 'unverified')}</span></li>`,
  )
  return `${items.length > 0 ? `<ul>${items.join('')}</ul>` : ''}<p class="quiet">${escapeHtml(note)}</p>`
}
