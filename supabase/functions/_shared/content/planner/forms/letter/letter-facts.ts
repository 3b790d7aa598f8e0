import { placesAsWritten } from '../../read/topic/topic-phrase.ts'
import { writtenOut } from '../../read/topic/written-out.ts'
import { cutAll } from '../../read/words/word-pattern.ts'
import { GEAR_ASKED, GEAR_WORDS } from './gear-lists.data.ts'
import {
  COST,
  FOR_THE_WRITER,
  HELP_WANTED,
  HOW_LONG,
  LETTER_LEAD,
  NO_EVENT,
  PLACE_ALONE,
  RAIN_DATE,
  REPLY_ASKED,
  TIME_WORDS,
  WEEK_WORDS,
  WHEN_WORDS,
  WHERE_WORDS,
} from './letter-words.data.ts'
import { withDays } from './with-days.ts'

const MAX_TOPIC = 140

/** What a request says that a letter should tell. */
export interface LetterFacts {
  /** Goes on after "We are writing to tell you about". */
  topic: string
  when: string | null
  where: string | null
  cost: string | null
  howLong: string | null
  rainDate: string | null
  /** The adults who are asked to help: “5 drivers”; null where nobody is asked. */
  helpers: string | null
  bring: string[]
  /** Other things to know, in the teacher's words. */
  points: string[]
}

const found = (text: string, pattern: RegExp) => pattern.exec(text)?.[0].trim() ?? null

