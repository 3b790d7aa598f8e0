import type { Lesson } from '../../prepare/lesson.ts'
import { shortSums } from '../colour/short-sums.ts'
import { callsOf } from './bingo.ts'

/** The words on two cards that belong together: 6 × 7 and 42, or 2/3 and 6/9. */
export interface MatchPair {
  asked: string
  answer: string
}

/** So many bare sums make a game without others. */
const ENOUGH = 8
const MOST_LETTERS = 34
const EQUIVALENT = /^(\S+) = \?\/(\d+)$/

const sizeOf = (text: string): string => {
  const [, top, bottom] = /^(\d+)\/(\d+)$/.exec(text) ?? []
  return top && bottom ? String(Number(top) / Number(bottom)) : text
}

/** Questions with short answers of which no two have answers of one size, so that each card has one partner only. */
export const matchPairs = (lesson: Lesson): MatchPair[] => onlyOne(allPairs(lesson))

/** The same where answers of one size may stand on several cards: a domino may then go in more than one place. */
export function allPairs(lesson: Lesson): MatchPair[] {
  const pairs = lesson.random.shuffle(shortSums(lesson)).map(({ sum, answer }): MatchPair => {
    const [, whole, parts] = EQUIVALENT.exec(sum) ?? []
    return whole && parts ? { asked: whole, answer: `${answer}/${parts}` } : { asked: sum, answer }
  })
  const all = pairs.length >= ENOUGH ? pairs : [...pairs, ...inWords(lesson)]
  return all.filter(({ answer }, at) => all.findIndex((one) => one.answer === answer) === at)
}

/** Questions in a few words, where there are too few bare sums: “Double 7.” */
const inWords = (lesson: Lesson): MatchPair[] =>
  callsOf(lesson)
    .filter(({ prompt }) => prompt.length <= MOST_LETTERS)
    .map(({ prompt, answer }) => ({ asked: prompt.replace(/\s*(?:is|=)?\s*_*\s*$/, ''), answer }))

function onlyOne(pairs: readonly MatchPair[]): MatchPair[] {
  const sizes = pairs.map(({ answer }) => sizeOf(answer))
  return pairs.filter((_, at) => sizes.indexOf(sizes[at] ?? '') === at)
}
