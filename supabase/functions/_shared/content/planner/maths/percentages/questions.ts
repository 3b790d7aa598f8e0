import { draft, type Making } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { formatFraction, formatNumber, formatScaled, hcf, plainScaled } from '../number.ts'
import { byStep, differentNumbers, openQuestion, shortAnswer, wordProblem } from '../question-tools.ts'

const RATES: Record<number, number[]> = {
  5: [10, 25, 50],
  6: [1, 10, 20, 25, 50, 75, 40, 60, 80],
  7: [1, 5, 10, 15, 20, 25, 30, 40, 50, 60, 75],
  8: [4, 5, 8, 12, 15, 18, 35, 45, 65, 85, 95],
}

const rates = (m: Making) => RATES[Math.max(5, Math.min(8, m.year))] ?? [10, 25, 50]

export const rateToFraction: QuestionMaker = (m) => {
  const r = m.random.pick(rates(m))
  return shortAnswer({
    prompt: `Write ${r}% as a fraction in its simplest form.`,
    answer: formatFraction(r, 100),
    expr: `${r}/100`,
    working: `${r} out of 100${hcf(r, 100) > 1 ? ', then simplify' : ''}.`,
  })
}

export const rateToDecimal: QuestionMaker = (m) => {
  const r = m.random.pick(rates(m))
  return shortAnswer({
    prompt: `Write ${r}% as a decimal.`,
    answer: formatScaled(r, 2),
    expr: `${r}/100`,
    working: `${r} ${r === 1 ? 'hundredth' : 'hundredths'}.`,
  })
}

export const toRate: QuestionMaker = (m) => {
  const r = m.random.pick(rates(m))
  const decimal = m.random.chance(0.5)
  return draft(
    `Write ${decimal ? formatScaled(r, 2) : formatFraction(r, 100)} as a percentage.`,
    `${r}%`,
    { kind: 'value', expr: `${r}` },
    { space: 'blank', working: `${r} out of 100.` },
  )
}

export const orderForms: QuestionMaker = (m) => {
  const list = differentNumbers(m, byStep(m, 3, 3, 4), 1, 19).map((n) => n * 5)
  const forms = list.map((r, at): [string, string] =>
    at % 3 === 0
      ? [formatScaled(r, 2), plainScaled(r, 2)]
      : at % 3 === 1 && m.year >= 7
        ? [`${r}%`, `${r}/100`]
        : [formatFraction(r, 100), `${r}/100`],
  )
  const sorted = [...list].sort((a, b) => a - b).map((r) => forms[list.indexOf(r)]?.[0] ?? '')
  return draft(
    `Write in order, smallest first: ${m.random.shuffle(forms.map(([text]) => text)).join('   ')}`,
    sorted.join(' < '),
    { kind: 'order', values: forms.map(([, expr]) => expr) },
    {
      space: 'line',
      working: m.year >= 7 ? 'Write each as a percentage first.' : 'Write each as hundredths first.',
    },
  )
}

export const relatedForms: QuestionMaker = (m) => {
  const [a, b] = m.random.pick<[number, number]>(
    byStep(
      m,
      [
        [1, 2],
        [1, 4],
      ],
      [
        [3, 4],
        [2, 5],
        [3, 10],
      ],
      [
        [7, 20],
        [9, 25],
        [13, 50],
      ],
    ),
  )
  const value = (a * 100) / b
  const other = value + m.random.pick([-5, -1, 1, 5, 0])
  return draft(
    `Write <, > or = to make this true: ${a}/${b} ____ ${formatScaled(other, 2)}`,
    value > other ? '>' : value < other ? '<' : '=',
    { kind: 'compare', left: `${a}/${b}`, right: plainScaled(other, 2) },
    { space: 'none', working: `${a}/${b} = ${formatScaled(value, 2)}` },
  )
}

