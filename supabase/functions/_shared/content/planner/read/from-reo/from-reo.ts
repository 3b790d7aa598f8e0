import { isInReo } from '../wishes/in-reo.ts'
import { remembered } from '../words/remembered.ts'
import { FROM_REO } from './from-reo.data.ts'

/** Each vowel of a pattern finds the long vowel as well, for macrons are not always typed. */
const LONG: Readonly<Record<string, string>> = { a: '[aā]', e: '[eē]', i: '[iī]', o: '[oō]', u: '[uū]' }
const withLong = (reo: string) => reo.replace(/\[[^\]]*\]|\\.|[aeiou]/g, (part) => LONG[part] ?? part)

const PATTERNS = FROM_REO.map(
  ([reo, english]) => [new RegExp(`(?<![\\p{L}-])${withLong(reo)}(?![\\p{L}-])`, 'giu'), english] as const,
)
/** In te reo Māori the area follows the word for what is made. */
const AREA_AFTER =
  /\b(lesson(?: plan)?|worksheet|test|game|activity) (maths|science|social studies|health|art|technology|English)\b/gi
const FIRST_ARTICLE = /^\s*he (?=\p{L})/iu

function readInEnglish(text: string): string {
  if (!isInReo(text)) return text
  const begun = text.normalize('NFC').replace(FIRST_ARTICLE, 'a ')
  return PATTERNS.reduce((read, [pattern, english]) => read.replace(pattern, english), begun)
    .replace(
      /(?<!\p{L})he (?=(?:maths|science|lesson|plan|worksheet|test|quiz|game|activity|writing|reading)\b)/giu,
      'a ',
    )
    .replace(AREA_AFTER, '$2 $1')
    .replace(/ {2,}/g, ' ')
}

/**
 * A request in te reo Māori with the words for years, lengths, forms, areas and common topics in English. Words that
 * are not known stay as they are: they are the topic.
 */
export const withEnglishWords = remembered(readInEnglish)
