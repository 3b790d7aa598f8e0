import type { NumberSet } from '../../understood.ts'
import { numberSetIn } from '../read/wishes/number-set.ts'
import type { Topic } from '../topic.ts'
import { ADD_SUBTRACT } from './add-subtract/topic.ts'
import { mathsTopic } from './choose-topic.ts'
import { isOpen, keepsTo } from './keeps-to.ts'
import { asTyped, OPERATION_PAIRS, phrasesIn, withoutHead } from './listed-phrases.ts'
import { MIXED } from './mixed/topic.ts'
import { topicWith } from './practices.ts'
import {
  ALL_STRANDS,
  FACTS,
  HEAD_OF_LIST,
  STORIES,
  STRANDS,
  TWO_DEEDS,
  WANTS_SEVERAL,
} from './several-topics.data.ts'

/** A part of the list, and what it is practised with. */
interface Part {
  name: string
  topics: Topic[]
}

const MANY = 3
/** The limits of one phrase: its own, and those that no phrase names. */
function limitsOf(phrase: string, all: readonly string[], numbers: NumberSet): NumberSet {
  const own = numberSetIn(phrase)
  const named = new Set(all.flatMap((one) => Object.keys(numberSetIn(one))))
  const others = Object.entries(numbers).filter(([limit]) => !named.has(limit))
  return { ...Object.fromEntries(others), ...own }
}

/** “Round and compare decimals” in full: two things to do with one kind of number. */
function eachInFull(phrases: readonly string[]): string[] {
  return phrases.flatMap((phrase) => {
    const [, one, other, thing] = TWO_DEEDS.exec(phrase) ?? []
    return one && other && thing ? [`${one} ${thing}`, `${other} ${thing}`] : [phrase]
  })
}

/** The parts of a list, each with the topic that stands before it: “ordering” in “fractions - ordering, adding” is of fractions. */
function underHead(phrases: readonly string[], asked: string): string[] {
  const head = HEAD_OF_LIST.pattern.exec(asked)?.[1]?.toLowerCase() ?? ''
  const [first = '', ...others] = phrases
  if (head === '' || others.length === 0 || !first.toLowerCase().startsWith(head)) return [...phrases]
  const own = first.slice(head.length).trim()
  const parts = own === '' ? others : [own, ...others]
  const named = head.replace(/s$/, '')
  return parts.map((part) => (part.toLowerCase().includes(named) ? part : `${part} ${head}`))
}

/** A title such as “fractions: equivalent, ordering”. */
function headedTitle(typed: readonly string[], asked: string): string {
  const head = HEAD_OF_LIST.pattern.exec(asked)?.[1]?.toLowerCase() ?? ''
  const [first = '', ...others] = typed
  const own = first.slice(head.length).trim()
  return `${head}: ${(own === '' ? others : [own, ...others]).join(', ').toLowerCase()}`
}

function topicsOf(names: readonly (readonly [topic: string, from: number])[], year: number): Topic[] {
  return names
    .filter(([, from]) => year >= from)
    .flatMap(([name]) => mathsTopic(name, null, year)?.topic ?? [])
}

const TRIES = 60

/** A topic whose questions keep to the numbers that were asked for: those of its year, else those of a year beside it. */
function keeping(topics: readonly [Topic, ...Topic[]], limits: NumberSet): Topic {
  const [topic] = topics
  if (isOpen(limits)) return topic
  return {
    ...topic,
    draft: (making) => {
      for (const one of topics)
        for (let tries = 0; tries < TRIES; tries++) {
          // Kinds of question take turns, and not every kind has such numbers.
          const made = one.draft({ ...making, numbers: limits, turn: making.turn + tries })
          if (keepsTo(made, limits)) return made
        }
      return topic.draft({ ...making, numbers: limits })
    },
  }
}

/** The year of the class first, then the years beside it: “half past” in Year 1 is learnt in Year 2. */
const yearsNear = (year: number) => [year, year + 1, year - 1, year + 2, year - 2].filter((one) => one >= 0)

function partOf(phrase: string, typed: string, { year, numbers }: SheetAsked): Part | null {
  const strand = STRANDS.find(({ pattern }) => pattern.test(phrase))
  if (strand) return { name: strand.name, topics: topicsOf(strand.topics, year) }
  for (const words of new Set([typed, phrase])) {
    const near = yearsNear(year).flatMap((one) => mathsTopic(words, null, one, numbers) ?? [])
    const [first, ...others] = near.flatMap(({ fit, topic }) => (fit === 'goal' ? [topic] : []))
    if (first)
      return {
        name: typed.toLowerCase().replaceAll("'", '’'),
        topics: [keeping([first, ...others], numbers)],
      }
  }
  return null
}

/** The parts with questions of their own: “mean, median and mode” is one, and so is “odd and even numbers”. */
function partsOf(found: readonly Part[]): Part[] {
  const keyOf = ({ name, topics: [first, ...more] }: Part) =>
    more.length > 0 || first === undefined ? name : first.title
  return [...new Set(found.map(keyOf))].flatMap((key) => {
    const same = found.filter((part) => keyOf(part) === key)
    return same[0] ? [{ ...same[0], name: same.map(({ name }) => name).join(' and ') }] : []
  })
}

const ALL_OPERATIONS = OPERATION_PAIRS.map(([, , both]) => both)
const isAllOperations = (names: readonly string[]) =>
  names.length === ALL_OPERATIONS.length && names.every((name) => ALL_OPERATIONS.includes(name))

const inWords = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

const BEGINNING = 5
const SHORT = 3
/** One word of so many may be another than in the title: “a straight line” is a line. */
const ONE_OF = 3
const NO_WORDS = /\b(?:and|of|the|to|in|for|with|numbers?|tell(?:ing)?|read(?:ing)?|find(?:ing)?)\b/g

