import { hcf } from '../number.ts'
import { draft } from '../topic.ts'
import { ask, by, f, type Make, open } from './kit.ts'

export const oddOrEven: Make = (m) => {
  const value = m.random.int(2, m.year === 1 ? by(m, 10, 20, 20) : by(m, 20, 99, 120))
  return draft(
    `Is ${value} odd or even?`,
    value % 2 === 0 ? 'even' : 'odd',
    { kind: 'parity', of: value },
    {
      space: 'blank',
      working: m.year === 1 ? 'Make pairs: is one left over?' : `Look at the ones digit: ${value % 10}.`,
    },
  )
}

const nextEven: Make = (m) => {
  const start = m.random.int(1, m.year === 1 ? 8 : 55) * 2 + m.random.int(0, 1)
  return ask(
    `Count in twos: ${start}, ${start + 2}, ____`,
    start + 4,
    `${start}+4`,
    `All of them are ${start % 2 === 0 ? 'even' : 'odd'}.`,
    { space: 'none' },
  )
}

const whyOnes: Make = (m) => {
  const value = m.random.int(3, 11) * 10 + m.random.int(1, 9)
  return open(
    `${m.name} says ${value} is ${value % 2 === 0 ? 'odd because of the first digit' : 'even because of the tens'}. Explain how the ones digit shows whether it is odd or even.`,
    `${value} is ${value % 2 === 0 ? 'even' : 'odd'}: tens always make pairs, so only the ${value % 10} ones matter.`,
  )
}

export const factorPairs: Make = (m) => {
  const of = m.random.pick(
    by<number[]>(
      m,
      [12, 15, 18, 20, 21],
      [24, 28, 30, 36, 40, 42],
      m.year <= 5 ? [48, 60, 72, 90] : [72, 84, 96, 108, 120],
    ),
  )
  const pairs = Array.from({ length: of }, (_, n) => n + 1).filter((n) => of % n === 0 && n * n <= of)
  return draft(
    `List every factor pair of ${of}.`,
    pairs.map((n) => `${n} × ${of / n}`).join(', '),
    { kind: 'pairs', total: of, sign: '×' },
    { space: 'lines', working: 'Try 1, 2, 3 … in order, and stop when the pairs meet.' },
  )
}

export const square: Make = (m) => {
  const base = m.random.int(2, by(m, 6, 12, 12))
  return ask(`Work out ${base}².`, base ** 2, `${base}^2`, `${base} × ${base}`)
}

export const cube: Make = (m) => {
  const base = m.random.int(1, by(m, 3, 5, 5))
  return ask(`Work out ${base}³.`, base ** 3, `${base}^3`, `${base} × ${base} × ${base}`)
}

export const squareOrNot: Make = (m) => {
  const base = m.random.int(2, 12)
  const value = m.random.chance(0.5) ? base * base : base * base + m.random.pick([1, 2, 3])
  return draft(
    `Is ${value} a square number? Write yes or no.`,
    Number.isInteger(Math.sqrt(value)) ? 'yes' : 'no',
    { kind: 'square', of: value },
    { space: 'blank', working: `${base} × ${base} = ${base * base}` },
  )
}

const SMALL = ['', '', '²', '³', '⁴', '⁵', '⁶']

export const power: Make = (m) => {
  const base = m.random.int(2, by(m, 3, 5, 10))
  const exponent = m.random.int(2, base <= 3 ? 5 : 3)
  return ask(
    `Work out ${base}${SMALL[exponent]}.`,
    base ** exponent,
    `${base}^${exponent}`,
    Array.from({ length: exponent }, () => base).join(' × '),
  )
}

export const writePower: Make = (m) => {
  const base = m.random.int(2, 9)
  const exponent = m.random.int(2, by(m, 3, 5, 6))
  return draft(
    `Write with an exponent: ${Array.from({ length: exponent }, () => base).join(' × ')}`,
    `${base}${SMALL[exponent]}`,
    { kind: 'power', base, exponent },
    { space: 'blank', working: `${base} is multiplied ${exponent} times.` },
  )
}

export const expandedPowers: Make = (m) => {
  const [a, b, c] = [m.random.int(1, 9), m.random.int(1, 9), m.random.int(0, 9)]
  return ask(
    `Write as one number: ${a} × 10³ + ${b} × 10² + ${c} × 10⁰`,
    a * 1000 + b * 100 + c,
    `${a}*10^3+${b}*10^2+${c}`,
    `10³ is 1,000, 10² is 100, 10⁰ is 1.`,
  )
}

export const tenPower: Make = (m) => {
  const exponent = m.random.int(2, by(m, 4, 6, 6))
  const digit = m.random.int(2, 9)
  return ask(
    `Write as one number: ${digit} × 10${SMALL[exponent]}`,
    digit * 10 ** exponent,
    `${digit}*10^${exponent}`,
    `A 1 with ${exponent} noughts, times ${digit}.`,
  )
}

