import type { QuestionMaker } from '../maths-topic.ts'
import { formatCents, formatNumber } from '../number.ts'
import { byStep, wordProblem } from '../question-tools.ts'

/** What is left of each week's money after two costs, over some weeks. */
export const weeklySaving: QuestionMaker = (m) => {
  const [fares, lunches] = [m.random.int(4, byStep(m, 9, 18, 35)), m.random.int(5, byStep(m, 12, 25, 45))]
  const [left, weeks] = [m.random.int(4, byStep(m, 10, 25, 48)), m.random.int(2, byStep(m, 4, 8, 12))]
  const earned = fares + lunches + left
  return wordProblem({
    prompt: `${m.name} earns $${earned} a week, spends $${fares} on bus fares and $${lunches} on lunches, and saves the rest. How much is saved in ${weeks} weeks?`,
    answer: `$${left * weeks}`,
    expr: `(${earned}-${fares}-${lunches})*${weeks}`,
    working: `$${earned} − $${fares} − $${lunches} = $${left} a week; ${weeks} × $${left}.`,
  })
}

const principalOf = (hundreds: number) => hundreds * 100

/** Simple interest over several years. */
export const interestOverYears: QuestionMaker = (m) => {
  const [hundreds, rate] = [m.random.int(2, byStep(m, 6, 12, 30)), m.random.int(2, byStep(m, 4, 6, 8))]
  const years = m.random.int(2, byStep(m, 3, 4, 6))
  return wordProblem({
    prompt: `$${formatNumber(principalOf(hundreds))} is in the bank for ${years} years at ${rate}% simple interest a year. How much interest is earned?`,
    answer: `$${formatNumber(hundreds * rate * years)}`,
    expr: `${principalOf(hundreds)}*${rate}/100*${years}`,
    working: `One year: ${rate}% of $${formatNumber(principalOf(hundreds))} is $${hundreds * rate}; ${years} years: × ${years}.`,
  })
}

/** The amount with its interest. */
export const amountWithInterest: QuestionMaker = (m) => {
  const [hundreds, rate] = [m.random.int(2, byStep(m, 6, 12, 30)), m.random.int(2, byStep(m, 4, 6, 8))]
  const years = m.random.int(1, byStep(m, 2, 3, 5))
  const total = principalOf(hundreds) + hundreds * rate * years
  return wordProblem({
    prompt: `${m.name} puts $${formatNumber(principalOf(hundreds))} in the bank at ${rate}% simple interest a year. How much is in the account after ${years} ${years === 1 ? 'year' : 'years'}?`,
    answer: `$${formatNumber(total)}`,
    expr: `${principalOf(hundreds)}+${principalOf(hundreds)}*${rate}/100*${years}`,
    working: `Interest: ${years} × $${hundreds * rate} = $${formatNumber(hundreds * rate * years)}; add it to $${formatNumber(principalOf(hundreds))}.`,
  })
}

/** Tickets and one thing more, paid with a note. */
export const ticketsAndChange: QuestionMaker = (m) => {
  const [count, price] = [m.random.int(2, byStep(m, 3, 5, 8)), m.random.int(2, byStep(m, 5, 9, 19))]
  const extra = m.random.int(2, byStep(m, 4, 8, 15))
  const cost = count * price + extra
  const paid = [20, 50, 100, 200].find((note) => note > cost) ?? 500
  return wordProblem({
    prompt: `${m.name} buys ${count} tickets at $${price} each and a programme for $${extra}, and pays with ${formatCents(paid * 100)}. How much change is there?`,
    answer: `$${paid - cost}`,
    expr: `${paid}-${count}*${price}-${extra}`,
    working: `${count} × $${price} = $${count * price}; with the programme $${cost}; $${paid} − $${cost}.`,
  })
}
