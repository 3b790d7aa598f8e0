import type { PracticeNotes } from '../maths-topic.ts'

const HUNDRED = {
  what: 'Works with 100 minutes in an hour.',
  why: 'Other numbers go in hundreds.',
  move: 'Use a number line that stops at each full hour.',
}

const UNITS: PracticeNotes = {
  walt: 'change between hours, minutes and seconds',
  prior: ['Know that an hour has 60 minutes.', 'Count in sixties: 60, 120, 180.'],
  materials: ['a clock with a second hand, or a timer', 'mini whiteboards'],
  think: [
    'How many of the small unit make one of the large? 60.',
    'To the smaller unit there are more of them, so I count on in sixties and add what is left.',
    'To the larger unit I take out as many sixties as I can. The rest stays.',
  ],
  hook: 'A film lasts 95 minutes. Can we watch it between 1 o’clock and half past 2? How do you know?',
  ask: 'How many sixties are in it, and what is left?',
  misconceptions: [
    HUNDRED,
    {
      what: 'Reads 1.30 hours as 1 hour 30 minutes.',
      why: 'A digital clock shows 1:30.',
      move: 'Half an hour is 0.5 hours: which part of 60 minutes is 0.30?',
    },
  ],
  support: 'Use a strip of 60 minutes for each hour, and lay them end to end.',
  extension: 'How many minutes are in a school day, and how many seconds?',
  next: ['Work out how long things take.', 'Add and compare lengths of time.'],
  english: [
    ['minute', '60 seconds'],
    ['hour', '60 minutes'],
  ],
}

const TIMETABLES: PracticeNotes = {
  walt: 'read a timetable, plan a journey with it and work out how long it takes',
  prior: ['Read 24-hour time.', 'Work out how long something takes across an hour.'],
  materials: ['a bus, ferry or train timetable a pair', 'an empty time line each', 'mini whiteboards'],
  think: [
    'I find the place where I get on, and go down its column or along its row to the time.',
    'I stay on the same bus: the time of the other stop stands in the same line.',
    'How long? I jump to the next full hour, then on to the arrival, and add the jumps.',
  ],
  hook: 'A bus leaves at 9:48 and arrives at 10:25. How long is the ride? Show your way on a line.',
  ask: 'How do you know that both times belong to the same bus?',
  misconceptions: [
    {
      what: 'Takes the times away like ordinary numbers: 10:25 − 9:48 = 77 minutes.',
      why: 'They are written with figures.',
      move: 'Draw a time line and stop at 10:00: how long to there, and from there?',
    },
    {
      what: 'Reads a time of another bus.',
      why: 'Columns of times look alike.',
      move: 'Lay a ruler under the row or beside the column of this bus.',
    },
  ],
  support: 'Use one row of the timetable, with a ruler under it, and a time line with the full hours.',
  extension: 'You must be there at 11:00 and want to stay two hours. Which buses there and back do you take?',
  next: ['Plan a day trip with two rides.', 'Compare two ways of going there.'],
  english: [
    ['timetable', 'a table that says when buses or trains leave'],
    ['depart', 'leave'],
    ['arrive', 'get there'],
    ['duration', 'how long something takes'],
  ],
}

