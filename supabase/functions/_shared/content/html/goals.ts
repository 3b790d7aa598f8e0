import { goalPlace, goalSource, goalStatus } from '../goal-text.ts'
import { GOAL_WORDING_NOTE, type PlanGoal } from '../lesson-plan.ts'
import { escapeHtml } from './escape-html.ts'

/** The source of a goal: the name of the official page, which leads there where its address is known. */
function sourceHtml(goal: PlanGoal): string {
  if (!goal.verified) return 'unverified'
  const { name, link } = goalSource(goal)
  return link === null ? escapeHtml(name) : `<a href="${escapeHtml(link)}">${escapeHtml(name)}</a>`
}

/** Lists goals as stored, with their place in the curriculum, their status, whose wording it is and the source. */
export function goalsHtml(goals: readonly PlanGoal[], note: string): string {
  const items = goals.map(
    (goal) =>
      `<li><span data-goal="${escapeHtml(goal.goalId ?? '')}">${escapeHtml(goal.wording)}</span><br><span class="quiet">${escapeHtml(goalPlace(goal))}. ${escapeHtml(goalStatus(goal))} (${GOAL_WORDING_NOTE}). Source: ${sourceHtml(goal)}</span></li>`,
  )
  return `${items.length > 0 ? `<ul>${items.join('')}</ul>` : ''}<p class="quiet">${escapeHtml(note)}</p>`
}
