import type { Making } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { formatNumber } from '../number.ts'
import { byStep, shortAnswer, wordProblem } from '../question-tools.ts'

/** GST in New Zealand, in per cent: Goods and Services Tax Act 1985, section 8. */
const GST = 15

const GOODS = ['A scooter', 'A jacket', 'A tent', 'A helmet', 'A guitar', 'A backpack', 'A bike', 'A jersey']

const dollars = (cents: number) =>
  cents % 100 === 0
    ? `$${formatNumber(cents / 100)}`
    : `$${formatNumber(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`

/** A price in dollars of which every rate asked for is a whole number of dollars or of ten cents. */
const price = (m: Making) => m.random.int(2, byStep(m, 8, 15, 25)) * 20

const ratesOff = (m: Making) =>
  m.year <= 6 ? [10, 25, 50] : byStep(m, [10, 50, 20], [10, 20, 25, 30], [15, 35, 40, 60])

const tenPercent = (amount: number) => `10% of $${formatNumber(amount)} is ${dollars(amount * 10)}`

export const discountPrice: QuestionMaker = (m) => {
  const [goods, rate, full] = [m.random.pick(GOODS), m.random.pick(ratesOff(m)), price(m)]
  const off = rate * full
  return wordProblem({
    prompt: `${goods} costs $${formatNumber(full)}. There is ${rate}% off. What is the new price?`,
    answer: dollars(full * 100 - off),
    expr: `${full}-${rate}/100*${full}`,
    working: `${tenPercent(full)}; ${rate}% off is ${dollars(off)} less.`,
  })
}

export const amountSaved: QuestionMaker = (m) => {
  const [goods, rate, full] = [m.random.pick(GOODS), m.random.pick(ratesOff(m)), price(m)]
  return wordProblem({
    prompt: `${goods} costs $${formatNumber(full)}. How much is saved at ${rate}% off?`,
    answer: dollars(rate * full),
    expr: `${rate}/100*${full}`,
    working: `${tenPercent(full)}; ${rate}% is ${dollars(rate * full)}.`,
  })
}

export const gstToAdd: QuestionMaker = (m) => {
  const net = price(m)
  return shortAnswer({
    prompt: `How much GST at ${GST}% is added to a price of $${formatNumber(net)}?`,
    answer: dollars(GST * net),
    expr: `${GST}/100*${net}`,
    working: `${tenPercent(net)}, and half of that is 5%.`,
    space: 'line',
  })
}

export const priceWithGst: QuestionMaker = (m) => {
  const [goods, net] = [m.random.pick(GOODS), price(m)]
  return wordProblem({
    prompt: `${goods} costs $${formatNumber(net)} before GST. What is the price with ${GST}% GST?`,
    answer: dollars(net * 100 + GST * net),
    expr: `${net}+${GST}/100*${net}`,
    working: `${GST}% of $${formatNumber(net)} is ${dollars(GST * net)}; add it to the price.`,
  })
}

export const priceBeforeGst: QuestionMaker = (m) => {
  if (m.step < 2) return priceWithGst(m)
  const net = price(m)
  const paid = net + (GST * net) / 100
  return wordProblem({
    prompt: `A price of $${formatNumber(paid)} has ${GST}% GST in it. What was the price before GST?`,
    answer: dollars(net * 100),
    expr: `${paid}/(100+${GST})*100`,
    working: `$${formatNumber(paid)} is ${100 + GST}% of the price. Divide by ${100 + GST}, then times 100.`,
  })
}