const tidy = (part: string) =>
  part
    .replace(/\b(?:please|pls|plz|thanks)\b/gi, '')
    .replace(/^[\s:–-]*(?:(?:and|that|plus|also|with|is|it'?s|are)\b)?\s*/i, '')
    .replace(/\s+(?:to|for) (?:the |our |my )?(?:parents|wh[āa]nau|families|caregivers)\s*$/iu, '')
    .replace(/\s+(?:is|on|at|from|for|and|in|with|starts?)\s*$/i, '')
    .trim()
    .replace(/^needs? (?:permission(?: slips?)?)(?:(?: and| &) |$)/i, '')
    .replace(/^(?:needs? )?(parent (?:helpers|help))$/i, 'We need $1.')
    .replace(/[.\s]+$/, '')

/** Where a trip goes, in a part that says no more than that: “trip to te papa”. */
const TRIP_TO =
  /\b(?:trip|visit|excursion|outing) to ((?:the )?[\p{L}\p{M}’'-]+(?: [\p{L}\p{M}’'-]+){0,2})$/iu

/** The place as it is printed: names get their capitals. */
const placeOf = (topic: string): string | null => {
  const place = TRIP_TO.exec(topic)?.[1] ?? null
  return place === null || /^(?:the|a|an|our) /i.test(place)
    ? place
    : place.replace(/(?<![\p{L}’'])\p{Ll}/gu, (letter) => letter.toUpperCase())
}

const SPLIT =
  /\s*[,;]\s*|\.\s+|(?<!\b(?:costs?(?: is)?|tickets?(?: are)?|entry|gold coin(?: donation)?(?: of)?))\s+(?=\$\d)|(?<=\$\d[\d.]*)\s+(?:and|&|plus|\+)\s+|\s+(?=(?:we )?needs? (?:\d{1,2} )?(?:(?:parent|adult) )?(?:drivers?|volunteers?|helpers?)\b)|\s+(?=(?:parent|adult|wh[āa]nau) help(?:ers?)?(?: are)? (?:needed|wanted|please|required))|\s+(?:(?:they|kids|children|we|you) )?(?:will )?needs?:?\s+(?=(?:a |an |their )?(?:gold coin|\$|packed|lunch|togs|towel|hats?|sun ?hats?|coats?|rain|warm|sturdy|water|drink))|(?<!\b(?:kids|children|students|tamariki|they|to|must|should))\s+(?=(?:please )?(?:bring|wear|pack|costs?|gold coin|full uniform|leaving|(?:rain|postponement) (?:date|day))\b)/i

/** The things that a part names and nothing else: "togs towel goggles", "bring a raincoat". */
function thingsIn(part: string): string[] | null {
  const plain = part
    .replace(/^(?:(?:they |you |all )?(?:will )?needs?(?: to bring)?|bring|pack)\s+/i, '')
    .trim()
  if (GEAR_WORDS.pattern.test(plain)) return [plain]
  const words = plain.split(/\s+(?:and\s+)?/)
  if (words.length > 1 && words.every((word) => GEAR_WORDS.pattern.test(word))) return words
  return plain === part ? null : [plain]
}

/** The day, the week and the time of a matter. */
function whenIn(matter: string): string | null {
  const usual = matter.replace(RAIN_DATE.pattern, ' ')
  const day = found(usual, WHEN_WORDS.pattern)?.replace(/^on /i, '') ?? null
  const week = found(usual, WEEK_WORDS.pattern)?.replace(/^in /i, '') ?? null
  const time = found(usual, TIME_WORDS.pattern)
  const all = [day, week, day !== null && time !== null && day.includes(time) ? null : time]
  const known = all.filter((one) => one !== null)
  return known.length === 0 ? null : known.join(', ')
}

/** What the text says before its day and what it says after it. */
function aroundDay(text: string): string[] {
  const day = WHEN_WORDS.pattern.exec(text) ?? WEEK_WORDS.pattern.exec(text) ?? TIME_WORDS.pattern.exec(text)
  if (!day) return [text]
  return [text.slice(0, day.index), text.slice(day.index + day[0].length)]
}

const withoutWhen = (part: string) =>
  [WHEN_WORDS, WEEK_WORDS]
    .reduce((left, { pattern }) => left.replace(pattern, ' '), part)
    .replace(/\s+/g, ' ')

/** The first part without day, time and place, and what stands after them there. */
function occasionIn(first: string, where: string | null): { topic: string; rest: string[] } {
  const [before = '', ...after] = aroundDay(first)
  const parts = [before, ...after].map((part) =>
    NO_EVENT.pattern.test(first) || where === null
      ? tidy(part)
      : tidy(part.replace(where, ' ').replace(/\s+/g, ' ')),
  )
  const [topic = '', ...rest] = parts.filter((part) => part !== '')
  const named = /^(?:parents|wh[āa]nau|families|caregivers)$/iu.test(topic) ? 'our class news' : topic
  return { topic: placesAsWritten(named).slice(0, MAX_TOPIC), rest }
}

const isFact = (part: string, when: string | null, where: string | null) =>
  /\p{L}{2}|\d/u.test(part) &&
  part !== when &&
  where?.toLowerCase().includes(part.toLowerCase()) !== true &&
  !/^(?:starts?|from|on|a|an|the|check)$/i.test(part) &&
  !FOR_THE_WRITER.pattern.test(part) &&
  !REPLY_ASKED.pattern.test(part)

/** The first of the parts that a pattern reads, and the parts without it. */
function taken(parts: readonly string[], pattern: RegExp): { value: string | null; left: string[] } {
  const at = parts.findIndex((part) => pattern.test(part))
  const match = at < 0 ? null : pattern.exec(parts[at] ?? '')
  return {
    value: match ? (match[1] ?? match[0]).trim() || null : null,
    left: parts.filter((_, place) => place !== at),
  }
}

/** Who is to help, without the words that ask for them. */
const helpersIn = (part: string): string =>
  part
    .replace(
      /^(?:we )?(?:also )?(?:(?:need(?:s|ing)?|want(?:s|ed|ing)?|looking for|call for|ask(?:ing)? for|seeking|require)(?: for)? )?/i,
      '',
    )
    .replace(
      / (?:are |is )?(?:needed|wanted|required|please|welcome|too|as well|to \p{L}+)(?: please)?$/iu,
      '',
    )
    .toLowerCase()

/** Reads the occasion, the day, the place and the other points out of a request. */
export function letterFacts(request: string): LetterFacts {
  const [line = ''] = request.trim().split('\n')
  const asked = writtenOut(line)
    .replace(new RegExp(GEAR_ASKED.pattern.source, 'gi'), ' ')
    .replace(/\b(parents? helpers?) (?:letter|note|email|notice) (?=(?:for|at|on)\b)/i, '$1 ')
  const matter = withDays(cutAll(asked, LETTER_LEAD).replace(/\s+/g, ' ').trim())
  const [first = '', ...others] = matter
    .split(SPLIT)
    .map(tidy)
    .filter((part) => part !== '')
  const when = whenIn(matter)
  const place = found(matter, WHERE_WORDS.pattern)
  // “3 days in March” names no place.
  const at = place !== null && when?.endsWith(place) ? null : place
  const { topic, rest } = occasionIn(first, at?.startsWith('to ') ? null : at)
  const alone = [...rest, ...others].find((part) => PLACE_ALONE.pattern.test(part)) ?? null
  const rain = taken([...rest, ...others], RAIN_DATE.pattern)
  const cost = taken(rain.left, COST.pattern)
  const long = taken(cost.left, HOW_LONG.pattern)
  const help = long.left.find((part) => HELP_WANTED.pattern.test(part))
  const where = at?.replace(/^(?:at|in|to|on) /i, '') ?? alone ?? placeOf(topic)
  const named = placeOf(topic)
  const parts = long.left
    .filter((part) => !HELP_WANTED.pattern.test(part))
    .map((part) => tidy(withoutWhen(part)))
    .filter((part) => isFact(part, when, where))
  return {
    topic: named === null ? topic : topic.replace(new RegExp(`${named}$`, 'iu'), named),
    when,
    where,
    cost: cost.value,
    howLong: long.value,
    rainDate: rain.value,
    helpers: help === undefined ? null : helpersIn(help),
    bring: parts.flatMap((part) => thingsIn(part) ?? []),
    points: parts.filter((part) => thingsIn(part) === null),
  }
}
