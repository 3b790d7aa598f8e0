import { foldText } from '#domain/search-text.ts'
import { isTypoOf } from './typo.ts'

/** Splits a text into folded words. A fraction such as 3/5 is one word. */
export function textWords(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}/]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
}

/** Teachers' words for the curriculum's. */
const SYNONYMS: Record<string, string> = { maths: 'mathematics', math: 'mathematics', pe: 'physical' }

const WHOLE = 4
const STEM = 3
const BEGINS = 2
const INSIDE = 1

/** Removes plural endings: `fractions` becomes `fraction`, `abilities` `ability` and `boxes` `box`. */
function stem(word: string): string {
  if (word.length < 4 || /ss$|us$|is$/.test(word)) return word
  return word
    .replace(/ies$/, 'y')
    .replace(/(x|ch|sh|ss|z)es$/, '$1')
    .replace(/s$/, '')
}

interface Words {
  place: readonly string[]
  says: readonly string[]
}
type Weights = Map<string, number>

/** Weighs the words of the curriculum that match a word of the query. Typos count only when nothing else matches. */
function weighMatches(word: string, vocabulary: ReadonlySet<string>): Weights {
  const wanted = SYNONYMS[word] ?? word
  const weights: Weights = new Map()
  for (const known of vocabulary) {
    if (known === wanted) weights.set(known, WHOLE)
    else if (stem(known) === stem(wanted)) weights.set(known, STEM)
    else if (known.startsWith(wanted)) weights.set(known, BEGINS)
    else if (wanted.length > 2 && known.includes(wanted)) weights.set(known, INSIDE)
  }
  if (weights.size > 0) return weights
  for (const known of vocabulary) if (isTypoOf(wanted, known)) weights.set(known, INSIDE)
  return weights
}

/** Returns a function that scores an entry if it matches every word of the query. Words of the outcome count double. */
export function wordMatcher(vocabulary: ReadonlySet<string>, query: readonly string[]) {
  const wanted = query.map((word) => ({ word, weights: weighMatches(word, vocabulary) }))
  return ({ place, says }: Words): { score: number; marks: string[] } | undefined => {
    let score = 0
    const marks: string[] = []
    for (const { word, weights } of wanted) {
      const said = bestOf(says, weights)
      const placed = bestOf(place, weights)
      if (said.weight + placed.weight === 0) return undefined
      score += 2 * said.weight + placed.weight
      if (said.weight > 0) marks.push(said.word.includes(word) ? word : said.word)
    }
    return { score, marks }
  }
}

function bestOf(words: readonly string[], weights: Weights): { word: string; weight: number } {
  let best = { word: '', weight: 0 }
  for (const word of words) {
    const weight = weights.get(word) ?? 0
    if (weight > best.weight) best = { word, weight }
  }
  return best
}
