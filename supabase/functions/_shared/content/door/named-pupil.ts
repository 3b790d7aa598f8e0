import { likelyPupilNames } from '../checks/pupil-names.ts'
import { ANCESTRY, BIG_NAME, NOT_A_PUPIL, RECORDS_OF_ONE } from './named-pupil.data.ts'

/** What a message asks for about a pupil whom it names: their record, or their ancestors. Null where it names none. */
export function namedPupilIn(text: string): 'pupil-record' | 'whakapapa-of-a-pupil' | null {
  if (ANCESTRY.pattern.test(text)) {
    const named = BIG_NAME.exec(text)?.[1]
    const isPupil = named !== undefined && !NOT_A_PUPIL.test(named)
    if (isPupil || likelyPupilNames(text).length > 0) return 'whakapapa-of-a-pupil'
  }
  return RECORDS_OF_ONE.pattern.test(text) && likelyPupilNames(asNamed(text)).length > 0
    ? 'pupil-record'
    : null
}

/** A name after "where" or "for" is a pupil's where the message asks for a record. */
const asNamed = (text: string) =>
  text.replace(/\b(?:where|for|about|on|of|does|is)\s+(?=\p{Lu}\p{Ll})/gu, (cue) => `${cue}pupil `)
