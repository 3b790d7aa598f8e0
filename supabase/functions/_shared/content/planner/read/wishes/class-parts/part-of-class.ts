import type { ClassPart, NumberSet } from '../../../../understood.ts'
import { numberSetIn } from '../number-set.ts'
import { KNOWN_ALREADY, SAYS_EASIER, SAYS_HARDER, SAYS_NO_WORK } from './class-parts.data.ts'
import { classPartsIn, type PartTyped, partsAndRest } from './class-parts.ts'
import { whoIs } from './who.ts'

/** The class that a part belongs to. */
export interface ClassOfPart {
  /** 1 to 8. */
  year: number
  /** The request without its parts. */
  text: string
}

const RANGE = /^(?:numbers )?(?:up to|to|within|under)? ?\d[\d,]*$/i
/** A round number that is written out. */
const ROUND: readonly (readonly [words: RegExp, figures: string])[] = [
  [/\b(?:a|one) hundred\b|\b100s\b/gi, '100'],
  [/\b(?:a|one) thousand\b/gi, '1000'],
  [/\bten thousand\b/gi, '10000'],
  [/\b(?:a|one) hundred thousand\b/gi, '100000'],
  [/\b(?:a|one) million\b/gi, '1000000'],
]

const roundInFigures = (work: string) =>
  [...ROUND].reverse().reduce((text, [words, figures]) => text.replace(words, figures), work)
