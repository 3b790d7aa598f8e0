import { draft } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { byStep, openQuestion, shortAnswer } from '../question-tools.ts'
import {
  DAYS,
  DAYS_IN_MONTH,
  DAYS_IN_REO,
  HOW_LONG,
  MONTHS,
  ROUTINES,
  SEASON_OF_MONTH,
} from './examples.data.ts'

export const dayAfter: QuestionMaker = (m) => {
  const at = m.random.int(0, 6)
  const days = byStep(m, 1, m.random.pick([1, -1]), m.random.pick([2, -2, 3]))
  const answer = DAYS[(at + days + 7) % 7] ?? ''
  return draft(
    days === 1
      ? `Which day comes after ${DAYS[at]}?`
      : days === -1
        ? `Which day comes before ${DAYS[at]}?`
        : `Which day is ${Math.abs(days)} days ${days > 0 ? 'after' : 'before'} ${DAYS[at]}?`,
    answer,
    { kind: 'cycle', list: DAYS, from: at, steps: days },
    { space: 'line' },
  )
}

export const dayReo: QuestionMaker = (m) => {
  const at = m.random.int(0, 6)
  return draft(
    `Write the English name: ${DAYS_IN_REO[at]}`,
    DAYS[at] ?? '',
    { kind: 'cycle', list: DAYS, from: at, steps: 0 },
    {
      space: 'line',
      working: 'Other names, such as Mane and Tūrei, are used too: check which ones your school uses.',
    },
  )
}

export const sequence: QuestionMaker = (m) => {
  const all = m.random.pick(ROUTINES)
  const from = m.random.int(0, Math.max(0, all.length - byStep(m, 3, 4, 5)))
  const chosen = all.slice(from, from + byStep(m, 3, 4, 5))
  return draft(
    `Write these in the order they happen: ${m.random.shuffle(chosen).join(', ')}`,
    chosen.join(', '),
    { kind: 'subsequence', of: all },
    { space: 'lines', working: 'Say: first, next, later, last.' },
  )
}

export const beforeAfter: QuestionMaker = (m) => {
  const all = m.random.pick(ROUTINES)
  const at = m.random.int(1, all.length - 2)
  const after = m.random.chance(0.5)
  return draft(
    `${all.join(', ')}. What comes just ${after ? 'after' : 'before'} “${all[at]}”?`,
    all[after ? at + 1 : at - 1] ?? '',
    { kind: 'at', list: [...all], place: after ? at + 2 : at },
    { space: 'line' },
  )
}

export const monthAfter: QuestionMaker = (m) => {
  const at = m.random.int(0, 11)
  const steps = byStep(m, 1, m.random.pick([1, -1, 2]), m.random.pick([3, -2, 4]))
  return draft(
    `Which month is ${Math.abs(steps)} ${Math.abs(steps) === 1 ? 'month' : 'months'} ${steps > 0 ? 'after' : 'before'} ${MONTHS[at]}?`,
    MONTHS[(at + steps + 12) % 12] ?? '',
    { kind: 'cycle', list: MONTHS, from: at, steps },
    { space: 'line' },
  )
}

export const season: QuestionMaker = (m) => {
  const at = m.random.int(0, 11)
  return draft(
    `Which season is ${MONTHS[at]} in, here in New Zealand?`,
    SEASON_OF_MONTH[at] ?? '',
    { kind: 'season', month: at + 1 },
    { space: 'line', working: 'Summer: December, January, February.' },
  )
}

export const calendarDay: QuestionMaker = (m) => {
  const [at, day] = [m.random.int(0, 6), m.random.int(1, 10)]
  const days = byStep(m, 7, m.random.pick([7, 14, 3]), m.random.int(5, 17))
  return draft(
    `${DAYS[at]} is the ${day}${ending(day)}. Which day of the week is the ${day + days}${ending(day + days)}?`,
    DAYS[(at + days) % 7] ?? '',
    { kind: 'cycle', list: DAYS, from: at, steps: days },
    { space: 'line', working: `${days} days later; every 7 days the name is the same.` },
  )
}

function ending(day: number): string {
  return day % 100 > 10 && day % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')
}

export const daysBetween: QuestionMaker = (m) => {
  const [month, from] = [m.random.int(0, 11), m.random.int(1, 12)]
  const to = from + m.random.int(3, byStep(m, 8, 14, (DAYS_IN_MONTH[month] ?? 28) - from))
  return shortAnswer({
    prompt: `How many days is it from ${from} ${MONTHS[month]} to ${to} ${MONTHS[month]}?`,
    answer: `${to - from} days`,
    expr: `${to}-${from}`,
    working: `Count the jumps: ${to} − ${from}.`,
    space: 'line',
  })
}

export const weeksDays: QuestionMaker = (m) => {
  const weeks = m.random.int(2, byStep(m, 4, 8, 12))
  return m.random.chance(0.5)
    ? shortAnswer({
        prompt: `How many days are in ${weeks} weeks?`,
        answer: `${weeks * 7} days`,
        expr: `${weeks}*7`,
        working: `${weeks} × 7`,
      })
    : shortAnswer({
        prompt: `${weeks * 7} days are how many weeks?`,
        answer: `${weeks} weeks`,
        expr: `${weeks * 7}/7`,
        working: `${weeks * 7} ÷ 7`,
      })
}

export const unitOfTime: QuestionMaker = (m) => {
  const [what, unit] = m.random.pick(HOW_LONG)
  return openQuestion(
    `Does it take seconds, minutes or hours to ${what}? Say why.`,
    `${unit}; a reason from experience.`,
    { space: 'line' },
  )
}
