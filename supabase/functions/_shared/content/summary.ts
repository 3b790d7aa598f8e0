import { goalPlace, goalStatus } from './goal-text.ts'
import type { PlanGoal } from './lesson-plan.ts'
import { goalsInText } from './planner/read/goals.ts'

function field(markdown: string, name: string): string | null {
  return new RegExp(`^- \\*\\*${name}:\\*\\* (.+)$`, 'm').exec(markdown)?.[1] ?? null
}

function heading(markdown: string): string | null {
  const line = /^# (?:Lesson plan: )?(.+)$/m.exec(markdown)?.[1] ?? /\*\*(.{3,80}?)\*\*/.exec(markdown)?.[1]
  return line?.replace(/\\(.)/g, '$1').trim() ?? null
}

/** The status of a goal, without saying twice that it was carried over. */
const statusOf = (goal: PlanGoal) => goalStatus({ ...goal, goalId: goal.goalId ?? 'known' })

/** Makes a prompt for the resource chat from a lesson plan's Markdown, with its topic, year and goals [GEN-18]. */
export function summarisePlan(markdown: string): string | null {
  const title = heading(markdown)
  if (title === null) return null
  const year = field(markdown, 'Year') ?? /\bYears? \d(?:-\d)?(?: and \d)?/.exec(markdown)?.[0] ?? null
  const walt = /\*\*We are learning to\*\* (.+)$/m.exec(markdown)?.[1] ?? null
  const className = field(markdown, 'Class')
  const goals = goalsInText(markdown)
  const lines = [
    `Create a worksheet to go with my lesson plan “${title}”${year ? ` for ${year}` : ''}${className ? `, ${className}` : ''}.`,
    walt ? `We are learning to ${walt.replace(/\\(.)/g, '$1')}` : null,
    ...goals.flatMap((goal) => [
      `Goal: ${goal.wording}`,
      `Place: ${goalPlace(goal)}`,
      ...(goal.status === 'from your lesson plan'
        ? []
        : [`Status: ${statusOf(goal)}`, `Source: ${goal.source}`]),
    ]),
  ]
  return lines.filter((line) => line !== null).join('\n')
}
