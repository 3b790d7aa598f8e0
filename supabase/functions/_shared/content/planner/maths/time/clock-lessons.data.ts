import type { HandsOn } from '../../topic.ts'
import type { PracticeNotes } from '../maths-topic.ts'

const CLOCK = 'a small clock with moving hands a pair, or a paper plate, card hands and a split pin'
const PAPER = 'a pencil and paper a pair'

/** Work with clocks for one kind of time. */
export const CLOCK_HANDS_ON: readonly HandsOn[] = [
  {
    years: [1, 2],
    practices: /^o’clock times$/,
    uses: /clock|paper plate/i,
    materials: [CLOCK, PAPER],
    start:
      'What do we do at nine o’clock? And at twelve? Set the big clock to each. Which hand has moved to another number, and which one has not?',
    show: 'Set 3 o’clock: the long hand straight up, the short hand on the 3. Move to 4 o’clock and say aloud what each hand has done.',
    steps: [
      'One partner says an o’clock time. The other sets the clock.',
      'Read it back together: where is the long hand, and where is the short hand?',
      'Draw the clock and write the time under it. Swap, and do four times each.',
      'Set the o’clock time nearest to when school starts, when you eat lunch and when you go home. Put your drawings in order.',
    ],
    look: 'the long hand points straight up, and the short hand is exactly on the hour.',
    round: {
      prompt: 'The long hand points straight up and the short hand points to the 4. What time is it?',
      answer: '4 o’clock',
    },
    exit: {
      prompt: 'Set your clock to 7 o’clock. Where is the long hand, and where is the short hand?',
      answer: 'the long hand on the 12, the short hand on the 7',
    },
    easier: 'Keep the long hand on the 12 with a sticker and move the short hand only.',
    harder: 'Set a time and say what it will be one hour, and two hours, later.',
  },
  {
    years: [1, 3],
    practices: /^(?:half past times|o’clock and half past)$/,
    uses: /clock|paper plate/i,
    materials: [CLOCK, PAPER],
    start:
      'Set the clock to 3 o’clock and move the long hand slowly round to the 6. What has the short hand done meanwhile?',
    show: 'Set a clock to 4 o’clock. Move the long hand from the 12 to the 6: half-way round. The short hand has gone half-way from the 4 to the 5. Say it: “half past 4”.',
    steps: [
      'One partner says an o’clock time. The other sets it.',
      'Move the long hand half-way round. Where is the short hand now? Say the time together.',
      'Draw the clock, and write the time in words and as a digital clock shows it, such as half past 4 and 4:30.',
      'Swap, and do four half past times each.',
      'Tell each other something that we do at about one of your times.',
    ],
    look: 'the short hand lies between two numbers, and the hour is the one that it has passed.',
    exit: {
      prompt: 'Set your clock to half past 3. Where does the short hand point, and why?',
      answer: 'between the 3 and the 4: half of the hour has gone',
    },
    easier: 'Set each o’clock time first, then move only the long hand half-way round.',
    harder: 'Set a half past time, then move the clock on by half an hour. Say both times.',
  },
  {
    years: [2, 4],
    practices: /^quarter past and quarter to$/,
    uses: /clock|paper plate/i,
    materials: [CLOCK, 'a paper circle a pair', PAPER],
    start:
      'Fold a paper circle in half and in half again, and open it: four quarters. Lay it on a clock. Which numbers do the folds point to?',
    show: 'Set 4 o’clock and move the long hand a quarter of the way: quarter past 4. Go on to the 9: a quarter is still to come, so it is quarter to 5. At both stops ask where the short hand is.',
    steps: [
      'Fold your paper circle into quarters. Write 12, 3, 6 and 9 at the folds.',
      'One partner says a time with quarter past or quarter to. The other sets the clock.',
      'Look at the short hand together. At quarter past it is just past its hour; at quarter to it has nearly come to the next.',
      'Draw the clock and write the time in words and as a digital clock shows it, such as quarter to 5 and 4:45.',
      'Swap jobs. Do at least three times with quarter past and three with quarter to.',
    ],
    look: 'quarter to 5 is drawn with the short hand before the 5 and written as 4:45, not 5:45.',
    exit: { prompt: 'Set or draw quarter to 8, and write it as a digital clock shows it.', answer: '7:45' },
    easier: 'Keep to one hour: 3 o’clock, quarter past 3, quarter to 4, 4 o’clock.',
    harder: 'Set a time and move it on by half an hour. Say both times in words.',
  },
]

