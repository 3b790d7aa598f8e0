import type { Random } from '../../random.ts'
import type { PixelPicture } from './pictures.data.ts'
import type { ShortSum } from './short-sums.ts'

/** A colour has an answer for so many of its squares, and no more than fit on its line of the table. */
const SQUARES_FOR_ONE = 3
const MAX_ANSWERS = 9

const mostAnswers = (squares: number) =>
  Math.min(MAX_ANSWERS, Math.max(2, Math.ceil(squares / SQUARES_FOR_ONE)))

/** The answers of one colour, with their sums. */
export interface ColouredAnswers {
  letter: string
  colour: string
  answers: ShortSum[][]
}

/** The sums of each answer, those with the most sums first. */
function byAnswer(sums: readonly ShortSum[], random: Random): ShortSum[][] {
  const groups = new Map<number, ShortSum[]>()
  for (const one of random.shuffle(sums)) groups.set(one.value, [...(groups.get(one.value) ?? []), one])
  return [...groups.values()].sort((one, other) => other.length - one.length)
}

const sumsIn = ({ answers }: ColouredAnswers) => answers.reduce((total, one) => total + one.length, 0)

/** Gives each answer to one colour: the next always to the colour with the fewest sums for its squares. Null where there are too few answers. */
export function coloursForAnswers(
  { colours, rows }: PixelPicture,
  sums: readonly ShortSum[],
  random: Random,
): ColouredAnswers[] | null {
  const all = Object.entries(colours).map(([letter, colour]): ColouredAnswers & { squares: number } => ({
    letter,
    colour,
    answers: [],
    squares: rows.join('').split(letter).length - 1,
  }))
  const groups = byAnswer(sums, random)
  if (groups.length < all.length) return null
  for (const group of groups) {
    const open = all.filter(({ answers, squares }) => answers.length < mostAnswers(squares))
    const [next] = open.sort(
      (one, other) => (sumsIn(one) + 0.1) / one.squares - (sumsIn(other) + 0.1) / other.squares,
    )
    next?.answers.push(group)
  }
  return all.every(({ answers }) => answers.length > 0)
    ? all.map(({ letter, colour, answers }) => ({ letter, colour, answers }))
    : null
}

/** A sum for each square of the picture; a colour's sums all have their turn before one comes again. */
export function sumsOnSquares(
  { rows }: PixelPicture,
  coloured: readonly ColouredAnswers[],
  random: Random,
): ShortSum[][] {
  const waiting = new Map<string, ShortSum[]>()
  const draw = (letter: string): ShortSum[] => {
    const left = waiting.get(letter) ?? []
    const own = coloured.find((one) => one.letter === letter)?.answers.flat() ?? []
    const [next, ...others] = left.length > 0 ? left : random.shuffle(own)
    waiting.set(letter, others)
    return next ? [next] : []
  }
  return rows.map((row) => [...row].flatMap(draw))
}
