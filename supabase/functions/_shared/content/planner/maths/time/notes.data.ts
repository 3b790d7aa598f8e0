import type { Teaching } from '../../topic.ts'
import type { PracticeNotes } from '../maths-topic.ts'

export const TEACHING: Teaching = {
  walt: 'read times and work out how long things take',
  criteria: [
    'read the hour hand and then the minute hand',
    'count on to the next hour when working out how long',
    'check with a number line of time',
  ],
  prior: ['Count in fives to 60.', 'Know that one hour has 60 minutes.'],
  materials: ['a teaching clock and small clocks', 'an empty number line', 'the class timetable'],
  think: [
    'Where is the short hand: which hour has passed?',
    'Where is the long hand: count in fives.',
    'To find how long, jump to the next hour, then on.',
  ],
  hook: 'Everyone closes their eyes and opens them when they think one minute has passed.',
  ask: 'Why can we not take times away like ordinary numbers?',
  misconceptions: [
    {
      what: 'Reads the hour that is coming before it arrives (3:45 as 4:45).',
      why: 'The short hand is nearly there.',
      move: 'Turn a clock slowly from 3 to 4 and say the hour all the way.',
    },
    {
      what: 'Works with 100 minutes in an hour.',
      why: 'Other numbers go in hundreds.',
      move: 'Use a number line that stops at each full hour.',
    },
  ],
  support: 'Move the hands of a small clock for each question.',
  extension: 'Plan a morning that ends exactly at 12:30 with four activities and two breaks.',
  next: ['Read a bus or ferry timetable.', 'Use 24-hour time.'],
  english: [
    ['duration', 'how long something takes'],
    ['quarter past', '15 minutes after the hour'],
  ],
  reo: ['karaka', 'hāora', 'meneti'],
}

const READ_CRITERIA: Teaching['criteria'] = [
  'read the short hand for the hour',
  'read the long hand for the minutes',
  'write the time as a digital clock shows it',
]

const DURATION_CRITERIA: Teaching['criteria'] = [
  'count on to the next hour',
  'go on to the end time',
  'say how long it takes in hours and minutes',
]

const CALENDAR_NOTES: PracticeNotes = {
  hook: 'Whose birthday is next? How do we find out how long there is to wait?',
  ask: 'What comes round again, and after how many?',
  misconceptions: [
    {
      what: 'Counts the first day as day one.',
      why: 'Counting things begins at one.',
      move: 'Put a finger on today and say “start”, then count the jumps.',
    },
    {
      what: 'Knows the order only from the beginning.',
      why: 'It is learnt as a song.',
      move: 'Start the song from a different day or month each time.',
    },
  ],
  english: [
    ['before', 'earlier than'],
    ['after', 'later than'],
  ],
  next: ['Use the class calendar every morning.', 'Plan an event and count the days until it.'],
}

/** The notes of a practice, by its title. */
export const NOTES: Readonly<Record<string, PracticeNotes>> = {
  'o’clock times': {
    criteria: READ_CRITERIA,
    think: [
      'The short hand shows the hour.',
      'The long hand points straight up.',
      'Say the hour, then o’clock.',
    ],
  },
  'hours, halves and quarters on the clock': { criteria: READ_CRITERIA },
  'time to the quarter hour': { criteria: READ_CRITERIA },
  'time to the minute': { criteria: READ_CRITERIA },
  'the order of a school day': {
    ...CALENDAR_NOTES,
    hook: 'Mix up four pictures of our day. What happens first? How do you know?',
    criteria: [
      'say what comes first, next and last',
      'use before, after and later',
      'put pictures of the day in order',
    ],
    think: ['What happens first?', 'What comes next, and what later?', 'Read it back: does it make sense?'],
  },
  'days of the week': {
    ...CALENDAR_NOTES,
    criteria: ['say the days in order', 'say which day comes before and after', 'say them in te reo Māori'],
    think: [
      'Say the days from Monday on.',
      'Stop at the day we want.',
      'Say the one after it, or go back one.',
    ],
  },
  'months, seasons and dates': {
    ...CALENDAR_NOTES,
    hook: 'Which season are we in? What tells you so? In which months was it different?',
    criteria: ['say the months in order', 'say which season a month is in', 'find a date on a calendar'],
    think: [
      'Say the months in order from January.',
      'Which three belong to this season here?',
      'Find the date on the calendar.',
    ],
  },
  'seconds, minutes or hours': {
    hook: 'Close your eyes and open them when you think one minute has passed. What can be done in a minute?',
    misconceptions: [
      {
        what: 'Thinks that boring things last longer.',
        why: 'They feel longer.',
        move: 'Time both with a timer.',
      },
      {
        what: 'Mixes up seconds and minutes.',
        why: 'Both are said for short times.',
        move: 'Clap once a second for one minute.',
      },
    ],
    criteria: [
      'say how long a second, a minute and an hour feel',
      'choose the unit that fits',
      'give a reason',
    ],
    think: [
      'Is it over in a moment? Seconds.',
      'Could I do it in a break? Minutes.',
      'Does it take much of the day? Hours.',
    ],
  },
  'using a calendar': {
    ...CALENDAR_NOTES,
    criteria: ['find a date on a calendar', 'count days between events', 'count in weeks where it helps'],
    think: ['Find the first date.', 'Jump a week at a time, then days.', 'Count the jumps, not the squares.'],
  },
  'hours and minutes': {
    criteria: [
      'say how many minutes are in an hour',
      'change hours to minutes',
      'change minutes to hours and minutes',
    ],
  },
  'seconds, minutes and hours': {
    criteria: [
      'say how many seconds and minutes make the next unit',
      'multiply or divide by 60',
      'check that the size is sensible',
    ],
  },
  'durations that cross the hour': { criteria: DURATION_CRITERIA },
  'start times, end times and durations': { criteria: DURATION_CRITERIA },
  'a.m. and p.m.': {
    criteria: [
      'say when a.m. and p.m. are used',
      'write a time with a.m. or p.m.',
      'tell noon from midnight',
    ],
  },
  '12-hour and 24-hour time': {
    criteria: [
      'change 12-hour to 24-hour time',
      'change 24-hour to 12-hour time',
      'explain what happens at noon and midnight',
    ],
    think: ['Is it before or after noon?', 'After 1 p.m., add 12 to the hours.', 'Going back, take 12 away.'],
  },
  timetables: { criteria: DURATION_CRITERIA },
  'durations that cross midnight': {
    criteria: ['count on to midnight', 'go on to the end time', 'add the two parts'],
  },
  'hours as decimals': {
    misconceptions: [
      {
        what: 'Reads 2.5 hours as 2 hours 50 minutes, or as 2 hours 5 minutes.',
        why: 'The digits after the point look like minutes.',
        move: 'Ask for half of 60 minutes, then for a tenth of it.',
      },
    ],
  },
  'times in other time zones': {
    misconceptions: [
      {
        what: 'Adds the hours where clocks are behind ours.',
        why: 'A journey makes it later.',
        move: 'Draw two number lines of time, ours and theirs, one under the other.',
      },
    ],
  },
}
