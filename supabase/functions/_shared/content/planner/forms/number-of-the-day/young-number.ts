import { numberWords } from '../../maths/number-words.ts'
import { type AnsweredBox, rowsOf, type SheetRow } from './sheet-row.ts'

const moreOrLess = (value: number, step: number): AnsweredBox[] => [
  { heading: `${step} more`, answer: String(value + step) },
  ...(value >= step ? [{ heading: `${step} less`, answer: String(value - step) }] : []),
]

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

function tensAndOnes(value: number): AnsweredBox[] {
  const [tens, ones] = [Math.floor(value / 10), value % 10]
  return [
    {
      heading: 'Tens and ones',
      help: '____ tens and ____ ones',
      answer: `${counted(tens, 'ten', 'tens')} and ${counted(ones, 'one', 'ones')}`,
    },
  ]
}

function twoWays(value: number): AnsweredBox {
  const near = Math.floor((value - 1) / 10) * 10
  const split = near > 0 ? near : Math.floor(value / 2)
  const other = value <= 3 ? 0 : value - split === 1 ? 2 : 1
  return {
    heading: `Two ways to make ${value}`,
    help: '____ + ____  and  ____ + ____',
    answer: `Any two sums that make ${value}, such as ${split} + ${value - split} and ${value - other} + ${other}.`,
  }
}

function tensRow(value: number): SheetRow[] {
  const next = (Math.floor(value / 10) + 1) * 10
  const toNext = {
    heading: `How many more to ${next}?`,
    help: `${value} + ____ = ${next}`,
    answer: String(next - value),
  }
  return rowsOf([...tensAndOnes(value), toNext], 2)
}

const drawRow = (value: number): SheetRow => ({
  height: 'high',
  boxes: [
    {
      heading: `Draw ${value} things, in groups that are easy to count`,
      answer: `${value} things; groups of ten or five show that they were counted well.`,
    },
  ],
})

/** The boxes of Years 0 to 2, for a number up to 100. */
export function youngRows(value: number): SheetRow[] {
  const steps = value < 20 ? [1, 2] : [1, 10]
  const doubled = { heading: `Double ${value}`, help: `${value} + ${value}`, answer: String(value * 2) }
  const named = [
    { heading: 'In words', answer: numberWords(value) },
    { heading: 'Odd or even?', answer: value % 2 === 0 ? 'even' : 'odd' },
    { heading: 'The number before', answer: String(value - 1) },
    { heading: 'The number after', answer: String(value + 1) },
  ]
  return [
    ...rowsOf(named, 2),
    { height: 'low', boxes: steps.flatMap((step) => moreOrLess(value, step)) },
    ...tensRow(value),
    { height: 'low', boxes: [twoWays(value), ...(value <= 50 ? [doubled] : [])] },
    drawRow(value),
  ]
}
