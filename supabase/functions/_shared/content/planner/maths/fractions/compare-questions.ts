import { draft } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { formatFraction, hcf } from '../number.ts'
import { byStep, differentNumbers } from '../question-tools.ts'
import { COMMON_DENOMINATORS, RELATED_DENOMINATORS, UNLIKE_DENOMINATORS } from './denominators.data.ts'
import { denominatorOf } from './denominators.ts'

type Fraction = [top: number, bottom: number]

function compareFractions([a, b]: Fraction, [c, d]: Fraction, working: string) {
  return draft(
    `Write <, > or = to make this true: ${a}/${b} ____ ${c}/${d}`,
    a * d > c * b ? '>' : a * d < c * b ? '<' : '=',
    { kind: 'compare', left: `${a}/${b}`, right: `${c}/${d}` },
    { space: 'none', working },
  )
}

/** One denominator is a multiple of the other, and the fractions are equal or one part apart. */
export const compareRelated: QuestionMaker = (m) => {
  const [b, times] = m.random.pick(byStep(m, ...RELATED_DENOMINATORS))
  const [a, d] = [m.random.int(1, b - 1), b * times]
  const c = Math.min(d - 1, Math.max(1, a * times + m.random.pick([-1, 0, 1])))
  const working = `${a}/${b} = ${a * times}/${d}`
  return m.random.chance(0.5)
    ? compareFractions([a, b], [c, d], working)
    : compareFractions([c, d], [a, b], working)
}

/** Neither denominator is a multiple of the other. */
export const compareUnlike: QuestionMaker = (m) => {
  const [b, d] = m.random.pick(byStep(m, ...UNLIKE_DENOMINATORS))
  const a = m.random.int(1, b - 1)
  const near = Math.round((a * d) / b) + m.random.pick([-1, 0, 1])
  const c = Math.min(d - 1, Math.max(1, near))
  const common = (b * d) / hcf(b, d)
  return compareFractions([a, b], [c, d], `${(a * common) / b}/${common} and ${(c * common) / d}/${common}`)
}

/** Fractions with one common denominator, each shown in its simplest form. */
export const orderFractions: QuestionMaker = (m) => {
  const [easy, core, far] = COMMON_DENOMINATORS[m.year] ?? [[12], [12, 20], [24, 30]]
  const parts = m.random.pick(byStep(m, easy, core, far))
  const tops = differentNumbers(m, byStep(m, 3, 4, 4), 1, parts - 1)
  const show = (top: number) => formatFraction(top, parts)
  const sorted = [...tops].sort((a, b) => a - b)
  return draft(
    `Write in order, smallest first: ${tops.map(show).join('   ')}`,
    sorted.map(show).join(' < '),
    { kind: 'order', values: tops.map(show) },
    { space: 'line', working: `In parts of ${parts}: ${sorted.map((top) => `${top}/${parts}`).join(', ')}` },
  )
}

export const compareUnitFractions: QuestionMaker = (m) => {
  const [b = 2, d = 3] = m.random.shuffle(byStep(m, [2, 3, 4], [2, 3, 4, 5, 6, 8], [5, 6, 8, 10, 12]))
  return draft(
    `Write <, > or = to make this true: 1/${b} ____ 1/${d}`,
    b < d ? '>' : '<',
    { kind: 'compare', left: `1/${b}`, right: `1/${d}` },
    { space: 'none', working: 'More parts in the whole make each part smaller.' },
  )
}

export const compareSameDenominator: QuestionMaker = (m) => {
  const b = denominatorOf(m, byStep(m, [3, 4], [4, 5, 6], [6, 8, 10, 12]))
  const [a = 1, c = 2] = m.random.shuffle(Array.from({ length: b }, (_, n) => n + 1))
  return draft(
    `Write <, > or = to make this true: ${a}/${b} ____ ${c}/${b}`,
    a > c ? '>' : '<',
    { kind: 'compare', left: `${a}/${b}`, right: `${c}/${b}` },
    { space: 'none', working: `Parts of the same size: ${a} or ${c} of them.` },
  )
}

/** The parts differ in size and their number is the same. */
export const compareSameNumerator: QuestionMaker = (m) => {
  const [b = 3, d = 4] = m.random.shuffle(byStep(m, [2, 3, 4, 5], [3, 4, 5, 6, 8], [5, 6, 7, 8, 9, 10, 12]))
  const a = m.random.int(1, Math.min(b, d) - 1)
  return compareFractions([a, b], [a, d], `As many parts in both; parts of 1/${Math.min(b, d)} are larger.`)
}

export const orderTenths: QuestionMaker = (m) => {
  const [a = 3, b = 7, c = 9] = m.random.shuffle([1, 2, 3, 4, 6, 7, 8, 9])
  const [t, u] = m.random.pick(
    byStep<[number, number][]>(
      m,
      [[1, 2]],
      [
        [1, 2],
        [1, 5],
      ],
      [
        [1, 2],
        [2, 5],
        [3, 5],
      ],
    ),
  )
  const tenths = (t * 10) / u
  const spare = [a, b, c].filter((n) => n !== tenths)
  const items: [text: string, tenths: number][] = [
    [`0.${spare[0]}`, spare[0] ?? 3],
    [`${spare[1]}/10`, spare[1] ?? 7],
    [`${t}/${u}`, tenths],
  ]
  return draft(
    `Write in order, smallest first: ${m.random
      .shuffle(items)
      .map(([text]) => text)
      .join('   ')}`,
    [...items]
      .sort((x, y) => x[1] - y[1])
      .map(([text]) => text)
      .join(' < '),
    { kind: 'order', values: items.map(([text]) => text) },
    { space: 'line', working: 'Write each as tenths, or mark it on the line.' },
  )
}
