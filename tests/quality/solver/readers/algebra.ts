import { evaluate } from '../arithmetic.ts'
import { toNumber, whole } from '../rational.ts'
import { type Expected, type Found, type Reader, readers } from '../reader.ts'

/** "6x + 9" at one value of its letter; a number before a letter multiplies it. */
function at(text: string, letter: string, value: number | string): number | null {
  const put = text
    .replace(new RegExp(`(\\d)\\s*${letter}(?![a-z])`, 'g'), `$1 × (${value})`)
    .replace(new RegExp(`(?<![a-z])${letter}(?![a-z])`, 'g'), `(${value})`)
  const result = evaluate(put.replace(/\(-/g, '(−'))
  return result && toNumber(result)
}
const letterOf = (text: string) => /[a-z]/.exec(text.replace(/\b[a-z]{2,}\b/g, ''))?.[0] ?? ''

/** A straight line through two tries gives the value where both sides are equal. */
function solution(equation: string): number | null {
  const [left = '', right = ''] = equation.split(' = ')
  const letter = letterOf(equation)
  const gap = (value: number) => {
    const [a, b] = [at(left, letter, value), at(right, letter, value)]
    return a === null || b === null ? null : a - b
  }
  const [zero, one] = [gap(0), gap(1)]
  if (
    zero === null ||
    one === null ||
    zero === one ||
    gap(2) === null ||
    Math.abs((gap(2) ?? 0) - 2 * one + zero) > 1e-9
  )
    return null
  return zero / (zero - one)
}
const near = (wanted: number | null): Expected =>
  wanted === null
    ? null
    : (answer) => {
        const given = evaluate(answer.replace(/^[a-z] = /, '').replace(/ cm$/, ''))
        return given !== null && Math.abs(toNumber(given) - wanted) < 1e-6
      }

/** Two expressions in one letter are the same when they agree at three places. */
const sameExpression = (text: string) => (answer: string) => {
  const letter = letterOf(text)
  return (
    /^[\d\s+−a-z]+$/.test(answer) &&
    [0, 1, 5].every(
      (value) => at(text, letter, value) !== null && at(text, letter, value) === at(answer, letter, value),
    ) &&
    answer.split(letter).length <= 2
  )
}
const nth = ({ text }: Found) => {
  const terms = text(1)
    .split(', ')
    .filter((term) => term !== '…')
    .map(Number)
  return (answer: string) => terms.every((term, place) => at(answer, 'n', place + 1) === term)
}
function inequality({ text }: Found): Expected {
  const [, left = '', sign, right = ''] = /^(.+?) ([<>]) (.+)$/.exec(text(1)) ?? []
  const edge = solution(`${left} = ${right}`)
  const letter = letterOf(left)
  return edge === null ? null : `${letter} ${sign} ${String(edge).replace('-', '−')}`
}
/** The term of a table of positions and values that grow evenly. */
function rule({ figure, number }: Found): Expected {
  const [values] = figure?.kind === 'table' && figure.rows.length === 1 ? figure.rows : []
  const terms = values?.slice(1).map(Number) ?? []
  const [first = Number.NaN, second = Number.NaN] = terms
  const term = (place: number) => first + (place - 1) * (second - first)
  return terms.every((value, index) => value === term(index + 1)) && terms.length > 2
    ? whole(term(number(1)))
    : null
}
/** The rule of a row that grows evenly from three known lengths. */
function sticksRule({ number }: Found): Expected {
  const [one, two, three] = [number(1), number(2), number(3)]
  const each = two - one
  if (three - two !== each) return null
  const rest = one - each
  return rest === 0 ? `${each}n` : `${each}n ${rest < 0 ? '−' : '+'} ${Math.abs(rest)}`
}
const onLine = ({ text, number }: Found) => {
  const y = at(text(1), 'x', number(2))
  return y === null ? null : `(${number(2)}, ${y})`.replace(/-/g, '−')
}

export const ALGEBRA: readonly Reader[] = [
  ...readers('equation', {
    'Solve: &': ({ text }) => (text(1).includes(' = ') ? near(solution(text(1))) : null),
    'Solve: &. Show it on a number line.': inequality,
    '@ pays $# to get in and $# for each ride, $# in all. Write an equation with @ for the number of rides, and solve it.':
      '($3 - $1) : $2',
    'True or false? & = # solves &. Substitute to check.': ({ text, number }) => {
      const [left = '', right = ''] = text(3).split(' = ')
      const [a, b] = [at(left, text(1), number(2)), at(right, text(1), number(2))]
      return a === null || b === null ? null : String(a === b)
    },
  }),
  ...readers('algebra', {
    'When & = #, what is &?': ({ text }) => near(at(text(3), text(1), text(2))),
    '{Simplify|Write in a shorter way}: &': ({ text }) => sameExpression(text(1)),
    'A pattern goes &, … Write a rule for the nth term.': nth,
    'The rule is “multiply the position by #”. What is the value at position #?': '$1 * $2',
    'The rule is “multiply the position by #{ and|, then} add #”. What is the value at position #?':
      '$1 * $3 + $2',
    'Find the rule. What is the value at position #?': rule,
    'A row of @ is made from sticks, side by side. One needs # sticks, two need #, three need #. How many sticks for #?':
      '$1 + ($2 - $1) * ($4 - 1)',
    'A row of @ is made from sticks, side by side: # sticks for one, # for two, # for three. Write a rule for the number of sticks in a row of n.':
      sticksRule,
    'A row of @ side by side needs # sticks for one and # more for each after it. # sticks were used. How many @ are there?':
      '($3 - $1) : $2 + 1',
    'A line goes through (#, #) and (#, #). What is its gradient?': '($4 - $2) : ($3 - $1)',
    'In y = #x + #, how much does y grow each time x grows by 1?': '$1',
    'A tank holds # L and # L flow in each minute. In y = @, which number is the starting value?': '$1',
  }),
  ...readers('coordinates', {
    'A line has the rule y = &. Which point on it has x = #?': onLine,
    'The rule is y = &. Write the coordinates of the point where x = #, then plot it.': onLine,
  }),
  ...readers('powers', {
    'The shorter sides of a right-angled triangle are # cm and # cm. How long is the longest side?': ({
      number,
    }) => near(Math.hypot(number(1), number(2))),
    'The longest side of a right-angled triangle is # cm and one side is # cm. How long is the third side?':
      ({ number }) => near(Math.sqrt(number(1) ** 2 - number(2) ** 2)),
  }),
]
