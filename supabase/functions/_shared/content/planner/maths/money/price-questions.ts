import { capital } from '../../capital.ts'
import { draft, type Making } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { formatCents, formatNumber, plainDollars } from '../number.ts'
import { byStep, openQuestion, shortAnswer, wordProblem } from '../question-tools.ts'
import { differentGoods, goodsFor } from './goods.ts'
import { fewest, pictured } from './pieces.ts'

/** From so many dollars on there are enough prices in whole dollars. */
const WHOLE_FROM = 5

/** What the prices are counted in: whole dollars for the friendlier ones of the younger years. */
function unitOf({ year, step }: Making, dollars: number): number {
  if (year > 3) return 10
  return step === 0 && (year <= 2 || dollars >= WHOLE_FROM) ? 100 : 50
}

/** A price that leaves room for another one below the largest amount that a teacher named. */
function priceWithin(m: Making, dollars: number): number {
  const unit = unitOf(m, dollars)
  const most = Math.max(1, Math.floor((dollars * 100 - unit) / unit))
  const units = m.random.int(1, most)
  // The harder prices of the younger years are none of whole dollars.
  return (m.step === 2 && unit === 50 && units % 2 === 0 ? units - 1 : units) * unit
}

function priceOf(m: Making): number {
  if (m.numbers?.upTo !== undefined) return priceWithin(m, m.numbers.upTo)
  return m.year <= 3
    ? m.random.int(2, byStep(m, 8, 15, 40)) * 100
    : m.random.int(12, byStep(m, 60, 120, 300)) * 10
}

/** A price to the cent, as it stands on a shelf: from Year 5 on, where nothing is paid in coins. */
function shelfPrice(m: Making): number {
  if (m.numbers?.upTo !== undefined || m.year < 5 || m.step === 0) return priceOf(m)
  const cents = m.random.int(125, byStep(m, 600, 1900, 4900))
  return cents % 10 === 0 ? cents + 5 : cents
}

export const totalOf =
  (count: number): QuestionMaker =>
  (m) => {
    const prices = Array.from({ length: m.step === 0 ? 2 : count }, () => shelfPrice(m))
    const goods = differentGoods(m, prices)
    const list = goods.map((item, at) => `${item} for ${formatCents(prices[at] ?? 0)}`)
    const total = prices.reduce((a, b) => a + b, 0)
    return wordProblem({
      prompt: `${m.name} buys ${list.slice(0, -1).join(', ')} and ${list.at(-1)}. What is the total?`,
      answer: formatCents(total),
      expr: prices.map(plainDollars).join('+'),
      working: prices.map(formatCents).join(' + '),
    })
  }

/** Dollars and cents added by themselves, and put together: $4 + $2 = $6, 85c + 38c = $1.23. */
function partByPart(a: number, b: number): string {
  const [dollars, cents] = [Math.floor(a / 100) + Math.floor(b / 100), (a % 100) + (b % 100)]
  if (cents === 0) return `$${formatNumber(dollars)}: there are no cents to add.`
  const whole = `$${formatNumber(Math.floor(a / 100))} + $${formatNumber(Math.floor(b / 100))} = $${formatNumber(dollars)}`
  return `${whole}, and ${a % 100}c + ${b % 100}c = ${cents < 100 ? `${cents}c` : formatCents(cents)}`
}

/** A plain sum of two prices. */
export const plusMoney: QuestionMaker = (m) => {
  const [a, b] = [shelfPrice(m), shelfPrice(m)]
  return shortAnswer({
    prompt: `${formatCents(a)} + ${formatCents(b)} =`,
    answer: formatCents(a + b),
    expr: `${plainDollars(a)}+${plainDollars(b)}`,
    working: partByPart(a, b),
  })
}

/** A plain difference of two prices, the larger first. */
export const minusMoney: QuestionMaker = (m) => {
  const small = shelfPrice(m)
  const large = small + shelfPrice(m)
  return shortAnswer({
    prompt: `${formatCents(large)} − ${formatCents(small)} =`,
    answer: formatCents(large - small),
    expr: `${plainDollars(large)}-${plainDollars(small)}`,
    working: `Check: ${formatCents(large - small)} + ${formatCents(small)} = ${formatCents(large)}.`,
  })
}

const noteFor = (cents: number) =>
  [500, 1000, 2000, 5000, 10_000, 20_000].find((note) => note > cents) ?? 50_000

/** Change from one coin or from $5, so that coins come back: "A pencil costs $1.30." */
export const changeInCoins: QuestionMaker = (m) => {
  const paid = m.random.pick(byStep(m, [100, 200], [200, 500], [500, 1000]))
  const unit = m.step === 0 ? 20 : 10
  const price = m.random.int(1, paid / unit - 1) * unit
  const cost = price < 100 ? `${price}c` : formatCents(price)
  const left = paid - price
  return wordProblem({
    prompt: `${capital(goodsFor(m, price))} costs ${cost}. ${m.name} pays with ${formatCents(paid)}. How much change?`,
    answer: left < 100 ? `${left}c` : formatCents(left),
    expr: left < 100 ? `${paid}-${price}` : `${paid / 100}-${plainDollars(price)}`,
    working: `Count up from ${cost} to ${formatCents(paid)}.`,
    ...pictured(m, fewest(paid)),
  })
}