/** What is taught with single practices of time. */
export const TIME_PRACTICE_NOTES: Readonly<Record<string, PracticeNotes>> = {
  'o’clock times': {
    prior: ['Count to 12.', 'Say what we do in the morning and in the afternoon.'],
    misconceptions: [
      {
        what: 'Reads the long hand for the hour: “12 o’clock” every time.',
        why: 'It is the longer one.',
        move: 'Cover the long hand: the short hand alone tells the hour.',
      },
      {
        what: 'Puts the short hand on the 12 as well.',
        why: 'Both hands are remembered as going up.',
        move: 'Say “long hand up, short hand tells” while setting the clock.',
      },
    ],
  },
  'hours, halves and quarters on the clock': {
    prior: ['Read o’clock times.', 'Know half and quarter.'],
    ask: 'Where has the short hand gone by half past?',
    misconceptions: [
      {
        what: 'Says the hour that is coming: half past 4 for 3:30.',
        why: 'The short hand is on its way there.',
        move: 'Turn the clock slowly from 3 to 4 and say the hour all the way.',
      },
      {
        what: 'Mixes up quarter past and quarter to.',
        why: 'Both have the word quarter.',
        move: 'Is the long hand going down from the 12, or coming up to it?',
      },
    ],
    extension: 'Set a half past time, then move the clock on by a quarter of an hour. Say both times.',
    next: ['Read the minutes in fives.', 'Write times as a digital clock shows them.'],
  },
  'time to the quarter hour': {
    prior: ['Read o’clock and half past times.', 'Know that a quarter is one of four equal parts.'],
    materials: [
      'a small clock with moving hands a pair, or a paper plate, card hands and a split pin',
      'mini whiteboards',
    ],
    think: [
      'The long hand first: on the 3 it is quarter past, on the 6 half past, on the 9 quarter to.',
      'The short hand: just past a number, half-way, or nearly at the next?',
      'I say the time, and write it in minutes: quarter past is 15, quarter to is 45 of the hour before.',
    ],
    hook: 'Fold a paper circle in half and in half again. Lay it on the clock: where does the long hand go at each fold?',
    ask: 'Why is quarter to 5 written 4:45?',
    misconceptions: [
      {
        what: 'Writes quarter to 5 as 5:45.',
        why: 'The 5 is said.',
        move: 'Set the clock and turn it on to 5 o’clock: has 5 come yet?',
      },
      {
        what: 'Mixes up quarter past and quarter to.',
        why: 'Both have the word quarter.',
        move: 'Is the long hand going down from the 12, or coming up to it?',
      },
    ],
    support: 'Use a clock with quarter past, half past and quarter to written round it.',
    extension: 'Set a quarter past time. What is it three quarters of an hour later?',
    next: ['Read the minutes in fives.', 'Work out how long things take.'],
    english: [
      ['quarter past', '15 minutes after the hour'],
      ['quarter to', '15 minutes before the hour'],
    ],
  },
  'hours and minutes': UNITS,
  'seconds, minutes and hours': UNITS,
  'seconds, minutes or hours': {
    walt: 'say whether something takes seconds, minutes or hours, and why',
    prior: ['Say which of two things takes longer.', 'Know that a minute is longer than a second.'],
    materials: ['a clock with a second hand, or a timer', 'mini whiteboards'],
    ask: 'What did you compare it with?',
    support: 'Do it and time it: a clap, tying a shoe.',
    extension: 'Find something that takes about 10 seconds, 10 minutes and 10 hours.',
    next: ['Estimate and then time something.', 'Know how many minutes make an hour.'],
    english: [
      ['second', 'about as long as one clap and a breath'],
      ['minute', '60 seconds'],
      ['hour', '60 minutes'],
    ],
  },
  'a.m. and p.m.': {
    walt: 'use a.m. and p.m. when I write times',
    prior: ['Tell the time on a 12-hour clock.', 'Say what happens in the morning and in the evening.'],
    materials: ['a strip of paper each for the 24 hours of a day', 'mini whiteboards'],
    think: [
      'Is it before noon or after noon?',
      'From midnight to noon it is a.m., from noon to midnight p.m.',
      'Noon itself is 12 p.m., and midnight 12 a.m.',
    ],
    hook: '“Meet you at 7.” Who comes for breakfast, who in the evening? What was missing?',
    ask: 'How many times does the short hand go round in a day?',
    misconceptions: [
      {
        what: 'Takes 12 a.m. for the middle of the day.',
        why: '11 a.m. comes before it.',
        move: 'Mark midnight, noon and midnight on the strip: where does p.m. begin?',
      },
      {
        what: 'Takes p.m. for “in the dark”.',
        why: 'Evening is p.m.',
        move: 'What is the time of lunch play? Is it light?',
      },
    ],
    support: 'Draw things you do at 7 a.m., 12 p.m., 3 p.m. and 8 p.m. on the strip.',
    extension: 'How long is it from 9:30 a.m. to 2:15 p.m.? Use the strip.',
    next: ['Use 24-hour time.', 'Work out how long things take across noon.'],
    english: [
      ['a.m.', 'from midnight to noon'],
      ['p.m.', 'from noon to midnight'],
    ],
  },
  timetables: TIMETABLES,
  'durations that cross midnight': {
    walt: 'work out how long something takes when it goes past midnight',
    prior: ['Work out a duration within a day.', 'Use 24-hour time.'],
    materials: ['a strip of paper each for two days', 'mini whiteboards'],
    think: [
      'I draw a time line and mark midnight.',
      'How long is it to midnight? I jump to the full hour, then to 12.',
      'How long is it from midnight on? I add both.',
    ],
    hook: 'A plane leaves at 10:40 p.m. and lands at 5:15 a.m. Someone says “minus 5 hours 25 minutes”. What happened?',
    ask: 'Why is midnight a good place to stop?',
    misconceptions: [
      HUNDRED,
      {
        what: 'Takes the smaller time from the larger: 10:40 − 5:15.',
        why: 'The smaller number is taken away.',
        move: 'Mark both on the line for two days: where is midnight?',
      },
    ],
    support: 'Use a strip of two days with every hour marked, and jump along it.',
    extension: 'A ship leaves on Monday at 9:50 p.m. and sails for 33 hours 30 minutes. When does it arrive?',
    next: ['Work with times in other time zones.', 'Plan a long journey.'],
    english: [
      ['midnight', '12 at night, when a new day begins'],
      ['duration', 'how long something takes'],
    ],
  },
  'hours as decimals': {
    ...UNITS,
    walt: 'write hours and minutes as a decimal, and the other way round',
    criteria: [
      'say which part of 60 minutes it is',
      'write that part as a decimal',
      'check with a half and a quarter',
    ],
    think: [
      'The whole hours stay.',
      'The minutes are a part of 60, so I divide by 60.',
      'I compare with 0.5 for half an hour and 0.25 for a quarter.',
    ],
    english: [
      ['decimal', 'a number with a point'],
      ['hour', '60 minutes'],
    ],
  },
  'times in other time zones': {
    walt: 'work out times in other time zones',
    criteria: [
      'work out our time first',
      'say whether the other clock is ahead or behind',
      'check the day as well',
    ],
    prior: ['Work out an end time from a start and a duration.', 'Count on and back across midnight.'],
    materials: ['a globe or a world map', 'mini whiteboards'],
    think: [
      'First I stay with our clock: when does it land for us?',
      'Then I change to the clock there: behind ours means earlier.',
      'Have I gone past midnight? Then the day changes as well.',
    ],
    hook: 'It is 9 a.m. here. Why would it not be kind to ring a friend in London now?',
    ask: 'Why do you work out our time first?',
    support: 'Draw two time lines, one under the other, moved by the hours between them.',
    extension:
      'You want to talk to someone in Perth between 4 p.m. and 6 p.m. their time. When is that here?',
    english: [
      ['time zone', 'a part of the world with the same time'],
      ['ahead', 'later on the clock'],
      ['behind', 'earlier on the clock'],
    ],
  },
}
