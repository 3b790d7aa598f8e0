import type { Lesson } from '../../prepare/lesson.ts'
import type { MadeForm } from '../made-form.ts'
import { WORDS_SOURCE } from '../words/ask-words.data.ts'
import { wordsFor } from '../words/words-for.ts'
import { activeGame } from './active-game.ts'
import { sumBingo, wordBingo } from './bingo.ts'
import { cardGame } from './card-game.ts'
import { LOOP_CARDS, loopCards } from './loop-cards.ts'
import { questionGame } from './question-game.ts'

const MIN_CARDS = 4

/** A game of the topic's words, with the title and source of these words. */
function wordGame(lesson: Lesson, isBingo: boolean): MadeForm | null {
  const { terms, listed, about } = wordsFor(lesson)
  const chosen = listed.length >= MIN_CARDS ? terms.filter(({ term }) => listed.includes(term)) : terms
  if (chosen.length < MIN_CARDS) return null
  const made = (isBingo && wordBingo(lesson, terms)) || cardGame(lesson, chosen)
  return { ...made, ...about, source: WORDS_SOURCE }
}

/** Words to put together suit these games better than questions do. */
const WORD_GAME = /\b(?:sort(?:ing)?|order(?:ing)?|sequenc\w+|snap|memory|pairs|match(?:ing)?)\b/i

/** A game: one that is named, bingo with answers or words, cards of the topic's words, or cards of its questions. */
export function game(lesson: Lesson): MadeForm | null {
  const active = activeGame(lesson)
  if (active) return active
  const { topic } = lesson.request
  const isBingo = /\bbingo\b/i.test(topic)
  const { approach } = lesson
  const hasSums = approach.kind === 'topic' && approach.computed && wordsFor(lesson).listed.length === 0
  if (!hasSums) return wordGame(lesson, isBingo)
  if (LOOP_CARDS.test(topic)) return loopCards(lesson) ?? questionGame(lesson)
  if (isBingo) return sumBingo(lesson) ?? wordGame(lesson, true)
  return (WORD_GAME.test(topic) ? wordGame(lesson, false) : null) ?? questionGame(lesson)
}
