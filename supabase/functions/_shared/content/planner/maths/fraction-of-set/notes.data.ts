import type { Teaching } from '../../topic.ts'
import type { PracticeNotes } from '../maths-topic.ts'

export const TEACHING: Teaching = {
  walt: 'find a fraction of a set, and explain how we know',
  criteria: [
    'share a set into equal groups to find one part',
    'use one part to find several parts',
    'check by putting the parts back together',
  ],
  prior: [
    'Share a set fairly into equal groups.',
    'Read a fraction: how many equal parts, and how many of them.',
  ],
  materials: ['24 counters a pair', 'strips of paper to fold into bars', 'mini whiteboards'],
  think: [
    'Read the bottom number: it tells how many equal parts.',
    'Divide the set by it to find one part.',
    'Read the top number: it tells how many of those parts we want.',
    'Multiply one part by it.',
  ],
  hook: 'Lay out 24 counters on the mat. What does half look like? A third? A quarter?',
  ask: 'What does the bottom number tell us to do?',
  misconceptions: [
    {
      what: 'Divides by the top number.',
      why: 'The numerator is read first.',
      move: 'Point to the denominator and say “how many equal parts?” before anything else.',
    },
    {
      what: 'Finds one part and stops.',
      why: 'Most fractions met so far had a 1 on top.',
      move: 'Draw a bar, shade the parts asked for, and count them.',
    },
    {
      what: 'Makes parts that are not equal.',
      why: 'Sharing is done by eye.',
      move: 'Deal the counters out one at a time, then compare the groups.',
    },
  ],
  support: 'Deal counters onto a folded paper bar. Halves and quarters first; the story stays the same.',
  extension: 'Give the part and ask for the whole set, then write a question like it for a partner.',
  next: [
    'Find the whole when a part is known.',
    'Compare fractions of different sets: can a quarter be more than a half?',
  ],
  english: [
    ['numerator', 'the top number: how many parts we have'],
    ['denominator', 'the bottom number: how many equal parts in the whole'],
    ['set', 'a group of things'],
  ],
  reo: ['hautau', 'haurua', 'hauwhā', 'taurunga', 'tauraro'],
}

