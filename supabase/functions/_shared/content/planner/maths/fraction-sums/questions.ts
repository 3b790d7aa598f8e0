import type { Making } from '../../topic.ts'
import { numeratorFor } from '../fractions/denominators.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { formatFraction, formatNumber, hcf } from '../number.ts'
import { byStep, wordProblem, writtenMethod } from '../question-tools.ts'

/** In Year 4 the goal asks for parts of the same size only, which stay as they are; everywhere else the simplest form. */
function asParts(m: Making, over: number, under: number): string {
  if (m.year >= 5 || m.goal === '' || over === 0 || over % under === 0)
    return over === 0 ? '0' : formatFraction(over, under)
  return over < under ? `${over}/${under}` : `${Math.floor(over / under)} ${over % under}/${under}`
}

function fractionSum(m: Making, b: number, d: number, mixed = false) {
  const [wa, wc] = mixed ? [m.random.int(1, 3), m.random.int(0, 2)] : [0, 0]
  // Parts of different sizes are in their simplest form; parts of the same size may be any number of them.
  const top = (of: number) => (mixed || b !== d ? numeratorFor(m, of) : m.random.int(1, of - 1))
  const x = { w: wa, n: top(b), d: b }
  const y = { w: wc, n: top(d), d }
  const size = (p: typeof x) => p.w + p.n / p.d
  const minus = m.random.chance(0.4) && size(x) !== size(y)
  const [p, q] = minus && size(x) < size(y) ? [y, x] : [x, y]
  const common = (p.d * q.d) / hcf(p.d, q.d)
  const [pn, qn] = [(p.w * p.d + p.n) * (common / p.d), (q.w * q.d + q.n) * (common / q.d)]
  const show = (g: typeof x) => `${g.w > 0 ? `${g.w} ` : ''}${g.n}/${g.d}`
  const plain = (g: typeof x) => `(${g.w}+${g.n}/${g.d})`
  const sign = minus ? '−' : '+'
  return writtenMethod({
    prompt: `${show(p)} ${sign} ${show(q)} =`,
    answer: asParts(m, minus ? pn - qn : pn + qn, common),
    expr: `${plain(p)}${minus ? '-' : '+'}${plain(q)}`,
    working:
      p.d === q.d && !mixed
        ? `Same denominator: ${p.n} ${sign} ${q.n} parts.`
        : `In parts of ${common}: ${pn}/${common} ${sign} ${qn}/${common}`,
  })
}

export const sameSum: QuestionMaker = (m) => {
  const b = m.random.pick(byStep(m, [4, 5], [5, 6, 8], [8, 10, 12]))
  return fractionSum(m, b, b)
}

export const relatedSum: QuestionMaker = (m) => {
  const b = m.random.pick(byStep(m, [2, 3], [3, 4, 5], [4, 5, 6]))
  return fractionSum(m, b, b * (m.step === 2 ? m.random.pick([2, 3]) : 2))
}

export const mixedSum: QuestionMaker = (m) => {
  const b = m.random.pick(byStep(m, [3, 4, 5, 6], [2, 3, 4, 5], [2, 3, 4, 5]))
  return fractionSum(m, b, byStep(m, b, b * 2, b * 2), true)
}

export const unlikeSum: QuestionMaker = (m) => {
  const [b, d] = m.random.pick(
    byStep(
      m,
      [
        [2, 3],
        [2, 5],
      ],
      [
        [3, 4],
        [3, 5],
        [4, 6],
      ],
      [
        [5, 6],
        [4, 9],
        [6, 8],
        [5, 8],
      ],
    ),
  ) as [number, number]
  return fractionSum(m, b, d)
}

export const wholeTimesFraction =
  (improper: boolean): QuestionMaker =>
  (m) => {
    const b = m.random.pick(byStep(m, [2, 3, 4], [3, 4, 5, 6], [6, 7, 8]))
    const a = improper ? b + numeratorFor(m, b) : numeratorFor(m, b)
    const n = m.random.int(2, byStep(m, 4, 8, 12))
    return writtenMethod({
      prompt: `${n} × ${improper && m.random.chance(0.5) ? `${Math.floor(a / b)} ${a % b}/${b}` : `${a}/${b}`} =`,
      answer: formatFraction(n * a, b),
      expr: `${n}*(${a}/${b})`,
      working: `${n} × ${a} = ${n * a} parts of ${b}.`,
    })
  }

export const timesFraction: QuestionMaker = (m) => {
  const pick = () => m.random.pick(byStep(m, [2, 3, 4], [3, 4, 5, 6], [6, 8, 9]))
  const b = pick()
  const other = pick()
  // A fraction times itself would be asked too often.
  const d = other === b ? b + 1 : other
  const [a, c] = [numeratorFor(m, b), numeratorFor(m, d)]
  return writtenMethod({
    prompt: `${a}/${b} × ${c}/${d} =`,
    answer: formatFraction(a * c, b * d),
    expr: `(${a}/${b})*(${c}/${d})`,
    working: `${a} × ${c} over ${b} × ${d}, then simplify.`,
  })
}

export const fractionByWhole: QuestionMaker = (m) => {
  const b = m.random.pick(byStep(m, [2, 3, 4], [3, 4, 5], [6, 8, 9]))
  const [a, n] = [numeratorFor(m, b), m.random.int(2, byStep(m, 3, 5, 8))]
  return writtenMethod({
    prompt: `${a}/${b} ÷ ${n} =`,
    answer: formatFraction(a, b * n),
    expr: `(${a}/${b})/${n}`,
    working: `Each part is shared by ${n}: parts of ${b * n}.`,
  })
}

export const howManyUnits: QuestionMaker = (m) => {
  const [n, b] = [
    m.random.int(2, byStep(m, 4, 8, 15)),
    m.random.pick(byStep(m, [2, 3, 4], [3, 4, 5, 6], [6, 8, 10])),
  ]
  return writtenMethod({
    prompt: `${n} ÷ 1/${b} =`,
    answer: n * b,
    expr: `${n}/(1/${b})`,
    working: `${b} parts of size 1/${b} fit in each one: ${formatNumber(n)} × ${b}.`,
  })
}

export const unitsStory: QuestionMaker = (m) => {
  const [n, b] = [m.random.int(2, byStep(m, 4, 8, 12)), m.random.pick([2, 3, 4])]
  return wordProblem({
    prompt: `${m.name} cuts ${n} metres of ribbon into pieces of 1/${b} m. How many pieces?`,
    answer: n * b,
    expr: `${n}/(1/${b})`,
    working: `${n} ÷ 1/${b} asks how many pieces of 1/${b} m fit into ${n} m.`,
  })
}
