import { NAMED_THEME_ROWS } from '../../../data/named-themes.data.ts'
import { THEMES } from '../../../data/themes.data.ts'
import { guessSubject } from '../subject.ts'
import { cutAll } from '../words/word-pattern.ts'
import { BEFORE_SETTING, NO_SETTING, OF_THE_SHEET, SETTING_WAYS, WITH_THINGS } from './setting.data.ts'

const MATHS = 'Mathematics and statistics'

const TIME_AND_CLASS =
  /\s*\b(?:(?:for )?(?:years?|yr|y|tau)\s*\d.*|\d{1,3}\s*(?:min|meneti|questions?|q\b).*|please.*|theme.*|instead.*|to (?:the )?goal.*)$/i

/** Words of a request that may name a setting, without what stands round it; null where nothing is left. */
function cleaned(found: string): string | null {
  const words = cutAll(found.replace(TIME_AND_CLASS, '').trim(), [
    { pattern: BEFORE_SETTING.pattern, leaves: '', examples: [], keeps: [] },
  ]).trim()
  return words.length < 3 ||
    /(?:^|\s)(?:the|an?|of|main|and|its?)$/i.test(words) ||
    NO_SETTING.pattern.test(words)
    ? null
    : words
}

/** True for words that name a setting we have things to count in. */
const isKnown = (words: string) =>
  [...NAMED_THEME_ROWS.map(([, match]) => match), ...THEMES.map(({ match }) => match)].some((match) =>
    match.test(words),
  )

/** What a request of mathematics is to be done with, where it is a setting that is known: "rounding with pirates". */
function settingWith(text: string): string | null {
  const words = cleaned(WITH_THINGS.pattern.exec(text)?.[1] ?? '')
  return words !== null && isKnown(words) ? words : null
}

/** What a request of mathematics is to be done with, where nothing is known about it: "rounding with unicyclists". */
export function unknownThings(text: string): string | null {
  const words = cleaned(WITH_THINGS.pattern.exec(text)?.[1] ?? '')
  const isSetting = words !== null && /^\p{Ll}{3,}s$/u.test(words) && !OF_THE_SHEET.pattern.test(words)
  return isSetting && !isKnown(words) && guessSubject(words) !== MATHS ? words : null
}

/** The setting a text asks for, "pizza" in "fractions, pizza theme", or null. */
export function settingIn(text: string): string | null {
  for (const { pattern } of SETTING_WAYS) {
    const words = cleaned(pattern.exec(text)?.[1] ?? '')
    // "Questions on the 6 times table" names the topic of mathematics, not a setting for it.
    if (words !== null && guessSubject(words) !== MATHS) return words
  }
  return guessSubject(text) === MATHS ? settingWith(text) : null
}