const RANGES = /\b(?:numbers )?(?:up to|to|within|under|past) \d[\d,]*/gi
const TABLES =
  /^(?:[x×÷]? ?\d{1,2}(?:x|s|[’']s)?(?: times| tables?| facts)*(?:,? and |, ?| ?& ?| ?\/ ?|-| |$))+$/i
const PARTS = /^(?:(?:halves|half|thirds|quarters|fifths|sixths|eighths|tenths)(?:,? and |, ?| ?& ?| |$))+$/i
const ON_TABLES = /tables?|multipl|divi|times|[x×÷]|facts|skip|count(?:ing)? in|sharing|groups/i
const LARGEST_TABLE = 10

/** The tables that are left for those who know these; none past the first where the class is young. */
function tablesAfter(known: readonly number[], year: number): number[] {
  const hardest = year <= 3 ? 6 : LARGEST_TABLE
  return Array.from({ length: hardest - 2 }, (_, at) => at + 3).filter((table) => !known.includes(table))
}

/** The limits of what a part works on. Words that only the topic explains, such as "2s and 5s", are read beside it. */
function numbersOf(work: string, isKnown: boolean, { year, text }: ClassOfPart): NumberSet {
  const isTables = TABLES.test(work) && ON_TABLES.test(`${text} ${work}`) && !/\d{3}/.test(work)
  const tables = isTables && !RANGE.test(work.trim()) ? (work.match(/\d+/g) ?? []).map(Number) : []
  if (tables.length > 0) return { tables: isKnown ? tablesAfter(tables, year) : tables }
  if (isKnown) return {}
  if (RANGE.test(work)) return { upTo: Number(work.replace(/\D/g, '')) }
  const topic = text.replace(RANGES, ' ')
  const { operations: _, items: __, ...limits } = numberSetIn(`${PARTS.test(work) ? 'only ' : ''}${work}`)
  const { minutesPast } = numberSetIn(`${work} on the clock`)
  const { shapes } = numberSetIn(`${topic} ${work}`)
  const isTime = /\b(?:time|clocks?|o[’' ]?clock)\b/i.test(`${topic} ${work}`)
  return { ...limits, ...(shapes ? { shapes } : {}), ...(isTime && minutesPast ? { minutesPast } : {}) }
}

const YEAR = /\b(years?|yrs?|y|level)[ .]?(\d)(?:\s*\/\s*(\d))?(?!\d)/i

/** The year in the words for the work of a part; a level of the curriculum ends with its second year. */
function yearOf(work: string): number | undefined {
  const [, kind = '', first, second] = YEAR.exec(work) ?? []
  if (first === undefined) return undefined
  const year = /level/i.test(kind) ? Number(first) * 2 : Number(second ?? first)
  return year > 8 ? undefined : Math.max(1, year)
}

/** The words that are left of the work when its year, its range and what says only how hard it is are taken out. */
function aboutOf(work: string, numbers: NumberSet): string | undefined {
  const about = work
    .replace(new RegExp(YEAR.source, 'gi'), ' ')
    .replace(new RegExp(SAYS_NO_WORK.pattern.source, 'giu'), ' ')
    .replace(/\s+/g, ' ')
    .replace(/^(?:\s|to(?= \D)|and|with|at|in|on|of|[-–,.:])+|[\s,.:;–-]+$/gi, '')
  // A shape or a time of the clock narrows the topic of the class, and names no other.
  if (numbers.shapes !== undefined || numbers.minutesPast !== undefined) return undefined
  const isNumbersAlone = RANGE.test(about) || TABLES.test(about) || PARTS.test(about)
  return /\p{L}{3}/u.test(about.replace(RANGES, '').replace(/numbers|\band\b|\bonly\b|\bjust\b/gi, '')) &&
    !(isNumbersAlone && Object.keys(numbers).length > 0)
    ? about
    : undefined
}

/** Tables by their numbers are facts, whatever the class does with them; steps of a count stay steps. */
function factsOf({ tables }: NumberSet, { text }: ClassOfPart): string | undefined {
  if (tables === undefined || /skip|count/i.test(text)) return undefined
  return /divi|÷/i.test(text) && !/multipl|tables?/i.test(text) ? 'division facts' : 'times table facts'
}

/** Above or below the class: by the year or the numbers where they tell, else by the words. */
function levelOf(part: PartTyped, year: number | undefined, numbers: NumberSet, of: ClassOfPart) {
  if (part.isLanguage) return 'language'
  if (year !== undefined && year !== of.year) return year > of.year ? 'extension' : 'support'
  const { upTo } = numberSetIn(of.text)
  if (upTo !== undefined && numbers.upTo !== undefined && upTo !== numbers.upTo)
    return numbers.upTo > upTo ? 'extension' : 'support'
  const said = `${part.who} ${part.how} ${part.work}`
  return SAYS_HARDER.pattern.test(said) && !SAYS_EASIER.pattern.test(part.how) ? 'extension' : 'support'
}

function partOf(typed: PartTyped, of: ClassOfPart): ClassPart {
  const isKnown = KNOWN_ALREADY.pattern.test(typed.how)
  const work = roundInFigures(typed.work)
    .replace(/\b(?:first|yet|now)$/i, '')
    .trim()
  const year = yearOf(work)
  const numbers = numbersOf(work.replace(new RegExp(YEAR.source, 'gi'), ' ').trim(), isKnown, of)
  const named = isKnown || typed.isLanguage ? undefined : aboutOf(work, numbers)
  const about = named ?? factsOf(numbers, of)
  return {
    ...whoIs(typed.who),
    level: levelOf(typed, year, numbers, of),
    ...(year === undefined || year === of.year ? {} : { year }),
    ...(Object.keys(numbers).length > 0 ? { numbers } : {}),
    ...(about === undefined ? {} : { about }),
    ...(typed.isAll ? { isAll: true as const } : {}),
  }
}

/**
 * The parts of a class that a text names, as they are planned for. One that works where the class does is none. `about` is the
 * request about the class that a later message adds a part to.
 */
export function partsOfClass(text: string, year: number, about?: string): ClassPart[] {
  const { parts, ofClass } = about === undefined ? classPartsIn(text) : partsAndRest(text)
  return parts
    .map((typed) => ({ typed, part: partOf(typed, { year, text: about ?? ofClass }) }))
    .filter(({ typed, part }) => yearOf(typed.work) === undefined || part.year !== undefined)
    .map(({ part }) => part)
}
