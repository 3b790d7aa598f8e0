import type { Making } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { formatCents, formatNumber, plainDollars } from '../number.ts'
import { byStep, shortAnswer, wordProblem } from '../question-tools.ts'

const WEEKS_A_YEAR = 52
const MONTHS_A_YEAR = 12

const COSTS = ['Rent', 'Food', 'Power and internet', 'Transport', 'Phone', 'Sport and fun'] as const

/** What goes out in a week, in whole dollars; support has fewer rows. */
function costsFor(m: Making): [what: string, dollars: number][] {
  const count = byStep(m, 3, 4, 6)
  const sizes = [160, 90, 40, 30, 15, 25]
  return COSTS.slice(0, count).map((what, at) => {
    const size = sizes[at] ?? 20
    return [what, Math.max(5, Math.round((size + m.random.int(-3, 6) * (size / 20)) / 5) * 5)]
  })
}

/** The balance of a week: income less all that goes out. */
export const weekBalance: QuestionMaker = (m) => {
  const costs = costsFor(m)
  const spent = costs.reduce((sum, [, dollars]) => sum + dollars, 0)
  const income = spent + m.random.int(2, 14) * 5
  return shortAnswer({
    prompt: `${m.name} is in a first flat and earns $${formatNumber(income)} a week after tax. The table shows what goes out in a week. How much is left to save?`,
    answer: `$${formatNumber(income - spent)}`,
    expr: `${income}-${costs.map(([, dollars]) => dollars).join('-')}`,
    working: `Out: ${costs.map(([, dollars]) => `$${dollars}`).join(' + ')} = $${formatNumber(spent)}. $${formatNumber(income)} − $${formatNumber(spent)}.`,
    figure: {
      kind: 'table',
      head: ['Goes out each week', 'Cost'],
      rows: costs.map(([what, dollars]) => [what, `$${dollars}`]),
    },
    space: 'lines',
  })
}

/** A cost as a part of the income. */
export const shareOfIncome: QuestionMaker = (m) => {
  const percent = m.random.pick(byStep(m, [50, 25, 10], [20, 30, 40, 15], [35, 45, 12, 24]))
  const income = m.random.int(byStep(m, 2, 3, 4), byStep(m, 5, 9, 14)) * 100
  const cost = (income * percent) / 100
  return wordProblem({
    prompt: `${m.name} earns $${formatNumber(income)} a week, and $${formatNumber(cost)} of it goes on rent. What percentage of the income is the rent?`,
    answer: `${percent}%`,
    expr: `${cost}*100/${income}`,
    working: `${formatNumber(cost)} ÷ ${formatNumber(income)} = ${percent / 100}, which is ${percent}%.`,
  })
}

/** A small cost that comes again and again. */
export const costOfYear: QuestionMaker = (m) => {
  const isWeekly = m.random.chance(0.5)
  const cents =
    m.random.int(byStep(m, 8, 9, 12), byStep(m, 20, 30, 60)) * byStep(m, 100, 50, 10) * (m.step === 2 ? 5 : 1)
  const [times, what, often] = isWeekly
    ? [WEEKS_A_YEAR, 'A swimming lesson', 'a week']
    : [MONTHS_A_YEAR, 'A music service', 'a month']
  return wordProblem({
    prompt: `${what} costs ${formatCents(cents)} ${often}. What does it cost in a year${isWeekly ? ' of 52 weeks' : ''}?`,
    answer: formatCents(cents * times),
    expr: `${plainDollars(cents)}*${times}`,
    working: `${formatCents(cents)} × ${times}`,
  })
}

/** A budget for a group: one cost for all, and one for each. */
export const tripBudget: QuestionMaker = (m) => {
  const people = m.random.int(byStep(m, 10, 22, 45), byStep(m, 20, 30, 64))
  const each = m.random.int(byStep(m, 3, 9, 13), byStep(m, 8, 19, 29)) * byStep(m, 100, 50, 50)
  const bus = m.random.int(byStep(m, 10, 18, 35), byStep(m, 16, 32, 60)) * 1000
  const left = m.random.int(2, 18) * 500
  const budget = bus + people * each + left
  const all = Math.ceil(budget / 5000) * 5000
  return wordProblem({
    prompt: `A trip for ${people} people has a budget of ${formatCents(all)}. The bus costs ${formatCents(bus)}, and entry is ${formatCents(each)} each. How much is left?`,
    answer: formatCents(all - bus - people * each),
    expr: `${plainDollars(all)}-${plainDollars(bus)}-${people}*${plainDollars(each)}`,
    working: `Entry: ${people} × ${formatCents(each)} = ${formatCents(people * each)}. ${formatCents(all)} − ${formatCents(bus)} − ${formatCents(people * each)}.`,
  })
}

/** A cost that rises by a percentage: what the budget has to find. */
export const costRises: QuestionMaker = (m) => {
  const percent = m.random.pick(byStep(m, [10, 50], [5, 10, 20], [4, 8, 15]))
  const cost = m.random.int(byStep(m, 4, 6, 9), byStep(m, 12, 18, 25)) * 20
  return wordProblem({
    prompt: `The rent of $${cost} a week goes up by ${percent}%. What is the new rent?`,
    answer: formatCents(cost * (100 + percent)),
    expr: `${cost}*(100+${percent})/100`,
    working: `${percent}% of $${cost} is ${formatCents(cost * percent)}. Add it to $${cost}.`,
  })
}
