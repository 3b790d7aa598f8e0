import { PHONICS_WORDS, type PhonicsName, THREE_SOUND_WORDS } from './phonics-words.data.ts'

const MIN_LISTED = 3

/** A paper that has a maker of its own, or another kind of work on the same words. */
const OTHER_WORK =
  /\b(?:spelling|dictation|hand[- ]?writing|bingo|games?|sort(?:s|ing)?|lesson|quiz|test|assessment|decodable|reading|rhym\w+|colou?r by|snap|bump|dominoes|roll)\b/i

/** Words of three sounds that stand one after another in a request, at least three of them. */
export function listedSounds(text: string): string[] {
  const words = text
    .toLowerCase()
    .split(/[\s,;/&]+|\band\b/)
    .filter((word) => word !== '')
  let run: string[] = []
  for (const word of words) {
    if (THREE_SOUND_WORDS.has(word)) run.push(word)
    else if (run.length >= MIN_LISTED) break
    else run = []
  }
  return run.length >= MIN_LISTED ? [...new Set(run)] : []
}

/** The pattern that all of the listed words share, or three sounds of any kind. */
function patternOf(words: readonly string[]): PhonicsName {
  const vowels = new Set(words.map((word) => word[1]))
  const [vowel] = vowels
  return vowels.size === 1 ? (`short ${vowel}` as PhonicsName) : 'cvc'
}

/** The pattern of words that a request wants a sheet on, or null. */
export function phonicsAsked(text: string): PhonicsName | null {
  if (OTHER_WORK.test(text)) return null
  const named = PHONICS_WORDS.find(({ pattern }) => pattern.test(text))?.name
  const listed = listedSounds(text)
  if (listed.length > 0 && (named === undefined || named === 'cvc')) return patternOf(listed)
  return named ?? null
}
