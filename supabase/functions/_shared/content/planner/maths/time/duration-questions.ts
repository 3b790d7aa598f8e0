import { draft } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { formatScaled } from '../number.ts'
import { byStep, shortAnswer } from '../question-tools.ts'
import { amOrPm, clock12, clock24, lasting } from './clock-questions.ts'
import { BUS_STOPS, EVENTS, FLIGHTS, TIMES_OF_DAY } from './examples.data.ts'

export const hoursToMinutes: QuestionMaker = (m) => {
  const [hours, extra] = [m.random.int(1, byStep(m, 2, 4, 6)), m.random.int(0, byStep(m, 1, 3, 3)) * 15]
  return m.random.chance(0.5)
    ? shortAnswer({
        prompt: `How many minutes are in ${lasting(hours * 60 + extra)}?`,
        answer: `${hours * 60 + extra} minutes`,
        expr: `${hours}*60+${extra}`,
        working: `${hours} × 60${extra > 0 ? ` + ${extra}` : ''}`,
      })
    : draft(
        `Write ${hours * 60 + extra} minutes in hours and minutes.`,
        lasting(hours * 60 + extra),
        { kind: 'time-between', start: '00:00', end: clock24(hours * 60 + extra) },
        { space: 'blank', working: `${hours} × 60 = ${hours * 60}` },
      )
}

export const seconds: QuestionMaker = (m) => {
  const [minutes, extra] = [m.random.int(1, byStep(m, 3, 6, 10)), m.random.int(0, 5) * 10]
  return m.random.chance(0.6)
    ? shortAnswer({
        prompt: `How many seconds are in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}${extra > 0 ? ` ${extra} seconds` : ''}?`,
        answer: `${minutes * 60 + extra} seconds`,
        expr: `${minutes}*60+${extra}`,
        working: `${minutes} × 60${extra > 0 ? ` + ${extra}` : ''}`,
      })
    : hoursToMinutes(m)
}

export const ends: QuestionMaker = (m) => {
  const start = m.random.int(8, 14) * 60 + m.random.int(1, 11) * 5
  const lasts = m.random.int(byStep(m, 4, 7, 15), byStep(m, 9, 25, 45)) * 5
  return draft(
    `${m.random.pick(EVENTS)} starts at ${clock12(start)} ${amOrPm(start)} and lasts ${lasting(lasts)}. When does it end? Write a.m. or p.m.`,
    `${clock12(start + lasts)} ${amOrPm(start + lasts)}`,
    { kind: 'time-12', start: clock24(start), minutes: lasts },
    { space: 'lines', working: `Count on from ${clock12(start)}, first to the next hour.` },
  )
}

export const starts: QuestionMaker = (m) => {
  const end = m.random.int(10, 16) * 60 + m.random.int(1, 11) * 5
  const lasts = m.random.int(4, byStep(m, 9, 25, 45)) * 5
  return draft(
    `${m.random.pick(EVENTS)} ends at ${clock12(end)} ${amOrPm(end)} after ${lasting(lasts)}. When did it start? Write a.m. or p.m.`,
    `${clock12(end - lasts)} ${amOrPm(end - lasts)}`,
    { kind: 'time-12', start: clock24(end), minutes: -lasts },
    { space: 'lines', working: `Count back from ${clock12(end)}.` },
  )
}