/** A price below the money that a teacher named: friendlier prices are whole dollars. */
function priceBelow(m: Making, paid: number): number {
  const unit = m.year <= 3 || m.step === 0 ? Math.min(100, paid / 5) : 10
  return m.random.int(1, paid / unit - 1) * unit
}

export const changeFrom: QuestionMaker = (m) => {
  const named = m.numbers?.changeFromCents
  const price = named === undefined ? priceOf(m) : priceBelow(m, named)
  const paid = named ?? noteFor(price)
  return wordProblem({
    prompt: `${capital(goodsFor(m, price))} costs ${formatCents(price)}. ${m.name} pays with ${formatCents(paid)}. How much change?`,
    answer: formatCents(paid - price),
    expr: `${paid / 100}-${plainDollars(price)}`,
    working: `Count up from ${formatCents(price)} to ${formatCents(paid)}.`,
    ...pictured(m, fewest(paid)),
  })
}

export const changeFromTwo: QuestionMaker = (m) => {
  const [a, b] = [priceOf(m), priceOf(m)]
  const [x, y] = differentGoods(m, [a, b])
  const paid = noteFor(a + b)
  return wordProblem({
    prompt: `${m.name} buys ${x} for ${formatCents(a)} and ${y} for ${formatCents(b)} and pays with ${formatCents(paid)}. How much change?`,
    answer: formatCents(paid - a - b),
    expr: `${paid / 100}-${plainDollars(a)}-${plainDollars(b)}`,
    working: `Total ${formatCents(a + b)}; count up to ${formatCents(paid)}.`,
  })
}

export const withinBudget: QuestionMaker = (m) => {
  const budget = m.year <= 3 ? 20 : byStep(m, 30, 50, 120)
  const prices = Array.from({ length: 5 }, () => m.random.int(2, Math.floor(budget / 2)))
  const goods = differentGoods(
    m,
    prices.map((dollars) => dollars * 100),
  )
  return openQuestion(
    `You have $${budget}. Choose at least three things, show the total and what is left: ${goods.map((item, at) => `${item.replace(/^an? /, '')} $${prices[at]}`).join(', ')}.`,
    `Any choice that adds up to $${budget} or less; the three cheapest cost $${[...prices]
      .sort((a, b) => a - b)
      .slice(0, 3)
      .reduce((a, b) => a + b, 0)}.`,
    { space: 'long' },
  )
}

export const leftInBudget: QuestionMaker = (m) => {
  const budget = m.year <= 3 ? byStep(m, 20, 20, 50) : byStep(m, 40, 60, 150)
  const [a, b] = [m.random.int(2, Math.floor(budget / 3)), m.random.int(2, Math.floor(budget / 3))]
  const [x, y] = differentGoods(m, [a * 100, b * 100])
  return wordProblem({
    prompt: `${m.name} has $${budget} to spend and chooses ${x} for $${a} and ${y} for $${b}. How much is left?`,
    answer: `$${budget - a - b}`,
    expr: `${budget}-${a}-${b}`,
    working: `$${a} + $${b} = $${a + b}`,
  })
}

export const discount: QuestionMaker = (m) => {
  const rate = m.random.pick(
    m.year <= 5 ? byStep(m, [10, 50], [10, 25, 50], [25]) : byStep(m, [10, 50], [10, 20, 25], [15, 30, 40]),
  )
  const whole = m.random.int(2, byStep(m, 6, 15, 30)) * (m.year <= 5 ? 4 : 20)
  const off = (rate * whole * 100) / 100
  return wordProblem({
    prompt: `${m.random.pick(['A jersey', 'A backpack', 'A bike helmet', 'A tent', 'A pair of sports shoes'])} costs $${whole}. There is ${rate}% off. What is the new price?`,
    answer: formatCents(whole * 100 - off),
    expr: `${whole}-${rate}/100*${whole}`,
    working: `${rate}% of $${whole} is ${formatCents(off)}.`,
  })
}

export const percentOfPrice: QuestionMaker = (m) => {
  const rate = m.random.pick(byStep(m, [10, 50], [10, 20, 25, 50], [5, 15, 75]))
  const whole = m.random.int(2, byStep(m, 8, 20, 40)) * 4
  return wordProblem({
    prompt: `${m.name} pays a ${rate}% deposit on ${m.random.pick(['a bike', 'a scooter', 'a school jacket', 'a guitar'])} that costs $${whole}. How much is the deposit?`,
    answer: formatCents(rate * whole),
    expr: `${rate}/100*${whole}`,
    working: `10% is ${formatCents(whole * 10)}.`,
  })
}

