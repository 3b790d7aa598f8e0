import { formatFraction, hcf } from '../number.ts'
import { draft, type Making } from '../topic.ts'
import { plain, show } from './decimal-questions.ts'
import { ask, by, capital, f, type Make, open, several, story } from './kit.ts'

const EQUIVALENT: Record<number, [number, number][]> = {
  5: [
    [1, 2],
    [1, 4],
    [3, 4],
    [1, 10],
    [3, 10],
    [7, 10],
    [1, 100],
    [7, 100],
    [23, 100],
  ],
  6: [
    [1, 2],
    [1, 4],
    [3, 4],
    [1, 5],
    [2, 5],
    [3, 5],
    [4, 5],
    [1, 10],
    [3, 10],
    [1, 100],
  ],
}

export const knownFraction: Make = (m) => {
  const list = EQUIVALENT[m.year <= 5 ? 5 : 6] ?? []
  const [a, b] = m.random.pick(by(m, list.slice(0, 4), list, list.slice(3))) ?? [1, 2]
  return ask(
    `Write ${a}/${b} as a decimal.`,
    show((a * 100) / b, 2),
    `${a}/${b}`,
    `${(a * 100) / b} ${a * 100 === b ? 'hundredth' : 'hundredths'}.`,
  )
}

export const backToFraction: Make = (m) => {
  const list = EQUIVALENT[m.year <= 5 ? 5 : 6] ?? []
  const [a, b] = m.random.pick(by(m, list.slice(0, 4), list, list.slice(3))) ?? [1, 2]
  return ask(
    `Write ${show((a * 100) / b, 2)} as a fraction in its simplest form.`,
    formatFraction(a, b),
    `${(a * 100) / b}/100`,
  )
}

const RATES: Record<number, number[]> = {
  5: [10, 25, 50],
  6: [1, 10, 20, 25, 50, 75, 40, 60, 80],
  7: [1, 5, 10, 15, 20, 25, 30, 40, 50, 60, 75],
  8: [4, 5, 8, 12, 15, 18, 35, 45, 65, 85, 95],
}

const rates = (m: Making) => RATES[Math.max(5, Math.min(8, m.year))] ?? [10, 25, 50]

export const rateToFraction: Make = (m) => {
  const r = m.random.pick(rates(m))
  return ask(
    `Write ${r}% as a fraction in its simplest form.`,
    formatFraction(r, 100),
    `${r}/100`,
    `${r} out of 100${hcf(r, 100) > 1 ? ', then simplify' : ''}.`,
  )
}

export const rateToDecimal: Make = (m) => {
  const r = m.random.pick(rates(m))
  return ask(
    `Write ${r}% as a decimal.`,
    show(r, 2),
    `${r}/100`,
    `${r} ${r === 1 ? 'hundredth' : 'hundredths'}.`,
  )
}

export const toRate: Make = (m) => {
  const r = m.random.pick(rates(m))
  const decimal = m.random.chance(0.5)
  return draft(
    `Write ${decimal ? show(r, 2) : formatFraction(r, 100)} as a percentage.`,
    `${r}%`,
    { kind: 'value', expr: `${r}` },
    { space: 'blank', working: `${r} out of 100.` },
  )
}