/** The notes of a practice, by its title. */
export const NOTES: Readonly<Record<string, PracticeNotes>> = {
  'a half or quarter of a set': {
    criteria: [
      'share a set into equal groups',
      'say how many are in one group',
      'check by putting the groups back together',
    ],
    walt: 'find a fraction of a set by sharing it into equal groups',
    think: [
      'I read the fraction: how many equal groups must there be?',
      'I share the set out one at a time until nothing is left.',
      'Are the groups equal? I line them up to check.',
      'One group is that fraction of the set.',
    ],
    ask: 'How many groups did you make, and which word told you?',
    misconceptions: [
      {
        what: 'Gives a number that is in the name: a quarter of 12 is 4.',
        why: 'The 4 of “quarter” is taken for the answer.',
        move: 'Share 12 onto four plates. How many plates are there, and how many are on one plate?',
      },
      {
        what: 'Makes groups that are not equal.',
        why: 'Sharing is done by eye.',
        move: 'Deal one at a time, then line the groups up.',
      },
    ],
    english: [
      ['half', 'one of two equal groups'],
      ['quarter', 'one of four equal groups'],
      ['equal', 'the same number in each'],
    ],
  },
  'the whole from a part': {
    criteria: [
      'draw the part I know',
      'draw as many equal parts as make the whole',
      'count or multiply to find the whole',
    ],
    think: [
      'This is one part of the whole.',
      'How many such parts make the whole?',
      'Draw them all, then count.',
    ],
    walt: 'find how big the whole is when one part is known',
    hook: 'I show you three counters: this is one quarter of my bag. How many are in the bag?',
    ask: 'Is the whole larger or smaller than the part? How many parts make it?',
    misconceptions: [
      {
        what: 'Divides again: a half is 4, so the whole is 2.',
        why: 'Finding a fraction has meant dividing.',
        move: 'Draw the part. Is the whole more or less than that? Draw the other parts.',
      },
      {
        what: 'Doubles, whatever the fraction is.',
        why: 'It worked for halves.',
        move: 'Say how many such parts make one whole: halves 2, quarters 4.',
      },
    ],
    support: 'Lay the part out with counters, and lay the other parts beside it in equal rows.',
    extension:
      'One third of a bag is 5 counters. What is half of another bag of the same size? What do you notice?',
    key: {
      hook: '12: four parts of three.',
      extension: 'the bag has 15, which cannot be halved exactly: 7 and one half.',
    },
  },
  'a unit fraction of a number': {
    criteria: ['divide by the bottom number', 'say how much one part is', 'check by multiplying back'],
    walt: 'find a unit fraction of a number by dividing',
    think: [
      'I read the bottom number: it tells how many equal parts there are.',
      'I divide the number by it: that is one part.',
      'The top number is 1, so one part is what I want.',
      'I check by multiplying back: part times parts makes the whole.',
    ],
    hook: 'There are 24 of us. Who can work out a third, a quarter and a sixth of us without counting heads?',
    ask: 'Which is more: one third of 24 or one sixth of 24? How can you tell without working them out?',
    misconceptions: [
      {
        what: 'Takes the bottom number away: one quarter of 20 is 16.',
        why: 'A fraction looks like something removed.',
        move: 'Deal 20 counters onto four plates: how many are on one?',
      },
      {
        what: 'Thinks that one eighth is more than one quarter of the same set.',
        why: '8 is more than 4.',
        move: 'Find both of 24, and compare the parts.',
      },
    ],
    support: 'Deal counters onto a folded bar. Halves and quarters first.',
    extension: 'One fifth of a number is 7. What is the number, and what is one seventh of it?',
    key: {
      hook: '8, 6 and 4.',
      ask: 'one third: fewer parts, so each is larger.',
      extension: '35, and one seventh of it is 5.',
    },
  },
  'the whole from a part or from a percentage': {
    criteria: [
      'draw a bar for the whole',
      'find one part, or 1%, 10% or 25%',
      'build up to the whole and check',
    ],
    think: ['What part of the whole do we know?', 'Find one part.', 'How many parts make the whole?'],
    walt: 'find the whole when a part of it or a percentage of it is known',
    hook: '15 of us have a pet, and that is 3/5 of the class. How many are in the class? Draw a bar.',
    ask: 'Will the whole be larger or smaller than the number you know? How do you find one part?',
    misconceptions: [
      {
        what: 'Finds the fraction of the known part: 3/5 of 15 is 9.',
        why: 'Finding a fraction has meant dividing and multiplying.',
        move: 'Write the 15 over three parts of the bar. What goes in one part?',
      },
      {
        what: 'Multiplies by 4 for 25% and for 20% alike.',
        why: 'One case is remembered as a rule.',
        move: 'Ask how many times the percentage fits into 100%.',
      },
    ],
    support: 'Draw the bar with the known parts shaded, and write their total over them.',
    extension: 'A price fell by 20% to $36. What was it before? Show it on a bar.',
    next: ['Find the price before a discount.', 'Write problems in which the whole is unknown.'],
    key: {
      hook: '25: one fifth is 5.',
      ask: 'larger; divide by the top number to find one part.',
      extension: '$45: $36 is 80%, so 10% is $4.50.',
    },
  },
  'fractions of a number': {
    walt: 'find a fraction of a number by dividing and multiplying',
    criteria: [
      'divide by the bottom number to find one part',
      'multiply by the top number to find as many parts as I need',
      'check that the answer is less than the whole, and near a half or a whole where it should be',
    ],
    think: [
      'The bottom number tells how many equal parts the whole has.',
      'I divide the whole by it: that is one part.',
      'The top number tells how many of those parts I want, so I multiply.',
      'Is my answer sensible? Three quarters of it must be more than a half and less than the whole.',
    ],
    hook: '28 students are asked. 3/4 of them walk to school. How many is that? Draw a bar before you calculate.',
    ask: 'Does it matter whether you divide or multiply first?',
    misconceptions: [
      {
        what: 'Finds one part and stops: 3/4 of 28 is 7.',
        why: 'Most fractions met so far had a 1 on top.',
        move: 'Draw the bar, shade the parts asked for, and count them.',
      },
      {
        what: 'Divides by the top number.',
        why: 'The numerator is read first.',
        move: 'Point to the denominator: how many equal parts are there?',
      },
    ],
    support: 'Draw a bar cut into the parts for each question, and write one part into each box.',
    extension:
      '2/3 of one number is the same as 3/4 of another. Find two pairs of numbers for which it is true.',
    next: ['Find the whole when a part is known.', 'Find percentages of amounts in the same way.'],
    key: {
      hook: '21: one quarter is 7, and 3 × 7 = 21.',
      ask: 'no: 3 × 28 ÷ 4 is 21 as well. Dividing first keeps the numbers small.',
      extension: 'such as 9 and 8 (both give 6), 18 and 16 (both give 12).',
    },
  },
  'problems with fractions of amounts': {
    walt: 'solve problems about fractions of amounts, and say what the answer counts',
    criteria: [
      'say which amount is the whole',
      'find one part, then as many parts as the problem needs',
      'say whether the part or what is left is asked for',
    ],
    think: [
      'What is the whole, and how much is it?',
      'I draw a bar for it and cut it into the parts that the bottom number tells.',
      'One part is the whole divided by the parts; I take as many as I need.',
      'Is that what was asked, or do they want what is left?',
    ],
    hook: 'A bag has 24 marbles. A quarter are blue and the others are red. How many are red? What has to be found first?',
    ask: 'What does your number count: the part, what is left, or the whole?',
    misconceptions: [
      {
        what: 'Gives the part when what is left is asked for.',
        why: 'There is an answer already.',
        move: 'Shade the part on the bar, and point to what the question asks for.',
      },
      {
        what: 'Takes a fraction of the wrong whole in a second step.',
        why: 'The first number of the story is used for everything.',
        move: 'Ask each time: a fraction of what?',
      },
    ],
    support: 'Give the bar already drawn, with the whole written over it.',
    extension:
      'Write a problem with two fractions of the same whole whose answer is 6, and swap with a partner.',
    key: { hook: '18: a quarter is 6, and three quarters are left.' },
  },
  'fractions greater than one': {
    walt: 'find a fraction of a whole number, also when the fraction is greater than one',
    criteria: [
      'find one part by dividing',
      'multiply by the top number, also where it is larger than the bottom one',
      'say whether the answer is more or less than the whole',
    ],
    think: [
      'The bottom number tells how many parts one whole has. I find one part.',
      'I multiply by the top number.',
      'Is the top number larger than the bottom one? Then the answer is more than the whole.',
    ],
    hook: 'A recipe for 4 people uses 200 g of rice. What is 3/4 of that? And 5/4 of it? Who is each amount for?',
    ask: 'How do you know before you work it out whether the answer will be more than the whole?',
    misconceptions: [
      {
        what: 'Turns 5/4 round into 4/5.',
        why: 'A fraction is thought to be less than one.',
        move: 'Draw one bar in four parts, and go on to a fifth part.',
      },
      {
        what: 'Finds one part and stops.',
        why: 'Most fractions met so far had a 1 on top.',
        move: 'Write one part in each box of the bar, and count the boxes needed.',
      },
    ],
    support: 'Draw bars beside each question: one whole, and a second one where it is needed.',
    extension: '7/4 of a number is 63. What is the number?',
    key: {
      hook: '150 g for 3 people, 250 g for 5.',
      ask: 'the top number is larger than the bottom one.',
      extension: '36: one quarter is 9.',
    },
  },
  'a fraction of a number that is a mixed number': {
    walt: 'find a fraction of a whole number when the answer is a mixed number',
    criteria: [
      'multiply the whole number by the top number',
      'divide by the bottom number and write what is left as a fraction',
      'write the fraction in its simplest form',
    ],
    think: [
      'The number does not divide exactly by the bottom number, so one part is no whole number.',
      'I multiply by the top number first.',
      'I divide by the bottom number: how many wholes, and how many parts are left?',
      'I write what is left as a fraction, and simplify it.',
    ],
    hook: 'A jug holds 10 cups, and 3/4 of it is poured out. Is that a whole number of cups? Draw it, and say what happens to the part that is left.',
    ask: 'Why is it easier to multiply first here?',
    misconceptions: [
      {
        what: 'Leaves out the remainder: 2/3 of 10 is 6.',
        why: 'Division is thought to come out even.',
        move: 'Draw ten bars and cut what is left into thirds.',
      },
      {
        what: 'Writes the remainder after a point: 6.2 for 6 2/3.',
        why: 'A remainder and a decimal look alike.',
        move: 'What is each of the left-over parts called?',
      },
    ],
    support: 'Use halves and quarters, and draw what is left over as parts of one whole.',
    extension: 'For which whole numbers from 1 to 20 is 3/8 of the number a whole number? Why those?',
    key: {
      hook: 'no: it is 7 1/2 cups.',
      ask: 'one part would be a fraction already; after multiplying we divide once.',
      extension: '8 and 16: the multiples of 8.',
    },
  },
}