export const bestBuy: QuestionMaker = (m) => {
  const each = m.random.int(byStep(m, 10, 12, 15), 40) * 10
  const [few, many] = [m.random.int(2, 4), m.random.int(5, 9)]
  const other = each + m.random.pick([-20, -10, 10, 20])
  const [a, b] = [`${few} for ${formatCents(few * each)}`, `${many} for ${formatCents(many * other)}`]
  return draft(
    `Which is the better buy for the same ${m.random.pick(['pens', 'muesli bars', 'tennis balls', 'seedlings'])}: ${a} or ${b}?`,
    other < each ? b : a,
    { kind: 'most', labels: [a, b], values: [each, other], which: 'least' },
    { space: 'lines', working: `One costs ${formatCents(each)} or ${formatCents(other)}.` },
  )
}

export const roundCash: QuestionMaker = (m) => {
  const cents = m.random.int(120, byStep(m, 900, 2500, 9500))
  const fair = cents % 10 === 5 ? cents + 1 : cents % 10 === 0 ? cents + 3 : cents
  return draft(
    `A bill is ${formatCents(fair)}. What is paid in cash, to the nearest ten cents?`,
    formatCents(Math.round(fair / 10) * 10),
    { kind: 'round', value: plainDollars(fair), to: '0.1' },
    { space: 'blank', working: '1 to 4 cents go down, 6 to 9 go up; card payments are exact.' },
  )
}

export const twoPlaces: QuestionMaker = (m) => {
  const people = m.random.pick(byStep(m, [3, 6], [3, 6, 7], [7, 9]))
  const whole = m.random.int(10, byStep(m, 30, 60, 150))
  const dollars = whole % people === 0 ? whole + 1 : whole
  const value = `${dollars}/${people}`
  const cents = Math.floor((dollars * 200 + people) / (people * 2))
  return draft(
    `$${dollars} is shared by ${people} people. Round each share to two decimal places.`,
    `$${plainDollars(cents)}`,
    { kind: 'round', value: `(${value})`, to: '0.01' },
    { space: 'lines', working: `${dollars} ÷ ${people}, to the nearest cent.` },
  )
}

export const compareMoney: QuestionMaker = (m) => {
  const a = m.random.int(105, byStep(m, 900, 2000, 5000))
  const text = String(a)
  const swapped = Number(`${text.slice(0, -2)}${text.at(-1)}${text.at(-2)}`)
  return draft(
    `Write <, > or = to make this true: $${plainDollars(a)} ____ $${plainDollars(swapped)}`,
    a > swapped ? '>' : a < swapped ? '<' : '=',
    { kind: 'compare', left: plainDollars(a), right: plainDollars(swapped) },
    { space: 'none', working: 'Compare dollars, then tens of cents, then cents.' },
  )
}

export const savings: QuestionMaker = (m) => {
  const [weekly, goal] = [m.random.int(5, 15), m.random.int(8, byStep(m, 15, 25, 40))]
  return wordProblem({
    prompt: `${m.name} saves $${weekly} a week for something that costs $${weekly * goal}. How many weeks does that take?`,
    answer: `${goal} weeks`,
    expr: `${weekly * goal}/${weekly}`,
    working: `${weekly * goal} ÷ ${weekly}`,
  })
}

export const interest: QuestionMaker = (m) => {
  const [rate, hundreds] = [m.random.int(2, byStep(m, 4, 5, 8)), m.random.int(2, byStep(m, 5, 9, 20))]
  return wordProblem({
    prompt: `$${formatNumber(hundreds * 100)} is in the bank for one year at ${rate}% interest a year. How much interest is earned?`,
    answer: `$${rate * hundreds}`,
    expr: `${rate}/100*${hundreds * 100}`,
    working: `${rate}% of $${formatNumber(hundreds * 100)}`,
  })
}

export function offers(m: Making) {
  return m.year >= 8 ? bestBuy(m) : discount(m)
}

export const nearestDollar: QuestionMaker = (m) => {
  const cents = m.random.int(2, byStep(m, 9, 29, 60)) * 100 + m.random.pick([20, 30, 40, 60, 70, 80, 90])
  const up = Math.floor(cents / 100 + 0.5) * 100
  return draft(
    `Round $${(cents / 100).toFixed(2)} to the nearest dollar.`,
    `$${up / 100}`,
    { kind: 'round', value: (cents / 100).toFixed(2), to: '1' },
    { space: 'blank', working: 'Look at the cents: 50 or more goes up.' },
  )
}

export const planSpending: QuestionMaker = (m) => {
  const price = () => m.random.int(2, 9) * 100 + m.random.pick([10, 20, 30, 70, 80, 90])
  const [a, b] = [price(), price()]
  const r = (n: number) => Math.floor(n / 100 + 0.5)
  return shortAnswer({
    prompt: `About how much is $${(a / 100).toFixed(2)} and $${(b / 100).toFixed(2)} together? Round each to the nearest dollar first.`,
    answer: `$${r(a) + r(b)}`,
    expr: `${r(a)}+${r(b)}`,
    working: `$${r(a)} + $${r(b)}`,
    space: 'line',
  })
}
