import { capital } from '../../capital.ts'
import { cutAll } from '../../read/words/word-pattern.ts'
import {
  DAY_NAMES,
  FOR_THE_WRITER,
  LETTER_LEAD,
  TIME_WORDS,
  WHEN_WORDS,
  WHERE_WORDS,
} from './letter-words.data.ts'

const MAX_TOPIC = 140

/** What a request says that a letter should tell. */
export interface LetterFacts {
  /** Goes on after "We are writing to tell you about". */
  topic: string
  when: string | null
  where: string | null
  /** Other things to know or to bring, in the teacher's words. */
  points: string[]
}

/** Writes the days of the week out, and the months, with capitals: "next wed" is "next Wednesday". */
const withDays = (text: string) =>
  text
    .replace(
      /(?<=\d(?:st|nd|rd|th)? (?:of )?)(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*/gi,
      (month) => capital(month.toLowerCase()),
    )
    .replace(
      /\b(mon|tues?|wed|thur?s?|fri|sat|sun)(day|nesday|sday|urday|rsday)?(s?)\b/gi,
      (all, short: string, rest?: string) => {
        if (rest === undefined) return DAY_NAMES[short.toLowerCase()] ?? all
        return `${all[0]?.toUpperCase()}${all.slice(1).toLowerCase()}`
      },
    )

const found = (text: string, pattern: RegExp) => pattern.exec(text)?.[0].trim() ?? null

/** The occasion without a date in figures, which has a line of its own. */
const withoutDate = (occasion: string, day: string | null) =>
  day !== null && /\d/.test(day) && occasion.endsWith(day)
    ? occasion.slice(0, -day.length).replace(/\s+(?:on|from|for)?\s*$/i, '')
    : occasion

/** Reads the occasion, the day, the place and the other points out of a request. */
export function letterFacts(request: string): LetterFacts {
  const [line = ''] = request.trim().split('\n')
  const matter = withDays(cutAll(line, LETTER_LEAD).replace(/\s+/g, ' ').trim())
  const [first = '', ...others] = matter
    .split(
      /\s*[,;]\s*|\.\s+|(?<!\bcosts?(?: is)?)\s+(?=\$\d)|\s+(?=(?:please )?(?:bring|wear|pack|costs?)\s)/i,
    )
    .map((part) =>
      part
        .replace(/\b(?:please|pls|plz|thanks)\b/gi, '')
        .replace(/^[\s:–-]*(?:and|that|plus|also|with)?\s+/i, '')
        .trim()
        .replace(/[.\s]+$/, ''),
    )
    .filter((part) => part !== '')
  const day = found(matter, WHEN_WORDS.pattern)?.replace(/^on /i, '') ?? null
  const time = found(matter, TIME_WORDS.pattern)
  const when = day !== null && time !== null && !day.includes(time) ? `${day}, ${time}` : (day ?? time)
  const where = found(matter, WHERE_WORDS.pattern)?.replace(/^(?:at|in) /i, '') ?? null
  return {
    topic: withoutDate(first, day).slice(0, MAX_TOPIC),
    when,
    where,
    points: others.filter((part) => part !== when && part !== where && !FOR_THE_WRITER.pattern.test(part)),
  }
}
