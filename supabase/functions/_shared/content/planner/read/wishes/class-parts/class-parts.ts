import { GROUP_AT_YEAR } from '../../class/groups-at-years.data.ts'
import { guessSubject } from '../../subject.ts'
import { remembered } from '../../words/remembered.ts'
import { cutAll, type WordPattern } from '../../words/word-pattern.ts'
import { PART_AT_YEAR } from '../../words/works-at.data.ts'
import { numberSetIn } from '../number-set.ts'
import {
  ALL_PLAIN_ENGLISH,
  ASKS_ALONE,
  AT_ANOTHER_PLACE,
  CLASS_IN_TWO_YEARS,
  KNOWN_ALREADY,
  LEARNS_ENGLISH,
  NAMED_AT_YEAR,
  PAGE_FOR_PART,
  PART_AND_WORK,
  PLAIN_ENGLISH,
  PLAIN_ENGLISH_HAS,
  RANGE_FOR_PART,
  RANGE_FOR_REST,
  REST_AND_WORK,
  SAYS_EASIER,
  SAYS_HARDER,
  TWO_PUPILS,
  TWO_YEARS_OF_WORK,
} from './class-parts.data.ts'

/** A part of the class as it was typed. */
export interface PartTyped {
  /** The words that name it; empty for pupils whose names are not kept. */
  who: string
  /** The words between the part and its work: "are only up to". */
  how: string
  /** What it works on: "o’clock", "to 20", "year 3". */
  work: string
  /** It is learning English, and a page in plainer English is asked for. */
  isLanguage?: true
  isAll?: true
}

/** What a text says of parts of the class, and the same text about the class without them. */
export interface ClassParts {
  parts: readonly PartTyped[]
  ofClass: string
}

/** Cuts what a pattern finds, where it tells of a part; what is kept stands in its place. */
type Cut = (found: RegExpExecArray) => { part?: PartTyped; keeps?: string } | null

/** Compiling the longest of these takes longer than reading with it. */
const compiled = new WeakMap<RegExp, RegExp>()

function everyOf(pattern: RegExp): RegExp {
  const every = compiled.get(pattern) ?? new RegExp(pattern.source, 'giu')
  compiled.set(pattern, every)
  every.lastIndex = 0
  return every
}

function cutEach({ parts, ofClass }: ClassParts, { pattern }: WordPattern, cut: Cut): ClassParts {
  const every = everyOf(pattern)
  const found: PartTyped[] = []
  let text = ofClass
  for (let match = every.exec(text); match; match = every.exec(text)) {
    const told = cut(match)
    if (told === null) {
      every.lastIndex = match.index + 1
      continue
    }
    if (told.part) found.push(told.part)
    const kept = told.keeps ?? ''
    text = `${text.slice(0, match.index)}${kept} ${text.slice(match.index + match[0].length)}`
    every.lastIndex = match.index + kept.length
  }
  return { parts: [...parts, ...found], ofClass: text }
}

