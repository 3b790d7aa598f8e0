import type { Block } from '../../../blocks.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { boardNamed } from '../../read/words/boards/board-named.ts'
import type { BoardName } from '../../read/words/boards/board-words.data.ts'
import { tablesTitle } from '../game/bingo.ts'
import type { SoundsToPlay } from '../game/sounds-to-play.ts'
import { formPage, type MadeForm } from '../made-form.ts'
import { diceBoard, diceKey } from './dice-board.ts'
import { type DiceRule, diceRuleFor } from './dice-rules.ts'
import { type BoardFacts, factsFor, filled } from './facts-for.ts'
import { SQUARES, snakesBoard } from './snakes-board.ts'

const COLUMNS = 6
const ROWS = 8

const NAMES: Readonly<Record<BoardName, string>> = {
  'roll and cover': 'Roll and cover',
  bump: 'Bump',
  'snakes and ladders': 'Snakes and ladders',
  'four in a row': 'Four in a row',
}

/** How each game is won, when a square has been found. */
const GOAL: Readonly<Record<Exclude<BoardName, 'snakes and ladders'>, readonly string[]>> = {
  'roll and cover': [
    'If it is covered already, the next player has a turn.',
    'When the board is full, the player with most counters wins.',
  ],
  bump: [
    'One counter of another player is there? Bump it off. Two counters of one colour there lock the square.',
    'The first player with ten counters on the board wins.',
  ],
  'four in a row': [
    'If it is covered already, the next player has a turn.',
    'The first player with four in a row wins: across, down or corner to corner.',
  ],
}

const list = (items: readonly string[]): Block => ({ kind: 'list', ordered: true, items: [...items] })
const players = (dice: number) =>
  `Two players. You need ${dice === 1 ? 'one dice' : 'two dice'}, and 12 counters of one colour for each player.`

const chances = (items: readonly string[]): Block[] => [
  { kind: 'heading', text: 'The answers' },
  { kind: 'paragraph', text: `${items.join(' · ')}.` },
]

interface Made {
  blocks: Block[]
  instructions: string
  key: Block[]
  about: string
}

type Covered = keyof typeof GOAL

const withDice = (name: Covered, rule: DiceRule, { random }: Lesson): Made => ({
  instructions: players(rule.dice),
  blocks: [
    list([`Roll ${rule.dice === 1 ? 'the dice' : 'both dice'}. ${rule.say} Say it aloud.`, ...GOAL[name]]),
    diceBoard(rule, random),
  ],
  key: chances(diceKey(rule)),
  about: rule.title,
})

const answersOf = ({ kind, facts }: BoardFacts): string[] =>
  facts.map(({ shown, answer }) =>
    kind === 'sums' ? `${shown} = ${answer}` : answer === '' ? shown : `${shown}: ${answer}`,
  )

/** The dice names the column; the player chooses a fact in it. */
function withColumns(name: Covered, facts: BoardFacts, title: string): Made {
  const cells = filled(facts, COLUMNS * ROWS)
  return {
    instructions: players(1),
    blocks: [
      list([`Roll the dice: that is your column. ${facts.task}, and cover it.`, ...GOAL[name]]),
      {
        kind: 'board',
        title: '',
        large: true,
        head: Array.from({ length: COLUMNS }, (_, at) => String(at + 1)),
        rows: Array.from({ length: ROWS }, (_, row) => cells.slice(row * COLUMNS, (row + 1) * COLUMNS)),
      },
    ],
    key: chances(answersOf(facts)),
    about: title,
  }
}

function withSnakes(facts: BoardFacts, title: string): Made {
  const task = facts.task.replace('one of its sums', 'the sum').replace('one of its words', 'the word')
  return {
    instructions: `Two to four players, one dice, a counter each. Roll and move. ${task} where you land: if it is wrong, go back one square. Go up a ladder, and down a snake from its head. The first on Finish wins.`,
    blocks: [{ kind: 'drawings', drawings: [snakesBoard(filled(facts, SQUARES - 2))] }],
    key: chances(answersOf(facts)),
    about: title,
  }
}

/** The topic by its own name where the title of the lesson repeats the words that name the game. */
function aboutOf(lesson: Lesson): string {
  const { approach, title } = lesson
  const tables = tablesTitle(lesson).title
  const isRepeated = boardNamed(title) !== null || /\bgame\b/i.test(title)
  return tables ?? (isRepeated && approach.kind === 'topic' ? approach.topic.title : title)
}

function madeFor(name: BoardName, lesson: Lesson, sounds: SoundsToPlay | null): Made | null {
  const rule = name === 'snakes and ladders' || sounds !== null ? null : diceRuleFor(lesson.request)
  if (rule !== null && name !== 'snakes and ladders') return withDice(name, rule, lesson)
  const facts = factsFor(lesson, sounds)
  if (facts === null) return null
  const about = facts.title ?? aboutOf(lesson)
  return name === 'snakes and ladders' ? withSnakes(facts, about) : withColumns(name, facts, about)
}

const lowered = (text: string) =>
  text.replace(/^(?!New Zealand|Aotearoa|Māori|Matariki|Earth|Pacific)\p{Lu}(?=\p{Ll})/u, (letter) =>
    letter.toLowerCase(),
  )

const WITH_DICE = /\bdice games?\b|\bgames? with (?:a |two )?dice\b/i
const ANY_BOARD = /\bboard[- ]?games?\b/i

/** The board that is named; words of a topic come on snakes and ladders where any board game will do. Sums have question cards for it. */
function boardFor({ approach, request }: Lesson, sounds: SoundsToPlay | null): BoardName | null {
  const named = boardNamed(request.topic)
  const hasSums = approach.kind === 'topic' && approach.computed && sounds === null
  if (named !== null || hasSums) return named
  if (ANY_BOARD.test(request.topic)) return 'snakes and ladders'
  return WITH_DICE.test(request.topic) ? 'roll and cover' : null
}

/** A game on a printed board with the facts of the topic; null where no such game is named, or the topic has too few facts. */
export function boardGame(lesson: Lesson, sounds: SoundsToPlay | null = null): MadeForm | null {
  const name = boardFor(lesson, sounds)
  const made = name === null ? null : madeFor(name, lesson, sounds)
  if (name === null || made === null) return null
  return {
    form: 'Board game',
    plays: ['board game', 'dice game'],
    title: `${NAMES[name]}: ${lowered(made.about)}`,
    noName: true,
    hasMore: true,
    ...(sounds === null ? {} : { isOwn: true as const }),
    pages: [formPage(made.instructions, made.blocks)],
    key: made.key,
    notDone: sounds?.said ?? [],
    note: 'It has its rules and its board on one page; print it larger (A3) for a group. The answers are on the teacher page.',
  }
}
