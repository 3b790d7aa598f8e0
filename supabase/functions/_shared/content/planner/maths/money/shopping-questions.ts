import type { Making } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { formatCents, plainDollars } from '../number.ts'
import { byStep, wordProblem } from '../question-tools.ts'
import { differentGoods } from './goods.ts'

/** The smallest note or notes that pay so many cents. */
const paidWith = (cents: number): number =>
  [500, 1000, 2000, 5000, 10_000, 20_000].find((note) => note >= cents) ?? Math.ceil(cents / 10_000) * 10_000

const priceOf = (m: Making) =>
  m.random.int(byStep(m, 2, 4, 11), byStep(m, 6, 14, 39)) * byStep(m, 100, 50, 10)

/** The goods without their article, for more than one of them. */
const each = (goods: string) => goods.replace(/^an? /, '')

/** So many of one thing and one of another, and the change. */
export const severalAndChange: QuestionMaker = (m) => {
  const [a, b] = [priceOf(m), priceOf(m)]
  const count = m.random.int(2, byStep(m, 3, 5, 8))
  const [x = 'a present', y = 'a card'] = differentGoods(m, [a, b])
  const total = count * a + b
  const paid = paidWith(total)
  return wordProblem({
    prompt: `One ${each(x)} costs ${formatCents(a)}, and ${y} costs ${formatCents(b)}. ${m.name} buys ${count} of the first and one of the second, and pays with ${formatCents(paid)}. How much change is there?`,
    answer: formatCents(paid - total),
    expr: `${plainDollars(paid)}-${count}*${plainDollars(a)}-${plainDollars(b)}`,
    working: `${count} × ${formatCents(a)} = ${formatCents(count * a)}; with the other ${formatCents(total)}; ${formatCents(paid)} − ${formatCents(total)}`,
  })
}

/** A bill that friends share equally. */
export const sharedBill: QuestionMaker = (m) => {
  const friends = m.random.int(2, byStep(m, 4, 5, 6))
  const share = priceOf(m)
  const first = Math.round((share * friends * 0.4) / 10) * 10
  const second = share * friends - first
  const [x = 'a present', y = 'a card'] = differentGoods(m, [first, second])
  return wordProblem({
    prompt: `${friends} friends buy ${x} for ${formatCents(first)} and ${y} for ${formatCents(second)} together, and share the cost equally. How much does each one pay?`,
    answer: formatCents(share),
    expr: `(${plainDollars(first)}+${plainDollars(second)})/${friends}`,
    working: `${formatCents(first)} + ${formatCents(second)} = ${formatCents(first + second)}; divided by ${friends}`,
  })
}

/** What is still missing after saving for some weeks. */
export const stillToSave: QuestionMaker = (m) => {
  const weekly = m.random.int(byStep(m, 3, 5, 12), byStep(m, 8, 15, 35)) * 100
  const weeks = m.random.int(2, byStep(m, 4, 6, 9))
  const rest = m.random.int(1, byStep(m, 6, 15, 40)) * 100
  const price = weekly * weeks + rest
  const [x = 'a present'] = differentGoods(m, [price])
  return wordProblem({
    prompt: `${m.name} wants ${x} for ${formatCents(price)} and saves ${formatCents(weekly)} a week for ${weeks} weeks. How much is still missing?`,
    answer: formatCents(rest),
    expr: `${plainDollars(price)}-${weeks}*${plainDollars(weekly)}`,
    working: `${weeks} × ${formatCents(weekly)} = ${formatCents(weekly * weeks)}; ${formatCents(price)} − ${formatCents(weekly * weeks)}`,
  })
}

/** A packet is compared with single ones. */
export const packetOrSingle: QuestionMaker = (m) => {
  const count = m.random.int(byStep(m, 3, 4, 6), byStep(m, 5, 8, 12))
  const single = m.random.int(byStep(m, 2, 3, 6), byStep(m, 5, 9, 19)) * byStep(m, 100, 50, 10)
  const saved = m.random.int(1, byStep(m, 2, 4, 8)) * byStep(m, 100, 50, 10)
  const packet = count * single - saved
  const what = m.random.pick(['Cards', 'Bells', 'Ribbons', 'Balloons'])
  return wordProblem({
    prompt: `${what} cost ${formatCents(single)} each, or ${formatCents(packet)} for a packet of ${count}. How much is saved by buying the packet?`,
    answer: formatCents(saved),
    expr: `${count}*${plainDollars(single)}-${plainDollars(packet)}`,
    working: `${count} × ${formatCents(single)} = ${formatCents(count * single)}; ${formatCents(count * single)} − ${formatCents(packet)}`,
  })
}
