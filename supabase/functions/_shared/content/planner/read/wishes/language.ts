import type { Understood } from '../../../understood.ts'
import { otherLanguageIn } from '../words-only/other-language.ts'
import { isInReo } from './in-reo.ts'

/** The language a request is written in. */
export function languageOf(text: string): Understood['language'] {
  if (isInReo(text)) return 'mi'
  return otherLanguageIn(text) === null ? 'en' : 'other'
}
