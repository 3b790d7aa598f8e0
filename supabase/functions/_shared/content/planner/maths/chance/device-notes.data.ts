import type { PracticeNotes } from '../maths-topic.ts'

const NOT_AS_EXPECTED = {
  what: 'Thinks that something went wrong because the result is not what was expected.',
  why: 'Takes the expected number for a promise.',
  move: 'Put the results of all pairs side by side: how many hit it exactly?',
}

const HARD_SIX = {
  what: 'Thinks that a six is harder to roll than other numbers.',
  why: 'It is the one that games wait for.',
  move: 'Look at the results of the whole class for each number.',
}

/** What a lesson on one thing of chance needs: a die, a coin or a spinner. */
export const DEVICE_NOTES: Readonly<Record<string, PracticeNotes>> = {
  'words for dice': {
    walt: 'say how likely a roll of a die is, and try it out',
    criteria: [
      'name the six numbers that can come',
      'say whether a roll is impossible, unlikely, likely or certain',
      'say why all six numbers are as likely as each other',
    ],
    prior: ['Read the dots of a die.', 'Keep a tally.'],
    materials: ['a die a pair', 'paper and a pencil a pair'],
    think: [
      'Which numbers can come? 1, 2, 3, 4, 5 or 6.',
      'How many of the six are the ones I am asked about?',
      'None is impossible, all six is certain, three of six is an even chance.',
    ],
    hook: 'Everyone chooses a number from 1 to 6 and stands up. Roll a die six times: sit down when your number comes. Who is still standing?',
    ask: 'If no six has come for ten rolls, is a six more likely now? What does the die know?',
    misconceptions: [
      HARD_SIX,
      {
        what: 'Thinks that a number is “due” because it has not come for a while.',
        why: 'Expects it to even out at once.',
        move: 'Ask what the die remembers. Has anything about it changed?',
      },
    ],
    support: 'Lay out cards 1 to 6 and turn over those that are asked about.',
    extension: 'Make a game with one die in which both players have an even chance.',
    next: [
      'Roll many times and compare the results of the class.',
      'Try the same with two dice: which totals can come?',
    ],
    english: [
      ['die', 'one of a pair of dice'],
      ['even chance', 'as likely as not'],
      ['unlikely', 'expected to happen less often than not'],
    ],
    reo: ['tūponotanga'],
  },
  'chance with dice': {
    walt: 'say what to expect when a die is rolled, and compare it with what happens',
    criteria: [
      'write the probability of a roll as a fraction of six',
      'say how often I expect it in many rolls',
      'explain why real results differ from that',
    ],
    prior: ['Write a part of six as a fraction.', 'Keep a tally.'],
    materials: ['a die a pair', 'paper and a pencil a pair'],
    think: [
      'A die has six numbers, all equally likely.',
      'How many of the six are asked for? That many sixths.',
      'In many rolls I expect that share of them. The real result may differ.',
    ],
    hook: 'Which number of a die is hardest to roll? Vote, and keep the vote. How could we find out?',
    ask: 'If no six has come for ten rolls, is a six “due” next?',
    misconceptions: [
      HARD_SIX,
      NOT_AS_EXPECTED,
      {
        what: 'Thinks a number is “due” after many rolls without it.',
        why: 'Expects it to even out at once.',
        move: 'Ask what the die remembers. Has anything about it changed?',
      },
    ],
    support: 'Write out 1 to 6 and circle the numbers that are asked for before writing the fraction.',
    extension: 'Find two different events with one die that have a probability of 2/3.',
    next: ['Roll two dice and list all 36 outcomes.', 'Use results to decide whether a die is fair.'],
    english: [
      ['outcome', 'something that can happen, such as a 4'],
      ['probability', 'how likely it is, from 0 to 1'],
      ['expected result', 'what the chances tell us to expect'],
    ],
    reo: ['tūponotanga', 'hautau'],
  },
  'chance with a coin': {
    walt: 'say what to expect when a coin is tossed, and compare it with what happens',
    criteria: [
      'say that heads and tails are as likely as each other',
      'say how many heads I expect in many tosses',
      'explain why real results differ from that',
    ],
    prior: ['Find half of a number.', 'Keep a tally.'],
    materials: ['a coin a pair', 'paper and a pencil a pair'],
    think: [
      'A coin has two sides, and both are as likely: each is an even chance.',
      'So I expect heads in half of the tosses.',
      'The coin does not remember the toss before. The real result may be a few more or less.',
    ],
    hook: 'Toss a coin in front of the class. Everyone says heads or tails before each toss. After five tosses, who was right every time, and was it skill?',
    ask: 'After four heads running, is tails more likely? Why, or why not?',
    misconceptions: [
      {
        what: 'Thinks that tails is “due” after a run of heads.',
        why: 'Expects it to even out at once.',
        move: 'Ask what the coin remembers. Has anything about it changed?',
      },
      NOT_AS_EXPECTED,
    ],
    support: 'Toss ten times only, with a line of counters for heads and one for tails.',
    extension: 'Toss two coins: list all four outcomes and say how likely one of each is.',
    next: ['List the outcomes of two coins.', 'Try the same with a die: six outcomes.'],
    english: [
      ['heads and tails', 'the two sides of a coin'],
      ['even chance', 'as likely as not'],
      ['expected result', 'what the chances tell us to expect'],
    ],
    reo: ['tūponotanga', 'haurua'],
  },
  'chance with spinners': {
    walt: 'say how likely each colour of a spinner is, and test it',
    criteria: [
      'count the equal parts of each colour',
      'say which colour is most and which is least likely',
      'compare what I expected with what happened',
    ],
    prior: ['Name parts of a circle, such as a half and a quarter.', 'Keep a tally.'],
    materials: ['paper circles marked in equal parts', 'a paper clip and a pencil a pair, to spin'],
    think: [
      'Are all the parts equal? Then I can count them.',
      'How many parts in all, and how many of this colour?',
      'The more of the circle a colour has, the more likely it is.',
    ],
    hook: 'Draw a spinner with three quarters red and one quarter blue. You win on blue, I win on red. Would you play? Why not?',
    ask: 'Does it matter whether the red parts lie together or apart?',
    misconceptions: [
      {
        what: 'Says that three colours always have the same chance.',
        why: 'Counts the colours and not how much of the circle each has.',
        move: 'Colour half red, a quarter blue and a quarter green, and spin 20 times.',
      },
      {
        what: 'Thinks that a colour is less likely when its parts lie apart.',
        why: 'One large part looks larger than two small ones.',
        move: 'Cut the parts out and lay them together.',
      },
    ],
    support: 'Use a spinner with four equal parts.',
    extension: 'Design a spinner on which red is twice as likely as blue and green never comes.',
    next: ['Write the chance of each colour as a fraction.', 'Decide whether a game with a spinner is fair.'],
    english: [
      ['equal parts', 'parts of the same size'],
      ['most likely', 'expected to happen more often than the others'],
      ['impossible', 'cannot happen'],
    ],
    reo: ['tūponotanga', 'hautau'],
  },
}
