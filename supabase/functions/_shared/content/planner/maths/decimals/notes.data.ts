import type { Teaching } from '../../topic.ts'
import type { PracticeNotes } from '../maths-topic.ts'

export const TEACHING: Teaching = {
  walt: 'read, compare and calculate with decimals',
  criteria: [
    'say what each digit after the decimal point is worth',
    'compare decimals one place at a time',
    'line up the places when I add or subtract',
  ],
  prior: ['Use place value to thousands.', 'Know that one tenth is one of ten equal parts.'],
  materials: [
    'place value chart with a decimal point',
    'tenths and hundredths grids or decimal pipes',
    'mini whiteboards',
  ],
  think: [
    'Find the decimal point: ones on the left, tenths on the right.',
    'Write the numbers so that the places line up.',
    'Estimate with whole numbers to see whether the answer is sensible.',
  ],
  hook: 'Which is longer, a 0.4 m ribbon or a 0.35 m ribbon? Pairs decide, then measure.',
  ask: 'Does a decimal with more digits have to be bigger?',
  misconceptions: [
    {
      what: 'Says 0.35 is more than 0.4.',
      why: 'Reads 35 and 4 as whole numbers.',
      move: 'Shade both on a hundredths grid, or write 0.40.',
    },
    {
      what: 'Lines up the last digits when adding.',
      why: 'That works with whole numbers.',
      move: 'Use a chart with the decimal point marked.',
    },
  ],
  support: 'Build each number on a tenths grid; one decimal place only.',
  extension: 'Find a decimal between 0.3 and 0.4, then one between those two. How long can you go on?',
  next: ['Use decimals in money and measurement.', 'Link decimals, fractions and percentages.'],
  english: [
    ['tenth', 'one of ten equal parts, 0.1'],
    ['hundredth', 'one of a hundred equal parts, 0.01'],
    ['decimal point', 'the dot between ones and tenths'],
  ],
  reo: ['tau ā-ira', 'uara tū', 'mati'],
}

const TENTH_CRITERIA: Teaching['criteria'] = [
  'say how many equal parts make one whole',
  'write the part as a fraction',
  'write the same amount as a decimal',
]

const COMPARE_CRITERIA: Teaching['criteria'] = [
  'write the numbers with the same parts',
  'compare tenths first, then hundredths',
  'explain why more digits does not mean a bigger number',
]

const TENTH_THINKING: Teaching['think'] = [
  'Count the equal parts in one whole.',
  'Say how many of them we have.',
  'Tenths stand just after the decimal point; hundredths come next.',
]

const MOVE_THINKING: Teaching['think'] = [
  'Write the number on the place value chart.',
  'Multiplying by ten moves every digit one place to the left; dividing moves it to the right.',
  'The decimal point stays where it is.',
]

const MOVES: PracticeNotes = {
  walt: 'multiply and divide decimals by 10 and 100, and say how the digits move',
  criteria: [
    'say which way the digits move, and how many places',
    'write the result with the point between ones and tenths',
    'explain why the number grows or shrinks',
  ],
  prior: ['Name the places from tens to hundredths.', 'Multiply whole numbers by 10 and 100.'],
  materials: ['a place value chart with a decimal point a pair', 'digit cards', 'mini whiteboards'],
  think: [
    'I write the number on the chart. The point stays between ones and tenths.',
    'Times 10: each digit is worth ten times as much, so it moves one place to the left. Times 100: two places.',
    'Divided by 10: one place to the right. Divided by 100: two.',
    'I fill empty places up to the point with zeros, and check: should it be greater or smaller?',
  ],
  hook: 'A sticker costs $0.35. What do 10 cost? And 100? What happened to the 3 and to the 5?',
  ask: 'Why do we say that the digits move, and not the point?',
  misconceptions: [
    {
      what: 'Adds a nought: 3.5 × 10 = 3.50.',
      why: 'It looked right for whole numbers.',
      move: 'Slide the digits on the chart. What is the 3 worth now?',
    },
    {
      what: 'Moves only the part after the point: 3.5 × 10 = 3.50 or 30.5.',
      why: 'Takes the two sides of the point for two numbers.',
      move: 'Slide all the digit cards together.',
    },
    {
      what: 'Moves the digits the wrong way when dividing.',
      why: 'Remembers a direction, and not its reason.',
      move: 'Ask first: will the answer be greater or smaller?',
    },
  ],
  support: 'Slide digit cards on the chart, with one decimal place and × 10.',
  extension: '□ × 100 = 47 and 5.2 ÷ □ = 0.052: make four puzzles like these for a partner.',
  next: [
    'Change between units: metres and centimetres, kilograms and grams.',
    'Multiply a decimal by a whole number.',
  ],
  english: [
    ['decimal point', 'the dot between ones and tenths'],
    ['place', 'where a digit stands'],
  ],
}

