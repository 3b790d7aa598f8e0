import type { Teaching } from '../../topic.ts'
import type { PracticeNotes } from '../maths-topic.ts'

export const TEACHING: Teaching = {
  walt: 'calculate with fractions and give the answer in its simplest form',
  criteria: [
    'make the parts the same size before adding or taking away',
    'show the calculation on a bar or number line',
    'simplify my answer and check that it is sensible',
  ],
  prior: ['Find equivalent fractions.', 'Write improper fractions as mixed numbers.'],
  materials: ['fraction tiles or paper strips', 'mini whiteboards', 'squared paper'],
  think: [
    'Are the parts the same size? If not, rename them.',
    'Now add or take away the parts; the size of the parts stays.',
    'Simplify, and compare with a half or one whole to check.',
  ],
  hook: 'One half of a strip and one quarter of a strip: how much is that? Show it before you work it out.',
  ask: 'Why do we not add the bottom numbers?',
  misconceptions: [
    {
      what: 'Adds tops and bottoms: 1/2 + 1/4 = 2/6.',
      why: 'Treats the fraction as two whole numbers.',
      move: 'Show it with strips: can the answer be less than the half we began with?',
    },
    {
      what: 'Leaves the answer unsimplified.',
      why: 'The calculation feels finished.',
      move: 'Ask whether another name uses smaller numbers.',
    },
  ],
  support: 'Lay out fraction tiles for each question; denominators match first.',
  extension: 'Find three different pairs of fractions whose total is exactly 1 1/4.',
  next: ['Use fractions in measurement problems.', 'Meet fractions with less friendly denominators.'],
  english: [
    ['denominator', 'the bottom number: the size of the parts'],
    ['simplify', 'to use the smallest numbers for the same fraction'],
  ],
  reo: ['hautau', 'tauraro', 'tāpiri'],
}

const SUM_CRITERIA: Teaching['criteria'] = [
  'make the parts the same size first',
  'add or subtract the number of parts',
  'write the answer in its simplest form',
]

