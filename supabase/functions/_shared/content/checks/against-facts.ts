import { CLAIMS_NOTHING, OPPOSITES } from './against-facts.data.ts'
import { topicStems } from './asked/asked-words.ts'

const NUMBER_WORDS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')
/** The fewest words that two sentences must share to be about the same thing, and their part of the longer one. */
const FEWEST_SHARED = 3
const SAME_THING = 0.5
/** A short statement has two such words beside its number, and hardly more. */
const FEWEST_IN_SHORT = 2
const NUMBER_STEMS = new Set(topicStems(NUMBER_WORDS.join(' ')))
const NEARLY_ALL = 0.75
const FEWEST_IN_A_ROW = 4

/** The statements of a text. What stands in quotation marks is shown, not said, and “No,” only answers. */
const sentencesOf = (text: string) =>
  text
    .replace(/[“"][^”"\n]*[”"]/g, ' ')
    .split(/(?<=[.!?;:])\s+|\n/)
    .map((part) => part.replace(/^\s*(?:no|yes),\s+/i, ''))
    .filter((part) => part.trim() !== '')
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}]+(?:[’']\p{L}+)?/gu) ?? []

/** The numbers of a sentence, each with the word that it counts: "four eggs", "53 volcanoes", "1881". */
function countsIn(text: string): { value: number; of: string }[] {
  const plain = text.toLowerCase().replace(/(\d)[,\u00a0\u202f ](?=\d{3}(?!\d))/g, '$1')
  return [...plain.matchAll(/(?<![\p{L}\d.])(\d+(?:\.\d+)?|\p{L}+)(?=([\s-]+\p{L}+)?)/gu)].flatMap(
    ([, number = '', next = '']) => {
      const value = /\d/.test(number) ? Number(number) : NUMBER_WORDS.indexOf(number)
      if (value < 1 || Number.isNaN(value)) return []
      const isYear = /^(?:1[5-9]|20)\d\d$/.test(number)
      return [{ value, of: isYear ? 'year' : (topicStems(next)[0] ?? '') }]
    },
  )
}

/** A number of the same thing that differs, where neither sentence names the other's. */
function otherNumber(said: string, fact: string): boolean {
  const [ours, theirs] = [countsIn(fact), countsIn(said)]
  return theirs.some(({ value, of }) => {
    if (of === '') return false
    const same = ours.filter((one) => one.of === of)
    const isThere = ours.some((one) => one.value === value)
    return same.length === 1 && !isThere && theirs.filter((one) => one.of === of).length === 1
  })
}

const DENIES = /\b(?:not|cannot|never|no|nobody|none|neither|without|hardly)\b|n[’']t\b/i

function isOpposite(said: string, fact: string): boolean {
  const [a, b] = [new Set(wordsOf(said)), new Set(wordsOf(fact))]
  return OPPOSITES.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]).some(
    ([one, other]) => a.has(one) && !a.has(other) && b.has(other) && !b.has(one),
  )
}

/** The words of a statement in a row, without those that deny it. */
const withoutDenial = (text: string) => ` ${wordsOf(text.replace(new RegExp(DENIES, 'gi'), ' ')).join(' ')} `

/** True where one sentence says all of a short other one, and only one of the two denies it. */
function saysItsDenial(said: string, fact: string): boolean {
  const [ours, theirs] = [withoutDenial(fact), withoutDenial(said)]
  const short = ours.length < theirs.length ? ours : theirs
  return short.trim().split(' ').length >= FEWEST_IN_A_ROW && (ours.includes(theirs) || theirs.includes(ours))
}

/** True where two short statements have the same two words, apart from numbers. */
function isShort(ours: ReadonlySet<string>, theirs: ReadonlySet<string>): boolean {
  const plain = (stems: ReadonlySet<string>) => [...stems].filter((stem) => !NUMBER_STEMS.has(stem)).sort()
  const [a, b] = [plain(ours), plain(theirs)]
  return a.length === FEWEST_IN_SHORT && a.join() === b.join()
}

/** True where two sentences are about the same thing and cannot both be true. */
function disagree(said: string, fact: string): boolean {
  const onlyOneDenies = DENIES.test(said) !== DENIES.test(fact)
  if (onlyOneDenies && saysItsDenial(said, fact)) return true
  const [ours, theirs] = [new Set(topicStems(fact)), new Set(topicStems(said))]
  const shared = [...theirs].filter((stem) => ours.has(stem)).length
  const part = shared / Math.max(1, ours.size, theirs.size)
  if (isShort(ours, theirs)) return otherNumber(said, fact)
  if (shared < FEWEST_SHARED || part < SAME_THING) return false
  return otherNumber(said, fact) || isOpposite(said, fact) || (onlyOneDenies && part >= NEARLY_ALL)
}

/** The first sentence that contradicts a fact, with that fact. Questions and what pupils wrongly think claim nothing. */
export function contradictedFact(
  texts: readonly string[],
  facts: readonly string[],
): { said: string; fact: string } | undefined {
  const known = facts.flatMap((fact) => sentencesOf(fact).map((part) => ({ part, fact })))
  for (const said of texts.flatMap(sentencesOf)) {
    if (CLAIMS_NOTHING.test(said)) continue
    const against = known.find(({ part }) => disagree(said, part))
    const agrees = known.some(({ fact }) => fact.includes(said.trim()))
    if (against && !agrees) return { said, fact: against.fact }
  }
  return undefined
}
