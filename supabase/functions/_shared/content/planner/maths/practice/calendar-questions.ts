import { draft } from '../topic.ts'
import { ask, by, type Make, open } from './kit.ts'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const DAYS_REO = ['Rāhina', 'Rātū', 'Rāapa', 'Rāpare', 'Rāmere', 'Rāhoroi', 'Rātapu']

export const dayAfter: Make = (m) => {
  const at = m.random.int(0, 6)
  const days = by(m, 1, m.random.pick([1, -1]), m.random.pick([2, -2, 3]))
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

export const dayReo: Make = (m) => {
  const at = m.random.int(0, 6)
  return draft(
    `Write the English name: ${DAYS_REO[at]}`,
    DAYS[at] ?? '',
    { kind: 'cycle', list: DAYS, from: at, steps: 0 },
    {
      space: 'line',
      working: 'Other names, such as Mane and Tūrei, are used too: check which ones your school uses.',
    },
  )
}

const EVENTS = [
  ['wake up', 'eat breakfast', 'walk to school', 'morning tea', 'lunch', 'home time', 'dinner', 'go to bed'],
  ['plant a seed', 'water it', 'see a shoot', 'see leaves', 'see a flower'],
  ['put on socks', 'put on shoes', 'tie the laces', 'run outside'],
]

export const sequence: Make = (m) => {
  const all = m.random.pick(EVENTS)
  const from = m.random.int(0, Math.max(0, all.length - by(m, 3, 4, 5)))
  const chosen = all.slice(from, from + by(m, 3, 4, 5))
  return draft(
    `Write these in the order they happen: ${m.random.shuffle(chosen).join(', ')}`,
    chosen.join(', '),
    { kind: 'subsequence', of: all },
    { space: 'lines', working: 'Say: first, next, later, last.' },
  )
}

export const beforeAfter: Make = (m) => {
  const all = m.random.pick(EVENTS)
  const at = m.random.int(1, all.length - 2)
  const after = m.random.chance(0.5)
  return draft(
    `${all.join(', ')}. What comes just ${after ? 'after' : 'before'} “${all[at]}”?`,
    all[after ? at + 1 : at - 1] ?? '',
    { kind: 'at', list: [...all], place: after ? at + 2 : at },
    { space: 'line' },
  )
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

export const monthAfter: Make = (m) => {
  const at = m.random.int(0, 11)
  const steps = by(m, 1, m.random.pick([1, -1, 2]), m.random.pick([3, -2, 4]))
  return draft(
    `Which month is ${Math.abs(steps)} ${Math.abs(steps) === 1 ? 'month' : 'months'} ${steps > 0 ? 'after' : 'before'} ${MONTHS[at]}?`,
    MONTHS[(at + steps + 12) % 12] ?? '',
    { kind: 'cycle', list: MONTHS, from: at, steps },
    { space: 'line' },
  )
}

const SEASONS = [
  'summer',
  'summer',
  'autumn',
  'autumn',
  'autumn',
  'winter',
  'winter',
  'winter',
  'spring',
  'spring',
  'spring',
  'summer',
]

export const season: Make = (m) => {
  const at = m.random.int(0, 11)
  return draft(
    `Which season is ${MONTHS[at]} in, here in New Zealand?`,
    SEASONS[at] ?? '',
    { kind: 'season', month: at + 1 },
    { space: 'line', working: 'Summer: December, January, February.' },
  )
}

const LONG = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

export const calendarDay: Make = (m) => {
  const [at, day] = [m.random.int(0, 6), m.random.int(1, 10)]
  const days = by(m, 7, m.random.pick([7, 14, 3]), m.random.int(5, 17))
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

export const daysBetween: Make = (m) => {
  const [month, from] = [m.random.int(0, 11), m.random.int(1, 12)]
  const to = from + m.random.int(3, by(m, 8, 14, (LONG[month] ?? 28) - from))
  return ask(
    `How many days is it from ${from} ${MONTHS[month]} to ${to} ${MONTHS[month]}?`,
    `${to - from} days`,
    `${to}-${from}`,
    `Count the jumps: ${to} − ${from}.`,
    { space: 'line' },
  )
}

export const weeksDays: Make = (m) => {
  const weeks = m.random.int(2, by(m, 4, 8, 12))
  return m.random.chance(0.5)
    ? ask(`How many days are in ${weeks} weeks?`, `${weeks * 7} days`, `${weeks}*7`, `${weeks} × 7`)
    : ask(`${weeks * 7} days are how many weeks?`, `${weeks} weeks`, `${weeks * 7}/7`, `${weeks * 7} ÷ 7`)
}

const THINGS: [string, string][] = [
  ['clap your hands once', 'seconds'],
  ['brush your teeth', 'minutes'],
  ['sleep at night', 'hours'],
  ['sneeze', 'seconds'],
  ['eat lunch', 'minutes'],
  ['be at school in a day', 'hours'],
  ['blink', 'seconds'],
  ['read a picture book', 'minutes'],
  ['fly from Auckland to London', 'hours'],
  ['tie a shoelace', 'seconds'],
]

export const unitOfTime: Make = (m) => {
  const [what, unit] = m.random.pick(THINGS)
  return open(
    `Does it take seconds, minutes or hours to ${what}? Say why.`,
    `${unit}; a reason from experience.`,
    { space: 'line' },
  )
}
