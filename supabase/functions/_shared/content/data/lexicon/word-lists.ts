import { CLASSROOM } from './classroom.data.ts'
import { NUMBERS_AND_TIME } from './numbers-and-time.data.ts'
import { PEOPLE } from './people.data.ts'
import { SENTENCES } from './sentences.data.ts'
import type { WordList } from './word-list.ts'
import { WORLD } from './world.data.ts'

/** All lists of words. Where a text names two equally, the first is taken. */
export const WORD_LISTS: readonly WordList[] = [
  ...SENTENCES,
  ...CLASSROOM,
  ...NUMBERS_AND_TIME,
  ...WORLD,
  ...PEOPLE,
]

const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, '’').toLowerCase()

/** A named topic counts for more than words of it that only happen to be said. */
const NAMED = 3
const MAX_READ = 600

/** Whether a text says a word of a list; one of a few letters could be English. */
function says(text: string, kupu: string): boolean {
  const word = plain(kupu)
  return word.length >= 4 && ` ${text} `.includes(` ${word} `)
}

/** Counts the words of a list that a text says. */
function saidIn(list: WordList, text: string): number {
  const words = text.replace(/[^\p{L}\d-]+/gu, ' ')
  return list.words.filter(([kupu]) => says(words, kupu)).length
}

/** How much a text speaks for a list: its name, and each of its words. */
const weightOf = (list: WordList, text: string): number =>
  (list.pattern.test(text) ? NAMED : 0) + saidIn(list, text)

/** The lists of words that a text asks for, the surest first; empty where it names none. */
export function wordListsIn(text: string): WordList[] {
  const read = plain(text.slice(0, MAX_READ))
  return WORD_LISTS.map((list) => ({ list, weight: weightOf(list, read) }))
    .filter(({ weight }) => weight > 1)
    .sort((a, b) => b.weight - a.weight)
    .map(({ list }) => list)
}

/** Two words of a list say that its words are wanted in te reo Māori, whatever else a text says. */
const ENOUGH_SAID = 2

/** The list of which a text says several words, or null. */
export function wordListSaidIn(text: string): WordList | null {
  const read = plain(text.slice(0, MAX_READ))
  return wordListsIn(text).find((list) => saidIn(list, read) >= ENOUGH_SAID) ?? null
}
