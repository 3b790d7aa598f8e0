import type { PlanGoal } from './lesson-plan.ts'

/** Splits the source of a goal into the name of its page and, where it is known, its address: "Name — https://…". */
export function goalSource({ source }: PlanGoal): { name: string; link: string | null } {
  const [name = '', link = ''] = source.split(' — ')
  return /^https:\/\/[\w.-]+\.govt\.nz(?:\/|$)/.test(link) ? { name, link } : { name: source, link: null }
}

/** The place of a goal in the curriculum, such as "English · Year 4 · Writing · Composition". */
export function goalPlace(goal: PlanGoal): string {
  return [goal.subject, goal.year, goal.strand, goal.skill].filter((part) => part !== null).join(' · ')
}

/** The status of a goal in a sentence: in force or draft, and whether its wording was compared. */
export function goalStatus(goal: PlanGoal): string {
  if (goal.status === 'from your lesson plan') return 'Carried over from your lesson plan'
  const carried = goal.goalId === null ? ', carried over from your lesson plan' : ''
  const status = `${goal.status === 'draft area' ? 'Draft learning area' : 'In force from 1 January 2026'}${carried}`
  return goal.verified ? status : `${status}; wording not yet compared with the published page`
}
