import { textsIn } from '../../checks/text.ts'
import type { FoundKit, Kit, KitsWanted } from '../../kit.ts'
import { plainWords, stemsOf } from '../read/words/stem.ts'
import { STOP_WORDS } from '../read/words/stop-words.data.ts'
import { isPrinted } from './matter-words.ts'
import type { Method } from './methods.data.ts'
import { METHODS, methodsIn } from './methods.ts'

/** What a request asks the bank for: what it is about, and how the class is to work on it. */
export interface Asked {
  /** The words of the matter, in lower case. */
  matter: string[]
  methods: Method[]
  year: number | null
}

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const NO_MATTER = new Set([...STOP_WORDS, ...NUMBERS])
/** What something needs is a matter; elsewhere the word is one of the teacher's. */
const NEEDS = /^needs?$/
const SHORTEST = 3

/** Tells the words that say how the class works from those that say what the lesson is about. */
export function askedIn({ words, asides, year }: Pick<KitsWanted, 'words' | 'asides' | 'year'>): Asked {
  const left = METHODS.reduce((text, { pattern }) => text.replace(new RegExp(pattern, 'gi'), ' '), words)
  const matter = plainWords(left).filter(
    (word) => word.length >= SHORTEST && (NEEDS.test(word) || !NO_MATTER.has(word)),
  )
  return { matter: [...new Set(matter)], methods: methodsIn(`${words} ${asides}`), year }
}

/** The words of the request that name its ways of working. */
export const wordsOfMethods = ({ words, asides }: Pick<KitsWanted, 'words' | 'asides'>): string[] =>
  METHODS.flatMap(({ pattern }) => pattern.exec(`${words} ${asides}`)?.[0] ?? [])

const stemsIn = (texts: readonly string[]): Set<string> => new Set(stemsOf(texts.join(' ')))

/** How many words of the matter a lesson is named by. */
export function matterSaid({ title, find }: Kit, { matter }: Asked): number {
  const { en, mi, asked = [] } = find
  const names = stemsIn([title, ...en, ...mi, ...asked])
  return matter.filter((word) => isPrinted(word, names)).length
}

const yearsOff = ({ years: [from, to] }: Kit, year: number | null): number =>
  year === null ? 0 : Math.max(Math.max(1, from) - year, year - Math.max(1, to), 0)

/** A word of the matter counts for more in a phrase that teachers type than in one of the messages, and most in the title. */
const IN_MESSAGE = 0.8
const IN_TITLE = 0.05
/** All ways of working count for so much of the matter, and each year between the class and the lesson takes so much away. */
const ALL_METHODS = 0.3
const A_YEAR = 0.12
/** From the second year on, much of a lesson has to be changed. */
const FAR = 0.1

/** A lesson that is named by a way of working is for it; one whose steps have it only uses it. */
const IN_STEPS = 0.6

/** How many of the ways of working a lesson has, from 0 to 1. */
function waysOf(
  { title, walt, idea, find, criteria, show, together, work }: Kit,
  { methods }: Asked,
): number {
  const names = [title, walt, ...find.en].join('\n')
  const steps = textsIn([idea, criteria, show, together, work]).join('\n')
  const points = methods.map(({ pattern, served }): number =>
    pattern.test(names) ? 1 : served.test(steps) ? IN_STEPS : 0,
  )
  return points.reduce((sum, point) => sum + point, 0) / Math.max(1, methods.length)
}

/** How much of the matter a lesson is named by. */
function matterOf({ title, find: { en, mi, asked = [] } }: Kit, { matter }: Asked): number {
  const inTitle = stemsIn([title])
  const inPhrases = stemsIn([title, ...en, ...mi])
  const inAll = stemsIn([title, ...en, ...mi, ...asked])
  const points = matter.map((word) => {
    const said = isPrinted(word, inPhrases) ? 1 : isPrinted(word, inAll) ? IN_MESSAGE : 0
    return said + (isPrinted(word, inTitle) ? IN_TITLE : 0)
  })
  return points.reduce((sum, point) => sum + point, 0) / Math.max(1, matter.length)
}

/** How well a lesson suits: how much of the matter it is named by, whether the class works so in it, and how near its years are. */
function suits(kit: Kit, asked: Asked): number {
  const off = yearsOff(kit, asked.year)
  return matterOf(kit, asked) + ALL_METHODS * waysOf(kit, asked) - A_YEAR * off - (off > 1 ? FAR : 0)
}

/** A lesson that suits no more than so much better stays behind the one that the bank had first. */
const CLEARLY = 0.1

/** A lesson of another learning area than the bank's first shares a phrase more often than its matter: a talk with a beginning, middle and end is no piece of music. */
const OTHER_AREA = 0.2

/** The lessons with one first that suits clearly better than the bank's first. */
export function byMatter(found: readonly FoundKit[], asked: Asked): FoundKit[] {
  const [first] = found
  if (!first?.named || asked.matter.length === 0) return [...found]
  const placed = found
    .filter(({ named }) => named)
    .map((one) => ({
      one,
      points:
        suits(one.kit, asked) +
        (one === first ? CLEARLY : 0) -
        (one.kit.area === first.kit.area ? 0 : OTHER_AREA),
    }))
    .sort((a, b) => b.points - a.points)
    .map(({ one }) => one)
  return [...placed, ...found.filter(({ named }) => !named)]
}
