import type { PracticeNotes } from '../maths-topic.ts'

/** The notes of ways to multiply and divide, by the titles of their practices. */
export const STRATEGY_NOTES: Readonly<Record<string, PracticeNotes>> = {
  'multiplication as equal groups': {
    walt: 'see a multiplication as equal groups, and write it with ×',
    criteria: [
      'make groups that all have the same number',
      'say “… groups of …” and skip count the total',
      'write it as an addition and as a multiplication',
    ],
    prior: ['Skip count in twos, fives and tens.', 'Add the same number again and again: 4 + 4 + 4.'],
    materials: ['30 counters a pair', 'paper plates or hoops for the groups', 'mini whiteboards'],
    think: [
      'Are all the groups equal? Only then can I multiply.',
      'How many groups are there? I write that first.',
      'How many are in each group? I write × and then that.',
      'I skip count in that number, once for each group.',
    ],
    hook: 'Six children stand in pairs, then in threes. How many groups are there each time, how many in each group, and how many children?',
    ask: 'Is 3 groups of 5 the same as 5 groups of 3? What is the same, and what looks different?',
    misconceptions: [
      {
        what: 'Adds the two numbers: 3 groups of 5 is 8.',
        why: 'Both numbers look like amounts of things.',
        move: 'Point to the plates: how many plates? How many on each? Nobody put three and five together.',
      },
      {
        what: 'Writes a multiplication for groups that are not equal.',
        why: 'Groups are seen, but not compared.',
        move: 'Put 3, 4 and 3 on plates: which plate does not fit “groups of 3”?',
      },
    ],
    support:
      'Make groups of two, then of five, on plates, and say the skip count with a finger on each plate.',
    extension: 'Show 24 as equal groups in every way you can, and write each as a multiplication.',
    next: ['Lay the groups in rows, as an array.', 'Learn the 2, 5 and 10 times tables.'],
    english: [
      ['equal groups', 'groups with the same number in each'],
      ['multiply', 'find how many there are in equal groups'],
      ['times', 'the word for ×: groups of'],
    ],
  },
  arrays: {
    walt: 'see equal rows as an array, and write a multiplication for it',
    criteria: [
      'lay or draw rows that are all the same length',
      'say how many rows, and how many in each row',
      'turn the array and write the other multiplication',
    ],
    prior: ['Make equal groups and skip count them.', 'Write 3 groups of 4 as 3 × 4.'],
    materials: ['30 counters a pair', 'squared paper', 'mini whiteboards'],
    think: [
      'How many rows do I see? I write that first.',
      'How many are in each row? That is the second number.',
      'I count in that number, once for each row.',
      'If I turn it a quarter, rows become columns, and the total stays.',
    ],
    hook: 'Show an egg carton for twelve. What multiplications can you see in it? Turn it round: is there another?',
    ask: 'How can you be sure that 4 × 6 and 6 × 4 are equal, without counting?',
    misconceptions: [
      {
        what: 'Leaves rows of different lengths.',
        why: 'Counters are laid one after the other until they run out.',
        move: 'Draw a box round the array: is there an empty corner?',
      },
      {
        what: 'Counts the corner counter twice, or counts only the edges.',
        why: 'The first row and the first column share it.',
        move: 'Slide a finger along a whole row, then a ruler under the next one.',
      },
    ],
    support: 'Lay rows of two, five or ten, and cover all but one row to see how many are in each.',
    extension: 'Which numbers up to 30 have only one array? Which have the most?',
    next: ['Split an array to work out a harder fact.', 'Use arrays for division.'],
    english: [
      ['array', 'things in equal rows and columns'],
      ['row', 'a line that goes across'],
      ['column', 'a line that goes up and down'],
    ],
  },
  'sharing and grouping': {
    walt: 'divide by sharing and by grouping, and say which one a story is about',
    criteria: [
      'say what I know: how many groups, or how many in each',
      'share one at a time, or take out groups of that size',
      'write the division, and say what its answer counts',
    ],
    prior: ['Share things fairly.', 'Make equal groups and skip count them.'],
    materials: ['24 counters a pair', 'six paper plates a pair', 'mini whiteboards'],
    think: [
      'What is the whole?',
      'Do I know how many groups there are? Then I share between them.',
      'Do I know how many go in each? Then I take groups of that size until nothing is left.',
      'Both are written with ÷. I say what my answer counts.',
    ],
    hook: 'Act out two stories with 12 counters: share them between three children, and put them in bags of three. Both are 12 ÷ 3. What does the 4 mean each time?',
    ask: 'How do you know that this story is about sharing, and that one about grouping?',
    misconceptions: [
      {
        what: 'Always shares, also when the size of the groups is told.',
        why: 'Division was met as sharing.',
        move: 'Ask “how many bags?” and let the child fill one bag at a time.',
      },
      {
        what: 'Gives the number of groups when the number in each is asked for.',
        why: 'Stops when the counters are used up, without going back to the story.',
        move: 'Finish the sentence: “There are four …”. Four what?',
      },
    ],
    support: 'Act each story out with counters and plates before anything is written.',
    extension: 'Write a sharing story and a grouping story for 20 ÷ 4, and swap with a partner.',
    next: ['Use a multiplication fact to divide.', 'Decide what to do with left-overs.'],
    english: [
      ['share', 'give out equally; we find how many in each'],
      ['group', 'put so many together; we find how many groups'],
      ['divide', 'share or group equally'],
    ],
  },
  'times table facts': {
    walt: 'recall the facts of a times table, and work out the ones I do not know yet',
    criteria: [
      'say the facts in order, and then mixed up',
      'work out a fact from one that I know: double it, or add or take away a group',
      'use 3 × 8 for 8 × 3',
    ],
    prior: ['Skip count in this number.', 'Show a multiplication as rows of counters.'],
    materials: ['counters, 60 a pair', 'number cards 1 to 12 a pair', 'mini whiteboards'],
    think: [
      'Do I know it already, perhaps the other way round? Then I say it.',
      'If not, I start from the fact with 2, 5 or 10.',
      'I double it, or add or take away one group, and not one.',
      'I say the whole fact again, so that I remember it.',
    ],
    hook: 'Write the table up without its answers. Tick the facts that everybody knows already. How many are really new?',
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
    ],
    support: 'Keep the facts with 1, 2, 5 and 10 in view, with the rows as counters.',
    extension: 'Use the table for larger numbers: from 7 × 4, work out 7 × 40 and 70 × 40.',
    next: [
      'Say the division facts of this table.',
      'Practise the three slowest facts for two minutes a day.',
    ],
    english: [
      ['factor', 'a number that is multiplied'],
      ['product', 'the answer when numbers are multiplied'],
      ['multiple', 'a number in the count: 6, 12 and 18 are multiples of 6'],
    ],
    key: { ask: 'add one more group for 6 times; take one group away for 4 times.' },
  },
  'the grid method': {
    walt: 'multiply with a grid, by splitting the numbers into their places',
    criteria: [
      'split each number into hundreds, tens and ones along the sides of a grid',
      'write the product in every box',
      'add all the boxes, and check with an estimate',
    ],
    prior: ['Know the multiplication facts to 10 × 10.', 'Multiply by tens: 30 × 6 and 30 × 20.'],
    materials: ['squared paper', 'mini whiteboards with a grid drawn on them', 'a pencil each'],
    think: [
      'I estimate first: I round, and multiply.',
      'I split each number by its places, and write the parts along the sides of a grid.',
      'I fill in every box: the part above times the part beside.',
      'I add all the boxes, and compare with my estimate.',
    ],
    hook: 'Draw a garden 6 metres by 34 metres. Where would you cut it in two, so that both areas are easy?',
    ask: 'Where are the boxes of the grid in the area of the rectangle?',
    misconceptions: [
      {
        what: 'Multiplies only tens by tens and ones by ones: 23 × 14 as 20 × 10 + 3 × 4.',
        why: 'That works for adding.',
        move: 'Draw the grid: which two boxes are still empty?',
      },
      {
        what: 'Writes 30 × 20 = 60.',
        why: 'Multiplies 3 by 2 and keeps one zero.',
        move: 'Say it as 3 tens times 2 tens: a ten times a ten is a hundred.',
      },
      {
        what: 'Splits 34 into 3 and 4.',
        why: 'Sees digits and not what they are worth.',
        move: 'Cover the 4 with a zero card: what is the 3 worth?',
      },
    ],
    support: 'Multiply by a one-digit number on a grid of two boxes, with the facts at hand.',
    extension: 'Use a grid for 3.4 × 6, or find a product of two two-digit numbers that is close to 2,000.',
    next: ['Match each box with a line of the written way.', 'Multiply three-digit numbers with a grid.'],
    english: [
      ['grid', 'a table of boxes, one for each pair of parts'],
      ['product', 'the answer when numbers are multiplied'],
      ['partition', 'split a number into parts'],
    ],
  },
  'multiplying by a one-digit number': {
    criteria: [
      'estimate first',
      'split the larger number into tens and ones and multiply each part',
      'add the parts, and compare with the estimate',
    ],
    prior: ['Know the facts to 10 × 10, or work them out.', 'Multiply tens by a one-digit number: 4 × 30.'],
    think: [
      'I round, to know about how big it will be.',
      'I split the larger number by its places.',
      'I multiply each part by the one-digit number.',
      'I add the parts. Is it near my estimate?',
    ],
    hook: 'There are four boxes with 23 apples each. Pairs find the total in two ways without a written method.',
    ask: 'Why may you split the 23 into 20 and 3, and multiply each?',
    misconceptions: [
      {
        what: 'Multiplies the tens only, or the ones only: 4 × 23 = 83.',
        why: 'Part of the number is left as it was.',
        move: 'Lay four rows of two tens and three ones: count both parts.',
      },
      {
        what: 'Writes 4 × 30 = 12.',
        why: 'Multiplies the digits and forgets what they are worth.',
        move: 'Say it as four lots of three tens: twelve tens. How much is that?',
      },
    ],
    extension: 'Use the digits 3, 4 and 6 in □□ × □. Which order gives the largest product?',
    next: ['Set the parts out in a grid or in columns.', 'Multiply by a two-digit number.'],
    support: 'Use numbers from 11 to 19, with place value blocks in equal rows.',
  },
  'multiplying by a two-digit number': {
    criteria: [
      'estimate first',
      'multiply by the tens and by the ones',
      'add the two products, and compare with the estimate',
    ],
    prior: ['Multiply by a one-digit number.', 'Multiply by tens: 46 × 30.'],
    think: [
      'I round both numbers, to know about how big it will be.',
      'I split the second number into tens and ones.',
      'I multiply by the tens, then by the ones.',
      'I add the two products. Is it near my estimate?',
    ],
    hook: 'A school hall has 24 rows of 36 seats. Are 800 chairs enough? Decide by rounding before anyone works it out.',
    ask: 'Which line of your working is the 30 times, and which the 6 times?',
    misconceptions: [
      {
        what: 'Multiplies only tens by tens and ones by ones: 24 × 36 as 20 × 30 + 4 × 6.',
        why: 'That works for adding.',
        move: 'Draw the rectangle: which two parts are left out?',
      },
      {
        what: 'Leaves out the zero when multiplying by the tens: 24 × 36 as 144 + 72.',
        why: 'Multiplies by 3 and not by 30.',
        move: 'Compare with the estimate, and say the line aloud: twenty-four times thirty.',
      },
    ],
    extension: 'Use the digits 2, 3, 5 and 6 once each in □□ × □□. How large can the product be?',
    next: ['Multiply three-digit numbers.', 'Multiply decimals in the same way.'],
    support:
      'Draw the rectangle in four parts, with numbers from 11 to 15, and write each product in its part.',
    key: { hook: 'no: 24 × 36 is 864.' },
  },
  'dividing by a one-digit number': {
    criteria: [
      'say the multiplication that belongs with the division',
      'split the number into parts that are easy to divide',
      'check by multiplying back',
    ],
    prior: ['Know multiplication facts and turn them into divisions.', 'Share and group equally.'],
    think: [
      'Which multiplication fact is near? How many times does it fit?',
      'For a larger number I take out ten groups first.',
      'I divide what is left, and add the two answers.',
      'I multiply back to check.',
    ],
    hook: 'How many teams of 4 can be made from 52 players? Start with the ten teams that are easy to see.',
    ask: 'How did you decide where to split the number?',
    misconceptions: [
      {
        what: 'Splits into tens and ones that do not divide: 52 as 50 and 2.',
        why: 'Numbers are always split that way for adding.',
        move: 'Take out ten groups of 4 first: 52 is 40 and 12.',
      },
      {
        what: 'Says 4 ÷ 52 for 52 shared by 4.',
        why: 'Multiplication works either way round.',
        move: 'Say it as a story: what is shared, and between how many?',
      },
    ],
    extension: 'Find all the numbers between 50 and 100 that both 3 and 4 divide exactly.',
    next: ['Divide when something is left over.', 'Write it as a short division.'],
    support: 'Share place value blocks, tens first, with numbers that divide exactly.',
  },
  'short division': {
    walt: 'divide step by step with short division',
    criteria: [
      'estimate the answer with a multiplication that I know',
      'divide each digit from the left, and carry what is left over to the next',
      'check by multiplying back',
    ],
    prior: ['Know the division facts to 100.', 'Divide with a remainder: 17 ÷ 5 = 3 remainder 2.'],
    materials: [
      'place value blocks for those who want them',
      'squared paper, one digit in a square',
      'mini whiteboards',
    ],
    think: [
      'I estimate: ten times, a hundred times the divisor, is that too much?',
      'I start at the left, because the largest place is shared out first.',
      'What is left over is renamed in the next place: I write it small before the next digit.',
      'I go on to the ones, say what is left over, and multiply back to check.',
    ],
    hook: 'Build 72 with seven tens and two ones. Share it between three. What do you do with the ten that is left over?',
    ask: 'What is the small digit worth that you carried to the next place?',
    misconceptions: [
      {
        what: 'Leaves out a zero in the answer: 612 ÷ 6 = 12.',
        why: 'A digit that is too small to divide is passed over.',
        move: 'Write something above every digit after the first: how many times does 6 go into 1?',
      },
      {
        what: 'Forgets what was left over, and divides each digit by itself.',
        why: 'Each digit is seen as a number of its own.',
        move: 'Trade with blocks: one ten that is left becomes ten ones.',
      },
      {
        what: 'Starts from the ones.',
        why: 'That is how the other written methods start.',
        move: 'Share blocks from the ones first, then try the tens: which way are you stuck?',
      },
    ],
    support: 'Share blocks beside each step: two-digit numbers divided by 2, 3 or 4.',
    extension: 'Find a three-digit number that 3, 4 and 5 all divide exactly, and show that they do.',
    next: ['Decide what a remainder means in a story.', 'Go on past the remainder to a decimal.'],
    english: [
      ['dividend', 'the number that is divided'],
      ['divisor', 'the number that we divide by'],
      ['quotient', 'the answer of a division'],
      ['remainder', 'what is left over'],
    ],
  },
  'long division': {
    criteria: [
      'estimate the answer with multiples of the divisor',
      'divide, multiply, subtract and bring down, one place at a time',
      'check by multiplying back',
    ],
    prior: [
      'Divide by a one-digit number with short division.',
      'Multiply a two-digit number by a one-digit number.',
    ],
    materials: ['squared paper, one digit in a square', 'mini whiteboards', 'a calculator for checking'],
    think: [
      'I write the first few multiples of the divisor beside my work.',
      'How many times does it go into the first digits? I write that above, multiply and subtract.',
      'I bring the next digit down and do the same again.',
      'I multiply back, and compare with my estimate.',
    ],
    hook: '17 coaches cost $3,910 altogether. Is one coach nearer to $20, $200 or $2,000? How do you know before you divide?',
    ask: 'What does the number that you subtracted stand for: how many have been shared out so far?',
    misconceptions: [
      {
        what: 'Leaves out a zero in the answer.',
        why: 'Two digits are brought down together.',
        move: 'Write a digit above each digit that is brought down, even when it is 0.',
      },
      {
        what: 'Subtracts more than there is, or leaves more than the divisor.',
        why: 'The multiple was guessed.',
        move: 'Look at the list of multiples: what is left must be smaller than the divisor.',
      },
    ],
    support:
      'Take out easy lots, such as ten or five times the divisor, and add up how many lots were taken.',
    extension: 'Make a long division whose answer is 206, and explain where its zero comes from.',
    next: ['Write the remainder as a fraction or a decimal.', 'Use long division for unit prices.'],
    english: [
      ['divisor', 'the number that we divide by'],
      ['quotient', 'the answer of a division'],
      ['multiple', 'a number in the count of the divisor'],
    ],
  },
  'division with a remainder': {
    walt: 'divide, and say what is left over',
    criteria: [
      'find the multiplication fact that is just below the number',
      'write the answer with its remainder',
      'check: groups times size, and the remainder added',
    ],
    prior: ['Know the division facts.', 'Share and group equally.'],
    materials: ['counters, 40 a pair', 'mini whiteboards'],
    think: [
      'Which multiple of the divisor is just below the number?',
      'How many groups is that? That is my answer.',
      'What is left over? It must be less than the divisor.',
      'I multiply back and add the remainder.',
    ],
    hook: 'Put 23 children into teams of 4. What do you do with those who are left? What if they travel in cars of 4?',
    ask: 'Why can the remainder never be as large as the number we divide by?',
    misconceptions: [
      {
        what: 'Leaves a remainder that is as large as the divisor or larger: 23 ÷ 4 = 4 remainder 7.',
        why: 'Stops at the first fact that fits.',
        move: 'Put the 7 counters out: can another group of 4 be made?',
      },
      {
        what: 'Drops the remainder, or writes it as a decimal: 23 ÷ 4 = 5.3.',
        why: 'The answer should be one number.',
        move: 'Share 23 counters on four plates: what happens to the three?',
      },
    ],
    support: 'Use counters and the multiples of 2, 5 and 10.',
    extension: 'Find the numbers below 50 that leave 1 when divided by 2, by 3 and by 4.',
    next: ['Decide what to do with a remainder in a story.', 'Divide larger numbers with short division.'],
    english: [
      ['remainder', 'what is left over'],
      ['divisor', 'the number that we divide by'],
      ['multiple', 'a number in the count: 4, 8 and 12 are multiples of 4'],
    ],
  },
  'multiplying by 10 and 100': {
    walt: 'multiply by 10 and 100, and say how the digits move',
    criteria: [
      'say how many places the digits move',
      'write zeros to hold the empty places',
      'explain why the number grows, without “adding a nought”',
    ],
    prior: ['Say what each digit of a number is worth.', 'Count in tens and hundreds.'],
    materials: ['a place value chart a pair', 'digit cards', 'mini whiteboards'],
    think: [
      'I put the number on the chart.',
      'Times 10: every digit is worth ten times as much, so it moves one place to the left.',
      'Times 100: two places.',
      'Zeros hold the places that are empty now.',
    ],
    hook: 'Hold up a $10 note. What are 23 of them worth? And 23 of a $100 note? What happened to the 2 and to the 3?',
    ask: 'Why is “add a nought” not a rule to trust? Try it on 2.5 × 10.',
    misconceptions: [
      {
        what: 'Adds a nought to any number: 2.5 × 10 = 2.50.',
        why: 'It looked right for whole numbers.',
        move: 'Move the digits on the chart, and read the new number.',
      },
      {
        what: 'Moves one place for 100.',
        why: 'The two zeros are not linked to two places.',
        move: 'Multiply by 10, and by 10 again.',
      },
    ],
    support: 'Slide digit cards on a chart, one-digit numbers first.',
    extension: '□ × 100 = 4,500 and 36 × □ = 3,600: make four puzzles like these for a partner.',
    next: ['Divide by 10 and 100.', 'Multiply decimals by 10 and 100.'],
    english: [
      ['place', 'where a digit stands: ones, tens, hundreds'],
      ['ten times as much', 'each digit moves one place to the left'],
    ],
  },
  'doubling and halving': {
    walt: 'multiply by doubling one number and halving the other',
    criteria: [
      'find the number that becomes tidy when it is doubled',
      'halve the other number',
      'say why the answer stays the same',
    ],
    prior: ['Know the facts to 10 × 10.', 'Double and halve two-digit numbers.'],
    think: [
      'Which number becomes tidy when I double it?',
      'I double that one, so I halve the other.',
      'Now I multiply, and the answer is the same.',
    ],
    hook: 'Lay 4 rows of 6 counters. Cut the array in half and put the halves side by side: 2 rows of 12. What has changed, and what has not?',
    ask: 'Why is 14 × 5 the same as 7 × 10?',
    misconceptions: [
      {
        what: 'Halves both numbers, or doubles both.',
        why: 'Remembers “double and halve” as a rule without its reason.',
        move: 'Cut an array of 4 rows of 6 in two and put the halves beside each other: what happened to the rows, and to their length?',
      },
      {
        what: 'Doubles a number that does not become easier.',
        why: 'Uses the strategy on every product.',
        move: 'Put 16 × 25 and 16 × 7 beside each other: for which one does doubling help, and why?',
      },
    ],
    extension: 'Double and halve twice: 12 × 25 is 6 × 50, and 3 × 100. Make three more like it.',
    next: [
      'Use thirds and threes in the same way: 15 × 12 is 5 × 36.',
      'Choose between strategies for a product.',
    ],
    support: 'Cut a paper array in half and lay one half under the other, for numbers to 12.',
  },
  'multiplying and dividing mentally': {
    walt: 'multiply and divide in my head by changing numbers into easier ones',
    criteria: [
      'look for a fact or a tidy number that is near',
      'double and halve, split, or use factors',
      'say why the change does not alter the answer',
    ],
    prior: ['Know the facts to 10 × 10.', 'Double and halve two-digit numbers.'],
    think: [
      'Is one number a double? I halve it and double the other.',
      'Is one number close to a tidy one? I use that and put it right.',
      'Can I split it into factors that are easy?',
    ],
    hook: 'Put up 5 × 18, 4 × 25 and 19 × 6. Which way would you choose for each? Do not work them out yet.',
    ask: 'Why is 14 × 5 the same as 7 × 10?',
    misconceptions: [
      {
        what: 'Halves both numbers, or doubles both.',
        why: 'Remembers “double and halve” as a rule without its reason.',
        move: 'Cut an array of 4 rows of 6 in two and put the halves beside each other: what happened to the rows, and to their length?',
      },
      {
        what: 'Takes away 1 and not a whole group: 19 × 6 as 20 × 6 − 1.',
        why: 'Sees that 19 is one less than 20.',
        move: 'Twenty groups of six, less one group: how many are in a group?',
      },
    ],
    extension: 'Find three ways to work out 15 × 12, and say which is quickest.',
    next: ['Use the strategies with decimals.', 'Choose between a mental and a written way.'],
    support: 'Write the fact that helps beside each question before it is worked out.',
  },
}
