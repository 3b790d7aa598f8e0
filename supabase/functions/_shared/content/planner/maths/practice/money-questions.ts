import { formatCents } from '../number.ts'
import { draft, type Making } from '../topic.ts'
import { ask, by, capital, type Make } from './kit.ts'
import { COINS, GOODS, NOTES, plain } from './money-base.ts'

export const name = (cents: number) => (cents < 100 ? `${cents}c` : `$${cents / 100}`)

export const worthMore: Make = (m) => {
  const pool = m.step === 0 ? COINS : [...COINS, ...NOTES]
  const [a = 10, b = 20] = m.random.shuffle(pool)
  return draft(
    `Which is worth more, ${name(a)} or ${name(b)}?`,
    name(Math.max(a, b)),
    { kind: 'most', labels: [name(a), name(b)], values: [a, b], which: 'most' },
    { space: 'blank', working: 'Look at the number on it, not at its size.' },
  )
}

export const sortValue: Make = (m) => {
  const chosen = m.random.shuffle([...COINS, ...NOTES]).slice(0, by(m, 3, 4, 6))
  const sorted = [...chosen].sort((a, b) => a - b)
  return draft(
    `Write in order of value, least first: ${chosen.map(name).join('   ')}`,
    sorted
      .map((v) => formatCents(v).replace(/^\$0\.(\d+)$/, '$1c'))
      .map((text, at) => ((sorted[at] ?? 0) < 100 ? `${sorted[at]}c` : text))
      .join(' < '),
    { kind: 'order-money', of: chosen },
    { space: 'line', working: 'Cents first, then dollars: $1 is 100c.' },
  )
}

export const coinOrNote: Make = (m) => {
  const value = m.random.pick([...COINS, ...NOTES])
  return draft(
    `Is ${name(value)} a coin or a note in New Zealand?`,
    value >= 500 ? 'note' : 'coin',
    { kind: 'coin-or-note', cents: value },
    { space: 'blank' },
  )
}

/** Cents made of as few coins and notes as possible, largest first. */
function fewest(cents: number): number[] {
  const pieces: number[] = []
  let left = cents
  for (const piece of [5000, 2000, 1000, 500, 200, 100, 50, 20, 10])
    while (left >= piece) {
      pieces.push(piece)
      left -= piece
    }
  return pieces
}

export const payExactly: Make = (m) => {
  const cents = m.random.int(1, by(m, 5, 9, 18)) * 100
  return draft(
    `${capital(m.random.pick(GOODS))} costs ${formatCents(cents)}. Which coins and notes could ${m.name} pay with?`,
    fewest(cents).map(name).join(' + '),
    { kind: 'makes', cents },
    { space: 'line', working: 'One way is shown; other ways that add up are right too.' },
  )
}

/** The same worth in smaller pieces. Half of $5 or of $50 is no coin and no note. */
function changed(piece: number): number[] {
  if (piece === 500) return [200, 200, 100]
  return piece === 5000 ? [2000, 2000, 1000] : [piece / 2, piece / 2]
}

export const twoWays: Make = (m) => {
  const whole = m.random.int(by(m, 3, 6, 12), by(m, 9, 20, 50)) * (m.year >= 4 ? 10 : 100)
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
    `${one.map(name).join(' + ')}, or ${other.map(name).join(' + ')}`,
    { kind: 'makes', cents },
    { space: 'lines', working: 'Two ways are shown; others that add up are right too.' },
  )
}

const countMoney: Make = (m) => {
  const pool = m.year <= 3 ? [100, 200, 500, 1000, 2000] : [...COINS, ...NOTES]
  const pieces = Array.from({ length: by(m, 3, 4, 6) }, () => m.random.pick(pool)).sort((a, b) => b - a)
  const total = pieces.reduce((a, b) => a + b, 0)
  return ask(
    `How much is this altogether? ${pieces.map(name).join(' + ')}`,
    formatCents(total).replace(/^\$0\./, '$0.'),
    pieces.map(plain).join('+'),
    'Start with the largest.',
  )
}

export const inCents: Make = (m) => {
  const cents = m.random.int(11, by(m, 59, 95, 250)) * 10
  return m.random.chance(0.5)
    ? ask(
        `Write ${formatCents(cents)} in cents.`,
        `${cents} c`.replace(' c', ' cents'),
        `${plain(cents)}*100`,
        '100 cents make $1.',
      )
    : ask(
        `Write ${cents} cents in dollars and cents.`,
        formatCents(cents),
        `${cents}/100`,
        '100 cents make $1.',
      )
}

export function moneyMix(m: Making) {
  return m.year >= 4 ? inCents(m) : countMoney(m)
}
