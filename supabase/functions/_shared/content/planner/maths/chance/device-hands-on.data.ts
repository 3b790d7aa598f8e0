import type { HandsOn } from '../../topic.ts'

/** Chance with one thing alone: a die, a coin or a spinner. */
export const DEVICE_HANDS_ON: readonly HandsOn[] = [
  {
    years: [2, 4],
    practices: /^chance with dice$/,
    isAlways: true,
    materials: ['a die a pair', 'paper and a pencil a pair'],
    start:
      'Everyone chooses a number from 1 to 6 and stands up. Roll a die six times: sit down when your number comes. Who is still standing, and was it bad luck?',
    show: 'Write the numbers 1 to 6 under each other. Roll six times and put a tally mark for each roll. Ask: “Has every number come once? Must it?”',
    steps: [
      'Write the numbers 1 to 6 under each other. Guess which will come most often.',
      'Roll 24 times. One rolls, one puts a tally mark; swap after 12 rolls.',
      'Count the marks for each number. Was your guess right? Ask two other pairs what came most often for them.',
      'Write one thing that is impossible with a die, one that is certain and one with an even chance.',
      'Try the even chance with ten rolls. How often did it come?',
    ],
    look: 'every number has the same chance, and another pair’s different result is not called wrong.',
    round: {
      prompt: 'Which is more likely with one roll of a die: a six, or not a six?',
      answer: 'not a six: five of the six numbers',
    },
    exit: {
      prompt: 'Is it harder to roll a six than a two? Say why.',
      answer: 'no: each is one of the six numbers',
    },
    easier: 'Roll 12 times, and colour a square for each roll.',
    harder: 'Make a game for two with one die in which both have an even chance. Write its rule.',
  },
  {
    years: [5, 8],
    practices: /^chance with dice$/,
    isAlways: true,
    materials: [
      'a die a pair',
      'paper and a pencil a pair',
      'a table on the board for the results of the class',
    ],
    start: 'Which number of a die is hardest to roll? Vote, and keep the vote. How could we find out?',
    show: 'Write up what is expected in 60 rolls: 60 ÷ 6 = 10 of each number. Roll six times in front of the class: do we have one of each?',
    steps: [
      'Write how many of each number you expect in 30 rolls of the die, and why.',
      'Roll 30 times and tally each result. One rolls, one records; swap at 15.',
      'Write your results next to what you expected. Work out the difference for each number.',
      'Put your sixes into the table of the class. After each pair, work out the share of sixes so far: sixes divided by rolls.',
      'Describe how this share changes as more rolls come in. What does it come close to?',
      'Write the probability of an even number, and of a number greater than 4, as fractions. Check both with your 30 rolls.',
    ],
    look: 'results are expected to vary, and the share of sixes gets steadier with many rolls.',
    round: { prompt: 'In 30 rolls of a die, about how many sixes do we expect?', answer: '5' },
    exit: {
      prompt:
        'In 60 rolls there were 14 sixes. About how many do you expect, and does this show that the die is unfair? Why?',
      answer: '10; no, results vary',
    },
    easier: 'Tally even and odd only: two outcomes, each expected half of the time.',
    harder: 'Roll until you have ten sixes. How many rolls do you expect, and how many did each pair need?',
  },
  {
    years: [2, 8],
    practices: /^chance with a coin$/,
    isAlways: true,
    materials: [
      'a coin a pair',
      'paper and a pencil a pair',
      'a table on the board for the results of the class',
    ],
    start:
      'Everyone writes down a list of heads and tails for 12 tosses without tossing. Then toss a coin 12 times and write those. How are the two lists different?',
    show: 'Toss a coin five times and write H or T each time. Ask before each toss: “What is more likely now?” The coin does not remember: both stay as likely as each other.',
    steps: [
      'Predict how many heads there will be in 20 tosses. Write it down.',
      'Toss 20 times. One tosses, one writes H or T; swap after 10.',
      'Count the heads. How far were you from your prediction?',
      'Find the longest run of the same side in your list. Compare it with another pair’s.',
      'Put your heads into the table of the class. Is the share of heads of all pairs together closer to half than yours?',
    ],
    look: 'heads and tails are as likely as each other at every toss, also after a run.',
    round: {
      prompt: 'A coin showed heads three times running. What is more likely next: heads or tails?',
      answer: 'neither: both are as likely as before',
    },
    exit: {
      prompt: 'In 20 tosses there were 13 heads. About how many did you expect, and is the coin unfair? Why?',
      answer: '10; no, results vary',
    },
    easier: 'Toss ten times and put a counter on “heads” or “tails” each time.',
    harder:
      'Toss two coins together 20 times. Which comes most often: two heads, two tails or one of each? Why?',
  },
  {
    years: [2, 8],
    practices: /^chance with spinners$/,
    isAlways: true,
    materials: [
      'two paper circles a pair, marked in eight equal parts',
      'a paper clip and a pencil a pair, to spin',
      'crayons in three colours a pair',
    ],
    start:
      'Draw a spinner with three quarters red and one quarter blue. You win on blue, I win on red. Would you play? Why not?',
    show: 'Hold a paper clip on the middle of the circle with the point of a pencil, and flick it. Count the parts of each colour first: “Red has five of the eight parts, so red is likely.”',
    steps: [
      'Colour the eight parts of a circle with three colours, as you like. Count the parts of each colour.',
      'Say which colour is most likely and which is least likely. Predict how often each will come in 24 spins.',
      'Spin 24 times and tally the colours. Compare with your prediction.',
      'Make the second spinner so that two colours have an even chance and nothing else can come.',
      'Swap spinners with another pair. Without spinning, tell them what is likely, unlikely and impossible.',
    ],
    look: 'it is the share of the circle that counts, and not how many colours there are or where they lie.',
    round: {
      prompt: 'A spinner has 8 equal parts: 5 red, 2 blue and 1 green. Which colour is least likely?',
      answer: 'green',
    },
    exit: {
      prompt:
        'A spinner has three colours. One half is red, one quarter is blue and one quarter is green. Is each colour as likely as the others? Say why.',
      answer: 'no: red has half of the spinner, the others a quarter each',
    },
    easier: 'Use four equal parts and two colours.',
    harder: 'Design a spinner on which red comes about twice as often as blue, and test it with 30 spins.',
  },
]
