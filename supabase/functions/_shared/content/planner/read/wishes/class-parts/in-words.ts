import { withoutPupilNames } from '../../../../checks/pupil-names.ts'
import { LIMITS, limitName } from '../../../../limit-names.ts'
import type { ClassPart, NumberSet } from '../../../../understood.ts'
import { listInWords } from '../../../list-in-words.ts'

/** The limits of a part in words. What is counted is the same for all. */
const limitsOf = (numbers: NumberSet = {}): string[] =>
  LIMITS.filter((limit) => limit !== 'items').flatMap((limit) => {
    const wanted = numbers[limit]
    return wanted === undefined ? [] : [limitName(limit, wanted)]
  })

/** A title in a sentence: a name keeps its capital. */
const lowerFirst = (title: string) =>
  /^(?:New Zealand|Māori|Roman|English)/.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1)
const yearOf = (year: number) => `Year ${year <= 1 ? '0-1' : year}`

/**
 * What a part of the class works on: “at Year 3”, “on numbers to 20”, “on subitising”; null where only its level was named. A
 * topic that was found for it is called by its title.
 */
export function workInWords(part: ClassPart, title: string | null = null): string | null {
  const limits = limitsOf(part.numbers)
  const of = limits.length > 0 ? listInWords(limits) : null
  if (part.year !== undefined) return `at ${yearOf(part.year)}${of === null ? '' : `, on ${of}`}`
  if (of !== null) return `on ${of}`
  if (part.about === undefined) return null
  return `on ${title === null ? `“${withoutPupilNames(part.about)}”` : lowerFirst(title)}`
}

/** "Three students work on numbers to 20", "Your low group works at Year 3". */
export const worksOn = (part: ClassPart, words: string): string =>
  `${part.who} ${part.isOne ? 'works' : 'work'} ${words}`

/** A part in one short line, as it is shown back: “Three students: on numbers to 20”. */
export function partInShort(part: ClassPart): string {
  if (part.level === 'language') return `${part.who}: ${part.isAll ? 'the whole sheet' : 'a version'}`
  const level = part.level === 'support' ? 'easier work' : 'harder work'
  return `${part.who}: ${workInWords(part) ?? level}`
}
