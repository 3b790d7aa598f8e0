import type { FoundKit, Kit } from '../../kit.ts'
import { plainWords, stemsOf } from '../read/words/stem.ts'
import { isTelling, taughtTexts } from './conditions-not-met.ts'
import type { Written } from './not-done.ts'

const MAX_WORDS = 4

/** The words of a text in one line, so that "show don’t tell" and "show dont tell" are the same. */
const inOneLine = (text: string): string => ` ${plainWords(text.replace(/['’]/g, '')).join(' ')} `

const stemLine = (text: string): string => ` ${stemsOf(text.replace(/['’]/g, '')).join(' ')} `

/** True for a phrase that names a matter of its own: two words or more, of which one is no word of the class or the form. */
function namesMatter(phrase: string): boolean {
  const words = plainWords(phrase.replace(/['’]/g, ''))
  return words.length >= 2 && words.length <= MAX_WORDS && words.some(isTelling)
}

const phrasesOf = ({ find }: Kit): string[] => find.en

/**
 * The phrases that name another lesson, that the request says word for word, and that the lesson made here never says: a lesson on story hooks was
 * found for “show don’t tell” because it says each word somewhere.
 */
export function phrasesNotMet({ lesson: { request }, sections }: Written, taught: Kit): string[] {
  const asked = inOneLine(request.asked)
  const printed = stemLine(taughtTexts(sections).join(' '))
  const own = new Set(stemsOf(phrasesOf(taught).join(' ').replace(/['’]/g, '')))
  const others: readonly FoundKit[] = [...request.kits, ...request.near].filter(
    ({ kit }) => kit.id !== taught.id,
  )
  const missing = others
    .flatMap(({ kit }) => phrasesOf(kit))
    .filter((phrase) => namesMatter(phrase) && asked.includes(inOneLine(phrase)))
    .filter((phrase) => !printed.includes(stemLine(phrase)))
    .filter((phrase) => stemsOf(phrase.replace(/['’]/g, '')).some((stem) => !own.has(stem)))
  return [...new Set(missing)].filter(
    (phrase, _, all) => !all.some((other) => other !== phrase && other.includes(phrase)),
  )
}
