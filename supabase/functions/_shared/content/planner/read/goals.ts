import type { PlanGoal } from '../../lesson-plan.ts'
import type { InputContext } from './input.ts'

/** Learning areas whose text is in force. The other six were drafts when our list was made. */
const IN_FORCE = new Set(['Mathematics and statistics', 'English'])

function isDraftArea(subject: string): boolean {
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

const GOAL_LINE = /^(?:- )?Goal: (.+)$/gm
const line = (name: string, text: string) =>
  new RegExp(`^(?:\\s*- )?${name}: (.+)$`, 'm').exec(text)?.[1]?.trim() ?? null

/** Reads a status line as our own plans print it, such as "Draft learning area (our wording …)". */
function statusIn(text: string | null): Pick<PlanGoal, 'status' | 'verified'> {
  const verified = text !== null && !/not yet compared/.test(text)
  if (text?.includes('Draft learning area')) return { status: 'draft area', verified }
  if (text?.includes('In force')) return { status: 'in force', verified }
  return { status: 'from your lesson plan', verified: false }
}

/**
 * Reads the goals, with their place, status and source, from the text of one of our plans or a prompt made from one.
 */
export function goalsInText(text: string): PlanGoal[] {
  const found = [...text.matchAll(GOAL_LINE)]
  const firstPlace = line('Place', text)
  return found.map((match, index) => {
    const about = text.slice(match.index, found[index + 1]?.index)
    const place = (line('Place', about) ?? firstPlace)?.split(' · ') ?? []
    const yearAt = place.findIndex((part) => /^Years? /.test(part))
    const after = yearAt === -1 ? place.slice(1) : place.slice(yearAt + 1)
    const { status, verified } = statusIn(line('Status', about))
    const source = line('Source', about)
    return {
      goalId: null,
      wording: match[1] ?? '',
      subject: place[0] ?? 'Learning area not named',
      year: yearAt === -1 ? null : (place[yearAt] ?? null),
      strand: after[0] ?? null,
      skill: after[1] ?? null,
      status,
      verified: verified && source !== null && source !== 'unverified',
      source: source ?? 'your lesson plan',
    }
  })
}
