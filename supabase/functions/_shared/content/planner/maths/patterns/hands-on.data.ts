import type { HandsOn } from '../../topic.ts'

/** Patterns built from beads, sticks and tiles. */
export const HANDS_ON: readonly HandsOn[] = [
  {
    years: [3, 6],
    practices: /^(?:coordinates|coordinate pairs)$/,
    uses: /grid|chalk|court|paper/i,
    materials: [
      'chalk or tape for a large grid of 6 by 6 lines, numbered 0 to 6 along the bottom and up the side',
      'squared paper and a pencil each',
      'a folder or book a pair, to stand up as a wall',
    ],
    start:
      'Mark the large grid on the floor or outside. One student stands where two lines cross. The others say where, with two numbers only.',
    show: 'Walk to (2, 5): two along, stop, then five up. Then walk to (5, 2). Ask: are they the same place?',
    steps: [
      'In turn, one calls a pair of numbers, and one walks there: along first, then up. The others check with a finger on paper.',
      'Each draws a grid from 0 to 10 on squared paper, and numbers the lines, not the spaces.',
      'Put up the folder between you and your partner. Hide four ships of two points each on your grid.',
      'Take turns to call a point: (3, 7). Say “hit” or “miss”, and mark each call. The first to find all ships wins.',
      'Write the coordinates of the corners of a shape. Your partner draws it from them. Is it the same?',
    ],
    look: 'the number along is said first, and the point is where two lines cross.',
    round: {
      prompt: 'Walk to (2, 5). Which number comes first, and which way is that?',
      answer: '2: along first, then up',
    },
    exit: {
      prompt: 'A ship is four along and one up. Write its coordinates. Is (1, 4) the same place?',
      answer: '(4, 1); no, (1, 4) is one along and four up',
    },
    easier: 'Use a grid from 0 to 5, and keep “along, then up” written above it.',
    harder: 'Give three corners of a rectangle, and let your partner find the fourth without drawing.',
  },
  {
    years: [1, 2],
    uses: /bead|block|cube|counter|bear|leaf|stick/i,
    materials: ['30 cubes or counters in three colours a pair', 'a strip of paper and crayons a pair'],
    start: 'Clap, clap, tap, clap, clap, tap. Join in when you know what comes next. Which part repeats?',
    show: 'Build the first pattern, and put a finger round the part that repeats. Say it aloud: red, blue, blue, red, blue, blue.',
    steps: [
      'One partner builds a pattern that repeats: show the part at least three times.',
      'The other says it aloud, points to the part that repeats and carries on.',
      'Close your eyes while your partner takes one piece away. Which one is missing?',
      'Make the same pattern with sounds or movements.',
      'Colour your best pattern on the strip, and draw a line after each repeat.',
    ],
    look: 'children find the part that repeats and do not only copy the last piece.',
    round: { prompt: 'Red, blue, blue, red, blue, blue. Which part repeats?', answer: 'red, blue, blue' },
    exit: {
      prompt:
        'Here is my pattern: red, red, blue, red, red, blue. Show me the part that repeats, and what comes next.',
      answer: 'red, red, blue repeats; red comes next',
    },
    easier: 'Use two colours, one of each: red, blue, red, blue.',
    harder: 'What colour is the 12th piece? Find out without building all of it.',
  },
  {
    years: [3, 4],
    uses: /stick|tile|counter|cube|match/i,
    materials: ['40 counters a pair', 'paper and a pencil a pair'],
    start:
      'Lay two, four and six counters as growing towers. What will the next one look like? And the tenth?',
    show: 'Build the first three parts of a growing pattern, and put each number under its part: what is added every time?',
    steps: [
      'Lay an L: three counters, then five, then seven. Build the next two.',
      'Make a table with two rows: position, and number of counters.',
      'Say the rule: where it starts, and how it grows.',
      'Use the rule to work out position 10. Check by building, or by drawing it.',
      'Make your own growing pattern. Another pair finds its rule and position 10.',
    ],
    look: 'the growth is seen in the counters as well as in the numbers.',
    key: 'the L goes 9 and 11, position 10 has 21, and the rule is 2n + 1.',
    round: {
      prompt:
        'Build 3, 5 and 7 counters as an L that grows. How many are in the next part, and what is the rule?',
      answer: '9; it starts at 3 and grows by 2',
    },
    exit: {
      prompt: 'A pattern has 2, 5, 8, 11 counters. Say how it grows, and how many are in the 10th part.',
      answer: 'it grows by 3 each time; the 10th part has 29',
    },
    easier: 'Build patterns that grow by two, and keep all parts on the table.',
    harder: 'Which position has 41 counters? Explain without listing them all.',
  },
  {
    years: [5, 8],
    practices: /^(?!points|coordinate|straight|steepness|graphing|the gradient)/,
    uses: /stick|tile|counter|cube|match|toothpick/i,
    materials: ['40 matchsticks or other small sticks a pair', 'paper and a pencil each'],
    start:
      'Build one square from sticks, then two side by side that share a stick, then three. How many sticks will ten squares need? Guess first.',
    show: 'Build the first three parts. Colour in a sketch what stays the same every time and what is new: the rule has both in it.',
    steps: [
      'Build the row of squares up to five. Write a table: number of squares, number of sticks.',
      'Sketch it and mark what is added for each new square, and what was there at the start.',
      'Write the rule in words. Then write it with n for the number of squares.',
      'Use your rule for 10, 25 and 100 squares. Check 6 by building.',
      'Build a row of triangles and one of houses, a square with a roof. Find a rule for each.',
      'Compare with another pair: do two rules that look different give the same numbers? Show why with the sticks.',
    ],
    look: 'each number in the rule can be pointed to in the sticks.',
    key: 'squares 3n + 1 (31, 76 and 301 sticks for 10, 25 and 100), triangles 2n + 1, houses 5n + 1.',
    round: {
      prompt:
        'Squares in a row need 4, 7 and 10 sticks. What is added each time, what was there at the start, and what is the rule for n squares?',
      answer: '3 are added each time and 1 is there at the start: 3n + 1',
    },
    exit: {
      prompt:
        'Sticks make pentagons in a row, and each shares a side with the next: 5, 9, 13 sticks. Write the rule with n, and find how many sticks 20 pentagons need.',
      answer: '4n + 1; 81 sticks',
    },
    easier: 'Say the rule in words, and use it for 10 before any letter is written.',
    harder: '100 sticks: how long a row of squares can you make, and how many sticks are left?',
  },
]
