import { capital } from '../../capital.ts'
import { draft, type Making } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { formatCents, plainDollars } from '../number.ts'
import { byStep, shortAnswer } from '../question-tools.ts'
import { BANKNOTES, COINS } from './goods.data.ts'
import { goodsFor } from './goods.ts'
import { fewest, pictured } from './pieces.ts'

const coinName = (cents: number) => (cents < 100 ? `${cents}c` : `$${cents / 100}`)

export const worthMore: QuestionMaker = (m) => {
  const pool = m.step === 0 ? COINS : [...COINS, ...BANKNOTES]
  const [a = 10, b = 20] = m.random.shuffle(pool)
  return draft(
    `Which is worth more, ${coinName(a)} or ${coinName(b)}?`,
    coinName(Math.max(a, b)),
    { kind: 'most', labels: [coinName(a), coinName(b)], values: [a, b], which: 'most' },
    { space: 'blank', working: 'Look at the number on it, not at its size.' },
  )
}

export const sortValue: QuestionMaker = (m) => {
  const chosen = m.random.shuffle([...COINS, ...BANKNOTES]).slice(0, byStep(m, 3, 4, 6))
  const sorted = [...chosen].sort((a, b) => a - b)
  return draft(
    `Write in order of value, least first: ${chosen.map(coinName).join('   ')}`,
    sorted
      .map((v) => formatCents(v).replace(/^\$0\.(\d+)$/, '$1c'))
      .map((text, at) => ((sorted[at] ?? 0) < 100 ? `${sorted[at]}c` : text))
      .join(' < '),
    { kind: 'order-money', of: chosen },
    { space: 'line', working: 'Cents first, then dollars: $1 is 100c.' },
  )
}

export const coinOrNote: QuestionMaker = (m) => {
  const value = m.random.pick([...COINS, ...BANKNOTES])
  return draft(
    `Is ${coinName(value)} a coin or a note in New Zealand?`,
    value >= 500 ? 'note' : 'coin',
    { kind: 'coin-or-note', cents: value },
    { space: 'blank' },
  )
}

export const payExactly: QuestionMaker = (m) => {
  const cents = m.random.int(1, byStep(m, 5, 9, 18)) * 100
  return draft(
    `${capital(goodsFor(m, cents))} costs ${formatCents(cents)}. Which coins and notes could ${m.name} pay with?`,
    fewest(cents).map(coinName).join(' + '),
    { kind: 'makes', cents },
    { space: 'line', working: 'One way is shown; other ways that add up are right too.' },
  )
}

/** Splits a coin or note into smaller ones: into three where half of it is neither coin nor note. */
function changed(piece: number): number[] {
  if (piece === 500) return [200, 200, 100]
  return piece === 5000 ? [2000, 2000, 1000] : [piece / 2, piece / 2]
}

export const twoWays: QuestionMaker = (m) => {
  const whole = m.random.int(byStep(m, 3, 6, 12), byStep(m, 9, 20, 50)) * (m.year >= 4 ? 10 : 100)
  const cents = m.year >= 4 ? whole * 10 + m.random.int(1, 9) * 10 : whole
  const one = fewest(cents)
  const broken = one.findIndex((piece) => piece >= 200)
  const split = broken === -1 ? -1 : (one[broken] ?? 200)
  const other =
    split === -1
      ? one
      : [...one.slice(0, broken), ...changed(split), ...one.slice(broken + 1)].sort((a, b) => b - a)
  return draft(
    `Make ${formatCents(cents)} with coins and notes in two different ways.`,
    `${one.map(coinName).join(' + ')}, or ${other.map(coinName).join(' + ')}`,
    { kind: 'makes', cents },
    { space: 'lines', working: 'Two ways are shown; others that add up are right too.' },
  )
}

/** Coins and notes to add up; up to Year 3 whole dollars. */
export const countMoney: QuestionMaker = (m) => {
  const pool = m.year <= 3 ? [100, 200, 500, 1000, 2000] : [...COINS, ...BANKNOTES]
  const pieces = Array.from({ length: byStep(m, 3, 4, 6) }, () => m.random.pick(pool)).sort((a, b) => b - a)
  const total = pieces.reduce((a, b) => a + b, 0)
  return shortAnswer({
    prompt: `How much is this altogether? ${pieces.map(coinName).join(' + ')}`,
    answer: formatCents(total).replace(/^\$0\./, '$0.'),
    expr: pieces.map(plainDollars).join('+'),
    working: 'Start with the largest.',
    ...pictured(m, pieces),
  })
}

/** Coins to add up, without notes; the youngest count one kind of coin, or whole dollars. */
export const countCoins: QuestionMaker = (m) => {
  const pool = m.year <= 1 ? byStep(m, [10], [10, 20], [100, 200]) : m.step === 0 ? [10, 20, 50] : COINS
  const pieces = Array.from({ length: m.random.int(3, byStep(m, 4, 5, 6)) }, () => m.random.pick(pool)).sort(
    (a, b) => b - a,
  )
  const total = pieces.reduce((a, b) => a + b, 0)
  return shortAnswer({
    prompt: `How much is this altogether? ${pieces.map(coinName).join(' + ')}`,
    answer: total < 100 ? `${total}c` : formatCents(total),
    expr: pieces.map(total < 100 ? String : plainDollars).join('+'),
    working: 'Start with the largest coin and count on.',
    ...pictured(m, pieces),
  })
}

/** A small price to make with coins alone. */
export const coinsToPay: QuestionMaker = (m) => {
  const cents = m.random.int(byStep(m, 2, 6, 12), byStep(m, 9, 19, 39)) * 10
  return draft(
    `Which coins make ${cents < 100 ? `${cents}c` : formatCents(cents)}? Use as few as you can.`,
    fewest(cents).map(coinName).join(' + '),
    { kind: 'makes', cents },
    { space: 'line', working: 'Take the largest coin that fits, then the next.' },
  )
}

export const inCents: QuestionMaker = (m) => {
  const cents = m.random.int(11, byStep(m, 59, 95, 250)) * 10
  return m.random.chance(0.5)
    ? shortAnswer({
        prompt: `Write ${formatCents(cents)} in cents.`,
        answer: `${cents} c`.replace(' c', ' cents'),
        expr: `${plainDollars(cents)}*100`,
        working: '100 cents make $1.',
      })
    : shortAnswer({
        prompt: `Write ${cents} cents in dollars and cents.`,
        answer: formatCents(cents),
        expr: `${cents}/100`,
        working: '100 cents make $1.',
      })
}

export function moneyMix(m: Making) {
  return m.year >= 4 ? inCents(m) : countMoney(m)
}
