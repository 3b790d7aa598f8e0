import { formatCents } from '../number.ts'
import { draft, type Making } from '../topic.ts'
import { by, capital, type Make, open, story } from './kit.ts'
import { GOODS, plain } from './money-base.ts'

function priceOf(m: Making): number {
  return m.year <= 3 ? m.random.int(2, by(m, 8, 15, 40)) * 100 : m.random.int(12, by(m, 60, 120, 300)) * 10
}

export const totalOf =
  (count: number): Make =>
  (m) => {
    const goods = m.random.shuffle(GOODS).slice(0, m.step === 0 ? 2 : count)
    const prices = goods.map(() => priceOf(m))
    const list = goods.map((item, at) => `${item} for ${formatCents(prices[at] ?? 0)}`)
    const total = prices.reduce((a, b) => a + b, 0)
    return story(
      `${m.name} buys ${list.slice(0, -1).join(', ')} and ${list.at(-1)}. What is the total?`,
      formatCents(total),
      prices.map(plain).join('+'),
      prices.map(formatCents).join(' + '),
    )
  }

const noteFor = (cents: number) =>
  [500, 1000, 2000, 5000, 10_000, 20_000].find((note) => note > cents) ?? 50_000

export const changeFrom: Make = (m) => {
  const price = priceOf(m)
  const paid = noteFor(price)
  return story(
    `${capital(m.random.pick(GOODS))} costs ${formatCents(price)}. ${m.name} pays with ${formatCents(paid)}. How much change?`,
    formatCents(paid - price),
    `${paid / 100}-${plain(price)}`,
    `Count up from ${formatCents(price)} to ${formatCents(paid)}.`,
  )
}

export const changeFromTwo: Make = (m) => {
  const [a, b] = [priceOf(m), priceOf(m)]
  const [x, y] = m.random.shuffle(GOODS)
  const paid = noteFor(a + b)
  return story(
    `${m.name} buys ${x} for ${formatCents(a)} and ${y} for ${formatCents(b)} and pays with ${formatCents(paid)}. How much change?`,
    formatCents(paid - a - b),
    `${paid / 100}-${plain(a)}-${plain(b)}`,
    `Total ${formatCents(a + b)}; count up to ${formatCents(paid)}.`,
  )
}

export const withinBudget: Make = (m) => {
  const budget = m.year <= 3 ? 20 : by(m, 30, 50, 120)
  const prices = Array.from({ length: 5 }, () => m.random.int(2, Math.floor(budget / 2)))
  const goods = m.random.shuffle(GOODS).slice(0, 5)
  return open(
    `You have $${budget}. Choose at least three things, show the total and what is left: ${goods.map((item, at) => `${item.replace(/^an? /, '')} $${prices[at]}`).join(', ')}.`,
    `Any choice that adds up to $${budget} or less; the three cheapest cost $${[...prices]
      .sort((a, b) => a - b)
      .slice(0, 3)
      .reduce((a, b) => a + b, 0)}.`,
    { space: 'long' },
  )
}

export const leftInBudget: Make = (m) => {
  const budget = m.year <= 3 ? by(m, 20, 20, 50) : by(m, 40, 60, 150)
  const [a, b] = [m.random.int(2, Math.floor(budget / 3)), m.random.int(2, Math.floor(budget / 3))]
  const [x, y] = m.random.shuffle(GOODS)
  return story(
    `${m.name} has $${budget} to spend and chooses ${x} for $${a} and ${y} for $${b}. How much is left?`,
    `$${budget - a - b}`,
    `${budget}-${a}-${b}`,
    `$${a} + $${b} = $${a + b}`,
  )
}

