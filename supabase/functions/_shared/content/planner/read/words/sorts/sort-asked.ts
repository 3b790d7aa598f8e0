import { CUT_AND_STICK, SORT_WORDS, SORTING, type SortName } from './sort-words.data.ts'

const NAMES_SHEET = /\b(?:work ?sheets?|sheets?|pages?|printables?|activit(?:y|ies))\b/i

/** The sort that a request asks for: it names the groups, and says to sort or to cut out, or the groups say so themselves. */
export function sortAsked(text: string): SortName | null {
  const found = SORT_WORDS.find(({ pattern }) => pattern.test(text))
  if (found === undefined) return null
  const isSort = SORTING.pattern.test(text) || CUT_AND_STICK.pattern.test(text)
  return isSort || (found.alone && NAMES_SHEET.test(text)) ? found.name : null
}

/** True where pieces are to be cut out and stuck on, whatever they are about. */
export const asksToCut = (text: string): boolean => CUT_AND_STICK.pattern.test(text)
