import type { CurriculumBlock } from '#domain/curriculum.ts'
import { textWords } from './word-match.ts'
import { yearNumber } from './year-number.ts'

/** A goal as folded words: those of its place in the curriculum and those of its outcome. */
export interface GoalEntry {
  block: CurriculumBlock
  goal: CurriculumBlock['goals'][number]
  year: number
  place: string[]
  says: string[]
}

interface GoalIndex {
  entries: GoalEntry[]
  vocabulary: ReadonlySet<string>
}

const known = new WeakMap<CurriculumBlock[], GoalIndex>()

/** Returns the index of a curriculum, built once, so that a search does not fold 1,650 goals at every keystroke. */
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
