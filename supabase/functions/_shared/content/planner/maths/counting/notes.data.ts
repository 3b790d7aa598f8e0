import type { Teaching } from '../../topic.ts'
import type { PracticeNotes } from '../maths-topic.ts'

export const TEACHING: Teaching = {
  walt: 'count forwards and backwards in steps, starting from different numbers',
  criteria: [
    'say the next number and the number before without starting again from one',
    'keep the same step each time I count on or back',
    'check by counting the other way',
  ],
  prior: [
    'Say the counting numbers in order in the range of this lesson.',
    'Touch and count objects one at a time.',
  ],
  materials: ['a number line or hundreds board', 'counters, about 30 a pair', 'mini whiteboards'],
  think: [
    'Find the starting number on the line.',
    'Name the step, then make one equal jump at a time.',
    'Say each number as you land on it.',
  ],
  hook: 'Count around the circle in steps, each child saying one number. Change direction when you clap.',
  ask: 'What stays the same every time we jump?',
  misconceptions: [
    {
      what: 'Counts the starting number as the first jump.',
      why: 'Counting objects begins at one, so counting on feels the same.',
      move: 'Put a finger on the start and say “start”, then count the jumps.',
    },
    {
      what: 'Loses the step when crossing a ten or a hundred.',
      why: 'The digit pattern changes there.',
      move: 'Stop at the crossing, build both numbers with materials, and say what changed.',
    },
  ],
  support: 'Use the number line and shorter runs, moving a counter for each jump.',
  extension: 'Find two numbers that are in two different skip counts and explain why.',
  next: [
    'Use the skip counts to build multiplication facts.',
    'Count from a number that is not a multiple of the step.',
  ],
  english: [
    ['step', 'how much the count goes up or down each time'],
    ['multiple', 'a number you land on when you skip count from nought'],
  ],
  reo: ['tatau', 'tau'],
}

const TENS_CRITERIA: Teaching['criteria'] = [
  'make groups of ten before I count',
  'say how many tens and how many ones',
  'explain why grouping helps us count a large collection',
]

const REO_NUMBERS_NOTES: PracticeNotes = {
  hook: 'Count round the circle in te reo Māori with an action for tekau. Start again from a number that I hold up.',
  ask: 'What does tekau tell you, and what does mā join on?',
  misconceptions: [
    {
      what: 'Leaves out mā between tens and ones.',
      why: 'English has no such word in its numbers.',
      move: 'Build it: hold up tekau, then say mā while you put the ones beside it.',
    },
    {
      what: 'Says the ones before the tens.',
      why: 'English teens do so (four-teen).',
      move: 'Point from left to right: tens first.',
    },
  ],
  english: [['numeral', 'the sign we write for a number']],
  next: [
    'Use the numbers in the daily routine: date, lunch count, scores.',
    'Count backwards in te reo Māori.',
  ],
}

const GROUPING_NOTES: PracticeNotes = {
  hook: 'Tip out a large pile of counters. Estimate how many. How could we count them so that anyone can check at a glance?',
  ask: 'Why are tens easier to check than ones?',
  misconceptions: [
    {
      what: 'Makes groups that are not all ten.',
      why: 'Groups are made by eye.',
      move: 'Fill ten-frames: a full frame is a ten.',
    },
    {
      what: 'Counts each group as one and forgets the tens.',
      why: 'Counting things is counting by ones.',
      move: 'Say “ten, twenty, thirty” while you touch the groups.',
    },
  ],
  english: [
    ['group', 'things that are put together'],
    ['ten', 'ten ones together'],
  ],
}

const COUNTING_SLIPS: Teaching['misconceptions'] = [
  {
    what: 'Counts faster than the finger moves, and touches some twice.',
    why: 'The words are known as a rhyme.',
    move: 'Move each counter across a line as its number is said.',
  },
  {
    what: 'Counts again when asked how many.',
    why: 'The last number is not yet the answer to “how many”.',
    move: 'Cover them after the count and ask again: “How many are under my hand?”',
  },
  {
    what: 'Thinks that there are more when they are spread out.',
    why: 'A longer row looks like more.',
    move: 'Push them together and apart while the child watches: was any put in or taken away?',
  },
]

