import type { HandsOn } from '../../topic.ts'

/** Building numbers with things that can be bundled, traded and moved. */
export const HANDS_ON: readonly HandsOn[] = [
  {
    years: [1, 2],
    uses: /bundl|stick|straw|ten/i,
    materials: [
      'ice-block sticks, about 60 a pair',
      'eight rubber bands a pair',
      'a sheet of paper a pair, folded into a tens side and an ones side',
      'a pencil a pair',
    ],
    start:
      'Tip out a heap of sticks. How many do you think there are? How could we count them so that nobody loses count?',
    show: 'Count ten sticks aloud and bind them: “ten ones are one ten”. Build the first example with bundles on the tens side and single sticks on the ones side.',
    steps: [
      'Take a big handful of sticks each. Guess how many there are together, and write the guess.',
      'Count out ten and put a rubber band round them. Go on until there are fewer than ten left.',
      'Put the bundles on the tens side of the mat and the single sticks on the ones side.',
      'Say it: “Four tens and three ones are 43.” Write the number under the mat.',
      'Add one stick at a time. What do you do when there are ten ones?',
      'Take one bundle away, say the new number and write it. Then begin again with another handful.',
    ],
    look: 'a bundle is counted as “ten, twenty, thirty” and not stick by stick.',
    exit: {
      prompt: 'Here are three bundles and four sticks. What number is it? Add one bundle: what is it now?',
      answer: '34, then 44',
    },
    easier: 'Use up to 20 sticks: one bundle and some ones, 11 to 19.',
    harder: 'Show 43 in three ways, such as three tens and 13 ones. Why is it the same number?',
  },
  {
    years: [3, 4],
    uses: /block|bundl|stick|disc|mab|chart/i,
    materials: [
      'place value blocks a pair: six hundreds, ten tens and ten ones',
      'a set of digit cards 0 to 9 a pair',
      'a sheet of paper a pair, ruled as a chart for hundreds, tens and ones',
      'a pencil each',
    ],
    start:
      'Show the digit cards 2, 5 and 3. Which is the largest number they make? How much larger is it than the smallest?',
    show: 'Build the first number on the chart with blocks, put the digit card under each place, and say what each digit is worth.',
    steps: [
      'Turn over three cards. Your partner lays them on the chart as a number up to 699.',
      'Build it with blocks, one place at a time.',
      'Point to each digit and say what it is worth: “This 4 is worth 40.” Write it as 300 + 40 + 6.',
      'Change the places of two cards and build again. Which number is greater, and which place tells you?',
      'Put a 0 in the tens place. Say and write that number. What does the 0 do?',
      'Do four numbers and write them in order, smallest first.',
    ],
    look: 'the value is said (forty), not the digit (four).',
    easier: 'Use two cards, tens and ones, and build before writing.',
    harder: 'Build 246 without a hundreds block. How many tens is that, and how many other ways are there?',
  },
  {
    years: [5, 6],
    uses: /card|slider|chart|dice/i,
    materials: [
      'a set of digit cards 0 to 9 a pair',
      'a strip of paper a pair, ruled as a chart from millions to ones',
      'a pencil each',
    ],
    start:
      'Turn over six digit cards one at a time. After each, choose its place for good. Who makes the greatest number?',
    show: 'Lay the first number on the chart, then slide every digit one place to the left and say what each is worth now.',
    steps: [
      'Turn over six cards and lay them on the chart in this order. Read the number to your partner.',
      'Your partner asks: “What is the 7 worth?” Answer with its value.',
      'Slide all the cards one place to the left and put a 0 in the ones place. Say and write the new number. How many times as great is it?',
      'Slide back, then make the number 10,000 greater, and 100 less, by changing one card.',
      'Do this with four numbers. Write them in order and say which place decided.',
    ],
    look: 'the digits are moved and the chart stays; nobody only “adds a nought”.',
    easier: 'Use four cards, thousands to ones.',
    harder: 'Add two places after the decimal point and slide to the right: what happens to the last digit?',
  },
  {
    years: [7, 8],
    practices: /^(?!negative)/,
    uses: /card|slider|chart/i,
    materials: [
      'a set of digit cards 0 to 9 a pair',
      'a strip of paper a pair, ruled as a chart from thousands to thousandths',
      'a counter a pair, for the decimal point',
      'a pencil each',
    ],
    start:
      'Which is greater, 0.45 or 0.405? Vote, then pairs find an explanation that would convince a Year 5.',
    show: 'Lay the first number on the chart with the counter as its point, and move the digits for × 10 and ÷ 100.',
    steps: [
      'Lay five cards round the counter so that three places follow it. Read the number by its places.',
      'Write it as a sum of its parts, such as 40 + 2 + 0.7 + 0.05 + 0.003.',
      'Multiply by 10, then divide by 100, by moving the cards. Write each result.',
      'Make the number as close to 50 as you can with the same five cards. Prove that nothing is closer.',
      'Write your four numbers in order, from least to greatest.',
    ],
    look: 'the point stays and the digits move; places are compared from the left.',
    easier: 'Use one place after the point, then two.',
    harder: 'Write each part with a power of ten.',
  },
]
