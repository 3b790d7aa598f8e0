import { isPrinted, isSaid } from '../../kits/matter-words.ts'
import { plainWords, stemsOf } from '../../read/words/stem.ts'

/** What turns a word into another of its family: “settlement” of “settle”, “movement” of “move”, “probability” of “probable”. */
const MAKES_ANOTHER =
  /(?:ments?|ations?|itions?|tions?|sions?|ness|ships?|ings?|ers?|ors?|ists?|als?|ility|ity|ive|ous|ful|less|ly|ed|able|ible|y|e|s)$/
/** So short a root stands in many words. */
const SHORTEST_ROOT = 3
const SHORTEST_JOINED = 6

const rootOf = (word: string): string => {
  const root = word.replace(MAKES_ANOTHER, '').replace(/[ei]$/, '')
  return root.length >= SHORTEST_ROOT ? root.replace(/([^aeiou])\1$/, '$1') : word
}

/** A text in which words are looked for, whatever form they have there. */
export interface Print {
  stems: ReadonlySet<string>
  roots: ReadonlySet<string>
  /** Its letters without spaces and hyphens, in which “put-downs” and “putdowns” are the same. */
  letters: string
}

export function printOf(texts: readonly string[]): Print {
  const all = texts.join('\n')
  const words = plainWords(all)
  return {
    stems: new Set(stemsOf(all)),
    roots: new Set(words.map(rootOf)),
    letters: words.join('').replace(/['’-]/g, ''),
  }
}

/** True where a text has the word itself in any form, a word for the same thing, or its parts. */
export const isInForm = (word: string, { stems, roots, letters }: Print): boolean =>
  isSaid(word, stems) ||
  roots.has(rootOf(word)) ||
  stemsOf(word).some((stem) => stem.length >= SHORTEST_JOINED && letters.includes(stem))

/** The same, or any word that begins as it does: “lighthouse” where “light” is printed. */
export const isIn = (word: string, print: Print): boolean =>
  isInForm(word, print) || isPrinted(word, print.stems)