export const discount: Make = (m) => {
  const rate = m.random.pick(
    m.year <= 5 ? by(m, [10, 50], [10, 25, 50], [25]) : by(m, [10, 50], [10, 20, 25], [15, 30, 40]),
  )
  const whole = m.random.int(2, by(m, 6, 15, 30)) * (m.year <= 5 ? 4 : 20)
  const off = (rate * whole * 100) / 100
  return story(
    `${m.random.pick(['A jersey', 'A backpack', 'A bike helmet', 'A tent', 'A pair of sports shoes'])} costs $${whole}. There is ${rate}% off. What is the new price?`,
    formatCents(whole * 100 - off),
    `${whole}-${rate}/100*${whole}`,
    `${rate}% of $${whole} is ${formatCents(off)}.`,
  )
}

export const percentOfPrice: Make = (m) => {
  const rate = m.random.pick(by(m, [10, 50], [10, 20, 25, 50], [5, 15, 75]))
  const whole = m.random.int(2, by(m, 8, 20, 40)) * 4
  return story(
    `${m.name} pays a ${rate}% deposit on ${m.random.pick(['a bike', 'a scooter', 'a school jacket', 'a guitar'])} that costs $${whole}. How much is the deposit?`,
    formatCents(rate * whole),
    `${rate}/100*${whole}`,
    `10% is ${formatCents(whole * 10)}.`,
  )
}

export const bestBuy: Make = (m) => {
  const each = m.random.int(by(m, 10, 12, 15), 40) * 10
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

export const roundCash: Make = (m) => {
  const cents = m.random.int(120, by(m, 900, 2500, 9500))
  const fair = cents % 10 === 5 ? cents + 1 : cents % 10 === 0 ? cents + 3 : cents
  return draft(
    `A bill is ${formatCents(fair)}. What is paid in cash, to the nearest ten cents?`,
    formatCents(Math.round(fair / 10) * 10),
    { kind: 'round', value: plain(fair), to: '0.1' },
    { space: 'blank', working: '1 to 4 cents go down, 6 to 9 go up; card payments are exact.' },
  )
}

export const twoPlaces: Make = (m) => {
  const people = m.random.pick(by(m, [3, 6], [3, 6, 7], [7, 9]))
  const whole = m.random.int(10, by(m, 30, 60, 150))
  const dollars = whole % people === 0 ? whole + 1 : whole
  const value = `${dollars}/${people}`
  const cents = Math.floor((dollars * 200 + people) / (people * 2))
  return draft(
    `$${dollars} is shared by ${people} people. Round each share to two decimal places.`,
    `$${plain(cents)}`,
    { kind: 'round', value: `(${value})`, to: '0.01' },
    { space: 'lines', working: `${dollars} ÷ ${people}, to the nearest cent.` },
  )
}

export const compareMoney: Make = (m) => {
  const a = m.random.int(105, by(m, 900, 2000, 5000))
  const text = String(a)
  const swapped = Number(`${text.slice(0, -2)}${text.at(-1)}${text.at(-2)}`)
  return draft(
    `Write <, > or = to make this true: $${plain(a)} ____ $${plain(swapped)}`,
    a > swapped ? '>' : a < swapped ? '<' : '=',
    { kind: 'compare', left: plain(a), right: plain(swapped) },
    { space: 'none', working: 'Compare dollars, then tens of cents, then cents.' },
  )
}

export const savings: Make = (m) => {
  const [weekly, goal] = [m.random.int(5, 15), m.random.int(8, by(m, 15, 25, 40))]
  return story(
    `${m.name} saves $${weekly} a week for something that costs $${weekly * goal}. How many weeks does that take?`,
    `${goal} weeks`,
    `${weekly * goal}/${weekly}`,
    `${weekly * goal} ÷ ${weekly}`,
  )
}

export const interest: Make = (m) => {
  const [rate, hundreds] = [m.random.int(2, by(m, 4, 5, 8)), m.random.int(2, by(m, 5, 9, 20))]
  return story(
    `$${hundreds * 100} is in the bank for one year at ${rate}% interest a year. How much interest is earned?`,
    `$${rate * hundreds}`,
    `${rate}/100*${hundreds * 100}`,
    `${rate}% of $${hundreds * 100}`,
  )
}

export function offers(m: Making) {
  return m.year >= 8 ? bestBuy(m) : discount(m)
}
