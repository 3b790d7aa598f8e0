import type { CurriculumBlock } from '#domain/curriculum.ts'
import { foldText } from '#domain/search-text.ts'
import { type GoalEntry, goalIndex } from './goal-index.ts'
import { TEACHER_WORDS } from './teacher-words.data.ts'
import { textWords, wordMatcher } from './word-match.ts'
import { yearNumber } from './year-number.ts'

interface Found {
  block: CurriculumBlock
  goal: CurriculumBlock['goals'][number]
  /** Folded pieces of the outcome that match the query. */
  marks: string[]
}

const YEAR = '(?:years?|yrs?|y|yaer|yera|eyar)'
/** Matches one or more year groups: `year 5`, `yr5`, `years 5 and 6`, `y 5/6`. */
const YEARS = new RegExp(`\\b${YEAR}\\s?(\\d)\\b(?:\\s*(?:[/&-]|and|to|or)\\s*(\\d)\\b)*`, 'gu')
/** Words of a query that say nothing about a goal. */
const FILLERS = new Set(
  'a an the of for in on with about my our class lesson lessons goal goals plan learning'.split(' '),
)

interface GoalQuery {
  words: string[]
  /** The year groups named in the query. Their digits are not searched for in the outcomes. */
  years: number[]
}

/** Splits a query into words and year groups, as in `fractions year 5`, `Yr5 fractions`, `years 5 and 6: fractions`. */
export function readQuery(query: string): GoalQuery {
  const folded = foldText(query)
  const named = folded.match(YEARS) ?? []
  const years = named.flatMap((text) => text.match(/\d/g) ?? []).map((digit) => Math.max(1, Number(digit)))
  const words = textWords(folded.replace(YEARS, ' '))
  const meaningful = words.filter((word) => !FILLERS.has(word))
  return { words: meaningful.length > 0 ? meaningful : words, years }
}

/**
 * Finds the goals that match every word, the best matches first. Word order, macrons, plural endings and typos do not
 * matter. If the query names a year, only its goals are returned, or the nearest years' if it has none. Otherwise the
 * years nearest to the chosen one come first.
 */
export function findGoals(blocks: CurriculumBlock[], query: string, chosenYear: string | null): Found[] {
  const { words, years } = readQuery(query)
  if (words.length + years.length === 0) return []
  const { entries, vocabulary } = goalIndex(blocks)
  const match = wordMatcher(vocabulary, words)
  const near = years.length > 0 ? years : chosenYear ? [yearNumber(chosenYear)] : []
  const found = entries.flatMap((entry) => {
    const answer = match(entry)
    return answer ? [{ entry, ...answer, away: distance(entry, near) }] : []
  })
  const named = years.length > 0 ? found.filter(({ away }) => away === 0) : found
  return (named.length > 0 ? named : found)
    .sort((one, other) => one.away - other.away || other.score - one.score)
    .map(({ entry: { block, goal }, marks }) => ({ block, goal, marks }))
}

/**
 * Finds what a teacher means: the goals with the words as typed, then those for what the curriculum calls it. If there is
 * neither, `nearest` goals share as many of the words as any goal does.
 */
export function searchGoals(
  blocks: CurriculumBlock[],
  query: string,
  chosenYear: string | null,
): { found: Found[]; nearest: boolean } {
  const ask = (words: string) => findGoals(blocks, words, chosenYear)
  const found = withoutDoubles([query, ...alternatives(query)].flatMap(ask))
  const { years } = readQuery(query)
  const named = found.filter(({ block }) => years.includes(yearNumber(block.year_group)))
  if (found.length > 0) return { found: named.length > 0 ? named : found, nearest: false }
  return { found: withoutDoubles(fewerWords(readQuery(query)).map(ask).find(isSome) ?? []), nearest: true }
}

const isSome = (found: Found[]) => found.length > 0

/** The query with a teacher's expression in the curriculum's words. */
function alternatives(query: string): string[] {
  const folded = foldText(query)
  return Object.entries(TEACHER_WORDS).flatMap(([said, meant]) => {
    const place = new RegExp(`(?<![\\p{L}\\p{N}])${said}(?![\\p{L}\\p{N}])`, 'u')
    return place.test(folded) ? meant.map((words) => folded.replace(place, words)) : []
  })
}

/** The query without one of its words, then its single words, the longest first. */
function fewerWords({ words, years }: GoalQuery): string[] {
  if (words.length < 2) return []
  const named = years.map((year) => `year ${year}`)
  const one = words.map((left) => words.filter((word) => word !== left))
  const single = words.toSorted((a, b) => b.length - a.length).map((word) => [word])
  return [...one, ...single].map((some) => [...some, ...named].join(' '))
}

function withoutDoubles(found: Found[]): Found[] {
  return [...new Map(found.toReversed().map((one) => [one.goal.id, one])).values()].reverse()
}

function distance({ year }: GoalEntry, near: readonly number[]): number {
  return near.length === 0 ? 0 : Math.min(...near.map((wanted) => Math.abs(year - wanted)))
}
