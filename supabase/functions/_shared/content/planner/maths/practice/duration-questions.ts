import { draft } from '../topic.ts'
import { clock12, clock24, half, lasting } from './clock-questions.ts'
import { ask, by, type Make } from './kit.ts'

export const hoursToMinutes: Make = (m) => {
  const [hours, extra] = [m.random.int(1, by(m, 2, 4, 6)), m.random.int(0, by(m, 1, 3, 3)) * 15]
  return m.random.chance(0.5)
    ? ask(
        `How many minutes are in ${lasting(hours * 60 + extra)}?`,
        `${hours * 60 + extra} minutes`,
        `${hours}*60+${extra}`,
        `${hours} × 60${extra > 0 ? ` + ${extra}` : ''}`,
      )
    : draft(
        `Write ${hours * 60 + extra} minutes in hours and minutes.`,
        lasting(hours * 60 + extra),
        { kind: 'time-between', start: '00:00', end: clock24(hours * 60 + extra) },
        { space: 'blank', working: `${hours} × 60 = ${hours * 60}` },
      )
}

export const seconds: Make = (m) => {
  const [minutes, extra] = [m.random.int(1, by(m, 3, 6, 10)), m.random.int(0, 5) * 10]
  return m.random.chance(0.6)
    ? ask(
        `How many seconds are in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}${extra > 0 ? ` ${extra} seconds` : ''}?`,
        `${minutes * 60 + extra} seconds`,
        `${minutes}*60+${extra}`,
        `${minutes} × 60${extra > 0 ? ` + ${extra}` : ''}`,
      )
    : hoursToMinutes(m)
}

const WHAT = [
  'Kapa haka practice',
  'The bush walk',
  'Swimming',
  'The ferry trip',
  'Netball practice',
  'The museum visit',
  'Band practice',
  'The beach clean-up',
]

export const ends: Make = (m) => {
  const start = m.random.int(8, 14) * 60 + m.random.int(1, 11) * 5
  const lasts = m.random.int(by(m, 4, 7, 15), by(m, 9, 25, 45)) * 5
  return draft(
    `${m.random.pick(WHAT)} starts at ${clock12(start)} ${half(start)} and lasts ${lasting(lasts)}. When does it end? Write a.m. or p.m.`,
    `${clock12(start + lasts)} ${half(start + lasts)}`,
    { kind: 'time-12', start: clock24(start), minutes: lasts },
    { space: 'lines', working: `Count on from ${clock12(start)}, first to the next hour.` },
  )
}

export const starts: Make = (m) => {
  const end = m.random.int(10, 16) * 60 + m.random.int(1, 11) * 5
  const lasts = m.random.int(4, by(m, 9, 25, 45)) * 5
  return draft(
    `${m.random.pick(WHAT)} ends at ${clock12(end)} ${half(end)} after ${lasting(lasts)}. When did it start? Write a.m. or p.m.`,
    `${clock12(end - lasts)} ${half(end - lasts)}`,
    { kind: 'time-12', start: clock24(end), minutes: -lasts },
    { space: 'lines', working: `Count back from ${clock12(end)}.` },
  )
}

export const lasts =
  (cross: 'hour' | 'day' | 'midnight'): Make =>
  (m) => {
    const start =
      cross === 'midnight'
        ? m.random.int(20, 23) * 60 + m.random.int(0, 11) * 5
        : m.random.int(8, 12) * 60 + m.random.int(5, 11) * 5
    const takes =
      cross === 'hour'
        ? 60 - (start % 60) + m.random.int(1, by(m, 5, 11, 20)) * 5
        : cross === 'midnight'
          ? 1440 - start + m.random.int(by(m, 12, 20, 40), by(m, 36, 80, 100)) * 5
          : m.random.int(by(m, 6, 13, 30), by(m, 20, 45, 70)) * 5
    return draft(
      `${m.name} leaves at ${clock12(start)} ${half(start)} and arrives at ${clock12(start + takes)} ${half(start + takes)}${cross === 'midnight' ? ' the next day.' : ''} How long is the trip?`,
      lasting(takes),
      { kind: 'time-between', start: clock24(start), end: clock24(start + takes) },
      {
        space: 'lines',
        working:
          cross === 'midnight'
            ? `To midnight: ${lasting(1440 - start)}; then on.`
            : `Count on to the next hour, then to ${clock12(start + takes)}.`,
      },
    )
  }

export const amPm: Make = (m) => {
  const [what, minutes] = m.random.pick<[string, number]>([
    ['Breakfast', 435],
    ['Lunch', 750],
    ['School starts', 535],
    ['The sun sets in winter', 1035],
    ['Dinner', 1095],
    ['Morning tea', 630],
    ['Football practice after school', 945],
    ['The bedtime story', 1185],
  ])
  return draft(
    `${what}: ${clock12(minutes)}. Is that a.m. or p.m.?`,
    half(minutes),
    { kind: 'am-pm', of: clock24(minutes) },
    { space: 'blank', working: 'a.m. is before noon, p.m. after.' },
  )
}

export const to24: Make = (m) => {
  const minutes = m.random.int(by(m, 13, 0, 0), 23) * 60 + m.random.int(0, 11) * 5
  const twelve = minutes < 720 ? 'am' : 'pm'
  return draft(
    `Write ${clock12(minutes)} ${half(minutes)} in 24-hour time.`,
    clock24(minutes),
    { kind: 'clock-24', time: clock12(minutes), half: twelve },
    {
      space: 'blank',
      working:
        twelve === 'pm'
          ? 'From 1 p.m. on, add 12 to the hours.'
          : 'Write two figures for the hour; midnight is 00.',
    },
  )
}

export const to12: Make = (m) => {
  const minutes = m.random.int(by(m, 13, 1, 0), 23) * 60 + m.random.int(0, 11) * 5
  return draft(
    `Write ${clock24(minutes)} in 12-hour time, with a.m. or p.m.`,
    `${clock12(minutes)} ${half(minutes)}`,
    { kind: 'time-12', start: clock24(minutes), minutes: 0 },
    {
      space: 'blank',
      working: minutes >= 780 ? 'Take 12 from the hours.' : 'Before 1 p.m. the hour stays; 00 is 12 a.m.',
    },
  )
}

const PLACES = ['Town hall', 'Library', 'Beach', 'Marae Road', 'School']

export const timetable: Make = (m) => {
  const start = m.random.int(8, 15) * 60 + m.random.int(0, 11) * 5
  let at = start
  const rows = PLACES.slice(0, by(m, 3, 4, 5)).map((place) => {
    const row = [place, clock24(at)]
    at += m.random.int(4, by(m, 12, 17, 29))
    return row
  })
  const [from, to] = [m.random.int(0, rows.length - 2), rows.length - 1]
  const [a = '00:00', b = '00:00'] = [rows[from]?.[1], rows[to]?.[1]]
  const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))
  return draft(
    `How long does the bus take from ${rows[from]?.[0]} to ${rows[to]?.[0]}?`,
    lasting(minutes(b) - minutes(a)),
    { kind: 'time-between', start: a, end: b },
    {
      space: 'lines',
      figure: { kind: 'table', head: ['Stop', 'Time'], rows },
      working: `From ${a} to ${b}.`,
    },
  )
}
