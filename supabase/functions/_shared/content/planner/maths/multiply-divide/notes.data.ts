import type { Teaching } from '../../topic.ts'
import type { PracticeNotes } from '../maths-topic.ts'

export const TEACHING: Teaching = {
  walt: 'multiply and divide by thinking of equal groups, and use known facts to find new ones',
  criteria: [
    'show a multiplication as equal groups or an array',
    'use a fact I know to work out one I do not',
    'check a division by multiplying back',
  ],
  prior: ['Skip count in the steps of this lesson.', 'Make equal groups and share fairly.'],
  materials: ['counters, 40 a pair', 'squared paper for arrays', 'mini whiteboards'],
  think: [
    'Ask: how many groups, and how many in each?',
    'Find a fact I already know that is close.',
    'Build up or split the number into easier parts.',
    'Check by doing the opposite.',
  ],
  hook: 'Show an array for five seconds, then hide it. How many, and how did you see it?',
  ask: 'What fact did you already know that helped?',
  misconceptions: [
    {
      what: 'Adds the two numbers and does not multiply.',
      why: 'Both numbers are seen as amounts.',
      move: 'Draw the groups: which number tells how many groups, and which how many in each?',
    },
    {
      what: 'Ignores what is left over, or writes it as part of the answer.',
      why: 'Expects division to come out even.',
      move: 'Act it out with counters and ask what should happen to the ones that do not fit.',
    },
  ],
  support: 'Build every question with counters in rows. The story stays the same; the facts are friendlier.',
  extension: 'Write a division story in which the left-overs change the answer.',
  next: ['Practise the related division facts.', 'Use the same thinking with larger numbers.'],
  english: [
    ['factor', 'a number that is multiplied'],
    ['product', 'the answer when numbers are multiplied'],
    ['array', 'objects in equal rows and columns'],
  ],
  reo: ['whakarea', 'whakawehe', 'huinga'],
}

const REMAINDER_CRITERIA: Teaching['criteria'] = [
  'divide and say what is left over',
  'decide what the remainder means in the story',
  'check by multiplying back',
]

const FACT_NOTES: PracticeNotes = {
  criteria: [
    'recall the facts I know without counting',
    'build a fact I do not know from one that I do',
    'say the division fact that belongs with it',
  ],
  prior: ['Skip count in twos, fives and tens.', 'Show a multiplication as rows of counters.'],
  think: [
    'Do I know this fact? Then I say it.',
    'If not: which fact is close? Five rows, ten rows, or half of it?',
    'I add or take away a row, or double.',
  ],
  ask: 'Which fact did you start from, and what did you do to it?',
  misconceptions: [
    {
      what: 'Skip counts from one each time.',
      why: 'No fact is known well enough to start from.',
      move: 'Cover the rows of an array after the fifth: start from five of them.',
    },
    {
      what: 'Adds or takes one, and not one row: 6 × 7 as 5 × 7 + 1.',
      why: 'Sees “one more” in the number.',
      move: 'Add the row with counters: how many are in one row?',
    },
    {
      what: 'Does not use 3 × 8 for 8 × 3.',
      why: 'They are learnt as two facts.',
      move: 'Turn the array round: has anything been added?',
    },
  ],
  support: 'Use the facts with 2, 5 and 10, with counters in rows.',
  extension: 'Find three ways to work out 7 × 8 from facts that are easier.',
  next: [
    'Use the facts in stories and with larger numbers.',
    'Practise the two facts you find hardest for two minutes each day.',
  ],
}

