import { draft, type Making } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { formatCents } from '../number.ts'
import { byStep, shortAnswer } from '../question-tools.ts'

const COINS = [200, 100, 50, 20, 10] as const
const nameOf = (cents: number) => (cents < 100 ? `${cents}c` : `$${cents / 100}`)
/** An amount in whole dollars has no cents behind it. */
const amountOf = (cents: number) => (cents % 100 === 0 || cents < 100 ? nameOf(cents) : formatCents(cents))

/** The amount that a request names, such as $2; else a small one. */
function amountFor(m: Making): number {
  const [, dollars, cents] = /\$ ?(\d{1,2})(?!\d|\.\d)|\b([1-9]0) ?c(?:ents)?\b/i.exec(m.said ?? '') ?? []
  if (dollars !== undefined && Number(dollars) > 0) return Number(dollars) * 100
  return cents === undefined ? byStep(m, 50, 100, 200) : Number(cents)
}

const fits = (amount: number) => COINS.filter((coin) => coin < amount && amount % coin === 0)

/** How many coins of one kind make the amount. */
export const howManyCoins: QuestionMaker = (m) => {
  const amount = amountFor(m)
  const coin = m.random.pick(fits(amount))
  return shortAnswer({
    prompt: `How many ${nameOf(coin)} coins make ${amountOf(amount)}?`,
    answer: amount / coin,
    expr: `${amount}/${coin}`,
    working: `Count in ${nameOf(coin)} coins until you reach ${amountOf(amount)}.`,
  })
}

/** Some coins of the amount, below it. */
function someOf(m: Making, amount: number): number[] {
  const pool = COINS.filter((coin) => coin < amount)
  const pieces: number[] = []
  for (let tries = 0; tries < 30 && pieces.length < byStep(m, 1, 2, 4); tries++) {
    const coin = m.random.pick(pool)
    if (pieces.reduce((sum, one) => sum + one, coin) < amount) pieces.push(coin)
  }
  return pieces.sort((a, b) => b - a)
}

/** What is still missing to the amount. */
export const stillNeeded: QuestionMaker = (m) => {
  const amount = amountFor(m)
  const pieces = someOf(m, amount)
  const left = pieces.reduce((rest, piece) => rest - piece, amount)
  return shortAnswer({
    prompt: `You have ${pieces.map(nameOf).join(' + ')}. How much more do you need to make ${amountOf(amount)}?`,
    answer: amountOf(left),
    expr: left < 100 ? `${amount}-${pieces.join('-')}` : `(${amount}-${pieces.join('-')})/100`,
    working: `${pieces.length > 1 ? `You have ${amountOf(amount - left)}. ` : ''}Count on from ${amountOf(amount - left)} to ${amountOf(amount)}.`,
  })
}

/** So many coins as can make the amount, largest first; null where no such number of coins does. */
function withSoMany(amount: number, count: number, coins: readonly number[]): number[] | null {
  if (count === 0) return amount === 0 ? [] : null
  for (const coin of coins) {
    if (coin > amount || coin * count < amount) continue
    const rest = withSoMany(
      amount - coin,
      count - 1,
      coins.filter((other) => other <= coin),
    )
    if (rest) return [coin, ...rest]
  }
  return null
}

/** The amount made with an exact number of coins. */
export const exactCoins: QuestionMaker = (m) => {
  const amount = amountFor(m)
  for (let tries = 0; tries < 20; tries++) {
    const count = m.random.int(2, byStep(m, 4, 6, 9))
    const way = withSoMany(amount, count, COINS)
    if (way === null) continue
    return draft(
      `Make ${amountOf(amount)} with exactly ${count} coins.`,
      way.map(nameOf).join(' + '),
      { kind: 'makes', cents: amount },
      { space: 'line', working: 'One way is shown. Another way with as many coins is right too.' },
    )
  }
  return howManyCoins(m)
}

/** Do these coins make the amount? */
export const isItEnough: QuestionMaker = (m) => {
  const amount = amountFor(m)
  const pieces = someOf(m, amount)
  const left = pieces.reduce((rest, piece) => rest - piece, amount)
  const isExact = COINS.includes(left as (typeof COINS)[number]) && m.random.chance(0.6)
  const shown = (isExact ? [...pieces, left] : [...pieces, m.random.pick([10, 20, 50, 100])]).sort(
    (a, b) => b - a,
  )
  const total = shown.reduce((sum, piece) => sum + piece, 0)
  return draft(
    `Do these coins make exactly ${amountOf(amount)}? ${shown.map(nameOf).join(' + ')}. Write true or false.`,
    String(total === amount),
    { kind: 'truth', left: shown.join('+'), relation: '=', right: String(amount) },
    { space: 'blank', working: `They make ${amountOf(total)}.` },
  )
}
