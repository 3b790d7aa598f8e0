import type { Teaching } from '../../topic.ts'
import type { PracticeNotes } from '../maths-topic.ts'

export const TEACHING: Teaching = {
  walt: 'use numbers below zero, and add and subtract with them',
  criteria: [
    'place positive and negative numbers on a number line',
    'say which of two temperatures is colder',
    'move along the line to add or subtract',
  ],
  prior: ['Use a number line in both directions.', 'Know that a temperature can be below zero.'],
  materials: ['a number line from −20 to 20 on the floor or wall', 'mini whiteboards'],
  think: [
    'Find the first number on the line.',
    'Adding moves up, taking away moves down.',
    'Count the jumps and check the sign of where we land.',
  ],
  hook: 'It is 4 degrees at Tekapo at dinner time and 9 degrees colder by morning. Stand on the line to show it.',
  ask: 'Which is colder, −3 or −8? How do you know?',
  misconceptions: [
    {
      what: 'Says −8 is more than −3.',
      why: 'Compares the figures without the sign.',
      move: 'Stand on the number line: which is further up?',
    },
    {
      what: 'Counts zero as a jump when crossing it.',
      why: 'Zero is a place on the line.',
      move: 'Count the gaps, not the marks.',
    },
  ],
  support: 'Use the floor line and walk every jump.',
  extension: 'Find three pairs of numbers whose total is −5, with one pair both negative.',
  next: [
    'Use negative numbers in money (owing) and temperature problems.',
    'Add and subtract without the line.',
  ],
  english: [
    ['negative', 'less than zero'],
    ['integer', 'a whole number, zero or a negative whole number'],
  ],
  reo: ['tau', 'pāmahana', 'tauoti'],
}

const LINE_CRITERIA: Teaching['criteria'] = [
  'place positive and negative numbers on a number line',
  'say which of two numbers is greater, and which temperature is colder',
  'explain why −8 is less than −3',
]

const MOVE_CRITERIA: Teaching['criteria'] = [
  'start at the first number on the line',
  'move up to add and down to take away',
  'explain the sign of my answer',
]