const HALF: PracticeNotes = {
  walt: 'read and show half past times',
  criteria: [
    'see that the long hand is half-way round, on the 6',
    'read the hour that the short hand has passed',
    'write the time in words and as a digital clock shows it',
  ],
  prior: ['Read o’clock times.', 'Know that half is one of two equal parts.'],
  materials: [CLOCK],
  think: [
    'The long hand is on the 6: half-way round.',
    'The short hand has left one number and not come to the next: which has it passed?',
    'I say “half past” that hour.',
  ],
  hook: 'Set the clock to 3 o’clock and move the long hand slowly round to the 6. What has the short hand done meanwhile?',
  ask: 'Where is the short hand when it is half past, and why?',
  misconceptions: [
    {
      what: 'Says the hour that is coming: half past 4 for 3:30.',
      why: 'The short hand is on its way there.',
      move: 'Turn the clock slowly from 3 to 4 and say the hour all the way.',
    },
    {
      what: 'Draws the short hand on the number at half past.',
      why: 'At o’clock it is on a number.',
      move: 'Watch both hands of a real clock: when the long hand is half-way, so is the short one.',
    },
  ],
  support: 'Set the o’clock time first; then move the long hand to 6 and say “half past” the same hour.',
  extension: 'Say what time it will be half an hour after half past 6, and half an hour before.',
  next: [
    'Read quarter past and quarter to.',
    'Find three things that begin at half past on the class timetable.',
  ],
  english: [
    ['half past', 'the long hand has gone half-way round'],
    ['hour hand', 'the short hand, which tells the hour'],
    ['minute hand', 'the long hand'],
  ],
  reo: ['karaka', 'hāora', 'haurua'],
}

/** What a lesson on one kind of time needs. */
export const CLOCK_NOTES: Readonly<Record<string, PracticeNotes>> = {
  'half past times': HALF,
  'o’clock and half past': {
    ...HALF,
    walt: 'read and show o’clock and half past times',
    criteria: [
      'tell by the long hand whether it is o’clock or half past',
      'read the hour from the short hand',
      'write the time in words and as a digital clock shows it',
    ],
    think: [
      'The long hand: straight up is o’clock, straight down is half past.',
      'The short hand: which hour is it on, or which has it passed?',
      'I say both together.',
    ],
    ask: 'What does the short hand do while the long hand goes half-way round?',
    english: [
      ['o’clock', 'on the hour, with the long hand at 12'],
      ['half past', 'the long hand has gone half-way round'],
    ],
  },
  'quarter past and quarter to': {
    walt: 'read and show quarter past and quarter to',
    criteria: [
      'see whether the long hand is on the 3 or on the 9',
      'say which hour has passed or is coming',
      'write the time in words and as a digital clock shows it',
    ],
    prior: ['Read o’clock and half past times.', 'Fold a circle into quarters.'],
    materials: [CLOCK, 'a paper circle a pair'],
    think: [
      'The long hand on the 3 has gone a quarter of the way: quarter past.',
      'The long hand on the 9 has a quarter to go: quarter to.',
      'Quarter past: the hour that has gone. Quarter to: the hour that is coming.',
    ],
    hook: 'Fold a paper circle into quarters and lay it on a clock. Which numbers do the folds point to?',
    ask: 'Why is quarter to 5 written as 4:45 and not as 5:45?',
    misconceptions: [
      {
        what: 'Writes quarter to 5 as 5:45.',
        why: 'The 5 is the number that is said.',
        move: 'Turn the clock slowly from 4 to 5 and stop a quarter before: has it been 5 yet?',
      },
      {
        what: 'Writes quarter past 4 as 4:25.',
        why: 'Thinks of a quarter of a hundred, as with 25 cents in a dollar.',
        move: 'Count the minutes in fives from the 12 to the 3.',
      },
    ],
    support: 'Colour the four quarters of a paper clock and name the time at each fold.',
    extension: 'A story lasts three quarters of an hour and ends at quarter past 2. When did it begin?',
    next: ['Read the minutes in fives.', 'Find quarter past and quarter to in the school day.'],
    english: [
      ['quarter past', '15 minutes after the hour'],
      ['quarter to', '15 minutes before the hour'],
    ],
    reo: ['karaka', 'hāora', 'hauwhā'],
  },
}