/** The notes of a practice, by its title. */
export const NOTES: Readonly<Record<string, PracticeNotes>> = {
  'tenths as fractions and decimals': {
    criteria: TENTH_CRITERIA,
    walt: 'read and write tenths as fractions and as decimals',
    think: [
      'How many equal parts has the whole? Ten, so each is one tenth.',
      'How many of them have we? I write that many over 10.',
      'The same amount as a decimal: ones first, then the point, then the tenths.',
      'Ten tenths are one whole: after 0.9 comes 1.0.',
    ],
    hook: 'Fold or mark a strip in ten equal parts. What is one part called? What comes after nine of them?',
    ask: 'What is the 3 worth in 0.3, and what in 3.0?',
    misconceptions: [
      {
        what: 'Writes ten tenths as 0.10.',
        why: 'After nine comes ten.',
        move: 'Shade ten tenths on the strip: is that less than one whole?',
      },
      {
        what: 'Writes 3/10 as 3.10, or 1/4 as 1.4.',
        why: 'The digits of the fraction are put on both sides of the point.',
        move: 'Are there any wholes? Write the ones first, even where they are 0.',
      },
    ],
    support: 'Shade each number on a strip of ten before writing it.',
    extension: 'How many tenths are in 2.7? Write it as a fraction in two ways.',
    next: ['Read tenths on a number line and on a ruler.', 'Add and subtract tenths.'],
    english: [
      ['tenth', 'one of ten equal parts, 0.1'],
      ['decimal point', 'the dot between ones and tenths'],
    ],
    key: {
      hook: 'one tenth; after nine tenths comes one whole.',
      ask: 'three tenths, and three ones.',
      extension: '27 tenths: 27/10 or 2 7/10.',
    },
  },
  'tenths, hundredths and thousandths': {
    think: TENTH_THINKING,
    walt: 'read and write tenths, hundredths and thousandths as fractions and as decimals',
    criteria: [
      'say how many equal parts make one whole',
      'write the amount as a fraction and as a decimal',
      'say what each digit after the point is worth',
    ],
    hook: 'Is 0.07 the same as 0.7? Shade both on squares of a hundred before you answer.',
    ask: 'How many hundredths are in one tenth, and how many thousandths?',
    misconceptions: [
      {
        what: 'Writes 7/100 as 0.7.',
        why: 'The digit is put in the first place after the point.',
        move: 'How many full tenths are there? Write that digit first, even where it is 0.',
      },
      {
        what: 'Reads 0.35 as “nought point thirty-five”.',
        why: 'It is read as a whole number after a dot.',
        move: 'Read it as three tenths and five hundredths.',
      },
    ],
    support: 'Shade each number on a square of a hundred before writing it.',
    extension: 'Write a number with 5 tenths, 12 hundredths and 3 thousandths as one decimal.',
    key: {
      hook: 'no: seven small squares, and seven full columns.',
      ask: 'ten hundredths; a hundred thousandths.',
      extension: '0.623.',
    },
  },
  'adding and subtracting decimals': {
    criteria: ['line up the decimal points', 'add or subtract place by place', 'estimate to check'],
    think: [
      'Write the numbers so that the points line up.',
      'Fill empty places with a 0.',
      'Estimate with whole numbers to check.',
    ],
    hook: 'A bag weighs 4.2 kg and a book 0.35 kg. About how heavy are they together: nearer 5 kg or 8 kg? Why?',
    ask: 'Which place do you line up, and why not the last digits?',
    misconceptions: [
      {
        what: 'Lines up the last digits: 4.2 + 0.35 = 0.77.',
        why: 'That works with whole numbers.',
        move: 'Write 4.20 above 0.35, point under point. What is each digit worth?',
      },
      {
        what: 'Adds each side of the point by itself: 2.7 + 1.5 = 3.12.',
        why: 'The two sides are taken for two whole numbers.',
        move: 'Seven tenths and five tenths are twelve tenths: how many ones is that?',
      },
    ],
    support: 'Use one decimal place only, on a chart with the point printed.',
    extension: 'Use the digits 1 to 6 once each in □.□□ + □.□□. How near to 10 can you come?',
    next: [
      'Add and subtract decimals with different numbers of places.',
      'Multiply a decimal by a whole number.',
    ],
    english: [
      ['decimal point', 'the dot between ones and tenths'],
      ['tenth', 'one of ten equal parts, 0.1'],
      ['hundredth', 'one of a hundred equal parts, 0.01'],
    ],
    key: {
      hook: 'nearer 5 kg: it is 4.55 kg.',
      ask: 'the points: so that tenths stand under tenths.',
      extension: '9.93, such as 3.41 + 6.52.',
    },
  },
  'comparing tenths and hundredths': {
    criteria: COMPARE_CRITERIA,
    walt: 'compare tenths and hundredths, as fractions and as decimals',
    think: [
      'I write both with the same parts: tenths as hundredths.',
      '0.4 is 40 hundredths: now I can compare with 35 hundredths.',
      'I compare the tenths first, and then the hundredths.',
      'The number of digits does not tell which is larger.',
    ],
    hook: 'Which is longer, a 0.4 m ribbon or a 0.35 m ribbon? Pairs decide, then measure.',
    ask: 'Does a decimal with more digits have to be larger?',
    misconceptions: [
      {
        what: 'Says 0.35 is more than 0.4.',
        why: 'Reads 35 and 4 as whole numbers.',
        move: 'Shade both on a square of a hundred, or write 0.40.',
      },
      {
        what: 'Says that fewer digits always make the larger decimal.',
        why: 'Tenths are larger parts than hundredths.',
        move: 'Compare 0.4 and 0.45: which has more?',
      },
    ],
    support: 'Shade both numbers on squares of a hundred.',
    extension: 'Find a decimal between 0.3 and 0.4, then one between those two. How long can you go on?',
    key: {
      hook: '0.4 m: it is 0.40 m.',
      ask: 'no: 0.4 is more than 0.35.',
      extension: 'such as 0.35, then 0.32; it never ends.',
    },
  },
  'ordering decimals': {
    criteria: COMPARE_CRITERIA,
    think: [
      'I write all the numbers with the same number of places: 0.5 as 0.50.',
      'I compare the ones first, then the tenths, then the hundredths.',
      'The first place that differs decides.',
      'I write them in order, as they were given, and read the order once more.',
    ],
    hook: 'Four jumps: 3.05 m, 3.5 m, 2.98 m and 3.42 m. Who won, and who came last? Decide before you write.',
    ask: 'Which digit did you look at first, and when did you stop?',
    misconceptions: [
      {
        what: 'Says 3.42 is more than 3.5.',
        why: 'Reads 42 and 5 as whole numbers.',
        move: 'Write 3.50 under 3.42, and compare the tenths.',
      },
      {
        what: 'Reads 3.05 as 3.5.',
        why: 'The zero is passed over.',
        move: 'Put each digit on a chart: what is the 5 worth?',
      },
    ],
    support: 'Write the numbers under each other on a chart, and fill gaps with 0. Tenths only at first.',
    extension: 'Write five decimals between 2.3 and 2.4 in order, one of them with three places.',
    next: ['Round decimals.', 'Order fractions and decimals together.'],
    english: [
      ['tenth', 'one of ten equal parts, 0.1'],
      ['hundredth', 'one of a hundred equal parts, 0.01'],
      ['decimal point', 'the dot between ones and tenths'],
    ],
    key: { hook: '3.5 m won, 2.98 m came last.', extension: 'such as 2.31, 2.325, 2.34, 2.37 and 2.39.' },
  },
  'checking decimal calculations': {
    criteria: [
      'round each decimal to a whole number',
      'estimate the answer',
      'say whether a calculation can be right',
    ],
    think: [
      'Round each number to the nearest one.',
      'Work with the round numbers.',
      'Is the answer near the estimate?',
    ],
    walt: 'use place value and estimation to check calculations with decimals',
    hook: 'A calculator shows 4.8 + 12.35 + 3 = 17.18. Without working it out: can that be right?',
    ask: 'Where must the decimal point be, and how does the estimate tell you?',
    misconceptions: [
      {
        what: 'Works it out exactly and then rounds.',
        why: 'An estimate looks like a worse answer.',
        move: 'Cover the calculation: which whole numbers is each number near?',
      },
      {
        what: 'Cuts off the decimals and does not round.',
        why: 'Cutting looks like rounding.',
        move: 'Mark 3.9 on a line: is it nearer 3 or 4?',
      },
    ],
    support: 'Mark each decimal on a number line between its two whole numbers first.',
    extension:
      'Write a calculation with decimals that has the point in the wrong place. Can a partner find it by estimating?',
    key: { hook: 'no: 5 + 12 + 3 is about 20; it is 20.15.' },
  },
  'fractions and their decimals': {
    think: [
      'Write the fraction with 10 or 100 below.',
      'Read it as tenths or hundredths.',
      'Write the decimal.',
    ],
    walt: 'write fractions as decimals and decimals as fractions',
    criteria: [
      'write a fraction with 10 or 100 below',
      'read it as tenths or hundredths and write the decimal',
      'say the pairs I know from memory, such as 1/4 and 0.25',
    ],
    hook: 'Which of these are the same amount: 1/2, 0.2, 0.5, 2/10, 1/5, 5/10? Sort them.',
    ask: 'Which fractions can be written as tenths, and which need hundredths?',
    misconceptions: [
      {
        what: 'Writes 1/4 as 1.4 or 0.4.',
        why: 'Takes the digits of the fraction for those of the decimal.',
        move: 'Shade a quarter of a square of a hundred, and count the hundredths.',
      },
      {
        what: 'Writes 1/5 as 0.5.',
        why: 'Puts the bottom number after the point.',
        move: 'Cut a strip of ten squares in five equal parts: how many tenths is one?',
      },
    ],
    support: 'Shade the fraction on a square of a hundred, and count full columns first.',
    extension: 'Write 1/8 as a decimal by halving 1/4. Then 3/8.',
    key: {
      hook: '1/2, 0.5 and 5/10 belong together, and 0.2, 2/10 and 1/5.',
      ask: 'halves and fifths can be tenths; quarters need hundredths.',
      extension: '0.125 and 0.375.',
    },
  },
  'dividing by 10 and 100': {
    criteria: [
      'say how many places the digits move',
      'write tenths and hundredths after the point',
      'explain why the number gets smaller',
    ],
    think: MOVE_THINKING,
    walt: 'divide by 10 and 100, and say how the digits move',
    hook: '10 friends share $7, and then 100 people share it. How much does each get?',
    ask: 'Which way do the digits move, and what is the 7 worth now?',
    misconceptions: [
      {
        what: 'Takes a nought off, and is stuck with 47 ÷ 10.',
        why: 'It worked with numbers that end in 0.',
        move: 'Slide the digits on a chart: what is the 7 worth now?',
      },
      {
        what: 'Moves the digits to the left.',
        why: 'Remembers a direction, and not its reason.',
        move: 'Ask first: is the answer greater or smaller?',
      },
    ],
    support: 'Slide digit cards on a chart, and divide by 10 only.',
    extension: '□ ÷ 100 = 0.09 and 5 ÷ □ = 0.5: make four puzzles like these for a partner.',
    key: { hook: '$0.70 and $0.07.', extension: '9 and 10.' },
  },
  'powers of ten': {
    criteria: [
      'say which way and how far the digits move',
      'write the result with the right zeros',
      'explain the change in place value',
    ],
    think: MOVE_THINKING,
    walt: 'multiply and divide decimals by powers of ten',
    hook: 'A grain of rice weighs about 0.025 g. How much do 10, 100 and 1,000 grains weigh?',
    ask: 'How many places do the digits move, and which way?',
    misconceptions: [
      {
        what: 'Adds noughts: 2.5 × 100 = 2.500.',
        why: 'It looked right for whole numbers.',
        move: 'Slide the digits on the chart: what is the 2 worth now?',
      },
      {
        what: 'Moves the digits the wrong way when dividing.',
        why: 'Remembers a direction, and not its reason.',
        move: 'Ask first: is the answer greater or smaller?',
      },
    ],
    support: 'Use 10 and 100 only, with digit cards on a chart.',
    extension: 'What was done in two steps: 0.37 became 37, and then 0.037?',
    key: { hook: '0.25 g, 2.5 g and 25 g.', extension: '× 100, then ÷ 1,000.' },
  },
  'negative powers of ten': {
    criteria: [
      'say what a negative power of ten means',
      'write a decimal with powers of ten',
      'explain the pattern to the right of the point',
    ],
    think: [
      '10¹ is ten, 10⁰ is one: each step divides by ten.',
      'So 10⁻¹ is one tenth and 10⁻² is one hundredth.',
      'Write the digit in that place.',
    ],
    walt: 'read and write negative powers of ten',
    hook: 'Write 1,000, 100, 10, 1 as powers of ten. What comes next in the row, and how is it written?',
    ask: 'Why is 10⁻² a small number and not a negative one?',
    misconceptions: [
      {
        what: 'Takes 10⁻² for −100 or −20.',
        why: 'It has a minus sign.',
        move: 'Go down from 100, 10, 1: each step divides by ten. What comes next?',
      },
      {
        what: 'Writes 10⁻² as 0.001.',
        why: 'Counts noughts and not places.',
        move: '10⁻¹ is 0.1: the exponent tells the place after the point.',
      },
    ],
    support: 'Keep the row 100, 10, 1, 0.1, 0.01 in view with its powers.',
    extension: 'Write 0.00045 as a number from 1 to 10 times a power of ten.',
    key: {
      hook: '0.1, which is 10⁻¹.',
      ask: 'each step down divides by ten; it comes near zero but stays positive.',
      extension: '4.5 × 10⁻⁴.',
    },
  },
  'multiplying a decimal by a whole number': {
    criteria: [
      'use the related whole-number fact',
      'put the digits back in their places',
      'check with an estimate',
    ],
    think: [
      'Leave out the point and multiply.',
      'Were these tenths or hundredths?',
      'Put the point back, and check with an estimate.',
    ],
    walt: 'multiply a decimal by a whole number',
    hook: 'One bottle holds 0.75 L. Are four bottles more or less than 4 L? Estimate, then work it out.',
    ask: 'How does the estimate tell you where the point goes?',
    misconceptions: [
      {
        what: 'Multiplies each side of the point by itself: 3 × 1.4 = 3.12.',
        why: 'The two sides are taken for two whole numbers.',
        move: 'Three lots of four tenths are twelve tenths: how many ones is that?',
      },
      {
        what: 'Leaves the point out: 4 × 0.3 = 12.',
        why: 'The related fact is done, and the parts are forgotten.',
        move: 'Four lots of three tenths: how many tenths?',
      },
    ],
    support: 'Add the decimal several times first, with one decimal place.',
    extension: 'The product of a decimal with one place and a whole number is 8.4. Find five pairs.',
    next: ['Multiply two decimals.', 'Work out prices of several things.'],
    key: { hook: 'less: 3 L.', extension: 'such as 2 × 4.2, 3 × 2.8, 4 × 2.1, 6 × 1.4 and 7 × 1.2.' },
  },
  'multiplying decimals': {
    criteria: [
      'estimate the size of the answer',
      'multiply as whole numbers',
      'place the decimal point and check',
    ],
    think: [
      'Estimate first.',
      'Multiply as whole numbers.',
      'Tenths of tenths are hundredths: place the point.',
    ],
    walt: 'multiply two decimals, and place the point with an estimate',
    hook: 'Is 0.4 × 0.3 more or less than 0.4? Vote, then shade it on a square of a hundred.',
    ask: 'Why do tenths of tenths make hundredths?',
    misconceptions: [
      {
        what: 'Writes 0.4 × 0.3 = 1.2.',
        why: 'The answer is given as many places as one factor.',
        move: 'Shade four columns and three rows of a square of a hundred: how many small squares are in both?',
      },
      {
        what: 'Says that multiplying makes a number larger.',
        why: 'It did with whole numbers greater than one.',
        move: 'Ask: half of 0.8, is that more or less than 0.8?',
      },
    ],
    support: 'Draw each product of tenths on a square of a hundred: one factor across, one down.',
    extension: 'Two decimals have a product of 0.36. Find four pairs.',
    key: {
      hook: 'less: 0.12.',
      ask: 'each tenth is cut into ten again: there are a hundred such parts in one.',
      extension: 'such as 0.6 × 0.6, 0.4 × 0.9, 1.2 × 0.3 and 1.8 × 0.2.',
    },
  },
  'multiplying decimals by 10 and 100': {
    ...MOVES,
    walt: 'multiply decimals by 10 and 100, and say how the digits move',
  },
  'dividing decimals by 10 and 100': {
    ...MOVES,
    walt: 'divide decimals by 10 and 100, and say how the digits move',
  },
  'multiplying and dividing decimals by 10 and 100': MOVES,
  'tenths and hundredths': {
    walt: 'read, write and compare tenths and hundredths',
    criteria: [
      'show tenths and hundredths on a ten by ten square',
      'write the same amount as a fraction and as a decimal',
      'compare tenths first, and say why 0.4 is more than 0.35',
    ],
    prior: [
      'Know that a tenth is one of ten equal parts.',
      'Say what each digit of a whole number is worth.',
    ],
    materials: [
      'ten by ten squares on squared paper',
      'a place value chart with a decimal point',
      'mini whiteboards',
    ],
    think: [
      'One column of the square is one tenth; one small square is one hundredth.',
      'I count whole columns first: those are the tenths.',
      'Small squares that are left are the hundredths. Ten of them make a tenth.',
      'I write the tenths just after the point, and the hundredths beside them.',
    ],
    hook: 'Shade 0.4 of one square and 0.35 of another. Before you shade: which will be larger?',
    ask: 'Why is 0.4 the same as 0.40?',
    misconceptions: [
      {
        what: 'Says 0.35 is more than 0.4.',
        why: 'Reads 35 and 4 as whole numbers.',
        move: 'Shade both: compare the full columns first.',
      },
      {
        what: 'Writes 7/100 as 0.7.',
        why: 'One digit is put in the first place after the point.',
        move: 'How many tenths are there? Write that digit first, even if it is 0.',
      },
      {
        what: 'Reads 0.35 as “nought point thirty-five”.',
        why: 'It is read as a whole number after a dot.',
        move: 'Read it as three tenths and five hundredths, and then as “nought point three five”.',
      },
    ],
    support: 'Work with tenths only, on strips cut from the square.',
    extension: 'Find three decimals between 0.3 and 0.4, and show where they are on the square.',
    next: ['Order decimals with two places.', 'Link hundredths with percentages and cents.'],
  },
  'decimal place value': {
    walt: 'say what each digit of a decimal is worth, and use that to compare',
    criteria: [
      'name the places on both sides of the point',
      'say what each digit is worth as tenths, hundredths or thousandths',
      'compare two decimals place by place',
    ],
    prior: ['Say what each digit of a whole number is worth.', 'Show tenths on a strip or a square.'],
    think: [
      'I find the ones: the place just before the point.',
      'To the right of it each place is worth ten times less: tenths, hundredths, thousandths.',
      'I say the digit with its place, such as five hundredths.',
      'To compare, I start at the left and stop at the first place that differs.',
    ],
    hook: 'Write 3.47 and 3.5. One class member swam the first time in seconds, another the second. Who was faster?',
    ask: 'Why are there tenths and hundredths, but no “oneths”?',
    misconceptions: [
      {
        what: 'Looks for “oneths” after the decimal point.',
        why: 'The names seem to be mirrored at the point.',
        move: 'Find the ones on the chart: tens and tenths stand on either side of them.',
      },
      {
        what: 'Takes the decimal with more digits for the larger: 3.47 > 3.5.',
        why: 'That is so with whole numbers.',
        move: 'Write 3.50 under 3.47, and compare the tenths.',
      },
    ],
    support: 'Use one place after the point, built with strips; then two.',
    extension:
      'Make the number closest to 5 with the digits 0, 4, 5, 9 and a point. Prove that nothing is closer.',
    next: ['Order decimals.', 'Multiply and divide decimals by 10 and 100.'],
    english: [
      ['tenth', 'one of ten equal parts, 0.1'],
      ['hundredth', 'one of a hundred equal parts, 0.01'],
      ['decimal point', 'the dot between ones and tenths'],
    ],
  },
  'decimals on a number line': {
    walt: 'read and place decimals on a number line',
    criteria: [
      'say what each step of the line is worth',
      'read a decimal from the line',
      'place a decimal between two others, and say why it belongs there',
    ],
    prior: ['Place whole numbers on a number line.', 'Know that one tenth is one of ten equal parts.'],
    materials: [
      'a strip of paper a pair, about 50 cm long, to draw a number line on',
      'a ruler and a pencil a pair',
      'mini whiteboards',
    ],
    think: [
      'I look at the two ends: from which number to which does the line go?',
      'Into how many steps is it cut? That tells what one step is worth.',
      'I count the steps from the start: each one is one more tenth.',
      'I check against halfway: should it be before the middle or after it?',
    ],
    hook: 'Draw a line with 0 at one end and 1 at the other. Where is 0.5? Where is 0.9? And what stands in the middle between 0.5 and 0.9?',
    ask: 'What is one step worth here, and how do you know?',
    misconceptions: [
      {
        what: 'Counts the marks and not the steps, so that the first mark is 0.1 too many.',
        why: 'The start is counted as one.',
        move: 'Move a finger along and count only when it has moved.',
      },
      {
        what: 'Writes 0.10 after 0.9.',
        why: 'After nine comes ten.',
        move: 'Ten tenths are one whole: what stands at the end of the line?',
      },
      {
        what: 'Takes every step for one tenth.',
        why: 'The first lines were cut in tenths.',
        move: 'Read both ends first: how far is it from one to the other?',
      },
    ],
    support: 'Use a line from 0 to 1 with ten steps, and write every tenth under its mark.',
    extension:
      'Zoom in: draw the line from 0.4 to 0.5 with ten steps. What is one step worth, and where is 0.47?',
    next: ['Round decimals to the nearest whole number.', 'Order decimals with two places.'],
    english: [
      ['tenth', 'one of ten equal parts, 0.1'],
      ['decimal point', 'the dot between ones and tenths'],
      ['halfway', 'exactly in the middle'],
    ],
    key: {
      hook: '0.5 in the middle, 0.9 one tenth before the end; 0.7 is between them.',
      ask: 'the distance from end to end, shared by the number of steps.',
      extension: 'one hundredth; 0.47 is seven steps after 0.4.',
    },
  },
}