export const lasts =
  (cross: 'hour' | 'day' | 'midnight'): QuestionMaker =>
  (m) => {
    const start =
      cross === 'midnight'
        ? m.random.int(20, 23) * 60 + m.random.int(0, 11) * 5
        : m.random.int(8, 12) * 60 + m.random.int(5, 11) * 5
    const takes =
      cross === 'hour'
        ? 60 - (start % 60) + m.random.int(1, byStep(m, 5, 11, 20)) * 5
        : cross === 'midnight'
          ? 1440 - start + m.random.int(byStep(m, 12, 20, 40), byStep(m, 36, 80, 100)) * 5
          : m.random.int(byStep(m, 6, 13, 30), byStep(m, 20, 45, 70)) * 5
    return draft(
      `${m.name} leaves at ${clock12(start)} ${amOrPm(start)} and arrives at ${clock12(start + takes)} ${amOrPm(start + takes)}${cross === 'midnight' ? ' the next day.' : ''} How long is the trip?`,
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

export const amPm: QuestionMaker = (m) => {
  const [what, minutes] = m.random.pick<[string, number]>(TIMES_OF_DAY)
  return draft(
    `${what}: ${clock12(minutes)}. Is that a.m. or p.m.?`,
    amOrPm(minutes),
    { kind: 'am-pm', of: clock24(minutes) },
    { space: 'blank', working: 'a.m. is before noon, p.m. after.' },
  )
}

export const to24: QuestionMaker = (m) => {
  const minutes = m.random.int(byStep(m, 13, 0, 0), 23) * 60 + m.random.int(0, 11) * 5
  const twelve = minutes < 720 ? 'am' : 'pm'
  return draft(
    `Write ${clock12(minutes)} ${amOrPm(minutes)} in 24-hour time.`,
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

export const to12: QuestionMaker = (m) => {
  const minutes = m.random.int(byStep(m, 13, 1, 0), 23) * 60 + m.random.int(0, 11) * 5
  return draft(
    `Write ${clock24(minutes)} in 12-hour time, with a.m. or p.m.`,
    `${clock12(minutes)} ${amOrPm(minutes)}`,
    { kind: 'time-12', start: clock24(minutes), minutes: 0 },
    {
      space: 'blank',
      working: minutes >= 780 ? 'Take 12 from the hours.' : 'Before 1 p.m. the hour stays; 00 is 12 a.m.',
    },
  )
}

export const timetable: QuestionMaker = (m) => {
  const start = m.random.int(8, 15) * 60 + m.random.int(0, 11) * 5
  let at = start
  const rows = BUS_STOPS.slice(0, byStep(m, 3, 4, 5)).map((place) => {
    const row = [place, clock24(at)]
    at += m.random.int(4, byStep(m, 12, 17, 29))
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

/** The part of an hour is a half, a quarter or a tenth, because each has a short decimal. */
export const decimalHours: QuestionMaker = (m) => {
  const part = m.random.pick(byStep(m, [30], [15, 30, 45], [6, 12, 18, 24, 36, 42, 48, 54]))
  const hours = m.random.int(1, byStep(m, 3, 5, 8))
  const decimal = formatScaled(((hours * 60 + part) * 5) / 3, 2)
  const partOfHour = formatScaled((part * 5) / 3, 2)
  return m.random.chance(0.5)
    ? draft(
        `Write ${decimal} hours in hours and minutes.`,
        lasting(hours * 60 + part),
        { kind: 'time-between', start: '00:00', end: clock24(hours * 60 + part) },
        { space: 'blank', working: `${partOfHour} × 60 = ${part} minutes` },
      )
    : shortAnswer({
        prompt: `Write ${lasting(hours * 60 + part)} as a decimal number of hours.`,
        answer: decimal,
        expr: `${hours}+${part}/60`,
        working: `${part} ÷ 60 = ${partOfHour}`,
      })
}

export const flightArrival: QuestionMaker = (m) => {
  const [city, behind, shortest, longest] = m.random.pick(byStep(m, FLIGHTS.slice(0, 1), FLIGHTS, FLIGHTS))
  const [start, flies] = [
    m.random.int(7, 10) * 60 + m.random.int(0, 11) * 5,
    m.random.int(shortest / 5, longest / 5) * 5,
  ]
  const landsHere = start + flies
  const landsThere = landsHere - behind * 60
  return draft(
    `A plane leaves Auckland at ${clock12(start)} a.m. and flies for ${lasting(flies)} to ${city}, where clocks are ${behind} hours behind ours. What time is it there when it lands? Write a.m. or p.m.`,
    `${clock12(landsThere)} ${amOrPm(landsThere)}`,
    { kind: 'time-12', start: clock24(start), minutes: flies - behind * 60 },
    {
      space: 'lines',
      working: `Here it is ${clock12(landsHere)} ${amOrPm(landsHere)}; there it is ${behind} hours earlier.`,
    },
  )
}
