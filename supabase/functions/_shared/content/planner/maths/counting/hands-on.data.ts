import type { HandsOn } from '../../topic.ts'

/** Counting, grouping and seeing how many. */
export const HANDS_ON: readonly HandsOn[] = [
  {
    years: [1, 1],
    practices: /^counting objects$/,
    uses: /counter|bear|shell|cup|peg/i,
    materials: [
      'ten small things a pair, such as counters, shells or plastic bears',
      'a cup a pair',
      'numeral cards 1 to 10 a pair, cut from paper',
    ],
    start:
      'A soft toy counts five counters and touches one of them twice: “1, 2, 3, 4, 5, 6!” What went wrong? Help it to count again.',
    show: 'Put out as many things as the first example has pictures. Line them up. Touch each one once and say its number, then circle them all with a hand: “There are this many.”',
    steps: [
      'One of you takes a small handful of things and tips it out.',
      'The other lines them up, touches each one and counts aloud.',
      'Say it: “There are … .” Find the numeral card.',
      'Spread the things out. How many are there now? Do you need to count again?',
      'Put one more in the cup with them. How many now?',
      'Swap. Do five handfuls.',
    ],
    look: 'one touch for each number, and the last number is the answer to “how many”.',
    exit: {
      prompt: 'Give each child a small handful of things. How many are there? Touch each one and count.',
      answer: 'Look for: one touch for each number, and the last number said again as the answer.',
    },
    easier: 'Take up to three things, and drop each one into the cup as its number is said.',
    harder: 'Take two handfuls, and set them out in rows of five before you count.',
  },
  {
    years: [1, 1],
    practices: /^numbers (?:to 10|on tens frames)$/,
    uses: /counter|frame|card|peg/i,
    materials: [
      'ten counters a pair',
      'a ten frame a pair, drawn on paper',
      'numeral cards 0 to 10 a pair, cut from paper',
    ],
    start:
      'A soft toy counts six counters and says “1, 2, 3, 5, 6, 7”. What went wrong? Count them properly together.',
    show: 'Put the number of the first example on the ten frame with counters. Touch each one once, say the last number again, and find its numeral card.',
    steps: [
      'Turn over a numeral card and say its name.',
      'Put that many counters on the ten frame. Touch each one as you count.',
      'Your partner covers the frame: how many are there? Say it without counting again.',
      'Put one more on. Which card is it now? Take it off again, and one more. Which card is it now?',
      'Do six cards, then lay all the cards in order from 0 to 10.',
      'Close your eyes. Your partner turns one card over: which is it?',
    ],
    look: 'one touch for each number, and the last number is the answer to “how many”.',
    exit: {
      prompt: 'Give each child a small handful of things. How many are there? Touch each one and count.',
      answer: 'Look for: one touch for each number, and the last number said again as the answer.',
    },
    easier: 'Use the cards 1 to 5, and one row of the frame.',
    harder: 'Say how many more make ten each time.',
  },
  {
    years: [1, 2],
    practices: /^writing the numerals$/,
    uses: /sand|playdough|trac|chalk/i,
    materials: [
      'a tray with a thin layer of sand or salt a pair',
      'playdough a pair',
      'large numeral cards 0 to 9 a pair, each with a dot at the start',
      'ten counters a pair',
      'paper and a pencil each',
    ],
    start:
      'Draw a large 3 in the air together. Where do we start? Which way do we go: round, in, and round again?',
    show: 'Trace a large numeral card with a finger and say the path: start at the dot, where to go, where to stop. Draw it in the sand tray, then write it, and put out that many counters.',
    steps: [
      'Turn over a numeral card and say its name. Put your finger on the dot.',
      'Trace it three times and say where your finger goes.',
      'Draw it in the sand tray without looking at the card, then lay the card beside it. Is yours the same way round?',
      'Roll playdough and make the numeral. Put that many counters beside it.',
      'Write it four times on paper, and put a ring round your best one.',
      'Swap with your partner. Do five numerals.',
    ],
    look: 'the movement starts at the top and goes the right way; a neat shape made from the bottom still needs help.',
    exit: {
      prompt: 'Write the numeral that I say: 5. Start at the dot.',
      answer: 'Look for: the movement begins at the right place and goes the right way.',
    },
    easier: 'Trace 1, 4 and 7 in sand only, with the path said together.',
    harder: 'Your partner claps a number up to 20. Write its numeral without a card.',
  },
  {
    years: [1, 2],
    practices: /ten|group|hundred/,
    uses: /bundl|stick|straw|frame|bean/i,
    materials: ['ice-block sticks, about 60 a pair', 'six rubber bands a pair', 'paper and a pencil a pair'],
    start:
      'Show a big handful of sticks. How many? Estimate, and say how we could count so that we do not lose our place.',
    show: 'Count ten sticks, bind them and say “one ten”. Build the first number with bundles and single sticks.',
    steps: [
      'Take a handful of sticks each, put them together and guess how many there are.',
      'Bind them in tens. Count the bundles: ten, twenty, thirty. Then count on the single sticks.',
      'Write the number and say it: “two tens and seven”.',
      'Build a number that your partner says, then the number with one more stick, and with one bundle more.',
      'Do five numbers, and put them in order.',
    ],
    look: 'bundles are counted in tens, and counting goes on from there in ones.',
    exit: { prompt: 'Here are two bundles and six sticks. How many sticks are there?', answer: '26' },
    easier: 'Use numbers from 11 to 19: one bundle and some ones.',
    harder: 'Count on past 100 with the bundles of another pair.',
  },
  {
    years: [1, 1],
    practices: /glance|two parts|one more|forwards|ordinal/,
    uses: /counter|frame|dot|dice|domino/i,
    materials: ['ten counters a pair', 'a ten frame a pair', 'a die a pair', 'paper and a pencil a pair'],
    start:
      'Put four counters under a book, lift it for two seconds and cover them again. How many, and how did you see them?',
    show: 'Put the first number of counters on the ten frame, and say what you see: “five and one more, that is six”.',
    steps: [
      'Roll the die. Put that many counters on the frame without counting aloud.',
      'Say how many there are and how many spaces are empty.',
      'Put one more on: how many now? Take one off: how many now?',
      'Hide some of the counters under your hand. Your partner says how many are hidden.',
      'Draw what you had as two parts, such as 6 is 4 and 2. Do five turns.',
    ],
    look: 'small numbers are seen at once, and larger ones as five and some more.',
    round: {
      prompt: 'Put four counters on the ten frame, then one more. How many are there now?',
      answer: '5',
    },
    exit: {
      prompt:
        'Look for two seconds: seven counters on a ten frame. How many are there, and how did you see them?',
      answer: '7, as five and two more',
    },
    easier: 'Use up to five counters.',
    harder: 'Find every way to split seven into two parts.',
  },
  {
    years: [1, 1],
    practices: /glance/,
    uses: /counter|finger|plate/i,
    materials: ['five counters a pair', 'a sheet of paper a pair, to cover them', 'a pencil a pair'],
    start:
      'Show three fingers for two seconds, and hide them again. How many, and how did you see them? Show three in another way.',
    show: 'Put four counters down in two twos, look for two seconds and cover them. Say what you saw: “two and two, that is four”. Lift the paper to check.',
    steps: [
      'One of you puts down some of the five counters and covers them with the paper.',
      'Lift the paper for two seconds, and cover them again.',
      'The other says how many there are, and how they were seen: “two and one”.',
      'Lift the paper and check together. Push the counters into another pattern: are there still as many?',
      'Draw the pattern that was the easiest to see. Swap, and do five turns.',
    ],
    look: 'the number is said without pointing, and two small groups are named.',
    round: {
      prompt:
        'Look for two seconds: two counters and two counters. How many are there, and how did you see them?',
      answer: '4, as two and two',
    },
    exit: {
      prompt:
        'Look for two seconds: five counters, as on a die. How many are there, and how did you see them?',
      answer: 'Look for: 5, seen at once or as four and one more; the counters are not counted one by one.',
    },
    easier: 'Use up to three counters.',
    harder: 'Say how many of the five counters are still in your partner’s hand.',
  },
  {
    years: [2, 5],
    practices: /skip|equal steps/,
    uses: /counter|number line|hundreds board|bead|chalk/i,
    materials: ['a hundreds board a pair', '30 counters a pair', 'a die a pair', 'paper and a pencil each'],
    start: 'Count round the class in fives, from five. Who will say 60? Work it out before we get there.',
    show: 'Put a counter on each number of the first count on the hundreds board, and look at the pattern it makes.',
    steps: [
      'Roll the die and add 1: count in steps of this number. Put a counter on each number that you say, up to 60.',
      'What pattern do the counters make? Write what happens to the last digits.',
      'Take the counters off and say the count without looking, forwards and then backwards from the last one.',
      'Write the first ten numbers of your count and the multiplication for each: 3 × 4 = 12.',
      'Do another step. Which numbers have a counter in both counts?',
    ],
    look: 'the step stays the same, also across a ten.',
    easier: 'Count in twos, fives and tens.',
    harder: 'Start at 7 and count in fives: what stays the same, and what changes?',
  },
]