/** True where a title says what a phrase is about: “adding and subtracting money” says “money”, and not “telling time”. */
function says(title: string, phrase: string): boolean {
  const said = ` ${title.toLowerCase().replaceAll('-', ' ')}`
  const words = phrase.toLowerCase().replace(NO_WORDS, ' ').replaceAll('-', ' ').split(/\s+/)
  const telling = words.filter((word) => word.length >= SHORT)
  const unsaid = telling.filter((word) => !said.includes(` ${word.slice(0, BEGINNING)}`))
  return telling.length > 0 && unsaid.length <= telling.length / ONE_OF
}

/** True for a topic as a whole: its name says more than the questions of one year practise. */
const isNamedWide = ({ title, family }: Topic) => title === family

/** Operations with one kind of numbers are one topic: “integers, adding and subtracting”. */
const OF_NUMBERS = /\b(?:integers?|negatives?(?: numbers?)?)\b/i
const OPERATIONS_ONLY = /^(?:\s|\b(?:add\w*|subtract\w*|plus|minus|and)\b)+$/i

/** True where one practice is all that was listed: “fractions, decimals and percentages”. */
function isOnePractice(text: string, phrases: readonly string[], year: number): boolean {
  const whole = mathsTopic(text, null, year)?.topic
  if (whole === undefined || whole.id === MIXED.id || isNamedWide(whole)) return false
  const isOfKind = OF_NUMBERS.test(text)
  return phrases.every(
    (phrase) =>
      says(whole.title, phrase) || (isOfKind && OPERATIONS_ONLY.test(phrase.replace(OF_NUMBERS, ' '))),
  )
}

/** Facts of all operations, those of adding and subtracting to 20. */
function basicFacts(year: number): Topic[] {
  const sums = ADD_SUBTRACT.practices.find(({ title }) => title === 'addition and subtraction facts')
  const asked = { year, numbers: {} }
  return [
    ...(sums ? [topicWith(ADD_SUBTRACT, [sums], '', asked)] : []),
    ...topicsOf([['times tables', 0]], year),
  ]
}

/** One topic whose questions come from each of several in turn. */
function joined(title: string, topics: readonly Topic[]): Topic {
  return {
    id: MIXED.id,
    title,
    family: title,
    match: MIXED.match,
    years: MIXED.years,
    teaching: MIXED.teaching,
    isMixed: true,
    draft: (making) => {
      const topic = topics[making.turn % topics.length] ?? topics[0]
      if (topic === undefined) throw new Error(`no topic to mix for ${title}`)
      return topic.draft({ ...making, turn: Math.floor(making.turn / topics.length) })
    },
  }
}

/** Words and signs that join two things, where a comma may only say the same again: “coins, how much money”. */
const JOINS = /&|\+|\b(?:and|plus|with|well as|besides?|alongside|next to|then)\b/i

/** True where a sheet on the whole would leave out one of two parts: “time and money”, and not “mean and median”. */
function areTwoTopics(text: string, parts: readonly Part[], year: number): boolean {
  const families = new Set(parts.map(({ topics: [first] }) => first?.id))
  if (parts.length < 2 || (families.size === 1 && !JOINS.test(text))) return false
  const whole = mathsTopic(text, null, year)?.topic
  return whole === undefined || isNamedWide(whole) || !parts.every(({ name }) => says(whole.title, name))
}

interface SheetAsked {
  year: number
  /** What the teacher said of the numbers. */
  numbers: NumberSet
}

interface SeveralAsked extends SheetAsked {
  /** All that the teacher wrote. */
  asked: string
  /** The words of the topic. */
  about: string
  /** True for a quiz or a test, which may be on more than one topic. */
  isTest: boolean
}

/**
 * The topics of mathematics that a request lists to be mixed on one sheet, in turn: “a mix of + and −, time and money”,
 * “number assessment”, “end of year maths test”. Null where it names one.
 */
export function severalTopics({ asked, about, year, numbers, isTest }: SeveralAsked): Topic | null {
  const wants = isTest || WANTS_SEVERAL.pattern.test(asked)
  const typed = withoutHead(phrasesIn(about))
  const listed = underHead(typed, asked)
  const phrases = eachInFull(listed)
  const all = () => joined('mixed maths', topicsOf(ALL_STRANDS, year))
  if (STORIES.pattern.test(about)) return null
  if (phrases.length === 0) return wants && /\bmaths?\b|mathematics/i.test(asked) ? all() : null
  if (isOnePractice(about, phrases, year)) return null
  const inFull = phrases.map((phrase) => asTyped(phrase, about))
  const found = phrases.flatMap(
    (phrase, at) =>
      partOf(phrase, inFull[at] ?? phrase, {
        year,
        numbers: limitsOf(inFull[at] ?? phrase, inFull, numbers),
      }) ?? [],
  )
  const parts = partsOf(found)
  const names = parts.map(({ name }) => name)
  if (isAllOperations(names) && FACTS.pattern.test(asked)) return joined('basic facts', basicFacts(year))
  const topics = parts.flatMap((part) => part.topics)
  // A phrase that names no topic may change what the others mean, so it is left to those that read the whole.
  if (topics.length < 2 || (found.length < phrases.length && parts.length < MANY)) return null
  if (!wants && parts.length < MANY && !areTwoTopics(about, parts, year)) return null
  const title = phrases.length > listed.length ? listed : names
  const headed = listed.join() === typed.join() ? null : headedTitle(typed, asked)
  return joined(headed ?? (isAllOperations(names) ? 'the four operations' : inWords(title)), topics)
}