export const root: Make = (m) => {
  const base = m.random.int(2, by(m, 7, 12, 15))
  return draft(
    `√${base * base} =`,
    String(base),
    { kind: 'equation', left: 'x^2', right: String(base * base), unknown: 'x' },
    { space: 'blank', working: `${base} × ${base} = ${base * base}` },
  )
}

export const cubeRoot: Make = (m) => {
  const base = m.random.int(1, 5)
  return draft(
    `Which number cubed makes ${base ** 3}?`,
    String(base),
    { kind: 'equation', left: 'x^3', right: String(base ** 3), unknown: 'x' },
    { space: 'blank', working: `${base} × ${base} × ${base}` },
  )
}

export const betweenRoots: Make = (m) => {
  const low = m.random.int(2, by(m, 6, 10, 14))
  const value = m.random.int(low * low + 1, (low + 1) ** 2 - 1)
  return draft(
    `Between which two whole numbers does √${value} lie? Then find it to one decimal place with a calculator.`,
    `${low} and ${low + 1}`,
    { kind: 'root-between', of: value },
    {
      space: 'line',
      working: `${low}² = ${low * low} and ${low + 1}² = ${(low + 1) ** 2}; √${value} ≈ ${Math.sqrt(value).toFixed(1)}`,
    },
  )
}

export const divisible: Make = (m) => {
  const divisor = m.random.pick(by(m, [2, 5, 10], [3, 4, 6, 9], [4, 6, 8, 9]))
  const value = m.random.int(12, 99) * divisor + (m.random.chance(0.5) ? 0 : m.random.int(1, divisor - 1))
  const rule: Record<number, string> = {
    2: 'the ones digit is even',
    3: 'the digits add to a multiple of 3',
    4: 'the last two digits are divisible by 4',
    5: 'it ends in 0 or 5',
    6: 'it divides by 2 and by 3',
    8: 'the last three digits are divisible by 8',
    9: 'the digits add to a multiple of 9',
    10: 'it ends in 0',
  }
  return draft(
    `Does ${f(value)} divide by ${divisor}? Write yes or no, and say which rule you used.`,
    value % divisor === 0 ? 'yes' : 'no',
    { kind: 'divisible', of: value, by: divisor },
    { space: 'line', working: `A number divides by ${divisor} when ${rule[divisor]}.` },
  )
}

export const prime: Make = (m) => {
  const of = m.random.pick(
    by(
      m,
      [7, 9, 11, 13, 15, 17, 21, 23],
      [29, 33, 37, 39, 41, 43, 47, 49, 51, 57],
      [59, 63, 67, 69, 71, 77, 79, 83, 87, 91, 97],
    ),
  )
  const isPrime = ![2, 3, 5, 7].some((n) => n !== of && of % n === 0)
  return draft(
    `Is ${of} prime? Say how you know.`,
    isPrime ? 'prime' : 'not prime',
    { kind: 'prime', of },
    {
      space: 'lines',
      working: isPrime
        ? 'Only 1 and itself divide it.'
        : `It divides by ${[2, 3, 5, 7].find((n) => of % n === 0)}.`,
    },
  )
}

export const primeProduct: Make = (m) => {
  const of = m.random.pick(by(m, [12, 18, 20, 28, 30], [24, 36, 40, 42, 45, 60], [72, 84, 90, 96, 120, 126]))
  const parts: number[] = []
  for (let left = of, n = 2; left > 1; ) {
    if (left % n === 0) {
      parts.push(n)
      left /= n
    } else n++
  }
  return draft(
    `Write ${of} as a product of prime factors.`,
    parts.join(' × '),
    { kind: 'prime-product', of },
    { space: 'box', working: 'Divide by 2 as often as you can, then by 3, then by 5 …' },
  )
}

export const common: Make = (m) => {
  const g = m.random.int(2, by(m, 5, 9, 12))
  const [a, b] = m.random.pick<[number, number]>([
    [2, 3],
    [3, 4],
    [2, 5],
    [3, 5],
    [4, 5],
    [3, 7],
  ])
  const [x, y] = [g * a, g * b]
  return draft(
    `Find the highest common factor of ${x} and ${y}.`,
    String(hcf(x, y)),
    { kind: 'hcf', of: [x, y] },
    { space: 'lines', working: `${x} = ${g} × ${a} and ${y} = ${g} × ${b}` },
  )
}

export const multiple: Make = (m) => {
  const [a = 4, b = 6] = m.random.shuffle(by(m, [2, 3, 4, 5], [3, 4, 5, 6, 8, 9], [6, 7, 8, 9]))
  return draft(
    `Find the least common multiple of ${a} and ${b}.`,
    String((a * b) / hcf(a, b)),
    { kind: 'lcm', of: [a, b] },
    {
      space: 'lines',
      working: `List the multiples of ${Math.max(a, b)} until one divides by ${Math.min(a, b)}.`,
    },
  )
}

export function oddNext(m: Parameters<Make>[0]) {
  return m.year === 1 ? nextEven(m) : whyOnes(m)
}
