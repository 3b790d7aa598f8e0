import type { Block } from '../../../blocks.ts'
import type { Random } from '../../random.ts'
import type { LessonRequest } from '../../read/request.ts'
import { inFigures } from '../../read/words/figures.ts'
import { withoutYears } from '../../read/words/without-years.ts'
import { CARDS_ASKED } from './bingo-cards.data.ts'

const USUAL = 6
const MOST = 36
/** Arrangements looked at for each card; the one that shares least with the cards before it is taken. */
const CHOICE = 12

/** How many cards are asked for, by their number or by that of the players; the usual number where neither is said. */
function askedFor({ asked, understood }: LessonRequest): number | null {
  const plain = withoutYears(inFigures(asked))
  for (const { pattern } of CARDS_ASKED) {
    const found = Number(pattern.exec(plain)?.slice(1).find(Boolean) ?? 0)
    if (found > 1) return found
  }
  const { size, fromClass } = understood
  return size !== undefined && fromClass?.size === undefined ? size : null
}

/** The number of cards to make, and what to say where more were asked for. */
export function cardsFor(request: LessonRequest): { count: number; notDone: string[] } {
  const asked = askedFor(request)
  const count = Math.min(asked ?? USUAL, MOST)
  return {
    count,
    notDone:
      asked !== null && asked > count
        ? [`You asked for ${asked} bingo cards; ${count} are made at a time.`]
        : [],
  }
}

/** Rows and columns of a card, the largest first. */
const SIZES: readonly (readonly [rows: number, columns: number])[] = [
  [4, 4],
  [3, 3],
  [2, 3],
  [2, 2],
]
/** So many things more than a card has squares, so that a call is not on every card. */
const SPARE = [4, 2, 1, 1] as const

/** How many cards of so many squares differ in what stands on them. */
function different(things: number, squares: number): number {
  let ways = 1
  for (let at = 1; at <= squares; at++) ways = (ways * (things - squares + at)) / at
  return Math.round(ways)
}

function sizeFor(things: number, count: number): readonly [rows: number, columns: number] {
  const found = SIZES.find(
    ([rows, columns], at) =>
      things >= rows * columns + (SPARE[at] ?? 1) && different(things, rows * columns) >= 2 * count,
  )
  return found ?? [2, 2]
}

const shared = (one: readonly string[], other: readonly string[]) =>
  one.filter((cell) => other.includes(cell)).length

/** What stands on each card: no two cards have the same, and each shares as little with the others as was found. */
function contents(cells: readonly string[], squares: number, count: number, random: Random): string[][] {
  const cards: string[][] = []
  for (let tries = 0; cards.length < count && tries < count * 40; tries++) {
    const drawn = Array.from({ length: CHOICE }, () => random.shuffle(cells).slice(0, squares))
    const [best] = drawn
      .map((card) => ({ card, most: Math.max(0, ...cards.map((other) => shared(card, other))) }))
      .sort((one, other) => one.most - other.most)
    if (best && best.most < squares) cards.push(best.card)
  }
  return cards
}

/** Bingo cards with these things on them: each card has others than every other card. */
export function bingoCards(cells: readonly string[], count: number, random: Random): Block[] {
  const [rows, columns] = sizeFor(cells.length, count)
  return contents(cells, rows * columns, count, random).map((card, at) => ({
    kind: 'board',
    title: `Bingo card ${at + 1}`,
    rows: Array.from({ length: rows }, (_, row) => card.slice(row * columns, (row + 1) * columns)),
  }))
}
