import type { PlanGoal } from '../lesson-plan.ts'
import type { InputContext } from './input.ts'

/** Learning areas whose text is in force; the other six were draft text when our list was made. */
const IN_FORCE = new Set(['Mathematics and statistics', 'English'])

export function isDraftArea(subject: string): boolean {
  return !IN_FORCE.has(subject)
}

export function toPlanGoals(context: InputContext | null): PlanGoal[] {
  if (!context) return []
  return context.goals
    .filter(({ missing }) => missing !== true)
    .map((goal) => {
      const subject = goal.subject ?? context.subject
      return {
        goalId: goal.id,
        wording: goal.outcome,
        subject,
        year: goal.year_group ?? context.year_group,
        strand: goal.strand ?? context.strand,
        skill: goal.skill ?? context.skill,
        status: isDraftArea(subject) ? 'draft area' : 'in force',
        verified: goal.source !== 'unverified',
        source: goal.source,
      }
    })
}

/** One line that says where a goal stands, such as "English · Year 4 · Writing · Composition". */
export function goalPlace(goal: PlanGoal): string {
  return [goal.subject, goal.year, goal.strand, goal.skill].filter((part) => part !== null).join(' · ')
}

const GOAL_LINE = /^(?:- )?Goal: (.+)$/gm
const PLACE_LINE = /^(?:\s*- )?Place: (.+)$/m

/** Goals that came along in the text of one of our own plans, or in a prompt made from one. */
export function goalsInText(text: string): PlanGoal[] {
  const place = PLACE_LINE.exec(text)?.[1]?.split(' · ') ?? []
  const yearAt = place.findIndex((part) => /^Years? /.test(part))
  const after = yearAt === -1 ? place.slice(1) : place.slice(yearAt + 1)
  return [...text.matchAll(GOAL_LINE)].map((match) => ({
    goalId: null,
    wording: match[1] ?? '',
    subject: place[0] ?? 'Learning area not named',
    year: yearAt === -1 ? null : (place[yearAt] ?? null),
    strand: after[0] ?? null,
    skill: after[1] ?? null,
    status: 'from your lesson plan',
    verified: false,
    source: 'your lesson plan',
  }))
}
