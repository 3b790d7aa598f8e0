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

const DURATION_NOTES: PracticeNotes = {
  walt: 'work out how long things take',
  prior: ['Tell the time to the minute.', 'Know that one hour has 60 minutes.'],
  materials: ['a clock with moving hands a pair', 'an empty number line'],
  think: [
    'I draw a line and write the start time.',
    'I jump to the next hour, then whole hours, then the minutes that are left.',
    'I add the jumps and say hours and minutes.',
  ],
  hook: 'School starts at 8:55 and morning tea is at 10:40. How long is that? Guess first, then show it on a line.',
  ask: 'Why can we not take times away like ordinary numbers?',
  misconceptions: [
    {
      what: 'Works with 100 minutes in an hour.',
      why: 'Other numbers go in hundreds.',
      move: 'Use a number line that stops at each full hour.',
    },
    {
      what: 'Takes the smaller minutes from the larger ones, whichever time they belong to.',
      why: 'That is how column subtraction looked.',
      move: 'Show both times on a clock and move the hand from one to the other.',
    },
  ],
  support: 'Move the hands of a small clock from start to end and count the hours first.',
  extension: 'Plan a morning that ends exactly at 12:30 with four activities and two breaks.',
  next: ['Read a bus or ferry timetable.', 'Find the start time when the end is known.'],
  english: [
    ['duration', 'how long something takes'],
    ['elapsed', 'gone by since the start'],
  ],
  reo: ['hāora', 'meneti'],
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
    walt: 'read and show o’clock times',
    hook: 'What are we always doing at nine o’clock? And at twelve? Set the big clock to each and look at both hands.',
    ask: 'Which hand tells the hour, and where is the other one?',
    materials: ['a teaching clock', 'a small clock with moving hands a pair'],
    support: 'Hold the long hand at 12 with a sticker and move the short hand only.',
    extension: 'Set a time and say what it will be one hour, and two hours, later.',
    next: ['Read half past times.', 'Look at the class clock at every o’clock today.'],
    english: [
      ['o’clock', 'on the hour, with the long hand at 12'],
      ['hour hand', 'the short hand, which tells the hour'],
    ],
    reo: ['karaka', 'hāora'],
  },
  'hours, halves and quarters on the clock': {
    criteria: READ_CRITERIA,
    walt: 'read o’clock, half past and quarter times',
    think: [
      'The short hand: which hour has it passed?',
      'The long hand: straight up is o’clock, straight down is half past.',
      'I say both together: so many o’clock, or half past the hour that it has passed.',
    ],
    hook: 'Set the clock to 3 o’clock and move the long hand slowly round to the 6. What has the short hand done meanwhile?',
    materials: ['a teaching clock', 'a small clock with moving hands a pair'],
    support: 'Say o’clock times first; then move the long hand to 6 and say “half past” the same hour.',
    english: [
      ['half past', 'the long hand has gone half-way round'],
      ['quarter past', 'the long hand has gone a quarter of the way'],
    ],
    reo: ['karaka', 'hāora', 'haurua'],
  },
  'time to the quarter hour': { criteria: READ_CRITERIA },
  'time to the minute': {
    criteria: READ_CRITERIA,
    walt: 'read a clock to the minute',
    prior: ['Count in fives to 60.', 'Read quarter past, half past and quarter to.'],
    think: [
      'The short hand: which hour has it passed?',
      'The long hand: I count in fives from the 12, then in ones.',
      'I write hours, two dots, minutes: 4:07 has a zero.',
    ],
    hook: 'Count round the clock in fives from the 12. Where do 35 minutes stand, and what do we call the little spaces between?',
    ask: 'How many minutes past, and how many minutes to the next hour?',
    misconceptions: [
      {
        what: 'Reads the hour that is coming before it arrives (3:45 as 4:45).',
        why: 'The short hand is nearly there.',
        move: 'Turn a clock slowly from 3 to 4 and say the hour all the way.',
      },
      {
        what: 'Writes 4:7 for seven minutes past four.',
        why: 'Nobody writes 07 elsewhere.',
        move: 'Look at a digital clock for the first ten minutes of an hour.',
      },
      {
        what: 'Reads the long hand at 7 as seven minutes.',
        why: 'The number 7 stands there.',
        move: 'Write 5, 10, 15 … outside the numbers of a paper clock.',
      },
    ],
    materials: ['a teaching clock', 'a small clock with moving hands a pair'],
    support: 'Use a clock with the minutes written round the outside.',
    extension:
      'Find all times between 2 and 3 o’clock at which the two hands point the same way or in opposite ways, as nearly as you can.',
    next: ['Work out how long things take.', 'Read 24-hour time.'],
    english: [
      ['minute', 'one small space on the clock'],
      ['minutes to', 'how many are left until the hour'],
    ],
    reo: ['karaka', 'hāora', 'meneti'],
  },
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
  'durations that cross the hour': { ...DURATION_NOTES, criteria: DURATION_CRITERIA },
  'start times, end times and durations': { ...DURATION_NOTES, criteria: DURATION_CRITERIA },
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
    walt: 'change between 12-hour and 24-hour time',
    prior: ['Tell the time to the minute.', 'Know what a.m. and p.m. mean.'],
    materials: ['a bus, ferry or flight timetable a pair'],
    hook: 'A bus leaves at 16:20 and another at 4:20. Which one could you take home from school?',
    ask: 'How do you know at once whether it is morning or afternoon?',
    misconceptions: [
      {
        what: 'Adds 12 to morning times as well.',
        why: 'The rule is “add 12”.',
        move: 'Ask first: has noon passed? Sort the times into two rows.',
      },
      {
        what: 'Writes half past midnight as 12:30 or 24:30.',
        why: 'The clock on the wall shows 12.',
        move: 'Count on from 23:59: what comes next on a phone?',
      },
      {
        what: 'Reads 15:00 as five o’clock.',
        why: 'The 5 is the digit that looks like an hour.',
        move: 'Count on from 12: 13 is one, 14 is two, 15 is three.',
      },
    ],
    support: 'Use a clock face with 13 to 24 written inside the other numbers.',
    extension: 'A film starts at 21:45 and runs for 138 minutes. When does it end, in both ways of writing?',
    next: ['Read a timetable in 24-hour time.', 'Work out how long a trip takes.'],
    english: [
      ['noon', '12 o’clock in the day'],
      ['24-hour time', 'hours from 00 to 23, so that a.m. and p.m. are not needed'],
    ],
    reo: ['karaka', 'hāora'],
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
