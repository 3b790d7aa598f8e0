import type { Kit } from '../../../kit.ts'
import { matterOf } from '../../read/goal-difference/goal-difference.ts'
import { areAkin } from '../../read/words/stem.ts'

/** The share of a line's words that a text says. */
function nearness(line: string, text: string): number {
  const said = matterOf(text)
  const stems = matterOf(line)
  return stems.filter((stem) => said.some((other) => areAkin(stem, other))).length / Math.max(1, stems.length)
}

/** The “I can” line that comes nearest to the goals, or else to the aim of the lesson, by their words; the earlier of two. */
export function mainCriterion({ criteria, walt }: Kit, goals: readonly string[]): string {
  const aim = goals.length > 0 ? goals.join(' ') : walt
  return criteria.reduce((best, line) => (nearness(line, aim) > nearness(best, aim) ? line : best))
}
