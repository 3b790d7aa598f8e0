import { numberWords } from '../../maths/number-words.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import type { MadeForm } from '../made-form.ts'
import { WORDS_SOURCE } from '../words/ask-words.data.ts'
import { wordBingo } from './bingo.ts'

const NUMBER_BINGO =
  /^(?=[\s\S]*\bbingo\b)[\s\S]*\bnumbers?\b(?: bingo)?(?: cards?)?(?: (?:from|of|with|up))*\s*(?:(\d{1,3})\s*(?:-|–|to)\s*|to )(\d{1,3})\b(?!\s*(?:min|cards|kids|players|students))/i

/** Fewer numbers make cards that are all alike, and more are never called to the end. */
const [LEAST, MOST] = [9, 40]
const CALLED = 30

/**
 * Bingo with the numbers themselves, which the caller reads aloud: “number bingo 1–20”. Null where no range of numbers is named;
 * a longer range is played with some of its numbers, which is said.
 */
export function numberBingo(lesson: Lesson): MadeForm | null {
  const [, from = '1', to] = NUMBER_BINGO.exec(lesson.request.topic) ?? []
  const [first, last] = [Number(from), Number(to ?? 0)]
  if (last - first + 1 < LEAST) return null
  const all = Array.from({ length: last - first + 1 }, (_, at) => first + at)
  const numbers =
    all.length <= MOST
      ? all
      : lesson.random
          .shuffle(all)
          .slice(0, CALLED)
          .sort((a, b) => a - b)
  const terms = numbers.map((one) => ({ term: String(one), meaning: numberWords(one), lang: 'en' as const }))
  const listed = terms.map(({ term }) => term)
  const made = wordBingo(lesson, terms, listed)
  const said =
    numbers === all ? [] : [`There are too many numbers to call them all: these are ${CALLED} of them.`]
  return (
    made && {
      ...made,
      title: `Numbers ${first} to ${last}`,
      isOwn: true,
      source: WORDS_SOURCE,
      notDone: [...made.notDone, ...said],
    }
  )
}
