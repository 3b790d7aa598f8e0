import type { Block } from '../../../blocks.ts'
import type { Random } from '../../random.ts'
import { type DiceRule, totalsOf } from './dice-rules.ts'

const ACROSS = 5

/** As many squares for each number as suits how often it is thrown, and at least one. */
function squaresOf(rule: DiceRule): number[] {
  const ways = [...totalsOf(rule.dice)].flatMap(([total, count]) => {
    const answer = rule.leads(total)
    return answer === null ? [] : [{ answer, count }]
  })
  const all = ways.reduce((sum, { count }) => sum + count, 0)
  const size = ACROSS * ACROSS
  const squares = ways.flatMap(({ answer, count }) =>
    Array.from({ length: Math.max(1, Math.round((count / all) * size)) }, () => answer),
  )
  const often = [...ways].sort((one, other) => other.count - one.count)
  for (let at = 0; squares.length < size; at++) squares.push(often[at % often.length]?.answer ?? 0)
  while (squares.length > size) {
    const most = often.find(({ answer }) => squares.filter((one) => one === answer).length > 1)
    squares.splice(squares.indexOf(most?.answer ?? squares[0] ?? 0), 1)
  }
  return squares
}

/** A board of numbers that throws of the dice lead to. */
export function diceBoard(rule: DiceRule, random: Random): Block {
  const squares = random.shuffle(squaresOf(rule)).map(String)
  return {
    kind: 'board',
    title: '',
    large: true,
    rows: Array.from({ length: ACROSS }, (_, row) => squares.slice(row * ACROSS, (row + 1) * ACROSS)),
  }
}

/** Every throw and the square it leads to. */
export const diceKey = (rule: DiceRule): string[] =>
  [...totalsOf(rule.dice).keys()].flatMap((total) => {
    const answer = rule.leads(total)
    return answer === null ? [] : [rule.key(total, answer)]
  })
