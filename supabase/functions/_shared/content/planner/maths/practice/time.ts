import {
  beforeAfter,
  calendarDay,
  dayAfter,
  dayReo,
  daysBetween,
  monthAfter,
  season,
  sequence,
  unitOfTime,
  weeksDays,
} from './calendar-questions.ts'
import { inWords, readClock } from './clock-questions.ts'
import {
  amPm,
  ends,
  hoursToMinutes,
  lasts,
  seconds,
  starts,
  timetable,
  to12,
  to24,
} from './duration-questions.ts'
import type { Make, Practice } from './kit.ts'

const READ: [string, string, string] = [
  'read the short hand for the hour',
  'read the long hand for the minutes',
  'write the time as a digital clock shows it',
]

const LONG_CAN: [string, string, string] = [
  'count on to the next hour',
  'go on to the end time',
  'say how long it takes in hours and minutes',
]

type Row = [
  title: string,
  years: [number, number],
  match: RegExp,
  make: [Make, ...Make[]],
  can: [string, string, string],
  think?: string[],
]

const ROWS: Row[] = [
  [
    'o’clock times',
    [1, 1],
    /o'clock/,
    [readClock, inWords],
    READ,
    ['The short hand shows the hour.', 'The long hand points straight up.', 'Say the hour, then o’clock.'],
  ],
  ['hours, halves and quarters on the clock', [2, 2], /half-hour/, [readClock, inWords], READ],
  ['time to the quarter hour', [3, 3], /^Tell the time to the quarter/, [readClock, inWords], READ],
  ['time to the minute', [4, 4], /nearest minute/, [readClock, lasts('hour')], READ],
  [
    'the order of a school day',
    [1, 1],
    /events of a school day/,
    [sequence, beforeAfter],
    [
      'say what comes first, next and last',
      'use before, after and later',
      'put pictures of the day in order',
    ],
    ['What happens first?', 'What comes next, and what later?', 'Read it back: does it make sense?'],
  ],
  [
    'days of the week',
    [1, 1],
    /days of the week/,
    [dayAfter, dayReo],
    ['say the days in order', 'say which day comes before and after', 'say them in te reo Māori'],
    ['Say the days from Monday on.', 'Stop at the day we want.', 'Say the one after it, or go back one.'],
  ],
  [
    'months, seasons and dates',
    [2, 2],
    /^Name the months/,
    [monthAfter, season, calendarDay],
    ['say the months in order', 'say which season a month is in', 'find a date on a calendar'],
    [
      'Say the months in order from January.',
      'Which three belong to this season here?',
      'Find the date on the calendar.',
    ],
  ],
  [
    'seconds, minutes or hours',
    [2, 2],
    /seconds, minutes or hours/,
    [unitOfTime],
    ['say how long a second, a minute and an hour feel', 'choose the unit that fits', 'give a reason'],
    [
      'Is it over in a moment? Seconds.',
      'Could I do it in a break? Minutes.',
      'Does it take much of the day? Hours.',
    ],
  ],
  [
    'using a calendar',
    [3, 3],
    /^Use a calendar/,
    [calendarDay, daysBetween, weeksDays],
    ['find a date on a calendar', 'count days between events', 'count in weeks where it helps'],
    ['Find the first date.', 'Jump a week at a time, then days.', 'Count the jumps, not the squares.'],
  ],
  [
    'hours and minutes',
    [3, 3],
    /^Convert between hours and minutes/,
    [hoursToMinutes],
    ['say how many minutes are in an hour', 'change hours to minutes', 'change minutes to hours and minutes'],
  ],
  [
    'seconds, minutes and hours',
    [4, 4],
    /^Convert between seconds/,
    [seconds, hoursToMinutes],
    [
      'say how many seconds and minutes make the next unit',
      'multiply or divide by 60',
      'check that the size is sensible',
    ],
  ],
  ['durations that cross the hour', [4, 4], /crosses the hour/, [lasts('hour')], LONG_CAN],
  [
    'start times, end times and durations',
    [5, 5],
    /^Calculate start times/,
    [ends, starts, lasts('day')],
    LONG_CAN,
  ],
  [
    'a.m. and p.m.',
    [5, 5],
    /a\.m\. and p\.m\./,
    [amPm, ends],
    ['say when a.m. and p.m. are used', 'write a time with a.m. or p.m.', 'tell noon from midnight'],
  ],
  [
    '12-hour and 24-hour time',
    [6, 6],
    /24-hour/,
    [to24, to12],
    [
      'change 12-hour to 24-hour time',
      'change 24-hour to 12-hour time',
      'explain what happens at noon and midnight',
    ],
    ['Is it before or after noon?', 'After 1 p.m., add 12 to the hours.', 'Going back, take 12 away.'],
  ],
  ['timetables', [6, 6], /timetable/, [timetable, lasts('day')], LONG_CAN],
  [
    'durations that cross midnight',
    [7, 7],
    /midnight/,
    [lasts('midnight')],
    ['count on to midnight', 'go on to the end time', 'add the two parts'],
  ],
]

export const TIME_PRACTICE: readonly Practice[] = ROWS.map(([title, years, match, make, can, think]) => ({
  topic: 'time',
  title,
  years,
  match,
  make,
  can,
  ...(think ? { think } : {}),
}))
