import { type Draft, draft, type Making } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { formatNumber } from '../number.ts'
import { byStep, comparison, largestNumber, missingNumber } from '../question-tools.ts'

function missing(m: Making, top: number): Draft {
  const whole = m.random.int(Math.max(3, Math.floor(top / 4)), top)
  const part = m.random.int(1, whole - 1)
  const kind = m.random.int(0, 2)
  if (kind === 0)
    return missingNumber({
      shown: `${formatNumber(part)} + □ = ${formatNumber(whole)}`,
      answer: whole - part,
      left: `${part}+x`,
      right: String(whole),
      working: `${formatNumber(whole)} − ${formatNumber(part)}`,
    })
  if (kind === 1)
    return missingNumber({
      shown: `${formatNumber(whole)} − □ = ${formatNumber(part)}`,
      answer: whole - part,
      left: `${whole}-x`,
      right: String(part),
      working: `${formatNumber(whole)} − ${formatNumber(part)}`,
    })
  return missingNumber({
    shown: `□ − ${formatNumber(whole - part)} = ${formatNumber(part)}`,
    answer: whole,
    left: `x-${whole - part}`,
    right: String(part),
    working: `${formatNumber(part)} + ${formatNumber(whole - part)}`,
  })
}

export const missingAdd: QuestionMaker = (m) => {
  const total = m.random.int(byStep(m, 3, 5, 8), byStep(m, 6, 10, 15))
  const part = m.random.int(1, total - 1)
  return missingNumber({
    shown: m.random.chance(0.5) ? `${part} + □ = ${total}` : `□ + ${part} = ${total}`,
    answer: total - part,
    left: `${part}+x`,
    right: String(total),
    working: `Put out ${total} counters and cover ${part}.`,
  })
}

export const missingAny: QuestionMaker = (m) =>
  missing(
    m,
    m.year <= 2
      ? byStep(m, 10, 20, 50)
      : m.year === 3
        ? byStep(m, 100, largestNumber(m), largestNumber(m))
        : byStep(m, 900, 9999, 9999),
  )

export const bothSides: QuestionMaker = (m) => {
  const top =
    m.year === 1 ? byStep(m, 6, 10, 10) : m.year === 2 ? byStep(m, 10, 20, 30) : byStep(m, 30, 100, 400)
  const total = m.random.int(4, top)
  const [a, c] = [m.random.int(1, total - 1), m.random.int(1, total - 1)]
  return missingNumber({
    shown: `${a} + ${total - a} = ${c} + □`,
    answer: total - c,
    left: `${total}`,
    right: `${c}+x`,
    working: `The left side is ${total}; ${total} − ${c} is left.`,
  })
}

export const sameAmount: QuestionMaker = (m) => {
  const total = m.random.int(3, byStep(m, 6, 10, 15))
  const a = m.random.int(1, total - 1)
  const c = m.random.int(1, total - 1)
  const d = total - c + (m.random.chance(0.5) ? 0 : 1)
  return draft(
    `True or false? ${a} + ${total - a} = ${c} + ${d}`,
    String(total === c + d),
    { kind: 'truth', left: `${a}+${total - a}`, relation: '=', right: `${c}+${d}` },
    { space: 'blank', working: `Left ${total}, right ${c + d}.` },
  )
}

export const trueOrFalse: QuestionMaker = (m) => {
  const times = m.year >= 3 && (m.year >= 4 || m.random.chance(0.5))
  const [x, y] = [m.random.int(2, byStep(m, 5, 10, 12)), m.random.int(2, 10)]
  const wrong = m.random.chance(0.5)
  if (times) {
    const divide = m.random.chance(0.5)
    const shown = (divide ? x : x * y) + (wrong ? m.random.pick([-1, 1]) : 0)
    return draft(
      `True or false? ${divide ? `${x * y} ÷ ${y}` : `${x} × ${y}`} = ${shown}`,
      String(!wrong),
      { kind: 'truth', left: divide ? `${x * y}/${y}` : `${x}*${y}`, relation: '=', right: String(shown) },
      { space: 'blank', working: `${x} × ${y} = ${x * y}` },
    )
  }
  const top = m.year <= 2 ? byStep(m, 9, 15, 40) : byStep(m, 40, 200, 400)
  const [a, b] = [m.random.int(1, top), m.random.int(1, top)]
  const shown = a + b + (wrong ? m.random.pick([-1, 1]) : 0)
  return draft(
    `True or false? ${shown} − ${b} = ${a}`,
    String(!wrong),
    { kind: 'truth', left: `${shown}-${b}`, relation: '=', right: String(a) },
    { space: 'blank', working: `${a} + ${b} = ${a + b}` },
  )
}

