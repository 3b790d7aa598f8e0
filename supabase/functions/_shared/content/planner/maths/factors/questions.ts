import { draft } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { formatNumber, hcf, isPrime } from '../number.ts'
import { byStep, nextTwoTerms, shortAnswer, wordProblem } from '../question-tools.ts'

export const factorPairs: QuestionMaker = (m) => {
  const of = m.random.pick(
    byStep<number[]>(
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

export const square: QuestionMaker = (m) => {
  const base = m.random.int(2, byStep(m, 6, 12, 12))
  return shortAnswer({
    prompt: `Work out ${base}².`,
    answer: base ** 2,
    expr: `${base}^2`,
    working: `${base} × ${base}`,
  })
}

export const cube: QuestionMaker = (m) => {
  const base = m.random.int(byStep(m, 1, 2, 2), byStep(m, 3, 5, 5))
  return shortAnswer({
    prompt: `Work out ${base}³.`,
    answer: base ** 3,
    expr: `${base}^3`,
    working: `${base} × ${base} = ${base * base}, and ${base * base} × ${base} = ${base ** 3}`,
  })
}

export const squareOrNot: QuestionMaker = (m) => {
  const base = m.random.int(2, 12)
  const value = m.random.chance(0.5) ? base * base : base * base + m.random.pick([1, 2, 3])
  return draft(
    `Is ${value} a square number? Write yes or no.`,
    Number.isInteger(Math.sqrt(value)) ? 'yes' : 'no',
    { kind: 'square', of: value },
    {
      space: 'blank',
      working: `${base} × ${base} = ${base * base}${value === base * base ? '' : ` and ${base + 1} × ${base + 1} = ${(base + 1) ** 2}`}`,
    },
  )
}

/** The side of a square that is told by its number of small squares. */
export const sideOfSquare: QuestionMaker = (m) => {
  const side = m.random.int(2, byStep(m, 6, 12, 12))
  return wordProblem({
    prompt: `${side * side} square tiles are laid as one square. How many tiles are along each side?`,
    answer: side,
    expr: `${side * side}/${side}`,
    working: `${side} × ${side} = ${side * side}`,
  })
}

/** How many small cubes one cube is built from. */
export const cubeOfBlocks: QuestionMaker = (m) => {
  const edge = m.random.int(2, byStep(m, 3, 5, 5))
  return wordProblem({
    prompt: `A cube is built from small cubes, with ${edge} along each edge. How many small cubes does it take?`,
    answer: edge ** 3,
    expr: `${edge}^3`,
    working: `One layer is ${edge} × ${edge} = ${edge * edge}, and there are ${edge} layers.`,
  })
}

const SMALL = ['', '', '²', '³', '⁴', '⁵', '⁶']

export const power: QuestionMaker = (m) => {
  const base = m.random.int(2, byStep(m, 3, 5, 10))
  const exponent = m.random.int(2, base <= 3 ? 5 : 3)
  return shortAnswer({
    prompt: `Work out ${base}${SMALL[exponent]}.`,
    answer: base ** exponent,
    expr: `${base}^${exponent}`,
    working: Array.from({ length: exponent }, () => base).join(' × '),
  })
}

export const writePower: QuestionMaker = (m) => {
  const base = m.random.int(2, 9)
  const exponent = m.random.int(2, byStep(m, 3, 5, 6))
  return draft(
    `Write with an exponent: ${Array.from({ length: exponent }, () => base).join(' × ')}`,
    `${base}${SMALL[exponent]}`,
    { kind: 'power', base, exponent },
    { space: 'blank', working: `${base} is multiplied ${exponent} times.` },
  )
}

export const expandedPowers: QuestionMaker = (m) => {
  const [a, b, c] = [m.random.int(1, 9), m.random.int(1, 9), m.random.int(0, 9)]
  return shortAnswer({
    prompt: `Write as one number: ${a} × 10³ + ${b} × 10² + ${c} × 10⁰`,
    answer: a * 1000 + b * 100 + c,
    expr: `${a}*10^3+${b}*10^2+${c}`,
    working: `10³ is 1,000, 10² is 100, 10⁰ is 1.`,
  })
}

export const tenPower: QuestionMaker = (m) => {
  const exponent = m.random.int(2, byStep(m, 4, 6, 6))
  const digit = m.random.int(2, 9)
  return shortAnswer({
    prompt: `Write as one number: ${digit} × 10${SMALL[exponent]}`,
    answer: digit * 10 ** exponent,
    expr: `${digit}*10^${exponent}`,
    working: `A 1 with ${exponent} noughts, times ${digit}.`,
  })
}

export const root: QuestionMaker = (m) => {
  const base = m.random.int(2, byStep(m, 7, 12, 15))
  return draft(
    `√${base * base} =`,
    String(base),
    { kind: 'equation', left: 'x^2', right: String(base * base), unknown: 'x' },
    { space: 'blank', working: `${base} × ${base} = ${base * base}` },
  )
}

export const cubeRoot: QuestionMaker = (m) => {
  const base = m.random.int(1, 5)
  return draft(
    `Which number cubed makes ${base ** 3}?`,
    String(base),
    { kind: 'equation', left: 'x^3', right: String(base ** 3), unknown: 'x' },
    { space: 'blank', working: `${base} × ${base} × ${base}` },
  )
}

export const betweenRoots: QuestionMaker = (m) => {
  const low = m.random.int(2, byStep(m, 6, 10, 14))
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

export const divisible: QuestionMaker = (m) => {
  const divisor = m.random.pick(byStep(m, [2, 5, 10], [3, 4, 6, 9], [4, 6, 8, 9]))
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
    `Does ${formatNumber(value)} divide by ${divisor}? Write yes or no, and say which rule you used.`,
    value % divisor === 0 ? 'yes' : 'no',
    { kind: 'divisible', of: value, by: divisor },
    { space: 'line', working: `A number divides by ${divisor} when ${rule[divisor]}.` },
  )
}

export const prime: QuestionMaker = (m) => {
  const of = m.random.pick(
    byStep(
      m,
      [7, 9, 11, 13, 15, 17, 21, 23],
      [29, 33, 37, 39, 41, 43, 47, 49, 51, 57],
      [59, 63, 67, 69, 71, 77, 79, 83, 87, 91, 97],
    ),
  )
  return draft(
    `Is ${of} prime? Say how you know.`,
    isPrime(of) ? 'prime' : 'not prime',
    { kind: 'prime', of },
    {
      space: 'lines',
      working: isPrime(of)
        ? 'Only 1 and itself divide it.'
        : `It divides by ${[2, 3, 5, 7].find((n) => of % n === 0)}.`,
    },
  )
}

export const primeProduct: QuestionMaker = (m) => {
  const of = m.random.pick(
    byStep(m, [12, 18, 20, 28, 30], [24, 36, 40, 42, 45, 60], [72, 84, 90, 96, 120, 126]),
  )
  const parts: number[] = []
  const steps: string[] = []
  for (let left = of, n = 2; left > 1; ) {
    if (left % n === 0) {
      parts.push(n)
      if (left > n) steps.push(`${left} ÷ ${n} = ${left / n}`)
      left /= n
    } else n++
  }
  return draft(
    `Write ${of} as a product of prime factors.`,
    parts.join(' × '),
    { kind: 'prime-product', of },
    { space: 'box', working: `${steps.join(', ')}, which is prime.` },
  )
}

export const common: QuestionMaker = (m) => {
  const g = m.random.int(2, byStep(m, 5, 9, 12))
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

export const multiple: QuestionMaker = (m) => {
  const [a = 4, b = 6] = m.random.shuffle(byStep(m, [2, 3, 4, 5], [3, 4, 5, 6, 8, 9], [6, 7, 8, 9]))
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

/** The next multiples of a number. */
export const multiplesOf: QuestionMaker = (m) => {
  const of = m.random.int(byStep(m, 2, 4, 7), byStep(m, 5, 9, 12))
  const first = m.random.int(1, byStep(m, 1, 3, 5))
  const terms = Array.from({ length: 6 }, (_, at) => (first + at) * of)
  return nextTwoTerms(
    `These are multiples of ${of}. Write the next two numbers`,
    terms,
    `Each multiple is ${of} more: ${first + 4} × ${of} = ${(first + 4) * of}.`,
  )
}
