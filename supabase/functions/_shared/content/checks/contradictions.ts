import type { PlanGoal } from '../lesson-plan.ts'
import { NAMED_AREAS, NAMED_TOPICS, type NamedTopic } from './contradictions.data.ts'

function yearNumber(text: string): number | null {
  const year = /\d/.exec(text.replace('0-1', '1'))?.[0]
  return year === undefined ? null : Number(year)
}

/** The years in the teacher's words that are not those of the goal. */
export function otherYear(goals: readonly PlanGoal[], years: readonly number[]): string[] {
  const goalYears = goals.flatMap(({ year }) => (year === null ? [] : [yearNumber(year)]))
  const differ = years.length > 0 && goalYears.length > 0 && !years.some((year) => goalYears.includes(year))
  return differ
    ? [
        `You wrote Year ${years.join(' and ')}; the chosen goal is from ${goals[0]?.year}. This follows the goal.`,
      ]
    : []
}

/** The topics a request names in a learning area that it or a goal is about. */
function topicsAsked(request: string, goals: readonly PlanGoal[], guessed: string | null): NamedTopic[] {
  return NAMED_TOPICS.filter(
    ({ area, asked }) =>
      asked.test(request) && (guessed === area || goals.some(({ subject }) => subject === area)),
  )
}

function otherTopic(topics: readonly NamedTopic[], goals: readonly PlanGoal[]): string[] {
  const wording = goals.map((goal) => `${goal.wording} ${goal.skill ?? ''} ${goal.strand ?? ''}`).join(' ')
  if (topics.length === 0 || topics.some(({ goal }) => goal.test(wording))) return []
  return [
    `You asked for ${topics.map(({ name }) => name).join(' and ')}; the chosen goal is about something else. This follows the goal.`,
  ]
}

function otherArea(request: string, goals: readonly PlanGoal[]): string[] {
  const areas = NAMED_AREAS.filter(({ asked }) => asked.test(request))
  const differ =
    areas.length > 0 && !areas.some(({ subject }) => goals.some((goal) => subject.test(goal.subject)))
  return differ
    ? [
        `You named a different learning area from that of the chosen goal (${goals[0]?.subject}). This follows the goal.`,
      ]
    : []
}

/**
 * Notes on where the teacher's words and the chosen goals differ. The plan follows the goal, and says so. `area` is the
 * learning area of the words alone.
 */
export function contradictions(
  request: string,
  goals: readonly PlanGoal[],
  years: readonly number[],
  area: string | null,
): string[] {
  if (goals.length === 0) return []
  const topics = topicsAsked(request, goals, area)
  return [
    ...otherYear(goals, years),
    ...otherTopic(topics, goals),
    ...(topics.length === 0 ? otherArea(request, goals) : []),
  ]
}