/** The notes of a practice, by its title. */
export const NOTES: Readonly<Record<string, PracticeNotes>> = {
  'counting forwards and backwards': {
    hook: 'Count round the circle by ones, each child saying one number. Change direction when I clap.',
    ask: 'How did you know what comes before?',
    misconceptions: [
      {
        what: 'Starts again from one to find the next number.',
        why: 'The numbers are known as a song.',
        move: 'Cover the line up to the start: go on from here.',
      },
      {
        what: 'Gets stuck at the next ten (29, …).',
        why: 'The pattern changes there.',
        move: 'Build 29 and one more with tens and ones.',
      },
    ],
    english: [
      ['forwards', 'to larger numbers'],
      ['backwards', 'to smaller numbers'],
    ],
    next: ['Count in twos and tens.', 'Count back from larger numbers.'],
  },
  'counting to 30 in te reo Māori': {
    ...REO_NUMBERS_NOTES,
    criteria: [
      'say the numbers in order in te reo Māori',
      'match each word to the right number of objects',
      'write the words with their macrons',
    ],
    think: [
      'Say the number word aloud, slowly.',
      'Listen for tekau: that is ten.',
      'Show the quantity with counters, then find the numeral.',
    ],
  },
  'numbers to 100 in te reo Māori': {
    ...REO_NUMBERS_NOTES,
    criteria: [
      'say how many tens in te reo Māori',
      'join the ones with mā',
      'write the words with their macrons',
    ],
    think: [
      'Count the tens: rua tekau is two tens.',
      'mā joins the ones.',
      'Say the whole number, then write it.',
    ],
  },
  'ordinal numbers': {
    hook: 'Five children line up at the door. Who is first? Turn round: who is first now?',
    ask: 'Where does the line begin?',
    misconceptions: [
      {
        what: 'Counts from the wrong end.',
        why: 'Both ends look alike.',
        move: 'Mark the front before counting.',
      },
      {
        what: 'Says “three” for “third”.',
        why: 'The words are close.',
        move: 'Say both in one sentence: three children; Mele is third.',
      },
    ],
    english: [
      ['first', 'at the front: 1st'],
      ['last', 'at the end'],
    ],
    next: ['Use ordinal words for steps and dates.', 'Line up again in another order.'],
    criteria: [
      'find the front of the line',
      'say the place with an ordinal word',
      'write it with a numeral and st, nd, rd or th',
    ],
    think: [
      'Find the front of the line.',
      'Touch each one and say first, second, third.',
      'Stop and say the place.',
    ],
  },
  'teen numbers and tens': {
    hook: 'Whisper “thirteen” and “thirty”. Stand for ten and some ones, sit for groups of ten.',
    misconceptions: [
      {
        what: 'Writes 31 for thirteen.',
        why: 'We hear the three first.',
        move: 'Build ten and three ones, then write what we see: 1 ten, 3 ones.',
      },
      {
        what: 'Mixes up fifteen and fifty.',
        why: 'The endings sound alike.',
        move: 'Say them slowly and show ten fingers once, or five times.',
      },
    ],
    english: [
      ['teen', 'ten and some ones'],
      ['-ty', 'groups of ten'],
    ],
    criteria: [
      'hear the difference between -teen and -ty',
      'show a teen number as ten and some ones',
      'show a -ty number as groups of ten',
    ],
    think: [
      'Listen to the ending.',
      '-teen: one ten and some ones. -ty: groups of ten.',
      'Build it to be sure.',
    ],
  },
  'grouping in tens': { ...GROUPING_NOTES, criteria: TENS_CRITERIA },
  'grouping in tens to count': { ...GROUPING_NOTES, criteria: TENS_CRITERIA },
  'grouping in tens and hundreds to count': { ...GROUPING_NOTES, criteria: TENS_CRITERIA },
  'numbers on tens frames': {
    criteria: [
      'say how many without counting each one',
      'say how many more make ten',
      'show a number with the top row filled first',
    ],
    think: ['Is the top row full? That is five.', 'How many more are there?', 'How many boxes are empty?'],
    hook: 'Show a tens frame with seven counters for two seconds. How many, and how did you see it?',
    ask: 'How do you know without counting each one?',
    misconceptions: [
      {
        what: 'Counts each counter from one.',
        why: 'Counting has always worked.',
        move: 'Cover the top row and ask: “How many are under my hand?” Then count on from five.',
      },
      {
        what: 'Puts counters anywhere on the frame.',
        why: 'Only how many there are seems to matter.',
        move: 'Show two frames with the same number, one filled in order. Which one can you see faster?',
      },
    ],
  },
  'seeing how many at a glance': {
    hook: 'Show a dot card for two seconds. How many, and how did you see it?',
    ask: 'Did you see it as one group, or as two?',
    misconceptions: [
      {
        what: 'Counts each dot from one.',
        why: 'Counting has always worked.',
        move: 'Show it for a shorter time and ask what it looked like.',
      },
      {
        what: 'Thinks spread-out dots are more.',
        why: 'They take up more room.',
        move: 'Push them together while everyone watches.',
      },
    ],
    english: [
      ['pattern', 'the way things are set out'],
      ['group', 'things together'],
    ],
    next: ['Play with dice and dominoes.', 'See larger numbers as two small groups.'],
    criteria: [
      'say how many without counting one by one',
      'say how I saw it',
      'show the same number in another way',
    ],
    think: [
      'Look at the whole group, not at each dot.',
      'See a pattern I know, or two small groups.',
      'Say the number, then count to check.',
    ],
    materials: ['dot cards, with each number in two patterns', 'ten counters a pair', 'mini whiteboards'],
    support: 'Use dots up to three, and patterns of a die.',
    extension: 'Show up to ten dots as two groups, and say both: “five and three is eight”.',
  },
  'splitting a number into two parts': {
    hook: 'Hide some of eight counters under a cup. How many are under it? How do you know?',
    ask: 'How do you know that you have found every pair?',
    misconceptions: [
      {
        what: 'Finds pairs here and there and misses some.',
        why: 'There is no order yet.',
        move: 'Move one counter across at a time and write each pair below the last.',
      },
      {
        what: 'Forgets that all and none is a pair too.',
        why: 'Nought does not look like a part.',
        move: 'Show an empty hand: how many here?',
      },
    ],
    english: [
      ['part', 'a piece of the whole'],
      ['whole', 'all of it'],
    ],
    criteria: [
      'split a set into two parts',
      'find the pairs in order, so that none is missed',
      'record each pair',
    ],
    think: [
      'Put all the counters on one side.',
      'Move one across and say both parts.',
      'Go on in order until none is left.',
    ],
  },
  'skip counting': {
    criteria: [
      'find the step and say the next numbers',
      'count in both directions',
      'check by counting the other way',
    ],
  },
  'counting on in equal steps': {
    criteria: [
      'find the step and say the next numbers',
      'start from different numbers',
      'check by counting back',
    ],
  },
  'writing the numerals': {
    walt: 'form the numerals from 0 to 9, starting in the right place',
    criteria: [
      'start at the top',
      'move my pencil the right way, and finish the whole numeral',
      'say the number and show that many things',
    ],
    prior: ['Count up to ten things.', 'Say the name of a numeral that I see.'],
    materials: [
      'trays with a thin layer of sand or salt',
      'playdough',
      'whiteboards and pens',
      'ten counters a pair',
    ],
    think: [
      'I start at the top, every time. 1: straight down. 7: across, then slant down. 4: down and across, then a line down through it.',
      '2: over the top, down to the left, and along. 3: round and in, round and in again. 5: down and round, then its hat.',
      '0, 6, 8 and 9 begin by curving to the left: 0 goes all the way round; 6 goes down and curls in; 8 makes an S and comes back up; 9 makes a circle, then goes down.',
      'I look at it: is it the right way round? I say the number and count out that many.',
    ],
    hook: 'Draw a large numeral in the air with your back to the class, so that they see it the right way round. Which number is it? Draw it together, saying where to go.',
    ask: 'Where did you start, and which way did you go first?',
    misconceptions: [
      {
        what: 'Writes 2, 3, 5 or 7 the wrong way round.',
        why: 'A cup is a cup whichever way it faces; numerals are not.',
        move: 'Trace it over a large model with a dot at the start and an arrow, and say the path aloud.',
      },
      {
        what: 'Starts 5, 6, 8 or 9 at the bottom.',
        why: 'The finished shape was copied, and not the movement.',
        move: 'Put a green dot where to start, and trace it five times with a finger before a pencil.',
      },
      {
        what: 'Forms the numeral well and cannot say how many it is.',
        why: 'It was practised as a drawing.',
        move: 'Each time it is written, count that many counters beside it.',
      },
    ],
    support:
      'Take one family of numerals: 1, 4 and 7 with straight lines. Trace in sand with a hand over the child’s hand.',
    extension: 'Write the numerals from 10 to 20, and say which digit is the ten.',
    next: ['Write the numerals from 10 to 20.', 'Match numerals, number words and groups.'],
    english: [
      ['numeral', 'the sign we write for a number'],
      ['form', 'write with the right movement'],
      ['reverse', 'the wrong way round, as in a mirror'],
    ],
  },
  'numbers to 10': {
    walt: 'count, read and write the numbers to 10, and say what comes before and after',
    criteria: [
      'touch each thing once and say one number for it',
      'say how many there are without counting again',
      'find the numeral that matches',
    ],
    prior: ['Say the numbers to 10 in order.', 'Put things in a row.'],
    materials: ['ten counters a child', 'numeral cards 0 to 10', 'a ten frame each'],
    think: [
      'I put the things in a row, so that I do not miss one.',
      'I touch each one once, and say one number for each touch.',
      'The last number I say tells how many there are.',
      'I find the numeral, and say what comes after it and before it.',
    ],
    hook: 'A soft toy counts six counters and says “1, 2, 3, 5, 6, 7: there are seven!” What went wrong?',
    ask: 'You counted them. If I spread them out, how many are there now?',
    misconceptions: COUNTING_SLIPS,
    support: 'Count up to five, moving each counter into a cup.',
    extension: 'Show eight in three ways on a ten frame. Which is easiest to see?',
    next: ['Say one more and one less.', 'Make five and ten in two parts.'],
    english: [
      ['numeral', 'the sign we write for a number'],
      ['count', 'say one number for each thing'],
      ['altogether', 'all of them'],
    ],
  },
  'counting objects': {
    walt: 'count things one at a time, and say how many there are',
    criteria: [
      'touch or move each thing once',
      'say one number for each thing, in order',
      'say the last number again: that is how many',
    ],
    prior: ['Say the numbers in order, with help.', 'Move things one at a time.'],
    materials: ['ten counters a child', 'a cup or a lid a child', 'numeral cards 0 to 10'],
    think: [
      'I line them up, so that I can see which ones I have counted.',
      'One touch, one number. I do not rush my finger.',
      'The last number tells me how many there are.',
    ],
    hook: 'A soft toy counts five counters and touches one of them twice: “1, 2, 3, 4, 5, 6!” What went wrong? Help it to count again.',
    ask: 'How many are there? If I move them about, how many are there now?',
    misconceptions: COUNTING_SLIPS,
    support: 'Count up to three, and move each thing into a cup as its number is said.',
    extension: 'Count up to 20 things set out in rows of five, then put one more.',
    next: ['Find the numeral for a count.', 'Say how many without counting, up to five.'],
    english: [
      ['count', 'say one number for each thing'],
      ['how many', 'the last number that I say'],
      ['altogether', 'all of them'],
    ],
  },
}
