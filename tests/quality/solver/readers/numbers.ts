import { evaluate } from '../arithmetic.ts'
import { compare, type Rational, toNumber, whole } from '../rational.ts'
import { type Expected, type Found, type Reader, readers } from '../reader.ts'

const listed = (text: string) => text.split(/,\s+/).map((part) => part.trim())
/** Numbers with their units that stand side by side with nothing but space between them. */
const sideBySide = (text: string) =>
  text.match(
    /−?\$?(?:\d+ \d+\/\d+|\d[\d,]*(?:[./]\d+)?)[%c]?(?: (?:cm|mm|m|km|g|kg|mL|L|blocks?)(?= |$))?/g,
  ) ?? []
const near = (a: number, b: number) => Math.abs(a - b) < 1e-9
const places = ['th', 'st', 'nd', 'rd']
const place = (n: number) => `${n}${n % 100 > 10 && n % 100 < 14 ? 'th' : (places[n % 10] ?? 'th')}`

/** < > or = between two sums. */
function sign({ text }: Found): string | null {
  const [left, right] = [evaluate(text(1)), evaluate(text(2))]
  if (!left || !right) return null
  const way = compare(left, right)
  return way < 0 ? '<' : way > 0 ? '>' : '='
}

/** A number, a percentage, an amount of money or a measure in one unit, comparable with others of its list. */
function sizeOf(text: string): number | null {
  const hundredths = /^(.+)[%c]$/.exec(text)?.[1]
  const plain = text.replace(/ (?:cm|mm|m|km|g|kg|mL|L|blocks?)$/, '')
  const value = evaluate(hundredths === undefined ? plain : `(${hundredths}) : 100`)
  return value && toNumber(value)
}

function inOrder({ text }: Found): Expected {
  const sizes = sideBySide(text(1)).flatMap((one) => sizeOf(one) ?? [])
  if (sizes.length < 2) return null
  const right = sizes.sort((a, b) => a - b)
  return (answer) => {
    const given = answer.split(/ < |, /).map(sizeOf)
    return (
      given.length === right.length && given.every((size, at) => size !== null && near(size, right[at] ?? 0))
    )
  }
}

/** Terms that grow by the same amount each time, or are so many times as large, go on in the same way. */
function goOn({ text }: Found, many: number): Expected {
  const terms = listed(text(1)).flatMap((term) => sizeOf(term) ?? [])
  const [first = 0, second = 0] = terms
  const ways = [(at: number) => first + at * (second - first), (at: number) => first * (second / first) ** at]
  const way = ways.find((term) => terms.length > 2 && terms.every((value, at) => near(value, term(at))))
  if (!way) return null
  return (answer) => {
    const given = answer.split(/, /).map(sizeOf)
    return (
      given.length === many &&
      given.every((value, at) => value !== null && near(value, way(terms.length + at)))
    )
  }
}

/** Is it true, what stands there? */
export function isTrue(text: string): boolean | null {
  const [, left = '', relation = '', right = ''] = /^(.+?) (=|<|>|≤|≥|≠) (.+)$/.exec(text) ?? []
  const [a, b] = [evaluate(left), evaluate(right)]
  if (!a || !b) return null
  const way = compare(a, b)
  const holds: Record<string, boolean> = {
    '=': way === 0,
    '<': way < 0,
    '>': way > 0,
    '≤': way <= 0,
    '≥': way >= 0,
    '≠': way !== 0,
  }
  return holds[relation] ?? null
}

/** The number that makes both sides of a printed sum equal; two tries tell where it lies unless it stands under a division. */
function missing(text: string): Rational | null {
  const [left = '', right = ''] = text.split(' = ')
  const gap = (n: number) => {
    const [a, b] = [left, right].map((side) => evaluate(side.replace(/□|_{2,}/g, `(${n})`)))
    return a && b ? toNumber(a) - toNumber(b) : Number.NaN
  }
  const [one, two] = [gap(1), gap(2)]
  const straight = Math.round(1 + one / (one - two))
  if (gap(straight) === 0) return whole(straight)
  const found = Array.from({ length: 200 }, (_, at) => at + 1).find((n) => gap(n) === 0)
  return found === undefined ? null : whole(found)
}

export const NUMBERS: readonly Reader[] = [
  ...readers('missing number', {
    'Find the missing number: &': ({ text }) => missing(text(1).replace(/^.+, so /, '')),
    '&': ({ prompt }) => (/(?:□|____).* = |= .*(?:□|____)/.test(prompt) ? missing(prompt) : null),
  }),
  ...readers('true or false', {
    'True or false? &': ({ text }) => {
      const is = isTrue(text(1))
      return is === null ? null : String(is)
    },
  }),
  ...readers('compare', {
    'Write <, > or = to make this true: & ____ &': sign,
    'Which is {greater|larger|bigger}, # or #?@': ({ value }) =>
      compare(value(1), value(2)) > 0 ? value(1) : value(2),
    'Which is {smaller|less}, # or #?@': ({ value }) =>
      compare(value(1), value(2)) < 0 ? value(1) : value(2),
  }),
  ...readers('order', {
    'Write in order{ of value|}, {smallest|least} first: &': inOrder,
    'The @ stand in a line: &. In which place is the &? @': ({ text }) => {
      const at = listed(text(1)).indexOf(text(2)) + 1
      return at > 0 ? place(at) : null
    },
    'The @ stand in a line: &. Which @ is #{st|nd|rd|th}?': ({ text, number }) =>
      listed(text(1))[number(2) - 1] ?? null,
  }),
  ...readers('add', { 'Double # is ____': '2 * $1' }),
  ...readers('divide', { 'Half of # is ____': '$1 : 2' }),
  ...readers('multiply', { 'Count in #s # times: @. So & = ____': ({ text }) => evaluate(text(3)) }),
  ...readers('sequence', {
    'What number comes just after #?': '$1 + 1',
    'What number comes just before #?': '$1 - 1',
    '@rite the next two numbers: &, ____ , ____': (one) => goOn(one, 2),
    'Count @: &, ____': ({ text }) =>
      evaluate(
        listed(text(1))
          .slice(-2)
          .reverse()
          .join(' + ')
          .replace(/^(\S+) \+ (\S+)$/, '2 × $1 − $2'),
      ),
    '&, … By how much does the pattern grow each time?': ({ text }) =>
      evaluate(listed(text(1)).slice(0, 2).reverse().join(' − ')),
  }),
  ...readers('graph', {
    'Sort these counters by colour: &. How many are &?': ({ text }) =>
      whole(listed(text(1)).filter((one) => one === text(2)).length),
  }),
]
