import { evaluate } from '../arithmetic.ts'
import { compare, toNumber } from '../rational.ts'
import { type Found, type Reader, readers } from '../reader.ts'

/** New Zealand’s coins and notes, in cents. */
const KINDS = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000]
const cents = (text: string) =>
  /c$/.test(text) ? Number.parseInt(text, 10) : Math.round(Number(text.replace(/[$,]/g, '')) * 100)

const makes = (answer: string, of: number) => {
  const ways = answer.split(/, or | or /).map((way) => way.split(' + ').map(cents))
  return ways.every((way) => way.every((one) => KINDS.includes(one)) && way.reduce((a, b) => a + b, 0) === of)
}
/** True where the coins make the amount, and no fewer could: from the largest down, each as often as it fits. */
const makesWithFewest = (answer: string, of: number) => {
  let left = of
  const fewest = [...KINDS].reverse().reduce((count, kind) => {
    const often = Math.floor(left / kind)
    left -= often * kind
    return count + often
  }, 0)
  return makes(answer, of) && answer.split(' + ').length === fewest
}
const inMoney = ({ text }: Found) => {
  const right = text(1)
    .split(/\s+/)
    .sort((a, b) => cents(a) - cents(b))
  return [right.join(' < '), right.join(', ')]
}
const betterBuy = ({ value, text }: Found) => {
  const each = (count: number, price: number) =>
    evaluate(`(${value(price).top}) : (${value(price).bottom}) : ${text(count)}`)
  const [a, b] = [each(1, 2), each(3, 4)]
  if (!a || !b || compare(a, b) === 0) return null
  return compare(a, b) < 0 ? `${text(1)} for $${text(2)}` : `${text(3)} for $${text(4)}`
}

export const MONEY: readonly Reader[] = [
  ...readers('total', {
    '@ buys @ for $#, @ for $# and @ for $#. What is the total?': '$1 + $2 + $3',
    '@ buys @ for $# and @ for $#. What is the total?': '$1 + $2',
    'How much is this altogether? &': ({ text }) => {
      const total = text(1)
        .split(' + ')
        .reduce((sum, one) => sum + cents(one), 0)
      return (answer) => cents(answer) === total
    },
  }),
  ...readers('change', {
    '@ buys @ for $# and @ for $# and pays with $#. How much change?': '$3 - $1 - $2',
    '@ costs $#. @ pays with $#. How much change{ does @ get|}?': '$2 - $1',
    '@ has $# to spend and chooses @ for $# and @ for $#. How much is left?': '$1 - $2 - $3',
  }),
  ...readers('rate', {
    '@ saves $# a week for something that costs $#. How many weeks does that take?': '$2 : $1',
  }),
  ...readers('operations', {
    '@ earns $# a week, spends $# on bus fares and $# on lunches, and saves the rest. How much is saved in # weeks?':
      '($1 - $2 - $3) * $4',
    '@ buys # tickets at $# each and a programme for $#, and pays with $#. How much change is there?':
      '$4 - $1 * $2 - $3',
  }),
  ...readers('percent change', {
    '$# is in the bank for # years at #% simple interest a year. How much interest is earned?':
      '$1 * $2 * $3 : 100',
    '@ puts $# in the bank at #% simple interest a year. How much is in the account after # year{s|}?':
      '$1 + $1 * $2 * $3 : 100',
  }),
  ...readers('units', {
    'Write # cents in dollars and cents.': '$1 : 100',
    'Write $# in cents.': '$1 * 100',
  }),
  ...readers('coins', {
    'Make $# with coins and notes in two different ways.':
      ({ value }) =>
      (answer) =>
        makes(answer, Math.round(toNumber(value(1)) * 100)) && answer.includes(' or '),
    '@ costs $#. Which coins and notes could @ pay with?':
      ({ value }) =>
      (answer) =>
        makes(answer, Math.round(toNumber(value(1)) * 100)),
    'Which coins make &? Use as few as you can.':
      ({ text }) =>
      (answer) =>
        makesWithFewest(answer, cents(text(1))),
    'Is & a coin or a note in New Zealand?': ({ text }) => (cents(text(1)) >= 500 ? 'note' : 'coin'),
  }),
  ...readers('compare', {
    'Which is worth more, & or &?': ({ text }) => (cents(text(1)) > cents(text(2)) ? text(1) : text(2)),
  }),
  ...readers('order', {
    'Write in order of value, least first: &': inMoney,
  }),
  ...readers('rate', {
    'Which is the better buy @: # for $# or # for $#?': betterBuy,
  }),
  ...readers('operations', {
    '@ owes $# (a balance of −$#) and is paid $#. What is the balance now?': ({ value }) => {
      const is = toNumber(value(3)) - toNumber(value(1))
      return (answer) => Number(answer.replace('−', '-').replace('$', '')) === is
    },
  }),
]
