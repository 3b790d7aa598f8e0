import { draft, type Making } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'

const pad = (n: number) => String(n).padStart(2, '0')

export const clock12 = (minutes: number) => `${Math.floor(minutes / 60) % 12 || 12}:${pad(minutes % 60)}`

export const clock24 = (minutes: number) => `${pad(Math.floor(minutes / 60) % 24)}:${pad(minutes % 60)}`

export const amOrPm = (minutes: number) => (minutes % 1440 < 720 ? 'a.m.' : 'p.m.')

export const lasting = (minutes: number) => {
  const [h, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [
    h > 0 ? `${h} ${h === 1 ? 'hour' : 'hours'}` : '',
    rest > 0 ? `${rest} ${rest === 1 ? 'minute' : 'minutes'}` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

const clockFace = (minutes: number) => ({
  kind: 'clock' as const,
  hour: Math.floor(minutes / 60) % 12 || 12,
  minute: minutes % 60,
})

/** How many minutes lie between the times that the goal reads. */
function minutesApart({ goal, year, numbers }: Making): number {
  if (numbers?.minutesPast?.some((past) => past % 15 !== 0)) return 5
  if (/o'clock/.test(goal)) return 60
  if (/quarter/.test(goal)) return 15
  if (/nearest minute/.test(goal)) return 1
  return year <= 1 ? 60 : year <= 3 ? 15 : 5
}

/** True where quarters were asked for, so that support has them too. */
const namesQuarters = ({ numbers }: Making) =>
  numbers?.minutesPast?.some((past) => past === 15 || past === 45) === true

const clockEvery = (m: Making, apart: number) => {
  const step =
    m.step === 0 && apart === 1 ? 5 : m.step === 0 && apart === 15 && !namesQuarters(m) ? 30 : apart
  const minutes = m.random.int(1, 12) * 60 + m.random.int(0, 60 / step - 1) * step
  return draft(
    'What time does the clock show?',
    clock12(minutes),
    { kind: 'time-after', start: `${pad(Math.floor(minutes / 60))}:00`, minutes: minutes % 60 },
    { figure: clockFace(minutes), space: 'blank', working: 'Read the short hand first, then the long hand.' },
  )
}

export const readClock: QuestionMaker = (m) => clockEvery(m, minutesApart(m))

export const readMinutes: QuestionMaker = (m) => clockEvery(m, 1)

const WORDS: Record<number, string> = { 0: 'o’clock', 15: 'quarter past', 30: 'half past', 45: 'quarter to' }

export const timeInWords: QuestionMaker = (m) => {
  const step = m.year === 1 ? 60 : 15
  const hour = m.random.int(1, 12)
  const past = m.random.int(0, 60 / step - 1) * step
  const named = past === 45 ? (hour % 12) + 1 : hour
  const words = past === 0 ? `${named} ${WORDS[0]}` : `${WORDS[past]} ${named}`
  return draft(
    `Write ${words} as it shows on a digital clock.`,
    `${hour}:${pad(past)}`,
    { kind: 'time-after', start: `${pad(hour)}:00`, minutes: past },
    {
      space: 'blank',
      working:
        past === 45
          ? 'Quarter to means 15 minutes before the hour.'
          : past === 0
            ? 'No minutes past: 00.'
            : `${past} minutes past the hour.`,
    },
  )
}

const inWords = (minutes: number) => {
  const [hour, past] = [Math.floor(minutes / 60), minutes % 60]
  const named = past === 45 ? (hour % 12) + 1 : hour
  return past === 0 ? `${named} ${WORDS[0]}` : `${WORDS[past]} ${named}`
}

const STEPS: Record<number, string> = { 15: 'a quarter of an hour', 30: 'half an hour', 60: 'an hour' }

/** A time some way after one that is named in words. */
const timeLater: QuestionMaker = (m) => {
  const pasts = m.numbers?.minutesPast ?? [0, 15, 30, 45]
  const start = m.random.int(1, 11) * 60 + m.random.pick(pasts)
  const later = m.random.pick(pasts.some((past) => past % 30 === 15) ? [15, 30, 60] : [30, 60])
  return draft(
    `It is ${inWords(start)}. What time is it ${STEPS[later]} later? Write it as on a digital clock.`,
    clock12(start + later),
    { kind: 'time-after', start: `${pad(Math.floor(start / 60))}:${pad(start % 60)}`, minutes: later },
    { space: 'blank', working: `${clock12(start)}, then ${later} minutes on.` },
  )
}

/**
 * Times in words for pages of three levels: support reads them off a clock, and extension finds a later one as well. A goal
 * asks only for what it says.
 */
export const timesByLevel =
  (words: QuestionMaker): QuestionMaker =>
  (m) => {
    if (m.goal !== '' || m.step === 1) return words(m)
    if (m.step === 2) return m.turn % 4 === 3 ? words(m) : timeLater(m)
    const [first = 0, ...rest] = (m.numbers?.minutesPast ?? [0, 30]).filter((past) => past % 15 === 0)
    return clockAt(first, ...rest)(m)
  }

/** Reads and writes only times that lie so many minutes past the hour: half past, or quarter past and quarter to. */
export const clockAt =
  (...past: readonly [number, ...number[]]): QuestionMaker =>
  (m) => {
    const [hour, minute] = [m.random.int(1, 12), m.random.pick(past)]
    return draft(
      'What time does the clock show?',
      clock12(hour * 60 + minute),
      { kind: 'time-after', start: `${pad(hour)}:00`, minutes: minute },
      {
        figure: clockFace(hour * 60 + minute),
        space: 'blank',
        working: 'Read the short hand first, then the long hand.',
      },
    )
  }
