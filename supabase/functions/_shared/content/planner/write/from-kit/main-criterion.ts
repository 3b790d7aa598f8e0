import type { Kit } from '../../../kit.ts'
import { matterOf } from '../../read/goal-difference/goal-difference.ts'
import { areAkin } from '../../read/words/stem.ts'

/** The share of a line's words that a text says. */
function nearness(line: string, text: string): number {
  const said = matterOf(text)
  const stems = matterOf(line)
  return stems.filter((stem) => said.some((other) => areAkin(stem, other))).length / Math.max(1, stems.length)
}

/** The “I can” line that the exit ticket and the task of a lesson come nearest to, by their words; the earlier of two. */
export function mainCriterion({ criteria, work, exit, walt }: Kit): string {
  const ofTask = [...work.pupils, walt].join(' ')
  const ofExit = `${exit.prompt} ${exit.answer}`
  const chief = (line: string) => 2 * nearness(line, ofExit) + nearness(line, ofTask)
  return criteria.reduce((best, line) => (chief(line) > chief(best) ? line : best))
}
