import type { LessonRequest } from '../../read/request.ts'

/** What a player does with the dice: each throw leads to one number of the board. */
export interface DiceRule {
  title: string
  dice: 1 | 2
  say: string
  /** The number that a total leads to; null where the player rolls again. */
  leads: (total: number) => number | null
  /** One line for the key: how an answer comes about. */
  key: (total: number, answer: number) => string
}

const BONDS =
  /\b(?:bonds?|friends|pairs?|partners?|make|making|makes)(?: (?:of|to|that make))?(?: (?:of|to))? (10|20|ten|twenty)\b/i
const NEAR_DOUBLES = /\bnear[- ]doubles?\b|\bdoubles? (?:plus|and) (?:1|one)\b/i
const DOUBLES = /\bdoubl\w*\b/i
const ONE_DIE = /\b(?:1|one|a|single) di(?:e|ce)\b/i
const TEN = 10

function bonds(topic: string, dice: 1 | 2): DiceRule | null {
  const [, named] = BONDS.exec(topic) ?? []
  if (named === undefined) return null
  const whole = /^(?:10|ten)$/i.test(named) ? TEN : 2 * TEN
  return {
    title: `bonds to ${whole}`,
    dice,
    say: `${dice === 2 ? 'Add the dots. ' : ''}How many more make ${whole}? Cover that number.${dice === 2 && whole === TEN ? ' For 11 or 12, roll again.' : ''}`,
    leads: (total) => (total > whole ? null : whole - total),
    key: (total, answer) => `${total} + ${answer} = ${whole}`,
  }
}

function doubles(topic: string, dice: 1 | 2): DiceRule | null {
  if (NEAR_DOUBLES.test(topic))
    return {
      title: 'near doubles',
      dice,
      say: `${dice === 2 ? 'Add the dots. ' : ''}Add your number and the next number up. Cover the answer.`,
      leads: (total) => 2 * total + 1,
      key: (total, answer) => `${total} + ${total + 1} = ${answer}`,
    }
  if (!DOUBLES.test(topic)) return null
  return {
    title: 'doubles',
    dice,
    say: `${dice === 2 ? 'Add the dots. ' : ''}Double your number. Cover the answer.`,
    leads: (total) => 2 * total,
    key: (total, answer) => `${total} + ${total} = ${answer}`,
  }
}

function timesTable({ understood }: LessonRequest): DiceRule | null {
  const { tables, operations } = understood.numbers
  const [table, ...others] = tables ?? []
  if (table === undefined || others.length > 0 || operations?.includes('divide')) return null
  return {
    title: `the ${table} times table`,
    dice: 2,
    say: `Add the dots, and multiply by ${table}. Cover the answer.`,
    leads: (total) => total * table,
    key: (total, answer) => `${total} × ${table} = ${answer}`,
  }
}

const ADDS = /\badd(?:ing|ition)?\b|\+/i
const SMALL_YEAR = 2

/** The dots of two dice are added: the first sums. */
function addsDots({ topic, year, understood }: LessonRequest): DiceRule | null {
  const { upTo } = understood.numbers
  if (
    !ADDS.test(topic) ||
    /subtract/i.test(topic) ||
    year > SMALL_YEAR ||
    (upTo !== undefined && upTo > 2 * TEN)
  )
    return null
  return {
    title: 'adding two dice',
    dice: 2,
    say: 'Add the dots. Cover the answer.',
    leads: (total) => total,
    key: (total) => `the dots make ${total}`,
  }
}

/** The rule for the dice that suits a request; null where the facts have to stand on the board. */
export function diceRuleFor(request: LessonRequest): DiceRule | null {
  const { topic, year } = request
  const dice = ONE_DIE.test(topic) || (year <= 1 && DOUBLES.test(topic)) ? 1 : 2
  return bonds(topic, dice) ?? doubles(topic, dice) ?? timesTable(request) ?? addsDots(request)
}

/** Every total of the dice with the number of ways to throw it. */
export function totalsOf(dice: 1 | 2): Map<number, number> {
  const faces = [1, 2, 3, 4, 5, 6]
  const totals = dice === 1 ? faces : faces.flatMap((one) => faces.map((other) => one + other))
  return new Map(
    [...new Set(totals)].map((total) => [total, totals.filter((other) => other === total).length]),
  )
}
