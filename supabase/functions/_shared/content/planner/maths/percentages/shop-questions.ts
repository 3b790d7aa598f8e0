import type { Making } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { formatNumber } from '../number.ts'
import { byStep, shortAnswer, wordProblem } from '../question-tools.ts'

/** GST in New Zealand, in per cent: Goods and Services Tax Act 1985, section 8. */
const GST = 15

/** Things of a shop with the lowest and the highest price that a class would believe, in dollars. */
const GOODS: readonly (readonly [goods: string, least: number, most: number])[] = [
  ['A jersey', 40, 120],
  ['A helmet', 40, 160],
  ['A backpack', 60, 180],
  ['A jacket', 80, 260],
  ['A scooter', 100, 300],
  ['A tent', 120, 480],
  ['A guitar', 140, 600],
  ['A bike', 260, 1200],
]

const dollars = (cents: number) =>
  cents % 100 === 0
    ? `$${formatNumber(cents / 100)}`
    : `$${formatNumber(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`

/** The highest price of a step, in dollars. */
const mostOf = (m: Making) => byStep(m, 160, 400, 1200)

/** An amount in dollars of which every rate asked for is a whole number of dollars or of ten cents. */
const price = (m: Making) => m.random.int(byStep(m, 1, 6, 12), byStep(m, 6, 14, 30)) * 20

/** Something to buy at a price that suits both the thing and the step. */
function pricedGoods(m: Making): [goods: string, dollars: number] {
  const within = GOODS.filter(([, least, most]) => least <= mostOf(m) && most >= byStep(m, 0, 120, 240))
  const [goods, least, most] = m.random.pick(within)
  const from = Math.max(least, byStep(m, 0, 80, 200))
  return [goods, m.random.int(Math.ceil(from / 20), Math.floor(Math.min(most, mostOf(m)) / 20)) * 20]
}

const ratesOff = (m: Making) =>
  m.year <= 6 ? [10, 25, 50] : byStep(m, [10, 50, 20], [10, 20, 25, 30], [15, 35, 40, 60])

const tenPercent = (amount: number) => `10% of $${formatNumber(amount)} is ${dollars(amount * 10)}`

export const discountPrice: QuestionMaker = (m) => {
  const [goods, full] = pricedGoods(m)
  const rate = m.random.pick(ratesOff(m))
  const off = rate * full
  return wordProblem({
    prompt: `${goods} costs $${formatNumber(full)}. There is ${rate}% off. What is the new price?`,
    answer: dollars(full * 100 - off),
    expr: `${full}-${rate}/100*${full}`,
    working: `${tenPercent(full)}; ${rate}% off is ${dollars(off)} less.`,
  })
}

export const amountSaved: QuestionMaker = (m) => {
  const [goods, full] = pricedGoods(m)
  const rate = m.random.pick(ratesOff(m))
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
  const [goods, net] = pricedGoods(m)
  return wordProblem({
    prompt: `${goods} costs $${formatNumber(net)} before GST. What is the price with ${GST}% GST?`,
    answer: dollars(net * 100 + GST * net),
    expr: `${net}+${GST}/100*${net}`,
    working: `${GST}% of $${formatNumber(net)} is ${dollars(GST * net)}; add it to the price.`,
  })
}

export const priceBeforeGst: QuestionMaker = (m) => {
  const net = m.random.int(1, byStep(m, 2, 4, 12)) * byStep(m, 100, 100, 60)
  const paid = net + (GST * net) / 100
  return wordProblem({
    prompt: `A price of $${formatNumber(paid)} has ${GST}% GST in it. What was the price before GST?`,
    answer: dollars(net * 100),
    expr: `${paid}/(100+${GST})*100`,
    working: `$${formatNumber(paid)} is ${100 + GST}% of the price. Divide by ${100 + GST}, then times 100.`,
  })
}

/** Both in one: the sale comes first, and GST is added to what is left. */
export const discountThenGst: QuestionMaker = (m) => {
  const [goods, full] = pricedGoods(m)
  const rate = m.random.pick(byStep(m, [50], [10, 20, 50], [25, 30, 40]))
  const sale = full * 100 - rate * full
  const tax = (GST * sale) / 100
  return wordProblem({
    prompt: `${goods} costs $${formatNumber(full)} before GST. It is sold at ${rate}% off, and then ${GST}% GST is added. What is paid?`,
    answer: dollars(sale + tax),
    expr: `(${full}-${rate}/100*${full})*(100+${GST})/100`,
    working: `${rate}% off leaves ${dollars(sale)}; ${GST}% of that is ${dollars(tax)}.`,
  })
}
