import { isInReo } from '../wishes/in-reo.ts'
import { OTHER_LANGUAGES, type OtherLanguage } from './other-language.data.ts'

/** Half the words of a request in letters of ours, or two signs of another writing, make its language. */
const SHARE = 0.5
const MIN_WORDS = 3
const MIN_SIGNS = 2
/** A sign of another writing says as much as so many letters. */
const SIGNS_WORTH = 3

/** The language of a request that is neither English nor te reo Māori, or null. */
export function otherLanguageIn(text: string): OtherLanguage | null {
  const words = text.match(/\p{L}+/gu) ?? []
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (isInReo(text)) return null
  return (
    OTHER_LANGUAGES.find(({ words: theirs }) => {
      const found = text.match(theirs) ?? []
      if (/(?!\p{Script=Latin})\p{L}/u.test(found[0] ?? ''))
        return found.length >= MIN_SIGNS && found.length * SIGNS_WORTH >= latin
      return words.length >= MIN_WORDS && found.length / words.length >= SHARE
    }) ?? null
  )
}
