import type { Teaching } from '../../topic.ts'
import type { PracticeNotes } from '../maths-topic.ts'

export const TEACHING: Teaching = {
  walt: 'find factors and multiples, and use them to describe numbers',
  criteria: [
    'find every factor by working in pairs',
    'explain what makes a number prime, square or cube',
    'use factors or multiples to solve a problem',
  ],
  prior: ['Know the times tables to 10 × 10.', 'Divide and say whether there is a remainder.'],
  materials: ['squared paper', 'counters', 'a hundreds board a pair'],
  think: [
    'Begin with 1 and the number itself.',
    'Try 2, then 3, then 4, keeping the pairs together.',
    'Stop when the pairs meet.',
  ],
  hook: 'Make every rectangle you can from 24 counters, then from 23. What do you notice?',
  ask: 'How do you know you have found them all?',
  misconceptions: [
    {
      what: 'Mixes up factors and multiples.',
      why: 'Both come from times tables.',
      move: 'Say it in a sentence: factors go into a number, multiples come out of it.',
    },
    {
      what: 'Reads 5² as 5 × 2.',
      why: 'The small 2 looks like a number to multiply by.',
      move: 'Draw the square: five rows of five.',
    },
  ],
  support: 'Build rectangles on squared paper and read the factors from the sides.',
  extension: 'Find a number under 100 with more factors than 48, and prove it.',
  next: ['Use common factors to simplify fractions.', 'Look for patterns in square numbers.'],
  english: [
    ['factor', 'a number that divides another exactly'],
    ['multiple', 'a number made by multiplying'],
    ['prime', 'having exactly two factors'],
  ],
  reo: ['whakarea', 'whakawehe', 'tauoti'],
}

