import type { CurriculumBlock } from '#local-store/queries/curriculum.ts'
import { textWords } from './word-match.ts'
import { yearNumber } from './year-number.ts'

/** A goal cut into folded words: where it stands, and what it says. */
export interface GoalEntry {
  block: CurriculumBlock
  goal: CurriculumBlock['goals'][number]
  year: number
  place: string[]
  says: string[]
}

export interface GoalIndex {
  entries: GoalEntry[]
  vocabulary: ReadonlySet<string>
}

const known = new WeakMap<CurriculumBlock[], GoalIndex>()

/** Made once for a curriculum: a search at every key must not fold 1,650 goals again. */
export function goalIndex(blocks: CurriculumBlock[]): GoalIndex {
  const before = known.get(blocks)
  if (before) return before
  const entries = blocks.flatMap((block) => {
    const { subject, year_group, strand, skill } = block
    const place = textWords(`${subject} ${year_group} ${strand} ${skill}`)
    const year = yearNumber(year_group)
    return block.goals.map((goal) => ({ block, goal, year, place, says: textWords(goal.outcome) }))
  })
  const vocabulary = new Set(entries.flatMap(({ place, says }) => [...place, ...says]))
  const index = { entries, vocabulary }
  known.set(blocks, index)
  return index
}
