import type { Lesson } from '../../prepare/lesson.ts'
import { boardGame } from '../board-game/board-game.ts'
import type { MadeForm } from '../made-form.ts'
import { WORDS_SOURCE } from '../words/ask-words.data.ts'
import { wordsFor } from '../words/words-for.ts'
import { activeGame } from './active-game.ts'
import { sumBingo, wordBingo } from './bingo.ts'
import { cardGame } from './card-game.ts'
import { DOMINOES, dominoes } from './dominoes.ts'
import { LOOP_CARDS, loopCards } from './loop-cards.ts'
import { GAME_NAMES } from './named-games.data.ts'
import { numberBingo } from './number-bingo.ts'
import { questionGame } from './question-game.ts'
import { type SoundsToPlay, soundsToPlay } from './sounds-to-play.ts'
import { sumPairs } from './sum-pairs.ts'
import { wordLoop } from './word-loop.ts'

const MIN_CARDS = 4
/** A list of the teacher's own may have words of several topics. */
const OWN_WORDS = 'Our words'
const BINGO = /\bbingo\b/i

/** A game of the topic's words, with the title and source of these words. */
function wordGame(lesson: Lesson): MadeForm | null {
  const { topic } = lesson.request
  const { terms, listed, about } = wordsFor(lesson)
  const chosen = listed.length >= MIN_CARDS ? terms.filter(({ term }) => listed.includes(term)) : terms
  if (chosen.length < MIN_CARDS) return null
  const made =
    (BINGO.test(topic) && wordBingo(lesson, listed.length >= MIN_CARDS ? chosen : terms, listed)) ||
    (DOMINOES.test(topic) && dominoes(lesson, chosen)) ||
    (LOOP_CARDS.test(topic) && wordLoop(lesson, chosen)) ||
    cardGame(lesson, chosen)
  const ofList = listed.length >= MIN_CARDS ? { title: OWN_WORDS, isOwn: true as const } : {}
  return { ...made, ...about, ...ofList, source: WORDS_SOURCE }
}

/** A game of words to read: bingo that is called word by word, else cards. */
function soundGame(lesson: Lesson, { title, terms, said }: SoundsToPlay): MadeForm {
  const made = (BINGO.test(lesson.request.topic) && wordBingo(lesson, terms)) || cardGame(lesson, terms)
  return { ...made, title, isOwn: true, source: WORDS_SOURCE, notDone: [...made.notDone, ...said] }
}

/** Words to put together suit these games better than questions do. */
const WORD_GAME = /\b(?:sort(?:ing)?|order(?:ing)?|sequenc\w+|snap|memory|pairs|match(?:ing)?)\b/i
const OF_WORDS = /\b(?:vocab(?:ulary)?|words?|terms?|kupu|names?|sort(?:ing)?|order(?:ing)?|sequenc\w+)\b/i

/** A game with sums: loop cards, dominoes, bingo, cards that belong together, or cards of questions for a track. */
function sumGame(lesson: Lesson): MadeForm | null {
  const { topic } = lesson.request
  if (LOOP_CARDS.test(topic)) return loopCards(lesson) ?? questionGame(lesson)
  if (DOMINOES.test(topic)) return dominoes(lesson, []) ?? questionGame(lesson)
  if (BINGO.test(topic)) return sumBingo(lesson) ?? wordGame(lesson)
  if (!WORD_GAME.test(topic)) return questionGame(lesson)
  return (OF_WORDS.test(topic) ? null : sumPairs(lesson)) ?? wordGame(lesson) ?? questionGame(lesson)
}

function made(lesson: Lesson): MadeForm | null {
  const numbers = numberBingo(lesson)
  if (numbers) return numbers
  const sounds = soundsToPlay(lesson)
  const { listed } = wordsFor(lesson)
  const own = listed.length > 0 ? null : sounds
  const board = boardGame(lesson, own)
  if (board) return board
  const active = activeGame(lesson)
  if (active) return active
  if (own !== null) return soundGame(lesson, own)
  const { approach } = lesson
  const hasSums = approach.kind === 'topic' && approach.computed && listed.length === 0
  return hasSums ? sumGame(lesson) : wordGame(lesson)
}

/** Says which game came where the one that was named could not be made. */
function otherGame({ request }: Lesson, { plays = [] }: MadeForm): string[] {
  const named = GAME_NAMES.find(({ pattern }) => pattern.test(request.topic))?.name
  if (named === undefined || plays.includes(named)) return []
  const [instead] = plays
  return [
    `You asked for ${named === 'snap' || named === 'bingo' ? named : /s$/.test(named) ? named : `a ${named}`}, which I cannot make for this topic: ${instead === undefined ? 'this is another game' : `this is for ${instead}`}.`,
  ]
}

/** A game: one on a board, one that is named, bingo with answers or words, cards of the topic's words, or cards of its questions. */
export function game(lesson: Lesson): MadeForm | null {
  const found = made(lesson)
  return found === null ? null : { ...found, notDone: [...found.notDone, ...otherGame(lesson, found)] }
}
