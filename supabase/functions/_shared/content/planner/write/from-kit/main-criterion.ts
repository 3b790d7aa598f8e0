import type { Kit } from '../../../kit.ts'
import { matterOf } from '../../read/goal-difference/goal-difference.ts'
import { areAkin } from '../../read/words/stem.ts'

/** The share of a line's words that a text says. */
function nearness(line: string, text: string): number {
  const said = matterOf(text)
  const stems = matterOf(line)
  return stems.filter((stem) => said.some((other) => areAkin(stem, other))).length / Math.max(1, stems.length)
}

/** The share of an “I can” line that the work has to say for the line to be what it comes to. */
const LEAST_SAID = 0.5

/**
 * The “I can” line that the work of the class comes to, by its words: the earlier of two, and null where the work says little of each.
 * Of a lesson with several aims another one would send a teacher to look for what the task never asks.
 */
export function criterionOfWork({ criteria, work }: Kit): string | null {
  const task = [...work.teacher, ...work.pupils].join(' ')
  const best = criteria.reduce((best, line) => (nearness(line, task) > nearness(best, task) ? line : best))
  return nearness(best, task) >= LEAST_SAID ? best : null
}