export const percentOf: QuestionMaker = (m) => {
  const r = m.random.pick(
    m.year <= 6 ? [10, 20, 25, 50] : byStep(m, [10, 50], [10, 20, 25, 50, 75], [5, 15, 30, 40]),
  )
  const n = m.random.int(2, byStep(m, 10, 15, 30)) * 20
  return shortAnswer({
    prompt: `Find ${r}% of ${formatNumber(n)}.`,
    answer: (r * n) / 100,
    expr: `${r}/100*${n}`,
    working: `10% is ${formatNumber(n / 10)}${r === 10 ? '' : `, so ${r}% is ${formatNumber((r * n) / 100)}`}.`,
    space: 'line',
  })
}

export const percentStory: QuestionMaker = (m) => {
  const r = m.random.pick([10, 20, 25, 50, 75])
  const n = m.random.int(2, 12) * 20
  return wordProblem({
    prompt: `${r}% of ${n} ${m.theme.things} are new. How many are new?`,
    answer: (r * n) / 100,
    expr: `${r}/100*${n}`,
    working: `${r}% is ${formatFraction(r, 100)}.`,
  })
}

export const swapPercent: QuestionMaker = (m) => {
  const a = m.random.pick(byStep(m, [10, 20, 50], [4, 12, 16, 24, 32], [8, 18, 36, 44]))
  // The same number twice would leave nothing to swap.
  const b = m.random.pick(byStep(m, [10, 50, 20], [25, 50, 75], [25, 75, 50]).filter((one) => one !== a))
  return shortAnswer({
    prompt: `Work out ${a}% of ${b} by swapping: find ${b}% of ${a}.`,
    answer: (a * b) / 100 === Math.floor((a * b) / 100) ? (a * b) / 100 : formatScaled(a * b, 2),
    expr: `${a}/100*${b}`,
    working: `Both are ${a} × ${b} ÷ 100.`,
    space: 'line',
  })
}

export const whySwap: QuestionMaker = (m) => {
  const [a, b] = [m.random.pick([20, 30, 40, 60]), m.random.pick([50, 25, 10])]
  return openQuestion(
    `Explain why ${a}% of ${b} and ${b}% of ${a} are the same. Use multiplication.`,
    `Both are ${a} × ${b} ÷ 100 = ${formatNumber((a * b) / 100)}; the order of multiplying does not matter.`,
  )
}

export const changePercent: QuestionMaker = (m) => {
  const r = m.random.pick(byStep(m, [10, 50], [10, 20, 25], [5, 15, 30, 12.5].filter(Number.isInteger)))
  const n = m.random.int(2, 20) * 20
  const [asksUp, asksDown] = [/\bincreas/i.test(m.said ?? ''), /\bdecreas|\breduc/i.test(m.said ?? '')]
  const up = asksUp === asksDown ? m.random.chance(0.5) : asksUp
  const change = (r * n) / 100
  return shortAnswer({
    prompt: `${up ? 'Increase' : 'Decrease'} ${n} by ${r}%.`,
    answer: up ? n + change : n - change,
    expr: `${n}${up ? '+' : '-'}${r}/100*${n}`,
    working: `${r}% of ${n} is ${formatNumber(change)}.`,
    space: 'lines',
  })
}

export const wholeFromPercent: QuestionMaker = (m) => {
  const r = m.random.pick(
    m.year <= 7
      ? byStep(m, [10, 50], [10, 20, 25, 50], [20, 25, 75])
      : byStep(m, [10, 25], [15, 20, 30, 40], [35, 45, 60, 80]),
  )
  const whole = m.random.int(2, 15) * 20
  const part = (r * whole) / 100
  return wordProblem({
    prompt: `${formatNumber(part)} is ${r}% of a number. What is the number?`,
    answer: whole,
    expr: `${part}/${r}*100`,
    working: `1% is ${formatNumber(part)} ÷ ${r}; 100% is 100 times that.`,
  })
}
