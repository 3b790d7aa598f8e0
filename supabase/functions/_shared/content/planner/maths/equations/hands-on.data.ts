import type { HandsOn } from '../../topic.ts'

/** The equals sign as a balance, and letters for numbers in cups. */
export const HANDS_ON: readonly HandsOn[] = [
  {
    years: [2, 6],
    practices: /^finding missing numbers$/,
    uses: /cup|bar|strip|counter|box/i,
    materials: ['a cup a pair', '20 counters a pair', 'six paper strips a pair', 'a pencil each'],
    start:
      'Put some counters under a cup and seven beside it. Together there are 16. How many are under the cup, and how do you know?',
    show: 'Draw the first example as a bar on a strip: the whole above, its parts below, and a box for what is missing. Say which operation finds it, then put the number in and read the sentence.',
    steps: [
      'One partner puts counters under the cup and says a sentence: “Some add 7 makes 16.”',
      'The other writes it with a box: □ + 7 = 16, and finds the number.',
      'Lift the cup to check. Write the calculation that found it: 16 − 7 = 9.',
      'Now use taking away: “I had some, took 5, and 8 are left.” Is the whole missing, or a part?',
      'Draw a bar on a paper strip for larger numbers, such as □ + 38 = 94 and 120 − □ = 75. Find them and check.',
      'Write four puzzles for another pair, one with the box first and one with the sum on the right.',
    ],
    look: 'the child says whether the whole or a part is missing before any calculation.',
    exit: {
      prompt:
        'Some counters are under the cup and eight are beside it. Together there are 15. Write it with a box and find the number.',
      answer: '□ + 8 = 15; 7',
    },
    easier: 'Use up to ten counters, with the box at the end.',
    harder: 'Use × and ÷: “Some groups of 6 make 42.”',
  },
  {
    years: [1, 4],
    practices: /^(?!comparing with|finding)/,
    uses: /balance|counter|cube|cup/i,
    materials: [
      'a balance a group, or a coat hanger with a bag on each side',
      '30 counters of the same size a group',
      'paper and a pencil a pair',
    ],
    start:
      'Put five counters on one side of a balance and three on the other. What must we do so that it is level?',
    show: 'Build the first number sentence on the balance: both sides are worth the same, so it is level. The sign for that is =.',
    steps: [
      'Put four counters and three counters on the left. How many must be on the right to make it level? Write 4 + 3 = 7.',
      'Now put five on the right in place of seven. How many more does the right side need? Write 4 + 3 = 5 + ____.',
      'Hide some counters in your hand. Your partner finds how many they are from the balance.',
      'Take one counter from each side: is it still level? Write what you did.',
      'Make four number sentences of your own, one of them with the sum on the right.',
    ],
    look: 'equals is read as “is the same as”, and not as “the answer comes next”.',
    exit: {
      prompt:
        'There are five and two counters on one side, and four on the other. How many more make it level?',
      answer: '3',
    },
    easier: 'Use up to ten counters, with one number on the right.',
    harder: 'Make the balance level with a difference on one side: 9 − 2 = 4 + ____.',
  },
  {
    years: [5, 8],
    practices: /^(?!using|inequal|comparing)/,
    uses: /cup|counter|balance|cube/i,
    materials: ['four paper cups a pair', '30 counters a pair', 'paper and a pencil each'],
    start:
      'There are the same number of counters in each of two cups, and three beside them. That makes eleven. How many are in a cup?',
    show: 'Lay the first example with a cup for the letter and counters for numbers. Do the same to both sides until one cup is left.',
    steps: [
      'One partner puts the same number of counters in each of two cups, hidden, and some beside them. Say only the total.',
      'The other writes it with a letter, such as 2n + 3 = 11, and finds n by taking away and sharing.',
      'Lift a cup to check. Swap, and use three cups.',
      'Lay cups and counters on both sides of a line, such as 3n + 1 and n + 7. What can be taken from both sides?',
      'Write each step beside what you did with the cups.',
      'Make up an equation whose answer is 6, and give it to another pair.',
    ],
    look: 'the same is done to both sides, and the letter stands for a number, not for a cup.',
    easier: 'Use one cup and counters on one side.',
    harder: 'What would n − 4 = 9 look like? Find a way to lay it, or explain why it is hard.',
  },
]