export const orderForms: Make = (m) => {
  const list = several(m, by(m, 3, 3, 4), 1, 19).map((n) => n * 5)
  const forms = list.map((r, at): [string, string] =>
    at % 3 === 0
      ? [show(r, 2), plain(r, 2)]
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

export const relatedForms: Make = (m) => {
  const [a, b] = m.random.pick<[number, number]>(
    by(
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
    `Write <, > or = to make this true: ${a}/${b} ____ ${show(other, 2)}`,
    value > other ? '>' : value < other ? '<' : '=',
    { kind: 'compare', left: `${a}/${b}`, right: plain(other, 2) },
    { space: 'none', working: `${a}/${b} = ${show(value, 2)}` },
  )
}

export const percentOf: Make = (m) => {
  const r = m.random.pick(
    m.year <= 6 ? [10, 20, 25, 50] : by(m, [10, 50], [10, 20, 25, 50, 75], [5, 15, 30, 40]),
  )
  const n = m.random.int(2, by(m, 10, 15, 30)) * 20
  return ask(
    `Find ${r}% of ${f(n)}.`,
    (r * n) / 100,
    `${r}/100*${n}`,
    `10% is ${f(n / 10)}${r === 10 ? '' : `, so ${r}% is ${f((r * n) / 100)}`}.`,
    { space: 'line' },
  )
}

export const percentStory: Make = (m) => {
  const r = m.random.pick([10, 20, 25, 50, 75])
  const n = m.random.int(2, 12) * 20
  return story(
    `${r}% of ${n} ${m.theme.things} are new. How many are new?`,
    (r * n) / 100,
    `${r}/100*${n}`,
    `${r}% is ${formatFraction(r, 100)}.`,
  )
}

export const swapPercent: Make = (m) => {
  const a = m.random.pick(by(m, [10, 20, 50], [4, 12, 16, 24, 32], [8, 18, 36, 44]))
  const b = m.random.pick(by(m, [10, 50, 20], [25, 50, 75], [25, 75, 50]))
  return ask(
    `Work out ${a}% of ${b} by swapping: find ${b}% of ${a}.`,
    (a * b) / 100 === Math.floor((a * b) / 100) ? (a * b) / 100 : show(a * b, 2),
    `${a}/100*${b}`,
    `Both are ${a} × ${b} ÷ 100.`,
    { space: 'line' },
  )
}

export const whySwap: Make = (m) => {
  const [a, b] = [m.random.pick([20, 30, 40, 60]), m.random.pick([50, 25, 10])]
  return open(
    `Explain why ${a}% of ${b} and ${b}% of ${a} are the same. Use multiplication.`,
    `Both are ${a} × ${b} ÷ 100 = ${f((a * b) / 100)}; the order of multiplying does not matter.`,
  )
}

export const changePercent: Make = (m) => {
  const r = m.random.pick(by(m, [10, 50], [10, 20, 25], [5, 15, 30, 12.5].filter(Number.isInteger)))
  const n = m.random.int(2, 20) * 20
  const up = m.random.chance(0.5)
  const change = (r * n) / 100
  return ask(
    `${up ? 'Increase' : 'Decrease'} ${n} by ${r}%.`,
    up ? n + change : n - change,
    `${n}${up ? '+' : '-'}${r}/100*${n}`,
    `${r}% of ${n} is ${f(change)}.`,
    { space: 'lines' },
  )
}

export const wholeFromPercent: Make = (m) => {
  const r = m.random.pick(
    m.year <= 7
      ? by(m, [10, 50], [10, 20, 25, 50], [20, 25, 75])
      : by(m, [10, 25], [15, 20, 30, 40], [35, 45, 60, 80]),
  )
  const whole = m.random.int(2, 15) * 20
  const part = (r * whole) / 100
  return story(
    `${f(part)} is ${r}% of a number. What is the number?`,
    whole,
    `${part}/${r}*100`,
    `1% is ${f(part)} ÷ ${r}; 100% is 100 times that.`,
  )
}

export const proportion: Make = (m) => {
  const [a, b] = [m.random.int(2, 5), m.random.int(2, 9)]
  const times = m.random.int(2, by(m, 4, 6, 9))
  return story(
    `${a} ${m.theme.groups} hold ${a * b} ${m.theme.things}. How many ${m.theme.things} do ${a * times} ${m.theme.groups} hold?`,
    a * b * times,
    `${a * b}*${times}`,
    `${a * times} is ${times} times ${a}, so the ${m.theme.things} grow ${times} times too.`,
  )
}

export const recipe: Make = (m) => {
  const [cups, serves, times] = [m.random.int(2, 5), m.random.int(6, 9), m.random.int(2, by(m, 3, 5, 8))]
  return story(
    `A soup for ${serves} people needs ${cups} potatoes. How many potatoes for ${serves * times} people?`,
    cups * times,
    `${cups}*${serves * times}/${serves}`,
    `${serves * times} ÷ ${serves} = ${times} times as many.`,
  )
}

export const splitRatio: Make = (m) => {
  const [a, b] = [m.random.int(1, by(m, 1, 3, 5)), m.random.int(2, by(m, 3, 5, 7))]
  const share = m.random.int(2, by(m, 6, 10, 15))
  const whole = (a + b) * share
  return story(
    `${m.name} puts ${whole} ${m.theme.things} in two ${m.theme.groups} in the ratio ${a} : ${b}. How many go in the second ${m.theme.group}?`,
    b * share,
    `${whole}/(${a}+${b})*${b}`,
    `${a + b} shares; one share is ${whole} ÷ ${a + b} = ${share}.`,
  )
}

export const asRatio: Make = (m) => {
  const [a, b] = m.random.pick(
    by<[number, number][]>(
      m,
      [
        [1, 2],
        [1, 3],
        [2, 3],
      ],
      [
        [2, 3],
        [3, 4],
        [2, 5],
      ],
      [
        [3, 5],
        [4, 7],
        [5, 8],
      ],
    ),
  )
  const times = m.random.int(2, 8)
  return draft(
    `${capital(m.theme.things)} are split into ${a * times} and ${b * times}. Write the ratio in its simplest form.`,
    `${a} : ${b}`,
    { kind: 'ratio', of: [a * times, b * times] },
    { space: 'blank', working: `Divide both by ${times}.` },
  )
}
