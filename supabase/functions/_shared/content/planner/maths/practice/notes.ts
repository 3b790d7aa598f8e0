import { LATER_NOTES } from './later-notes.ts'
import { type Notes, slip } from './note.ts'

const REO_NUMBERS: Notes = {
  hook: 'Count round the circle in te reo Māori with an action for tekau. Start again from a number that I hold up.',
  ask: 'What does tekau tell you, and what does mā join on?',
  misconceptions: [
    slip(
      'Leaves out mā between tens and ones.',
      'English has no such word in its numbers.',
      'Build it: hold up tekau, then say mā while you put the ones beside it.',
    ),
    slip(
      'Says the ones before the tens.',
      'English teens do so (four-teen).',
      'Point from left to right: tens first.',
    ),
  ],
  english: [['numeral', 'the sign we write for a number']],
  next: [
    'Use the numbers in the daily routine: date, lunch count, scores.',
    'Count backwards in te reo Māori.',
  ],
}
const GROUPING: Notes = {
  hook: 'Tip out a large pile of counters. Estimate how many. How could we count them so that anyone can check at a glance?',
  ask: 'Why are tens easier to check than ones?',
  misconceptions: [
    slip(
      'Makes groups that are not all ten.',
      'Groups are made by eye.',
      'Fill ten-frames: a full frame is a ten.',
    ),
    slip(
      'Counts each group as one and forgets the tens.',
      'Counting things is counting by ones.',
      'Say “ten, twenty, thirty” while you touch the groups.',
    ),
  ],
  english: [
    ['group', 'things that are put together'],
    ['ten', 'ten ones together'],
  ],
}
const CALENDAR: Notes = {
  hook: 'Whose birthday is next? How do we find out how long there is to wait?',
  ask: 'What comes round again, and after how many?',
  misconceptions: [
    slip(
      'Counts the first day as day one.',
      'Counting things begins at one.',
      'Put a finger on today and say “start”, then count the jumps.',
    ),
    slip(
      'Knows the order only from the beginning.',
      'It is learnt as a song.',
      'Start the song from a different day or month each time.',
    ),
  ],
  english: [
    ['before', 'earlier than'],
    ['after', 'later than'],
  ],
  next: ['Use the class calendar every morning.', 'Plan an event and count the days until it.'],
}
/** By title of the practice. */
export const NOTES: Readonly<Record<string, Notes>> = {
  ...LATER_NOTES,
  'counting to 30 in te reo Māori': REO_NUMBERS,
  'numbers to 100 in te reo Māori': REO_NUMBERS,
  'counting forwards and backwards': {
    hook: 'Count round the circle by ones, each child saying one number. Change direction when I clap.',
    ask: 'How did you know what comes before?',
    misconceptions: [
      slip(
        'Starts again from one to find the next number.',
        'The numbers are known as a song.',
        'Cover the line up to the start: go on from here.',
      ),
      slip(
        'Gets stuck at the next ten (29, …).',
        'The pattern changes there.',
        'Build 29 and one more with tens and ones.',
      ),
    ],
    english: [
      ['forwards', 'to larger numbers'],
      ['backwards', 'to smaller numbers'],
    ],
    next: ['Count in twos and tens.', 'Count back from larger numbers.'],
  },
  'ordinal numbers': {
    hook: 'Five children line up at the door. Who is first? Turn round: who is first now?',
    ask: 'Where does the line begin?',
    misconceptions: [
      slip('Counts from the wrong end.', 'Both ends look alike.', 'Mark the front before counting.'),
      slip(
        'Says “three” for “third”.',
        'The words are close.',
        'Say both in one sentence: three children; Mele is third.',
      ),
    ],
    english: [
      ['first', 'at the front: 1st'],
      ['last', 'at the end'],
    ],
    next: ['Use ordinal words for steps and dates.', 'Line up again in another order.'],
  },
  'teen numbers and tens': {
    hook: 'Whisper “thirteen” and “thirty”. Stand for ten and some ones, sit for groups of ten.',
    misconceptions: [
      slip(
        'Writes 31 for thirteen.',
        'We hear the three first.',
        'Build ten and three ones, then write what we see: 1 ten, 3 ones.',
      ),
      slip(
        'Mixes up fifteen and fifty.',
        'The endings sound alike.',
        'Say them slowly and show ten fingers once, or five times.',
      ),
    ],
    english: [
      ['teen', 'ten and some ones'],
      ['-ty', 'groups of ten'],
    ],
  },
  'grouping in tens': GROUPING,
  'grouping in tens to count': GROUPING,
  'grouping in tens and hundreds to count': GROUPING,
  'seeing how many at a glance': {
    hook: 'Show a dot card for two seconds. How many, and how did you see it?',
    ask: 'Did you see it as one group, or as two?',
    misconceptions: [
      slip(
        'Counts each dot from one.',
        'Counting has always worked.',
        'Show it for a shorter time and ask what it looked like.',
      ),
      slip(
        'Thinks spread-out dots are more.',
        'They take up more room.',
        'Push them together while everyone watches.',
      ),
    ],
    english: [
      ['pattern', 'the way things are set out'],
      ['group', 'things together'],
    ],
    next: ['Play with dice and dominoes.', 'See larger numbers as two small groups.'],
  },
  'splitting a number into two parts': {
    hook: 'Hide some of eight counters under a cup. How many are under it? How do you know?',
    ask: 'How do you know that you have found every pair?',
    misconceptions: [
      slip(
        'Finds pairs here and there and misses some.',
        'There is no order yet.',
        'Move one counter across at a time and write each pair below the last.',
      ),
      slip(
        'Forgets that all and none is a pair too.',
        'Nought does not look like a part.',
        'Show an empty hand: how many here?',
      ),
    ],
    english: [
      ['part', 'a piece of the whole'],
      ['whole', 'all of it'],
    ],
  },
  'days of the week': CALENDAR,
  'months, seasons and dates': {
    ...CALENDAR,
    hook: 'Which season are we in? What tells you so? In which months was it different?',
  },
  'the order of a school day': {
    ...CALENDAR,
    hook: 'Mix up four pictures of our day. What happens first? How do you know?',
  },
  'using a calendar': CALENDAR,
  'seconds, minutes or hours': {
    hook: 'Close your eyes and open them when you think one minute has passed. What can be done in a minute?',
    misconceptions: [
      slip('Thinks that boring things last longer.', 'They feel longer.', 'Time both with a timer.'),
      slip(
        'Mixes up seconds and minutes.',
        'Both are said for short times.',
        'Clap once a second for one minute.',
      ),
    ],
  },
}