/** The notes of a practice, by its title. */
export const NOTES: Readonly<Record<string, PracticeNotes>> = {
  'counting past zero': {
    criteria: [
      'keep the same step when I pass zero',
      'name the negative numbers I reach',
      'check on a number line',
    ],
    walt: 'count backwards and forwards through zero',
    think: [
      'I count back in the same steps: 2, 1, 0.',
      'After zero the numbers have a minus sign: −1, −2, −3.',
      'They look as if they grew, but each one is one less.',
      'I check my count on a number line.',
    ],
    ask: 'Which number comes before −3 when you count back, and which when you count up?',
    misconceptions: [
      {
        what: 'Counts 2, 1, 0, 1, 2.',
        why: 'Zero is thought to be the smallest number.',
        move: 'Stand at zero on the floor line and take one more step down: what should we call it?',
      },
      {
        what: 'Leaves zero out: 2, 1, −1.',
        why: 'Zero is not counted as a number.',
        move: 'Touch every mark on the line.',
      },
    ],
    hook: 'A lift is on floor 3 and goes down five floors. Where does it stop, and how could we write that?',
    support: 'Step along a floor line from 10 to −10 and say each number.',
    extension: 'Count back in threes from 10. Which negative numbers do you reach before −15?',
    key: {
      hook: '−2: two floors below the ground.',
      ask: '−4 counting back; −2 counting up.',
      extension: '−2, −5, −8, −11 and −14.',
    },
  },
  'ordering positive and negative numbers': {
    criteria: LINE_CRITERIA,
    think: [
      'Draw the line and mark zero.',
      'Negative numbers go to the left of zero.',
      'Further left is less, further right is greater.',
    ],
    walt: 'place and order positive and negative numbers',
    hook: 'Which is colder: −3 °C or −8 °C? Stand on the line to show it, and say how far each is from zero.',
    ask: 'Why is −8 less than −3, although 8 is more than 3?',
    misconceptions: [
      {
        what: 'Says −8 is more than −3.',
        why: 'Compares the figures without the sign.',
        move: 'Stand on the line: which is further up?',
      },
      {
        what: 'Puts zero first, because it is nothing.',
        why: 'Zero is thought to be the smallest number.',
        move: 'Where does zero lie on the line? What is to the left of it?',
      },
    ],
    support: 'Use numbers from −5 to 5 on a marked line.',
    extension:
      'Write five numbers in order so that the middle one is −2 and the smallest is three times as far from zero as the largest.',
    key: {
      hook: '−8 °C is colder; it is 8 below zero, the other 3.',
      ask: 'it lies further to the left: further below zero.',
      extension: 'such as −9, −5, −2, 0, 3.',
    },
  },
  'positive and negative numbers and decimals': {
    criteria: LINE_CRITERIA,
    think: [
      'Mark zero, then the whole numbers.',
      'Place each decimal between its whole numbers.',
      'Read the order from left to right.',
    ],
    walt: 'place and order positive and negative numbers and decimals',
    hook: 'Where on a line from −3 to 3 does −1.5 belong, and where −0.25? Is −1.5 nearer −1 or −2?',
    ask: 'Which is greater, −1.2 or −1.5, and how do you know?',
    misconceptions: [
      {
        what: 'Says −1.5 is more than −1.2.',
        why: 'Compares the figures without the sign.',
        move: 'Mark both on the line, counting down from −1.',
      },
      {
        what: 'Puts −0.25 between −2 and −3.',
        why: 'Reads the digits after the point as a whole number.',
        move: 'Is it more or less than −1?',
      },
    ],
    support: 'Use halves only, on a line with the whole numbers marked.',
    extension: 'Write three numbers between −0.6 and −0.5.',
    key: {
      hook: '−1.5 halfway between −1 and −2; −0.25 a little left of zero. It is as near to both.',
      ask: '−1.2: it is further to the right.',
      extension: 'such as −0.59, −0.55 and −0.51.',
    },
  },
  'temperatures below zero': {
    criteria: [
      'read and place temperatures below zero on a number line',
      'say which of two temperatures is colder',
      'work out a temperature after it has risen or fallen',
    ],
    think: [
      'Find the first temperature on the line.',
      'Rising moves up, falling moves down.',
      'Count the jumps, and say whether we passed zero.',
    ],
    walt: 'read, compare and work with temperatures below zero',
    hook: 'It is 4 degrees at Tekapo at dinner time and 9 degrees colder by morning. Stand on the line to show it.',
    ask: 'From −3 °C to 4 °C: how many degrees is that, and how did you count them?',
    misconceptions: [
      {
        what: 'Says −8 °C is warmer than −3 °C.',
        why: 'Compares the figures without the sign.',
        move: 'Stand the number line up like a thermometer: which is lower?',
      },
      {
        what: 'Counts zero as a degree when crossing it.',
        why: 'Marks are counted and not steps.',
        move: 'Count the gaps from mark to mark.',
      },
    ],
    support: 'Use a drawn thermometer from −10 to 10, and move a finger along it.',
    extension: 'The mean of three night temperatures is −2 °C. What could they be, if none of them is −2?',
    key: {
      hook: '−5 degrees.',
      ask: '7 degrees: 3 up to zero, and 4 more.',
      extension: 'such as −5, −1 and 0: their total must be −6.',
    },
  },
  'additive inverses': {
    criteria: [
      'say what must be added to make zero',
      'show the pair on a number line',
      'explain why each pair adds to zero',
    ],
    think: [
      'Find the number on the line.',
      'How far is it from zero, and in which direction?',
      'The inverse is as far on the other side.',
    ],
    walt: 'say what must be added to a number to make zero',
    hook: 'You owe a friend $6. What has to happen so that you owe nothing? Write it as an addition.',
    ask: 'What is the inverse of zero?',
    misconceptions: [
      {
        what: 'Gives the same number: −6 and −6.',
        why: '“Inverse” is read as “the same”.',
        move: 'Add them on the line: where do you land?',
      },
      {
        what: 'Thinks that the inverse is always negative.',
        why: 'The first examples were positive.',
        move: 'Start at −6: which way is zero?',
      },
    ],
    support: 'Stand on the number and walk to zero: how many steps, and which way?',
    extension:
      'Find four different numbers, two of them negative, whose total is zero and of which no two are inverses.',
    english: [
      ['inverse', 'the number that makes zero with it: 6 and −6'],
      ['negative', 'less than zero'],
    ],
    key: { hook: '−6 + 6 = 0.', ask: 'zero itself.', extension: 'such as 7, 2, −4 and −5.' },
  },
  'adding and subtracting integers': {
    criteria: MOVE_CRITERIA,
    walt: 'add and subtract positive and negative numbers',
    think: [
      'I find the first number on the line.',
      'Adding a positive number moves up, adding a negative number moves down.',
      'Taking away does the opposite: a positive number moves down, a negative one moves up.',
      'I count the gaps, and look at the sign of the number where I land.',
    ],
    misconceptions: [
      {
        what: 'Takes −5 + 2 for −7.',
        why: 'Adds the figures and puts the sign in front.',
        move: 'Stand at −5: which way does + 2 go?',
      },
      {
        what: 'Counts zero as a jump when crossing it, or passes over it.',
        why: 'Marks are counted and not gaps.',
        move: 'Count the gaps between the marks.',
      },
      {
        what: 'Says that two minus signs always make plus, also in −3 − 4.',
        why: 'A rule was learned without its reason.',
        move: 'Start at −3 and take 4 away: which way?',
      },
    ],
    ask: 'Before you work it out: is the answer above or below the number you start at?',
    hook: 'It is 4 degrees at Tekapo at dinner time and 9 degrees colder by morning. Stand on the line to show it.',
    extension:
      'Find three pairs of numbers with a total of −5: one pair both negative, one with a positive number, and one with zero.',
    key: { hook: '−5 degrees.', extension: 'such as −2 and −3, −9 and 4, 0 and −5.' },
    support: 'Walk every jump on a floor line, with numbers from −5 to 5 first.',
  },
  'subtracting negative numbers': {
    criteria: [
      'read 3 − (−4) as “three, take away negative four”',
      'move up the line when a negative number is taken away',
      'check by adding: the answer plus what I took away',
    ],
    think: [
      'Which number do we start at, and what is taken away?',
      'Taking away 4 moves down. Taking away −4, a debt of 4, does the opposite and moves up.',
      'Check by adding back: does the answer plus −4 come to where we began?',
    ],
    ask: 'What happens to the answers in 3 − 2, 3 − 1, 3 − 0, and what must 3 − (−1) be?',
    misconceptions: [
      {
        what: 'Reads 3 − (−4) as 3 − 4.',
        why: 'One of the two signs is passed over.',
        move: 'Write the row 3 − 2 = 1, 3 − 1 = 2, 3 − 0 = 3 and let the class go on with 3 − (−1).',
      },
      {
        what: 'Says that two minus signs always make plus, also in −3 − 4.',
        why: 'A rule was learned without its reason.',
        move: 'Put both on the number line: −3 − 4 starts at −3 and moves down; only taking away a negative moves up.',
      },
    ],
    walt: 'subtract negative numbers, and explain why that moves up the line',
    hook: 'You have $3 and owe a friend $4 for lunch. Your friend says: “Forget the $4.” Are you better or worse off, and by how much?',
    support:
      'Use counters in two colours, +1 and −1: take negative ones away, and add pairs that make zero where there are too few.',
    extension:
      'Write four subtractions with the answer 5, two of them with a negative number that is taken away.',
    key: {
      hook: 'better by $4: −1 − (−4) = 3.',
      ask: 'each answer is one more: 3 − (−1) = 4.',
      extension: 'such as 8 − 3, 6 − 1, 2 − (−3) and −1 − (−6).',
    },
  },
  'problems with negative numbers': {
    walt: 'solve problems with negative numbers, and say what the answer means',
    criteria: [
      'say what zero means in the story',
      'start at the right number and move the right way',
      'say what the sign of my answer means',
    ],
    think: [
      'What is zero in this story: freezing, the ground floor, no money owed?',
      'Where do we start, and which way do we move?',
      'I draw the line and make the move.',
      'What does the sign of the answer tell?',
    ],
    hook: 'Tell a story in which −4 makes sense: with money, with a lift, with the weather. What is zero in each?',
    ask: 'What would the opposite sign have meant in this story?',
    misconceptions: [
      {
        what: 'Leaves the sign out of the answer.',
        why: 'The story is told with plain numbers.',
        move: 'Above or below zero? Write what it means beside the number.',
      },
      {
        what: 'Moves the wrong way when the start is negative.',
        why: 'Down is taken for left in every drawing.',
        move: 'Stand the line upright: falling is down.',
      },
    ],
    support: 'Draw the line for each story, and mark zero and the start before anything else.',
    extension: 'Write a story of two moves that starts below zero and ends exactly at zero.',
  },
  'multiplying and dividing integers': {
    walt: 'multiply and divide positive and negative numbers, and explain the sign of the answer',
    criteria: [
      'multiply or divide the numbers without their signs first',
      'say whether the answer is positive or negative, and why',
      'check a division by multiplying back',
    ],
    prior: ['Know the multiplication facts to 12 × 12.', 'Add and subtract negative numbers on a line.'],
    materials: ['a number line from −20 to 20 on the board', 'mini whiteboards'],
    think: [
      'I work it out without the signs first.',
      'Three lots of −4 is −4 and −4 and −4: I move down the line three times, so it is negative.',
      'With two negative numbers it goes the other way: the opposite of three lots of −4 is above zero.',
      'So: signs alike, positive; signs different, negative. Division follows the same rule.',
    ],
    hook: 'Go on with this row: 3 × (−4) = −12, 2 × (−4) = −8, 1 × (−4) = −4, 0 × (−4) = 0. What must (−1) × (−4) be, so that the row goes on in the same steps?',
    ask: 'Why must −3 × (−4) be positive, if the row is to go on?',
    misconceptions: [
      {
        what: 'Says that −3 × 4 is 12, because the sign is passed over.',
        why: 'The fact is known and the sign looks like decoration.',
        move: 'Take four jumps of −3 on the line: where do you land?',
      },
      {
        what: 'Uses “two minuses make a plus” for −3 − 4.',
        why: 'A rule for multiplying is used for subtracting.',
        move: 'Put both side by side: −3 × (−4) and −3 − 4. What does each tell you to do?',
      },
    ],
    support: 'Multiply a positive number by a negative one first, as jumps down the line.',
    extension: 'Three different integers have a product of −24 and a total of 3. Find two such sets.',
    next: [
      'Work out expressions with several operations and negative numbers.',
      'Multiply negative decimals.',
    ],
    english: [
      ['integer', 'a whole number, zero or a negative whole number'],
      ['product', 'the answer when numbers are multiplied'],
      ['negative', 'less than zero'],
    ],
    key: {
      hook: '4: each answer is 4 more than the one before.',
      ask: 'the answers go up in fours past zero: 0, 4, 8, 12.',
      extension: '−4, 1 and 6; −3, 2 and 4.',
    },
  },
}