/** The notes of a practice, by its title. */
export const NOTES: Readonly<Record<string, PracticeNotes>> = {
  'adding and subtracting fractions': {
    criteria: [
      'see that the parts are the same size',
      'add or subtract the number of parts',
      'show the answer on a bar',
    ],
    walt: 'add and subtract fractions whose parts are the same size',
    think: [
      'The bottom numbers are the same, so all the parts are the same size.',
      'I add or take away how many parts there are: only the top numbers.',
      'The bottom number stays, because the size of the parts has not changed.',
      'I look at the answer: is it more or less than one whole?',
    ],
    hook: 'Three eighths of a pizza are in one box and four eighths in another. How much pizza is that? Draw it before you write anything.',
    ask: 'Why does the bottom number stay the same when we add?',
    misconceptions: [
      {
        what: 'Adds tops and bottoms: 2/5 + 1/5 = 3/10.',
        why: 'Treats the fraction as two whole numbers.',
        move: 'Shade two fifths and one fifth of one bar: how many fifths are shaded, and are there any tenths?',
      },
      {
        what: 'Thinks that the total can never be more than one whole.',
        why: 'A fraction has always been a part of one thing.',
        move: 'Lay 4/5 and 3/5 on two bars: fill the first bar and read what is left.',
      },
    ],
    support: 'Shade both fractions on one bar of equal parts, and count the parts before writing.',
    extension: 'Find four pairs of eighths with a total of exactly 1 1/8.',
    next: [
      'Add fractions where one denominator is double the other.',
      'Write totals over one whole as mixed numbers.',
    ],
    english: [
      ['numerator', 'the top number: how many parts'],
      ['denominator', 'the bottom number: the size of the parts'],
    ],
    key: {
      hook: '7/8 of a pizza: three eighths and four eighths are seven eighths.',
      ask: 'the parts are the same size before and after; only how many of them changes.',
      extension: 'any four of 2/8 + 7/8, 3/8 + 6/8, 4/8 + 5/8 and 1/8 + 8/8.',
    },
  },
  'adding and subtracting related fractions': {
    criteria: SUM_CRITERIA,
    walt: 'add and subtract fractions where one denominator is a multiple of the other',
    think: [
      'The parts are not the same size yet, so I cannot count them together.',
      'The smaller parts fit into the larger ones. How many of them make one larger part?',
      'I rename the larger parts as smaller ones, and now all the parts are the same size.',
      'I add or take away the top numbers, and write the answer in its simplest form.',
    ],
    hook: 'One half of a strip and one quarter of a strip: how much is that? Show it before you work it out.',
    ask: 'Which of the two fractions had to be renamed, and why that one?',
    misconceptions: [
      {
        what: 'Adds tops and bottoms: 1/2 + 1/4 = 2/6.',
        why: 'Treats the fraction as two whole numbers.',
        move: 'Show it with strips: can the answer be less than the half we began with?',
      },
      {
        what: 'Changes the bottom number and leaves the top: 1/3 + 1/6 = 1/6 + 1/6.',
        why: 'Only the denominators are looked at.',
        move: 'Fold the third in two: how many sixths is it?',
      },
    ],
    support: 'Fold strips for halves, quarters and eighths, and lay one along the other before writing.',
    extension: 'Find three different pairs of fractions with a total of exactly 1 1/4.',
    next: ['Add and subtract mixed numbers.', 'Add fractions where both denominators have to change.'],
    english: [
      ['denominator', 'the bottom number: the size of the parts'],
      ['rename', 'to write the same amount with other parts'],
      ['simplest form', 'the same fraction with the smallest whole numbers'],
    ],
    key: {
      hook: '3/4: the half is the same as two quarters.',
      ask: 'the one with the larger parts: its parts can be cut into the smaller ones.',
      extension: 'such as 1/2 + 3/4, 5/8 + 5/8 and 1 + 1/4.',
    },
  },
  'adding and subtracting mixed numbers': {
    criteria: SUM_CRITERIA,
    walt: 'add and subtract mixed numbers',
    think: [
      'I give both fraction parts the same denominator first.',
      'Now I add the wholes and I add the parts.',
      'Do the parts make another whole? Then it joins the wholes.',
      'When I take away and there are too few parts, I open one whole and cut it into parts.',
    ],
    hook: 'A plank is 2 1/2 m long. You saw off 3/4 m. About how much is left: more or less than 2 m? Decide before you work it out.',
    ask: 'When do you have to open one of the wholes?',
    misconceptions: [
      {
        what: 'Adds the wholes, and adds tops and bottoms of the parts.',
        why: 'The parts are treated as whole numbers.',
        move: 'Cover the wholes and do the parts alone, with bars.',
      },
      {
        what: 'Takes the smaller part from the larger, whichever comes first: 3 1/4 − 1 3/4 = 2 2/4.',
        why: 'Subtraction is thought to work either way round.',
        move: 'Shade 3 1/4 and really take 1 3/4 away: what has to be cut up?',
      },
    ],
    support: 'Draw the wholes as bars, and start with parts that have the same denominator.',
    extension: 'Two mixed numbers have a total of 5 and a difference of 1 1/2. Which are they?',
    next: ['Add fractions with any two denominators.', 'Multiply a whole number by a fraction.'],
    english: [
      ['mixed number', 'a whole number and a fraction, such as 2 1/3'],
      ['improper fraction', 'a fraction of one whole or more, such as 7/3'],
      ['denominator', 'the bottom number: the size of the parts'],
    ],
    key: {
      hook: 'less than 2 m: 2 1/2 − 3/4 = 1 3/4 m.',
      ask: 'when there are fewer parts than have to be taken away.',
      extension: '3 1/4 and 1 3/4.',
    },
  },
  'fractions with different denominators': {
    walt: 'add and subtract fractions with different denominators',
    criteria: [
      'see that the denominators are unlike, and find one that both parts can be renamed to',
      'rename both fractions, then add or subtract the number of parts',
      'write the answer in its simplest form and check that it is sensible',
    ],
    think: [
      'The parts of the two fractions are not the same size, so I cannot count them together.',
      'I look for a number that both denominators go into: that is the size of the new parts.',
      'I rename both fractions: what I do to the bottom, I do to the top.',
      'Now I add or take away the parts, simplify, and compare with a half or one whole.',
    ],
    hook: 'Is 1/2 + 1/3 more than one whole, or less? Commit to an answer, then show it on a bar of six squares.',
    ask: 'How did you choose the denominator, and would another one work as well?',
    misconceptions: [
      {
        what: 'Adds tops and bottoms: 1/2 + 1/3 = 2/5.',
        why: 'Treats the fraction as two whole numbers.',
        move: 'Compare with a half: can the total be less than the half we began with?',
      },
      {
        what: 'Changes the bottom number and not the top: 2/3 as 2/12.',
        why: 'Only the common denominator is looked at.',
        move: 'Cut each third on a bar into four: how many twelfths are two thirds?',
      },
      {
        what: 'Leaves the answer unsimplified, or over one whole as it is.',
        why: 'The calculation feels finished.',
        move: 'Ask which number divides both, and whether there is a whole in it.',
      },
    ],
    support: 'Use halves, thirds and sixths first, on bars of six or twelve squares.',
    extension:
      'Two different unit fractions have a total of 1/2. Which are they? Can you find another pair for 1/3?',
    next: ['Add and subtract mixed numbers with different denominators.', 'Multiply two fractions.'],
    english: [
      ['common denominator', 'a bottom number that both fractions can have'],
      ['simplest form', 'the same fraction with the smallest whole numbers'],
    ],
    key: {
      hook: 'less: 3/6 + 2/6 = 5/6.',
      ask: 'any common multiple works; the least one keeps the numbers small.',
      extension: '1/3 + 1/6 = 1/2; for 1/3, 1/4 + 1/12.',
    },
  },
  'multiplying a whole number by a fraction': {
    criteria: [
      'see the product as so many equal parts',
      'multiply and simplify',
      'say whether the answer is more or less than the whole number',
    ],
    think: [
      'Read it as so many lots of the fraction.',
      'Multiply the top number.',
      'Simplify, or write a mixed number.',
    ],
    walt: 'multiply a whole number by a fraction',
    hook: 'Five friends each eat 3/4 of a pizza. How many pizzas is that? Draw it or add it before you multiply.',
    ask: 'Why is the bottom number not multiplied?',
    misconceptions: [
      {
        what: 'Multiplies top and bottom: 4 × 2/3 = 8/12.',
        why: 'Does the same to both, as for equivalent fractions.',
        move: 'Add 2/3 four times: how many thirds are there?',
      },
      {
        what: 'Says that multiplying always makes a number larger.',
        why: 'It did with whole numbers greater than one.',
        move: 'Compare 4 lots of 2/3 with 4 lots of 1: which is more?',
      },
    ],
    support: 'Write each product as an addition first, and draw the parts on bars.',
    extension:
      'Find two different multiplications of a whole number by a fraction whose answer is exactly 6.',
    next: ['Multiply by mixed numbers.', 'Multiply two fractions.'],
    english: [
      ['product', 'the answer when numbers are multiplied'],
      ['mixed number', 'a whole number and a fraction, such as 2 1/3'],
    ],
    key: {
      hook: '3 3/4 pizzas: 5 × 3/4 = 15/4.',
      ask: 'the size of the parts stays; there are only more of them.',
      extension: 'such as 8 × 3/4 and 9 × 2/3.',
    },
  },
  'multiplying by mixed numbers': {
    criteria: [
      'write a mixed number as an improper fraction',
      'multiply and simplify',
      'check the size of the answer by estimating',
    ],
    think: [
      'Write the mixed number as an improper fraction.',
      'Multiply the top number.',
      'Simplify, and check with an estimate.',
    ],
    walt: 'multiply a whole number by a mixed number or an improper fraction',
    hook: 'One lap is 1 1/2 km. How far are 5 laps? Find it in two ways.',
    ask: 'Could you multiply the wholes and the parts one after the other? Do you get the same?',
    misconceptions: [
      {
        what: 'Multiplies only the whole part: 4 × 2 1/3 = 8 1/3.',
        why: 'The fraction looks like something added at the end.',
        move: 'Add 2 1/3 four times: how many thirds come together?',
      },
      {
        what: 'Multiplies top and bottom: 3 × 5/4 = 15/12.',
        why: 'Does the same to both, as for equivalent fractions.',
        move: 'Count the parts: three lots of five quarters are how many quarters?',
      },
    ],
    support: 'Use halves and quarters, and write each product as an addition first.',
    extension: 'The product of a whole number and a mixed number is 14. Find two such pairs.',
    next: ['Multiply two mixed numbers.', 'Solve measurement problems with mixed numbers.'],
    english: [
      ['mixed number', 'a whole number and a fraction, such as 2 1/3'],
      ['improper fraction', 'a fraction of one whole or more, such as 7/3'],
    ],
    key: {
      hook: '7 1/2 km: 5 × 3/2 = 15/2, or 5 × 1 and 5 halves.',
      ask: 'yes: 4 × 2 1/3 = 8 + 4/3 = 9 1/3.',
      extension: 'such as 4 × 3 1/2 and 6 × 2 1/3.',
    },
  },
  'multiplying fractions': {
    criteria: ['draw one fraction of another', 'multiply tops and bottoms', 'give the simplest form'],
    think: [
      'Read × as “of”.',
      'Multiply tops, multiply bottoms.',
      'Divide both by the same number to simplify.',
    ],
    walt: 'multiply two fractions, and see why the product is a part of a part',
    hook: 'Half of a chocolate block is left. You eat 2/3 of that half. What part of the whole block have you eaten? Fold a sheet of paper to find out.',
    ask: 'Why is the answer smaller than both fractions?',
    misconceptions: [
      {
        what: 'Finds a common denominator first.',
        why: 'That is how fractions are added.',
        move: 'Fold the paper: half, then thirds of that half. Which parts does the sheet have now?',
      },
      {
        what: 'Says that multiplying makes the number larger.',
        why: 'It did with whole numbers greater than one.',
        move: 'Read × as “of”: can a part of 3/4 be more than 3/4?',
      },
    ],
    support: 'Fold or draw a rectangle for every question: one fraction across, one down.',
    extension: 'Two fractions less than one have a product of exactly 1/2. Find three pairs.',
    next: ['Multiply mixed numbers.', 'Divide by a fraction.'],
    english: [
      ['product', 'the answer when numbers are multiplied'],
      ['of', 'tells us to multiply: half of 2/3 is 1/2 × 2/3'],
    ],
    key: {
      hook: '1/3 of the block: 2/3 of 1/2 is 2/6.',
      ask: 'it is a part of a part: less than the whole of it.',
      extension: 'such as 2/3 × 3/4, 4/5 × 5/8 and 5/6 × 3/5.',
    },
  },
  'dividing a fraction': {
    criteria: ['share a fraction into equal parts', 'name the size of each share', 'simplify the answer'],
    think: [
      'Draw the fraction.',
      'Cut each part into that many shares.',
      'How many of the new parts make the whole?',
    ],
    walt: 'share a fraction into equal parts',
    hook: 'Half of a pizza is left, and three friends share it. What part of a whole pizza does each one get?',
    ask: 'Why does the bottom number grow, although the answer is smaller?',
    misconceptions: [
      {
        what: 'Divides the bottom number: 3/8 ÷ 2 = 3/4.',
        why: 'Divides the number that is easy to divide.',
        move: 'Draw 3/8 and share it between two: can each share be more than we began with?',
      },
      {
        what: 'Divides both numbers.',
        why: 'Does the same to both, as for equivalent fractions.',
        move: 'Compare: 4/6 and 2/3 are the same amount. Was anything shared?',
      },
    ],
    support: 'Draw the fraction on a bar, and cut every part into as many shares as there are people.',
    extension: 'A fraction shared by 3 gives 2/15. Which fraction was it? Write two more puzzles like this.',
    next: ['Divide a whole number by a unit fraction.', 'Solve sharing problems with mixed numbers.'],
    english: [
      ['divide', 'to share into equal parts'],
      ['share', 'one of the equal parts'],
    ],
    key: {
      hook: '1/6: each half is cut into three.',
      ask: 'more parts in the whole make each part smaller.',
      extension: '6/15, which is 2/5.',
    },
  },
  'dividing by a unit fraction': {
    criteria: [
      'say how many parts fit into one',
      'multiply to find how many fit into all',
      'explain what the answer means',
    ],
    think: [
      'How many of these parts fit into one whole?',
      'So how many fit into all the wholes?',
      'The answer is more than we began with: why?',
    ],
    walt: 'divide by a unit fraction, and say what the answer means',
    hook: 'How many quarter-hours are there in 3 hours? What calculation is that, and why is the answer larger than 3?',
    ask: 'What does 3 ÷ 1/4 ask, in words?',
    misconceptions: [
      {
        what: 'Divides by the bottom number: 6 ÷ 1/2 = 3.',
        why: 'Reads ÷ 1/2 as “find half”.',
        move: 'Cut 6 paper strips in halves: how many halves are there?',
      },
      {
        what: 'Says that division always makes a number smaller.',
        why: 'It did with whole numbers greater than one.',
        move: 'Ask how often it fits: does a small piece fit more or fewer times than a large one?',
      },
    ],
    support: 'Draw each whole as a bar, cut it into the parts, and count them.',
    extension: 'How many pieces of 2/3 m can be cut from 4 m? Draw it, and say how it belongs with 4 ÷ 1/3.',
    next: [
      'Divide by fractions that are not unit fractions.',
      'Choose between multiplying and dividing in stories with fractions.',
    ],
    english: [
      ['unit fraction', 'a fraction with 1 on top'],
      ['divide', 'here: find how many times it fits'],
    ],
    key: {
      hook: '12: 3 ÷ 1/4 = 12, because four quarters fit into every one.',
      ask: 'how many quarters fit into three?',
      extension: '6 pieces: there are 12 thirds, and each piece takes two of them.',
    },
  },
}