const RANGE = /\b(?:up to|to|within|under) (?:\d|a (?:hundred|thousand|million))/i
const BARE_NUMBER = /^\d[\d,]*$/
/** “2s, 5s and 10s”, “x2 and x10”: tables by their numbers. */
const LIST = /^(?:[x×÷] ?\d{1,2}|\d{1,2}(?:s|x|[’']s| times))(?![\p{L}])/iu
/** “One at a time” and “more time” are of no part of the class. */
const NO_WORK = /^(?:more |extra |enough |a bit of )?time(?! (?:to|on|past)\b)/i
const YEAR = /\b(?:years?|yrs?|y|level)[ .]?\d/i
const WORKED_ON = new Set(['Mathematics and statistics', 'English'])

/** True for words that name a year, numbers, a topic or a level at which a part may work. */
const isWork = (work: string, how = '') =>
  !NO_WORK.test(work) &&
  (YEAR.test(work) ||
    /\b(?:[1-7]|one|two|three|four|five)[- ]digits?\b/i.test(work) ||
    /\d ?(?:%|per ?cent)|\b\d\/\d/i.test(work) ||
    (BARE_NUMBER.test(work) && /\b(?:at|to|up|on|within|past)$/i.test(how)) ||
    RANGE.test(work) ||
    LIST.test(work) ||
    /\b(?:harder|easier|simpler|challeng|exten[ds])/i.test(work) ||
    numberSetIn(`${work} on the clock`).minutesPast !== undefined ||
    WORKED_ON.has(guessSubject(work) ?? ''))

const IS_PLAIN = new RegExp(`^${PLAIN_ENGLISH_HAS.pattern.source}$`, 'iu')
/** “A small group on halves” is at another place; “3 on addition” counts questions. */
const IS_PUPILS =
  /\b(?:kids?|kiddos?|children|students|pupils|learners|boys|girls|tamariki|group|table|of them)\b/i

const SAYS_PLACE = ({ who, how }: PartTyped) =>
  AT_ANOTHER_PLACE.pattern.test(how) || isRanked(who) || (how === 'on' && IS_PUPILS.test(who))
const isRanked = (who: string) => SAYS_EASIER.pattern.test(who) || SAYS_HARDER.pattern.test(who)
const learnsEnglish = (who: string) => LEARNS_ENGLISH.pattern.test(who)

const wordsOf = (text: string | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()

/** Pupils counted without a word for them stand at the beginning of what is said of them: “, three are still on halves”. */
const beginsClause = (whole: string, index: number, who: string) =>
  index === 0 || /^\s*(?:[,;.–-]|but|and|with|except|while)/i.test(whole) || !BARE_COUNT.test(who)
const BARE_COUNT = /^(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|some|several|few|half)$/i

const partAndWork: Cut = ({ 0: whole, 1: typed, 2: verbs, 3: typedWork, index }) => {
  const part = { who: wordsOf(typed), how: wordsOf(verbs), work: wordsOf(typedWork) }
  if (learnsEnglish(part.who) && IS_PLAIN.test(part.work))
    return { part: { ...part, work: '', isLanguage: true } }
  const isTold = SAYS_PLACE(part) && isWork(part.work, part.how) && beginsClause(whole, index, part.who)
  return isTold ? { part } : null
}

const pageForPart: Cut = ([, page = '', typed, verbs, typedWork]) => {
  const part = { who: wordsOf(typed), how: `${page} ${wordsOf(verbs)}`, work: wordsOf(typedWork) }
  const isNothing = /^(?:too|also|as well|please|pls|thanks|if you can)?$/i.test(part.work)
  if (learnsEnglish(part.who) && (isNothing || IS_PLAIN.test(part.work)))
    return { part: { ...part, work: '', isLanguage: true } }
  if (isNothing) return { part: { ...part, work: '' } }
  // “Support for a child with low vision” is for a need, and not for other work.
  return isWork(part.work, part.how) || KNOWN_ALREADY.pattern.test(part.how) ? { part } : null
}

/** Two halves of a class at two years: the second is a part beside the first, whose year leads. */
const twoYears: Cut = ([, first = '', count = 'half', second = '']) =>
  first === second
    ? null
    : {
        part: { who: count, how: 'works at', work: `year ${second}` },
        keeps: `, year ${first} and ${second}`,
      }

/** Two years that each work on something: the first leads, with its work. */
const twoWorks: Cut = ([, first = '', work, second = '', other]) => {
  const [kept, theirs] = [wordsOf(work), wordsOf(other)]
  if (first === second || !isWork(kept) || !isWork(theirs)) return null
  return {
    part: { who: `year ${second}s`, how: 'works at', work: `year ${second} ${theirs}` },
    keeps: `, year ${first} and ${second}, ${kept}`,
  }
}

const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\s+(?=[,.;!?])/g, '')
    .replace(/[,;](?=[,.;!?])|(?<=[.:;!?]),/g, '')
    .replace(/^[\s,.;–-]+|[\s,;–-]+$/g, '')
    .trim()

const TABLES_KEPT = /⟨(\d{1,2}(?:s|x|[’']s)(?:(?:,? and |, ?| ?& ?| )\d{1,2}(?:s|x|[’']s))*)⟩/i
const TABLES_ALONE = new RegExp(TABLES_KEPT.source.replace('⟨', '^').replace('⟩', '$'), 'i')

/** “3s and 4s” are tables, also where nothing else stands beside them. They stand first, so that they are no topic of their own. */
const withTablesFirst = (text: string) =>
  text.replace(TABLES_KEPT, ' ').replace(/^/, () => {
    const [, tables] = TABLES_KEPT.exec(text) ?? []
    return tables === undefined ? '' : `${(tables.match(/\d+/g) ?? []).join(' and ')} times tables `
  })

/** The words for the class are kept, without those that call it the rest. */
const restAndWork: Cut = ([, , work]) => {
  const kept = wordsOf(work)
  if (!isWork(kept)) return null
  return { keeps: TABLES_ALONE.test(kept) ? ` ⟨${kept}⟩` : `, ${kept}` }
}

function languageParts(text: string): ClassParts {
  const english = { who: 'esol students', how: '', work: '', isLanguage: true } as const
  const start: ClassParts = { parts: [], ofClass: text }
  const all = cutEach(start, ALL_PLAIN_ENGLISH, () => ({ part: { ...english, isAll: true } }))
  return cutEach(all, PLAIN_ENGLISH, () => ({ part: english }))
}

/** What is left of a sentence whose year was cut: “… at level 2 still (year 4ish)”. */
const STILL = /(?:\bstill|\balready|\(year \d\p{L}*\)|\s)+$/iu

/** A part at a year, in words that are read elsewhere too. */
function partsAtYears({ parts, ofClass }: ClassParts): ClassParts {
  const every = new RegExp(GROUP_AT_YEAR.pattern.source, 'giu')
  const ofYears = [...ofClass.matchAll(every)].map(([, who = '', kind = '', year = '', to]) => ({
    who,
    how: 'works at',
    work: `${kind} ${to ?? year}`,
  }))
  const others = ofYears.length === 0 ? ofClass : cutAll(ofClass, [PART_AT_YEAR]).replace(STILL, ' ')
  return { parts: [...parts, ...ofYears], ofClass: others }
}

function readParts(text: string): ClassParts {
  const language = languageParts(
    text.replace(TWO_PUPILS.pattern, (names) => (names.includes(',') ? 'three pupils' : 'two pupils')),
  )
  const halves = cutEach(language, TWO_YEARS_OF_WORK, twoWorks)
  const years = cutEach(halves, CLASS_IN_TWO_YEARS, twoYears)
  const pages = cutEach(years, PAGE_FOR_PART, pageForPart)
  const ranges = cutEach(pages, RANGE_FOR_PART, ([, work = '', who = '']) => ({
    part: { who, how: '', work },
  }))
  const named = cutEach(partsAtYears(ranges), NAMED_AT_YEAR, ([, names = '', year = '']) => ({
    part: { who: / (?:and|&) /.test(names) ? 'two' : 'one', how: 'works at', work: `year ${year}` },
  }))
  return cutEach(named, PART_AND_WORK, partAndWork)
}

/** What a version in plainer English is to have, said apart from it. */
const withoutPlainWords = (read: ClassParts) =>
  read.parts.some(({ isLanguage }) => isLanguage) ? cutEach(read, PLAIN_ENGLISH_HAS, () => ({})) : read

/** A range by itself between commas, as it is left of “the rest to 100”. */
const RANGE_ALONE = /[,;.] *(?:numbers )?(?:up to|to|within|under) (\d[\d,]*)(?=$|[,.;!?])/i
const BEFORE_FORM = /(?<=\p{L}) (?=(?:work)?sheets?\b|lessons?\b|plans?\b|games?\b|quiz|test\b)/iu
const AFTER_THINGS = /(?<=\b(?:sums|questions|problems|facts)\b)/i

/** The range of the class beside its topic, where it is read as one with it: “addition to 100 worksheet”. */
function withRangeAtTopic(text: string): string {
  const [found, largest] = RANGE_ALONE.exec(text) ?? []
  if (found === undefined) return text
  const left = text.replace(found, '')
  const place = [AFTER_THINGS, BEFORE_FORM].find((where) => where.test(left))
  return place === undefined
    ? `${left} up to ${largest}`
    : left.replace(place, place === AFTER_THINGS ? ` to ${largest}` : ` to ${largest} `)
}

/** Reads the parts of a class that work at another level than the rest, and leaves a text about the class alone. */
export function classPartsIn(text: string): ClassParts {
  const { parts, ofClass } = partsAndRest(text)
  return parts.length > 0 && /\p{L}{3}/u.test(ofClass) ? { parts, ofClass } : { parts: [], ofClass: text }
}

function readPartsAndRest(text: string): ClassParts {
  const read = readParts(text)
  if (read.parts.length === 0) return { parts: [], ofClass: text }
  const rest = cutEach(withoutPlainWords(read), REST_AND_WORK, restAndWork)
  const { parts, ofClass } = cutEach(rest, RANGE_FOR_REST, ([, range = '']) => ({ keeps: `, ${range}` }))
  return { parts, ofClass: withRangeAtTopic(tidy(withTablesFirst(ofClass))) }
}

/** The parts of a class and what is left of the text, which may be nothing. */
export const partsAndRest = remembered(readPartsAndRest)

/** True for a message that says something of a part of the class and nothing of the class: it changes the document before it. */
export function isOnlyOfParts(text: string): boolean {
  const { parts, ofClass } = partsAndRest(text)
  return (
    parts.length > 0 && !/\p{L}{3}/u.test(ofClass.replace(new RegExp(ASKS_ALONE.pattern.source, 'giu'), ' '))
  )
}
