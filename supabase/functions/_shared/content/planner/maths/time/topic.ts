import { asksAbout } from '../asks-about.ts'
import { joinNotes } from '../join-notes.ts'
import type { MathsTopic, QuestionMaker } from '../maths-topic.ts'
import { BANDS } from './bands.data.ts'
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
import { CLOCK_HANDS_ON, CLOCK_NOTES } from './clock-lessons.data.ts'
import { clockAt, readClock, readMinutes, timeInWords, timesByLevel } from './clock-questions.ts'
import {
  amPm,
  decimalHours,
  ends,
  flightArrival,
  hoursToMinutes,
  lasts,
  seconds,
  starts,
  timetable,
  to12,
  to24,
} from './duration-questions.ts'
import { HANDS_ON } from './hands-on.data.ts'
import { NOTES, TEACHING } from './notes.data.ts'
import { TIME_PRACTICE_NOTES } from './practice-notes.data.ts'

/** Words for quarters in every year, also in one whose goals know o’clock only. */
const timeInQuarters: QuestionMaker = (m) => timeInWords({ ...m, year: Math.max(m.year, 2) })

export const TIME: MathsTopic = {
  id: 'time',
  title: 'time',
  match:
    /\btimes? (on|to the|in the|with)|tell the time|o'clock|\bclocks?\b|duration|24-hour|timetable|a\.m\.|hours and minutes|seconds, minutes|calendar|days of the week|months and seasons|crosse?s? (the hour|midnight)|events of a school day/i,
  years: [1, 8],
  teaching: TEACHING,
  bands: BANDS,
  handsOn: [...CLOCK_HANDS_ON, ...HANDS_ON],
  notes: joinNotes(NOTES, CLOCK_NOTES, TIME_PRACTICE_NOTES),
  practices: [
    { title: 'o’clock times', years: [1, 1], goal: /o'clock/, questions: [readClock, timeInWords] },
    {
      title: 'hours, halves and quarters on the clock',
      years: [2, 2],
      goal: /half-hour/,
      questions: [readClock, timesByLevel(timeInWords)],
    },
    {
      title: 'half past times',
      years: [1, 3],
      isOnlyNamed: true,
      questions: [clockAt(30), timesByLevel(asksAbout(/half past/, timeInQuarters))],
    },
    {
      title: 'o’clock and half past',
      years: [1, 3],
      isOnlyNamed: true,
      questions: [clockAt(0, 30), timesByLevel(asksAbout(/half past|o’clock/, timeInQuarters)), clockAt(30)],
    },
    {
      title: 'quarter past and quarter to',
      years: [2, 4],
      isOnlyNamed: true,
      questions: [clockAt(15, 45), timesByLevel(asksAbout(/quarter/, timeInQuarters))],
    },
    {
      title: 'time to the quarter hour',
      years: [3, 3],
      goal: /^Tell the time to the quarter/,
      questions: [readClock, timesByLevel(timeInWords)],
    },
    {
      title: 'time to the minute',
      years: [4, 4],
      goal: /nearest minute/,
      questions: [readMinutes, readMinutes, lasts('hour')],
    },
    {
      title: 'the order of a school day',
      years: [1, 1],
      goal: /events of a school day/,
      questions: [sequence, beforeAfter],
    },
    { title: 'days of the week', years: [1, 1], goal: /days of the week/, questions: [dayAfter, dayReo] },
    {
      title: 'months, seasons and dates',
      years: [2, 2],
      goal: /^Name the months/,
      questions: [monthAfter, season, calendarDay],
    },
    {
      title: 'seconds, minutes or hours',
      years: [2, 2],
      goal: /seconds, minutes or hours/,
      questions: [unitOfTime],
    },
    {
      title: 'using a calendar',
      years: [3, 3],
      goal: /^Use a calendar/,
      questions: [calendarDay, daysBetween, weeksDays],
    },
    {
      title: 'hours and minutes',
      years: [3, 3],
      goal: /^Convert between hours and minutes/,
      questions: [hoursToMinutes],
    },
    {
      title: 'seconds, minutes and hours',
      years: [4, 4],
      goal: /^Convert between seconds/,
      questions: [seconds, hoursToMinutes],
    },
    {
      title: 'durations that cross the hour',
      years: [4, 4],
      goal: /crosses the hour/,
      questions: [lasts('hour')],
    },
    {
      title: 'start times, end times and durations',
      years: [5, 5],
      goal: /^Calculate start times/,
      questions: [ends, starts, lasts('day')],
    },
    { title: 'a.m. and p.m.', years: [5, 5], goal: /a\.m\. and p\.m\./, questions: [amPm, ends] },
    { title: '12-hour and 24-hour time', years: [6, 6], goal: /24-hour/, questions: [to24, to12] },
    { title: 'timetables', years: [6, 6], goal: /timetable/, questions: [timetable, lasts('day')] },
    {
      title: 'durations that cross midnight',
      years: [7, 8],
      goal: /midnight/,
      questions: [lasts('midnight')],
    },
    { title: 'hours as decimals', years: [8, 8], questions: [decimalHours] },
    { title: 'times in other time zones', years: [8, 8], questions: [flightArrival] },
    { title: 'timetables', years: [8, 8], questions: [timetable, lasts('day')] },
  ],
}