export const groupsSentence: QuestionMaker = (m) => {
  const [a, b] = [m.random.int(2, byStep(m, 4, 6, 9)), m.random.int(2, byStep(m, 5, 5, 10))]
  const divide = m.random.chance(0.5)
  return divide
    ? draft(
        `${a * b} ${m.theme.things} are shared into ${a} equal ${m.theme.groups}. Write a ÷ sentence with its answer.`,
        `${a * b} ÷ ${a} = ${b}`,
        { kind: 'sentence', left: `${a * b}/${a}`, right: String(b) },
        { space: 'line', figure: { kind: 'array', rows: a, columns: b } },
      )
    : draft(
        `There are ${a} equal rows of ${b}. Write a × sentence with its answer.`,
        `${a} × ${b} = ${a * b}`,
        { kind: 'sentence', left: `${a}*${b}`, right: String(a * b) },
        { space: 'line', figure: { kind: 'array', rows: a, columns: b } },
      )
}

export const compareSums: QuestionMaker = (m) => {
  const big = m.year >= 5 ? byStep(m, 60, 300, 900) : byStep(m, 20, 90, 400)
  const [a, b] = [m.random.int(5, big), m.random.int(5, big)]
  const shift = m.random.int(1, 4)
  const more = m.random.pick([0, 1, -1])
  return comparison(
    `${formatNumber(a)} + ${formatNumber(b)}`,
    `${formatNumber(a + shift)} + ${formatNumber(b - shift + more)}`,
    [String(a + b), String(a + b + more)],
    'One part is more, the other less: by how much?',
  )
}

export const compareProducts: QuestionMaker = (m) => {
  const [a, b] = [m.random.int(3, 12), m.random.int(3, 12)]
  const [c, d] = m.random.chance(0.4) && b % 2 === 0 ? [a * 2, b / 2] : [a + 1, b]
  return comparison(
    `${a} × ${b}`,
    `${c} × ${d}`,
    [String(a * b), String(c * d)],
    'Compare the groups before you calculate.',
  )
}

export const compareNumbers: QuestionMaker = (m) => {
  const [a, b] = [m.random.int(10, largestNumber(m)), m.random.int(10, largestNumber(m))]
  return comparison(
    formatNumber(a),
    formatNumber(b),
    [String(a), String(b)],
    'Compare the largest place first.',
  )
}

export const lessOrEqual: QuestionMaker = (m) => {
  const [a, b] = [m.random.int(2, 9), m.random.int(2, 9)]
  const shown = a * b + m.random.pick([-2, 0, 3])
  const greater = m.random.chance(0.5)
  return draft(
    `True or false? ${a} × ${b} ${greater ? '≥' : '≤'} ${shown}`,
    String(greater ? a * b >= shown : a * b <= shown),
    { kind: 'truth', left: `${a}*${b}`, relation: greater ? '>=' : '<=', right: String(shown) },
    { space: 'blank', working: `${a} × ${b} = ${a * b}` },
  )
}

export const sameToBoth: QuestionMaker = (m) => {
  const [a, b, c] = [
    m.random.int(5, byStep(m, 20, 60, 200)),
    m.random.int(3, 20),
    m.random.int(2, byStep(m, 9, 20, 50)),
  ]
  return missingNumber({
    shown: `${a} + ${b} = ${a + b}, so ${a} + ${b} + ${c} = ${a + b} + □`,
    answer: c,
    left: `${a}+${b}+${c}`,
    right: `${a + b}+x`,
    working: 'Do the same to both sides and they stay equal.',
  })
}
