import { formatNumber } from '../../maths/number.ts'
import { numberWords } from '../../maths/number-words.ts'
import type { Random } from '../../random.ts'
import { type AnsweredBox, rowsOf, type SheetRow } from './sheet-row.ts'

/** The parts of a number by place, without those that are 0: 4,000 + 300 + 70 + 2. */
export function partsOf(value: number): number[] {
  const digits = [...String(value)].map(Number)
  return digits.map((digit, at) => digit * 10 ** (digits.length - 1 - at)).filter((part) => part > 0)
}

const sum = (parts: readonly number[]) => parts.map(formatNumber).join(' + ')
const rounded = (value: number, to: number) => Math.floor(value / to + 0.5) * to

/** A digit that stands in the number once and is not 0; null where there is none. */
function valueOfDigit(value: number, random: Random): AnsweredBox[] {
  const digits = [...String(value)]
  const single = digits.flatMap((digit, at) =>
    digit !== '0' && digits.filter((other) => other === digit).length === 1 ? [at] : [],
  )
  if (single.length === 0) return []
  const at = random.pick(single.length > 1 ? single.slice(0, -1) : single)
  const digit = digits[at] ?? ''
  return [
    {
      heading: `What the ${digit} is worth`,
      answer: formatNumber(Number(digit) * 10 ** (digits.length - 1 - at)),
    },
  ]
}

function roundings(value: number): AnsweredBox[] {
  return [10, 100, 1000, 10_000]
    .filter((to) => to * 2 <= value || to === 10)
    .slice(0, 4)
    .map((to) => ({ heading: `Nearest ${formatNumber(to)}`, answer: formatNumber(rounded(value, to)) }))
}

/** Three different ways to split a number of two digits or more: by its largest place, with that place renamed, and another. */
function partitions(value: number): string {
  const [first = value] = partsOf(value)
  const unit = 10 ** (String(value).length - 1)
  const smaller = [
    value - first,
    ...(first > unit ? [value - first + unit] : []),
    ...(value > 40 ? [10, 20] : []),
    1,
    2,
    3,
    4,
  ]
  const different = [...new Set(smaller)].filter((part) => part > 0)
  return different
    .slice(0, 3)
    .map((part) => sum([value - part, part]))
    .join(';  ')
}

function half(value: number, year: number): AnsweredBox[] {
  if (value % 2 === 1 && year < 5) return []
  return [{ heading: 'Half', answer: formatNumber(value / 2) }]
}

function stepRows(value: number): SheetRow[] {
  const steps = [1, 10, 100, 1000].filter((step) => step <= Math.max(10, value))
  return [
    {
      height: 'low',
      boxes: steps.map((step) => ({
        heading: `${formatNumber(step)} more`,
        answer: formatNumber(value + step),
      })),
    },
    {
      height: 'low',
      boxes: steps
        .filter((step) => step <= value)
        .map((step) => ({ heading: `${formatNumber(step)} less`, answer: formatNumber(value - step) })),
    },
  ]
}

/** The boxes of Years 3 to 8. */
export function wholeRows(value: number, year: number, random: Random): SheetRow[] {
  const times: AnsweredBox[] =
    year >= 4 ? [{ heading: '10 times as much', answer: formatNumber(value * 10) }] : []
  const single = [
    ...valueOfDigit(value, random),
    { heading: 'Odd or even?', answer: value % 2 === 0 ? 'even' : 'odd' },
    { heading: 'Double', answer: formatNumber(value * 2) },
    ...half(value, year),
    ...times,
    ...roundings(value),
  ]
  return [
    { height: 'low', boxes: [{ heading: 'In words', answer: numberWords(value) }] },
    { height: 'low', boxes: [{ heading: 'In expanded form', answer: sum(partsOf(value)) }] },
    ...rowsOf(single, single.length % 4 === 0 ? 4 : 3),
    ...stepRows(value),
    {
      height: 'low',
      boxes: [
        {
          heading: 'Split it in three ways',
          help: '______ + ______,  or ______ + ______,  or ______ + ______',
          answer: `Any three sums that make ${formatNumber(value)}, such as ${partitions(value)}.`,
        },
      ],
    },
  ]
}