/** The notes of a practice, by its title. */
export const NOTES: Readonly<Record<string, PracticeNotes>> = {
  'factor pairs': {
    criteria: [
      'find pairs that multiply to the number',
      'work in order, so that none is missed',
      'explain how I know I have them all',
    ],
  },
  'square and cube numbers': {
    criteria: [
      'read ² as squared and ³ as cubed',
      'say the squares and cubes I know',
      'draw a square number',
    ],
    think: [
      '5² is five rows of five.',
      '2³ is a cube: two, by two, by two.',
      'Multiply the number by itself.',
    ],
  },
  exponents: {
    criteria: [
      'read the small number as how often to multiply',
      'write repeated multiplication with it',
      'evaluate the result',
    ],
    think: [
      'Read the base and the exponent.',
      'Write the base that many times with × between.',
      'Multiply step by step.',
    ],
  },
  'expanded form with powers of ten': {
    criteria: [
      'write 10, 100 and 1,000 as powers of ten',
      'write a number as a sum with powers of ten',
      'put the parts together to check',
    ],
    think: [
      'Name the place of each digit.',
      'Write the place as a power of ten.',
      'Multiply and add the parts.',
    ],
  },
  'square roots': {
    criteria: ['read the √ symbol', 'find the number that was squared', 'check by multiplying'],
    think: ['Which number times itself makes this?', 'Try the squares I know.', 'Check by multiplying.'],
  },
  'cube numbers and cube roots': {
    criteria: [
      'say the cube numbers to 125',
      'find the number that was cubed',
      'explain how the two undo each other',
    ],
    think: [
      'Cubed means multiplied by itself and by itself again.',
      'A cube root undoes it.',
      'Check by cubing.',
    ],
  },
  'roots with a calculator': {
    criteria: [
      'find whole numbers on each side of a root',
      'find the root with a calculator',
      'round it sensibly',
    ],
    think: [
      'Which square is just below, and which just above?',
      'So the root lies between those whole numbers.',
      'Use the calculator, and check that it does.',
    ],
  },
  'divisibility rules': {
    criteria: ['say the rule for a number', 'test a number with it', 'check by dividing'],
    think: [
      'Which rule belongs to this number?',
      'Look at the digits it asks for.',
      'Say yes or no, and why.',
    ],
  },
  'prime numbers': {
    walt: 'find out whether a number is prime, and say how I know',
    think: [
      'I try to divide it by 2, by 3, by 5 and by 7.',
      'If one of them divides it exactly, it has another factor and is not prime.',
      'If none does and the number is less than 121, it is prime.',
    ],
    hook: 'Make every rectangle you can from 12 counters, then from 13. What is different?',
    ask: 'Why is it enough to try 2, 3, 5 and 7 for numbers up to 100?',
    misconceptions: [
      {
        what: 'Thinks that every odd number is prime.',
        why: 'Primes greater than 2 are odd.',
        move: 'Make rectangles from 9 and from 15 counters.',
      },
      {
        what: 'Counts 1 as a prime number.',
        why: 'It has no other factor.',
        move: 'A prime has exactly two factors. How many has 1?',
      },
    ],
    extension: 'Find all primes between 100 and 120, and say which divisions you tried.',
    next: ['Write a number as a product of primes.', 'Find common factors of two numbers.'],
    english: [
      ['prime', 'having exactly two factors, 1 and itself'],
      ['factor', 'a number that divides another exactly'],
    ],
    criteria: [
      'say what makes a number prime',
      'test with small primes',
      'explain why a number is or is not prime',
    ],
  },
  'prime factors': {
    criteria: [
      'tell primes from composite numbers',
      'divide by primes step by step',
      'check by multiplying the factors',
    ],
  },
  'the highest common factor': {
    walt: 'find the highest common factor of two numbers',
    think: [
      'I list the factors of the smaller number, in pairs.',
      'Which of them divide the other number as well? Those are common.',
      'The largest of them is the highest common factor.',
    ],
    hook: 'Cut a sheet of 12 by 18 squares into equal squares with nothing left over. How large can they be?',
    ask: 'Can the highest common factor be one of the two numbers? When?',
    misconceptions: [
      {
        what: 'Gives any common factor and not the highest.',
        why: 'Stops at the first that works.',
        move: 'Write both lists in order and read them from the largest down.',
      },
      {
        what: 'Gives a common multiple.',
        why: 'Both belong to two numbers, and the words sound alike.',
        move: 'Ask: can a factor be larger than the number?',
      },
    ],
    extension: 'Find two numbers greater than 50 with a highest common factor of 12.',
    next: ['Use it to write fractions in simplest form.', 'Find the least common multiple.'],
    english: [
      ['common factor', 'a number that divides both numbers exactly'],
      ['highest', 'the largest of them'],
    ],
    criteria: [
      'list the factors of both numbers',
      'find the ones they share',
      'choose the highest and check',
    ],
  },
  'the least common multiple': {
    walt: 'find the least common multiple of two numbers',
    think: [
      'I write the multiples of the larger number in order.',
      'Is this one a multiple of the other number too?',
      'The first that is in both counts is the least common multiple.',
    ],
    hook: 'One light flashes every 4 seconds and another every 6. They flash together now: when is the next time?',
    ask: 'When is the least common multiple the two numbers multiplied, and when is it smaller?',
    misconceptions: [
      {
        what: 'Always multiplies the two numbers.',
        why: 'The product is a common multiple, but often not the least.',
        move: 'List the multiples of 4 and of 6: which number comes in both before 24?',
      },
      {
        what: 'Gives a common factor.',
        why: 'Both belong to two numbers, and the words sound alike.',
        move: 'Ask: can a multiple be smaller than the number?',
      },
    ],
    extension: 'Find two numbers with a least common multiple of 36. How many pairs are there?',
    next: ['Use it to add fractions with different denominators.', 'Find the highest common factor.'],
    english: [
      ['common multiple', 'a number in the count of both numbers'],
      ['least', 'the smallest of them'],
    ],
    criteria: [
      'list the multiples of both numbers',
      'find the first one they share',
      'check that both divide it',
    ],
  },
  'powers and roots': {
    walt: 'work out powers, and find square and cube roots by undoing them',
    criteria: [
      'read a power as repeated multiplication: 2⁵ is 2 × 2 × 2 × 2 × 2',
      'find a root by asking which number was multiplied by itself',
      'check a root by squaring or cubing it',
    ],
    prior: ['Know the square numbers to 144.', 'Multiply three numbers.'],
    materials: [
      'squared paper',
      'cubes that join, 30 a group',
      'a calculator for checking',
      'mini whiteboards',
    ],
    think: [
      'The small number, the exponent, tells how many times the base is written with × between.',
      'I multiply step by step and write each result.',
      'A root goes the other way: which number squared, or cubed, makes this?',
      'I check by multiplying it out again.',
    ],
    hook: 'Build a square with side 3 and a cube with edge 3. How many small squares, and how many small cubes? You are told 49 squares: what is the side?',
    ask: 'Why is 3² not the same as 3 × 2, and why is the root of 16 not 8?',
    misconceptions: [
      {
        what: 'Multiplies the base by the exponent: 2⁵ = 10.',
        why: 'The small number looks like one to multiply by.',
        move: 'Write the base five times with × between, and work it out.',
      },
      {
        what: 'Halves to find a square root: √16 = 8.',
        why: 'The 2 of “squared” is remembered as “divide by 2”.',
        move: 'Draw a square of 16 squares. How long is its side?',
      },
      {
        what: 'Says that the cube root of 27 is 9.',
        why: 'Divides by 3.',
        move: 'Build it with cubes: how long is an edge?',
      },
    ],
    support: 'Draw each square on squared paper, and keep a list of the squares to 100 in view.',
    extension: 'Find two square numbers whose sum is a square number, and show it with a drawing.',
    next: ['Estimate roots that are not whole numbers.', 'Use powers of ten for large numbers.'],
    english: [
      ['power', 'a number multiplied by itself, such as 5³'],
      ['base', 'the number that is multiplied: the 5 in 5³'],
      ['exponent', 'how many times it is written: the 3 in 5³'],
      ['square root', 'the number that was squared'],
    ],
  },
  'factors and multiples': {
    walt: 'find the factors and the multiples of a number, and tell them apart',
    criteria: [
      'list all the factors of a number in pairs',
      'list multiples of a number in order',
      'say which is which, and why',
    ],
    prior: ['Know the multiplication facts to 10 × 10.', 'Skip count in any step to 10.'],
    materials: ['24 counters a pair', 'a hundreds board a pair', 'mini whiteboards'],
    think: [
      'Factors divide the number exactly. I try 1, 2, 3 … in order and write each with its partner.',
      'When the partners meet, I have them all.',
      'Multiples are the count in that number: once, twice, three times it …',
      'Factors of a number end with it; multiples begin with it.',
    ],
    hook: 'Lay 12 counters in equal rows in every way you can. What do the sides of your rectangles have to do with 12?',
    ask: 'Is 6 a factor of 12 or a multiple of 12? And what is 12 of 6?',
    misconceptions: [
      {
        what: 'Mixes up factors and multiples.',
        why: 'Both words belong to multiplying.',
        move: 'Say the sentence with all three numbers: 3 × 4 = 12, so 3 and 4 are factors of 12, and 12 is a multiple of each.',
      },
      {
        what: 'Leaves out 1 and the number itself.',
        why: 'They seem too easy to count.',
        move: 'Lay one long row: what are its sides?',
      },
      {
        what: 'Finds factors in any order, and misses some.',
        why: 'There is no system.',
        move: 'Work up from 1 with partners until they meet.',
      },
    ],
    support: 'Lay counters in rows for numbers to 24, and write each pair.',
    extension: 'Which number below 100 has the most factors? How do you know?',
    next: ['Find common factors and common multiples.', 'Tell prime numbers from composite ones.'],
  },
}
