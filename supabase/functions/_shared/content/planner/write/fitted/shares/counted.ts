import { inFigures } from '../../../read/words/figures.ts'
import { withoutYears } from '../../../read/words/without-years.ts'
import { PUPILS_COUNTED, SHARED_THINGS } from './shares.data.ts'

/** Things that a request counts. */
export interface Counted {
  count: number
  /** As typed: "chromebooks". */
  thing: string
  /** A pattern for this thing and those that stand for it. */
  match: string
}

const largest = (numbers: readonly number[]) => (numbers.length === 0 ? null : Math.max(...numbers))

/** What a request counts, in figures and without its years. */
export const countedText = (asked: string): string => inFigures(withoutYears(asked))

/** The size of the class where a request says it: "26 kids", "class of 29". */
export function classSize(asked: string): number | null {
  const counted = new RegExp(
    `\\b(\\d{1,2})\\s+(?:\\p{L}+\\s+)?(?:${PUPILS_COUNTED})(?!\\p{L})|\\bclass of (\\d{1,2})\\b`,
    'giu',
  )
  return largest([...asked.matchAll(counted)].map(([, before, after]) => Number(before ?? after)))
}

/** A number before such a word measures, and counts no things: “20 min mat time”. */
const UNIT =
  '(?:min(?:ute)?s?|sec(?:ond)?s?|hours?|hrs?|days?|weeks?|cm|mm|m|km|metres?(?! (?:rulers?|sticks?))|g|kg|ml|l|litres?)(?!\\p{L})'

/** What is counted of a sheet, a class or a task is no thing that is shared. */
const NO_THING =
  /^(?:questions?|levels?|pages?|parts?|steps?|words?|sentences?|digits?|numbers?|times|tables?|groups?|pairs?|teams?|stations?|rounds?|lessons?|sessions?|points?|sides?|marks?|problems?|facts?|tens|ones|hundreds|cards?|books?|pencils?|pens?|paper|strips?|boys?|girls?|adults?|aides?|helpers?|parents?)$/iu

/** Ends that make a thing many. */
const many = (one: string): string => (one === 'die' || one === 'dice' ? 'dice|die' : `${one}(?:e?s)?`)
/** The name of a thing ends before one of these. */
const AFTER_A_THING =
  /\s+(?:between|for|and|with|in|on|per|to|only|but|so|each|kids|students|no)(?!\p{L}).*$/iu

/** “Only 3 jugs for 26 kids” counts things, whatever they are. */
const FOR_CLASS = /^\d{1,2} [\p{L} -]{3,30}? (?:for|between|among) \d/iu

/** A number before one of these counts nothing that follows it: “to 20 with counters”. */
const NO_NAME_FIRST = /^(?:with|for|and|using|to|in|on|by|of|or|the|each)\s/iu

const single = (thing: string): string =>
  thing.toLowerCase().replace(/(?<=\p{L}{2}(?:ch|sh|x|ss))es$|(?<=\p{L}{2}[^s])s$/u, '')

/** Where a lesson has one thing for each pair, group or student, its number counts; one for the whole class is enough as it is. */
const FOR_MANY = /\b(?:each|every|pairs?|groups?|students?|ākonga|child(?:ren)?|between|class set|set)\b|\d/iu

const isListed = (match: string, items: readonly string[]): boolean =>
  items.some(
    (item) => FOR_MANY.test(item) && new RegExp(`(?<!\\p{L})(?:${match})(?!\\p{L})`, 'iu').test(item),
  )

/** A thing of the lesson's own list as a pattern, or null: “clocks” where it lists “a small clock a pair”. */
export function listedThing(typed: string, items: readonly string[]): string | null {
  if (NO_THING.test(typed) || new RegExp(`^(?:${PUPILS_COUNTED})$`, 'iu').test(typed)) return null
  const match = many(single(typed))
  return isListed(match, items) ? match : null
}

/** The things that a request counts and that the lesson lists: “6 teaching clocks”. */
function ofTheList(asked: string, items: readonly string[]): Counted[] {
  const counted = new RegExp(
    `(?<![\\d.:$-])\\b(\\d{1,2})\\s+(?!${UNIT})(\\p{L}{3,}(?:\\s+\\p{L}{3,}){0,2})(?!\\p{L})`,
    'giu',
  )
  return [...asked.matchAll(counted)].flatMap(({ index, 1: count, 2: typed = '' }) => {
    const words = NO_NAME_FIRST.test(typed) ? [] : typed.replace(AFTER_A_THING, '').split(/\s+/)
    const isFew = /\b(?:only|just) $/iu.test(asked.slice(0, index))
    const listed = words.findLastIndex((word) => listedThing(word, items) !== null)
    const at = listed < 0 && isFew && FOR_CLASS.test(asked.slice(index)) ? words.length - 1 : listed
    const match = at < 0 ? null : (listedThing(words[at] ?? '', items) ?? many(single(words[at] ?? '')))
    return match === null
      ? []
      : [
          {
            count: Number(count),
            thing: words
              .slice(0, at + 1)
              .join(' ')
              .toLowerCase(),
            match,
          },
        ]
  })
}

/** The things of which a request says how many there are. */
export function thingsCounted(asked: string, items: readonly string[]): Counted[] {
  const known = SHARED_THINGS.flatMap((match) => {
    const found = new RegExp(
      `(?<![\\d.:$-])\\b(\\d{1,2})\\s+(?!${UNIT})(?:\\p{L}+\\s+)?(${match})(?!\\p{L})`,
      'iu',
    ).exec(asked)
    return found ? [{ count: Number(found[1]), thing: (found[2] ?? '').toLowerCase(), match }] : []
  })
  const others = ofTheList(asked, items).filter(
    ({ thing }) => !known.some((one) => thing.endsWith(one.thing)),
  )
  return [...known, ...others].filter(({ count }) => count > 1)
}