/** The notes of a practice, by its title. */
export const NOTES: Readonly<Record<string, PracticeNotes>> = {
  'skip counting and times tables': {
    criteria: [
      'count in twos, fives and tens',
      'say the multiplication that matches',
      'explain how the count shows it',
    ],
    walt: 'count in twos, fives and tens, and say the multiplication that goes with the count',
    think: [
      'I count in steps and put up one finger for each.',
      'The fingers tell how many groups, the number I say tells how many altogether.',
      'So four fives are 5, 10, 15, 20: 4 × 5 = 20.',
      'I say the whole multiplication.',
    ],
    ask: 'How many steps did you count, and how big was each?',
    misconceptions: [
      {
        what: 'Counts the start as a step: 0, 5, 10, 15 as four fives.',
        why: 'Every number that is said gets a finger.',
        move: 'Put down a group of five for each finger.',
      },
      {
        what: 'Mixes up the number of groups and the number in each.',
        why: 'Both are numbers of the sentence.',
        move: 'Say “four groups of five” and build it.',
      },
    ],
  },
  'multiplication and division facts': {
    ...FACT_NOTES,
    hook: 'Write 6 × 7 on the board. Which facts could help someone who does not know it? Collect three.',
    key: {
      hook: 'such as 5 × 7 and one more 7, 3 × 7 doubled, or 6 × 6 and one more 6: 42.',
      extension: 'such as 5 × 8 + 2 × 8, 7 × 4 doubled, and 8 × 8 − 8: 56.',
    },
  },
  'basic facts': {
    criteria: [
      'answer the facts I know without counting',
      'build a fact I do not know from one that I do',
      'say the opposite fact that belongs with it',
    ],
    misconceptions: FACT_NOTES.misconceptions?.slice(0, 2) ?? [],
    walt: 'answer basic facts without counting, and use one to find another',
    think: [
      'Do I know it? Then I say it at once.',
      'If not: which fact is close? A double, ten, or the same the other way round?',
      'I put it right: one more, one less, one group more or less.',
      'I say the whole fact, so that I remember it.',
    ],
    ask: 'Which fact did you start from, and what did you do to it?',
    hook: 'Everyone writes three facts that are always quick, and one that is never quick. How could a quick one help with the slow one?',
    prior: ['Know doubles and numbers that make ten.', 'Skip count in twos, fives and tens.'],
    support: 'Sort the facts first: known, nearly known, not known. Practise only the middle pile.',
    extension: 'Write as many facts as you can with the answer 24, with all four operations.',
    next: ['Practise the three slowest facts for two minutes a day.', 'Use the facts in problems.'],
  },
  'multiplication and division word problems': {
    criteria: [
      'tell the story in my own words, or draw it',
      'say how many groups there are and how many in each, or which of them is asked for',
      'check that the answer fits the story',
    ],
    think: [
      'What is happening: equal groups, rows, so many times as many, or sharing?',
      'What do I know: the groups, the number in each, or all of them?',
      'I write the calculation, and say what its answer counts.',
    ],
    ask: 'How do you know that it is a multiplication, or a division?',
    misconceptions: [
      {
        what: 'Picks the operation from one word, such as “altogether”.',
        why: 'It worked in earlier problems.',
        move: 'Cover the numbers and tell the story. What happens in it?',
      },
      {
        what: 'Adds the two numbers.',
        why: 'Both are seen as amounts.',
        move: 'Draw the groups: which number tells how many groups, and which how many in each?',
      },
      {
        what: 'Stops after the first of two steps.',
        why: 'There is an answer already.',
        move: 'Read the question again: what does my number count?',
      },
    ],
    support: 'Act each story out with counters or draw it, before any number is written.',
    extension: 'Write a story of two steps for a partner, with one number that is not needed.',
    next: ['Write stories for a given calculation.', 'Solve stories that mix all four operations.'],
    hook: 'Tell one story for 4 × 6 and one for 24 ÷ 6, both with the same things. What is known in each?',
  },
  'times tables': {
    walt: 'recall multiplication facts and the division facts that belong with them',
    criteria: [
      'say the facts in order, and then mixed up',
      'work out a fact that I do not know from one that I do',
      'say the division fact that belongs with it',
    ],
    prior: ['Skip count in this number.', 'Show a multiplication as rows of counters.'],
    think: [
      'Do I know it already, perhaps the other way round? Then I say it.',
      'If not, I start from a fact I know: twice, five times or ten times the number.',
      'I double it, or add or take away one whole group.',
      'I say the whole fact, and the division that goes with it.',
    ],
    hook: 'Show an array for five seconds, then hide it. How many, and how did you see it?',
    ask: 'You know 5 times this number. How do you get 6 times it, and 4 times it?',
    misconceptions: [
      {
        what: 'Skip counts from the start for every fact.',
        why: 'No fact is known well enough to start from.',
        move: 'Cover the rows of an array after the fifth, and start from there.',
      },
      {
        what: 'Adds or takes away one, and not one group: 6 × 7 as 5 × 7 + 1.',
        why: 'Sees “one more” in the number.',
        move: 'Add a row with counters: how many are in one row?',
      },
      {
        what: 'Turns a division round: 4 ÷ 28 for 28 ÷ 4.',
        why: 'Multiplication works either way round.',
        move: 'Say it as a story: what is shared, and between how many?',
      },
    ],
    support: 'Write the multiples down the side of the page first, and use the facts with 2, 5 and 10.',
    extension: 'Find three ways to work out 7 × 8 from facts that are easier.',
    next: ['Practise the three slowest facts for two minutes a day.', 'Use the facts with tens: 6 × 70.'],
    english: [
      ['product', 'the answer when numbers are multiplied'],
      ['multiple', 'a number in the count: 6, 12 and 18 are multiples of 6'],
      ['factor', 'a number that is multiplied'],
    ],
    key: {
      ask: 'add one more group for 6 times; take one group away for 4 times.',
      extension: 'such as 5 × 8 + 2 × 8, 7 × 4 doubled, and 8 × 8 − 8.',
    },
  },
  'multiplying by one and by zero': {
    criteria: [
      'say what one group of a number is',
      'say what no groups of a number are',
      'explain it with a drawing',
    ],
    think: [
      'Read × as “groups of”.',
      'One group: the number itself.',
      'No groups, or groups with nothing in them: zero.',
    ],
    walt: 'multiply by one and by zero, and explain why',
    ask: 'Why is 7 × 0 not 7?',
    misconceptions: [
      {
        what: 'Says 7 × 0 = 7.',
        why: '7 + 0 is 7.',
        move: 'Seven plates with nothing on them: how many counters is that?',
      },
      { what: 'Says 7 × 1 = 8.', why: '7 + 1 is 8.', move: 'Seven plates with one on each: how many?' },
    ],
    hook: 'Six plates with one biscuit on each, and six plates with no biscuits. Write a multiplication for both.',
    support: 'Build each one with plates and counters.',
    extension: 'If □ × ○ = 0, what do you know about the two numbers? And if □ × ○ = □?',
    key: {
      hook: '6 × 1 = 6 and 6 × 0 = 0.',
      ask: 'seven groups with nothing in them have nothing altogether.',
      extension: 'one of them is 0; and ○ is 1, or □ is 0.',
    },
  },
  'checking with the inverse': {
    criteria: [
      'say the multiplication that undoes a division',
      'use it to check an answer',
      'explain why it works',
    ],
    walt: 'use multiplication to check a division',
    think: [
      'I work out the division: 24 shared by 6.',
      'To undo it I multiply: how many in each, times how many groups?',
      'Do I come back to the number I began with? Then it is right.',
      'If not, I look for the slip.',
    ],
    ask: 'Which multiplication undoes 24 ÷ 6?',
    misconceptions: [
      {
        what: 'Checks by doing the same calculation again.',
        why: 'Twice the same answer looks like proof.',
        move: 'Put the shares back together: how many are there altogether?',
      },
      {
        what: 'Multiplies the number that was shared: 24 × 6.',
        why: 'The two numbers of the question are used.',
        move: 'Use the answer: how many are in each share, and how many shares?',
      },
    ],
    key: { ask: '4 × 6 = 24.' },
  },
  'fact families': {
    criteria: [
      'write the four facts of a family',
      'use one fact to find another',
      'find an unknown with a fact I know',
    ],
    walt: 'write the multiplication and division facts that belong together',
    think: [
      'Three numbers belong together: two that are multiplied, and their product.',
      'I write the multiplication both ways round.',
      'Each division starts with the product.',
      'So I have four facts, or two where both factors are the same.',
    ],
    ask: 'Which number does every division of the family start with?',
    misconceptions: [
      {
        what: 'Starts a division with a small number: 3 ÷ 12 = 4.',
        why: 'Multiplication works either way round.',
        move: 'Lay an array: which number is shared into rows?',
      },
      {
        what: 'Mixes in additions: 3 + 4 = 7.',
        why: 'Families of addition facts were learnt first.',
        move: 'Show the array: which operation does it belong to?',
      },
    ],
    key: { ask: 'the product, which is the largest.' },
  },
  'what to do with a remainder': {
    criteria: REMAINDER_CRITERIA,
    walt: 'decide what a remainder means in a story',
    think: [
      'I divide, and say what is left over.',
      'What is left over in this story: people, pieces, money?',
      'Do they need one more, are they left out, or can they be shared as a fraction?',
      'I write the answer as a sentence that fits the story.',
    ],
    ask: 'Would this remainder be rounded up, left out or shared? What in the story tells you?',
    misconceptions: [
      {
        what: 'Always gives the number that comes out of the division.',
        why: 'The calculation feels finished.',
        move: 'Act it out: where do the two who are left over go?',
      },
      {
        what: 'Rounds to the nearest whole number, as with any decimal.',
        why: 'A small remainder looks unimportant.',
        move: 'Nine buses and one child left: does the child walk?',
      },
    ],
    hook: '26 children go by car, and four fit in each. How many cars are needed? And how many full cars are there?',
    support: 'Act out each story with counters, and point to those that are left over.',
    extension: 'Write three stories for 26 ÷ 4: one with the answer 7, one with 6, and one with 6 1/2.',
    key: { hook: '7 cars; 6 of them are full.' },
  },
  'unit fractions and division': {
    criteria: [
      'find a unit fraction by dividing',
      'write what is left over as a fraction',
      'explain how the two belong together',
    ],
    walt: 'find a unit fraction by dividing, and write what is left over as a fraction',
    think: [
      'One fifth of a number is the number divided by 5.',
      'I divide: how many wholes are in each part?',
      'What is left over is cut into fifths too.',
      'I write the wholes and the fraction together.',
    ],
    ask: 'Why is one fifth of 13 the same as 13 ÷ 5?',
    misconceptions: [
      {
        what: 'Writes the remainder as the fraction’s bottom number: 13 ÷ 5 = 2 1/3.',
        why: 'The remainder 3 is put in the wrong place.',
        move: 'Cut each of the three wholes that are left in five: what is one piece called?',
      },
      {
        what: 'Leaves what is left over out.',
        why: 'Division is thought to come out even.',
        move: 'Draw the bars that are left, and share them too.',
      },
    ],
    hook: 'Five friends share 13 pikelets, and nothing is thrown away. How much does each get?',
    support: 'Draw the things as circles or bars, share the wholes first, then cut up the rest.',
    extension: 'Find a division with the answer 3 3/4, and another one.',
    english: [
      ['unit fraction', 'a fraction with 1 on top'],
      ['remainder', 'what is left over'],
    ],
    key: {
      hook: '2 3/5 pikelets.',
      ask: 'both share 13 into five equal parts.',
      extension: 'such as 15 ÷ 4 and 30 ÷ 8.',
    },
  },
  'dividing to a decimal or mixed number': {
    criteria: [
      'estimate the answer',
      'go on past the remainder',
      'write the result as a decimal and as a mixed number',
    ],
    walt: 'divide and write the answer as a decimal and as a mixed number',
    think: [
      'I divide as far as whole numbers go.',
      'I do not stop at the remainder: I change it to tenths and divide on.',
      'If something is still left, I change it to hundredths.',
      'As a mixed number: the remainder over the divisor, in its simplest form.',
    ],
    ask: 'How do you get from the remainder to the decimal?',
    misconceptions: [
      {
        what: 'Writes the remainder after the point: 17 ÷ 4 = 4.1.',
        why: 'A remainder and a decimal look alike.',
        move: 'The 1 is one of four parts: how many hundredths is a quarter?',
      },
      {
        what: 'Stops at the remainder.',
        why: 'The division feels finished.',
        move: 'Share $17 by four: what happens to the last dollar?',
      },
    ],
    hook: 'Four people share $17. How much does each get? And four people share 17 muffins: would you say it in the same way?',
    support: 'Divide by 2, 4 and 5, and think of dollars and cents.',
    extension: 'Which whole numbers from 2 to 10 can you divide 1 by so that the decimal ends?',
    key: { hook: '$4.25; 4 1/4 muffins.', extension: '2, 4, 5, 8 and 10.' },
  },
  'equal groups': {
    criteria: [
      'make groups of the same size',
      'count to find the total',
      'say how many groups and how many in each',
    ],
  },
  'fair shares': {
    criteria: [
      'share one at a time until none are left',
      'check that every share is the same',
      'say how many each one gets',
    ],
    think: ['Give one to each.', 'Go round again until none are left.', 'Check that the shares are equal.'],
  },
  'equal groups and sharing': {
    walt: 'solve stories about equal groups and about sharing',
    criteria: [
      'say how many groups there are and how many in each, or which of them is asked for',
      'write the multiplication or the division',
      'check that the answer fits the story',
    ],
    think: [
      'Are there equal groups? How many groups, and how many in each?',
      'Are both known? Then I multiply to find them all.',
      'Are all of them known? Then I share, or make groups, and divide.',
      'I say what the answer counts.',
    ],
    ask: 'What does your answer count: groups, things in one group, or all of them?',
    misconceptions: [
      {
        what: 'Adds the two numbers.',
        why: 'Both are seen as amounts.',
        move: 'Draw the groups: which number tells how many groups, and which how many in each?',
      },
      {
        what: 'Multiplies when things are shared out.',
        why: 'Both numbers are known.',
        move: 'Act it out: do we have all of them already?',
      },
    ],
  },
}
