import { formatFraction, hcf } from '../number.ts'
import type { Making } from '../topic.ts'
import { top } from './fraction-base.ts'
import { boxed, by, f, type Make, story } from './kit.ts'

/** Before simplest form is taught, the parts stay as they are. */
function asParts(m: Making, over: number, under: number): string {
  if (m.year >= 7 || over === 0 || over % under === 0) return over === 0 ? '0' : formatFraction(over, under)
  return over < under ? `${over}/${under}` : `${Math.floor(over / under)} ${over % under}/${under}`
}

function sumOf(m: Making, b: number, d: number, mixed = false) {
  const [wa, wc] = mixed ? [m.random.int(1, 3), m.random.int(0, 2)] : [0, 0]
  const x = { w: wa, n: mixed ? top(m, b) : m.random.int(1, b - 1), d: b }
  const y = { w: wc, n: mixed ? top(m, d) : m.random.int(1, d - 1), d }
  const size = (p: typeof x) => p.w + p.n / p.d
  const minus = m.random.chance(0.4) && size(x) !== size(y)
  const [p, q] = minus && size(x) < size(y) ? [y, x] : [x, y]
  const common = (p.d * q.d) / hcf(p.d, q.d)
  const [pn, qn] = [(p.w * p.d + p.n) * (common / p.d), (q.w * q.d + q.n) * (common / q.d)]
  const show = (g: typeof x) => `${g.w > 0 ? `${g.w} ` : ''}${g.n}/${g.d}`
  const plain = (g: typeof x) => `(${g.w}+${g.n}/${g.d})`
  const sign = minus ? '−' : '+'
  return boxed(
    `${show(p)} ${sign} ${show(q)} =`,
    asParts(m, minus ? pn - qn : pn + qn, common),
    `${plain(p)}${minus ? '-' : '+'}${plain(q)}`,
    p.d === q.d && !mixed
      ? `Same denominator: ${p.n} ${sign} ${q.n} parts.`
      : `In parts of ${common}: ${pn}/${common} ${sign} ${qn}/${common}`,
  )
}

export const sameSum: Make = (m) => {
  const b = m.random.pick(by(m, [4, 5], [5, 6, 8], [8, 10, 12]))
  return sumOf(m, b, b)
}

export const relatedSum: Make = (m) => {
  const b = m.random.pick(by(m, [2, 3], [3, 4, 5], [4, 5, 6]))
  return sumOf(m, b, b * (m.step === 2 ? m.random.pick([2, 3]) : 2))
}

export const mixedSum: Make = (m) => {
  const b = m.random.pick(by(m, [3, 4, 5, 6], [2, 3, 4, 5], [2, 3, 4, 5]))
  return sumOf(m, b, by(m, b, b * 2, b * 2), true)
}

export const unlikeSum: Make = (m) => {
  const [b, d] = m.random.pick(
    by(
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
  return sumOf(m, b, d)
}

export const timesWhole =
  (improper: boolean): Make =>
  (m) => {
    const b = m.random.pick(by(m, [2, 3, 4], [3, 4, 5, 6], [6, 7, 8]))
    const a = improper ? b + top(m, b) : top(m, b)
    const n = m.random.int(2, by(m, 4, 8, 12))
    return boxed(
      `${n} × ${improper && m.random.chance(0.5) ? `${Math.floor(a / b)} ${a % b}/${b}` : `${a}/${b}`} =`,
      formatFraction(n * a, b),
      `${n}*(${a}/${b})`,
      `${n} × ${a} = ${n * a} parts of ${b}.`,
    )
  }

export const timesFraction: Make = (m) => {
  const pick = () => m.random.pick(by(m, [2, 3, 4], [3, 4, 5, 6], [6, 8, 9]))
  const [b, d] = [pick(), pick()]
  const [a, c] = [top(m, b), top(m, d)]
  return boxed(
    `${a}/${b} × ${c}/${d} =`,
    formatFraction(a * c, b * d),
    `(${a}/${b})*(${c}/${d})`,
    `${a} × ${c} over ${b} × ${d}, then simplify.`,
  )
}

export const byWhole: Make = (m) => {
  const b = m.random.pick(by(m, [2, 3, 4], [3, 4, 5], [6, 8, 9]))
  const [a, n] = [top(m, b), m.random.int(2, by(m, 3, 5, 8))]
  return boxed(
    `${a}/${b} ÷ ${n} =`,
    formatFraction(a, b * n),
    `(${a}/${b})/${n}`,
    `Each part is shared by ${n}: parts of ${b * n}.`,
  )
}

export const howManyUnits: Make = (m) => {
  const [n, b] = [m.random.int(2, by(m, 4, 8, 15)), m.random.pick(by(m, [2, 3, 4], [3, 4, 5, 6], [6, 8, 10]))]
  return boxed(
    `${n} ÷ 1/${b} =`,
    n * b,
    `${n}/(1/${b})`,
    `${b} parts of size 1/${b} fit in each one: ${f(n)} × ${b}.`,
  )
}

export const unitsStory: Make = (m) => {
  const [n, b] = [m.random.int(2, by(m, 4, 8, 12)), m.random.pick([2, 3, 4])]
  return story(
    `${m.name} cuts ${n} metres of ribbon into pieces of 1/${b} m. How many pieces?`,
    n * b,
    `${n}/(1/${b})`,
    `${n} ÷ 1/${b} asks how many pieces of 1/${b} m fit into ${n} m.`,
  )
}
