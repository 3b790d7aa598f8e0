import type { StoredKit } from '../../kit.ts'
import { GOAL_WORDING_NOTE } from '../../lesson-plan.ts'
import type { LessonRequest } from '../read/request.ts'
import { yearsIn } from '../read/years.ts'

function missingNote(count: number): string {
  if (count === 0) return ''
  return count === 1
    ? ' One chosen goal is no longer in our list and was left out.'
    : ` ${count} chosen goals are no longer in our list and were left out.`
}

const NO_GOAL = 'No curriculum goal was chosen.'

/** Names the goal that the lesson was written for: one of the class's year before others. */
function writtenFor(kit: StoredKit | undefined, year: number): string | null {
  const goals = kit?.goalTexts ?? []
  const own = goals.find((goal) => yearsIn(goal.year).includes(year))
  const goal = own ?? goals[0]
  if (!goal) return null
  const what = own
    ? 'Choose that goal to tie the plan to the curriculum.'
    : 'Look for the goal of your year beside it.'
  return `${NO_GOAL} This lesson was written for a goal of ${goal.subject}, ${goal.year}: ${goal.wording} ${what}`
}

/** A letter to families is of no goal unless the teacher chose one, so nothing is missing from it. */
export const needsNoGoal = ({ goals, missingGoals, understood }: LessonRequest): boolean =>
  understood.want === 'letter' && goals.length === 0 && missingGoals === 0

/** The note under the goals: whose wording it is, or that no goal was chosen and which one the lesson was written for. */
export function goalNote(request: LessonRequest, kitId?: string): string {
  const { goals, missingGoals, kits, year } = request
  if (needsNoGoal(request)) return ''
  const missing = missingNote(missingGoals)
  if (goals.length > 0) return `This is ${GOAL_WORDING_NOTE}.${missing}`
  const kit = kits.find((found) => found.kit.id === kitId)?.kit
  const note =
    writtenFor(kit, year) ??
    `${NO_GOAL} This is planned from your words alone; choose a goal to tie it to the curriculum.`
  return note + missing
}
