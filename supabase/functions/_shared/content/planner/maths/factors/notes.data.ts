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
    walt: 'find all the factor pairs of a number',
    think: [
      'Every number has the pair 1 and itself. I begin there.',
      'I try 2, then 3, then 4: does it divide exactly? Then I write it with its partner.',
      'I leave out the numbers that do not divide exactly.',
      'When the next number to try is already in my list as a partner, I have them all.',
    ],
    hook: 'Lay 12 counters in equal rows in every way you can. What do the sides of your rectangles have to do with 12?',
    ask: 'How do you know that you have found them all?',
    misconceptions: [
      {
        what: 'Leaves out 1 and the number itself.',
        why: 'They seem too easy to count.',
        move: 'Lay one long row: what are its sides?',
      },
      {
        what: 'Tries numbers in any order, and misses some.',
        why: 'There is no system.',
        move: 'Work up from 1 with partners until they meet.',
      },
    ],
    support: 'Build rectangles with counters for numbers to 24, and read the factors from the sides.',
    extension: 'Which numbers up to 50 have an odd number of factors? Why those?',
    next: ['Find the factors that two numbers share.', 'Tell prime numbers from composite ones.'],
    english: [
      ['factor', 'a number that divides another exactly'],
      ['factor pair', 'two factors that multiply to the number'],
      ['product', 'the answer when numbers are multiplied'],
    ],
    key: {
      hook: '1 × 12, 2 × 6 and 3 × 4: the sides are the factors of 12.',
      ask: 'the pairs have met: the next number to try is in the list already.',
      extension: '1, 4, 9, 16, 25, 36 and 49: a square number has one factor that is its own partner.',
    },
  },
  'square and cube numbers': {
    walt: 'work out square numbers and cube numbers, and say why they have these names',
    criteria: [
      'read ² as squared and ³ as cubed, and write each as a multiplication',
      'say the square numbers to 144 and the cube numbers to 125',
      'show a square number as rows, and a cube number as layers',
    ],
    prior: ['Know the multiplication facts to 12 × 12.', 'Show a multiplication as an array.'],
    materials: ['squared paper', 'cubes or blocks that join, about 30 a group', 'mini whiteboards'],
    think: [
      'Squared means multiplied by itself: 5² is 5 × 5, five rows of five.',
      'Cubed means three of the same number multiplied: 2³ is 2 × 2 × 2.',
      'For a cube I work in two steps: first the square, which is one layer, then as many layers.',
      'To test a number I look for the squares just below and just above it.',
    ],
    hook: 'Draw a square of 3 rows of 3 and one of 4 rows of 4 on squared paper. How many squares did you have to add, and where? How many will the next one need?',
    ask: 'Why is 5² not 10, and what would 5 × 2 look like?',
    misconceptions: [
      {
        what: 'Reads 5² as 5 × 2.',
        why: 'The small 2 looks like a number to multiply by.',
        move: 'Draw the square: five rows of five.',
      },
      {
        what: 'Works out 4³ as 4 × 3, or as 4 × 4.',
        why: 'The small 3 is read as a factor, or one step is left out.',
        move: 'Build one layer of 4 × 4 with cubes. How many layers has the cube?',
      },
    ],
    support: 'Draw each square on squared paper, and keep the list of squares to 100 in view.',
    extension:
      'Which numbers up to 150 are both square and cube? How do the differences between square numbers go on?',
    next: [
      'Find the square root: which number was squared?',
      'Write repeated multiplication with exponents.',
    ],
    english: [
      ['squared', 'multiplied by itself: 5² = 5 × 5'],
      ['cubed', 'three of the same number multiplied: 2³ = 2 × 2 × 2'],
      ['square number', 'a number such as 9, 16 or 25, which makes a square'],
    ],
    key: {
      hook: '7 were added, along two sides and at the corner; the next one needs 9.',
      ask: '5² is 5 × 5 = 25, a square; 5 × 2 is a rectangle of two rows.',
      extension: '1 and 64; the differences are 3, 5, 7, 9 and so on: the odd numbers.',
    },
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
    walt: 'read, write and work out powers',
    hook: 'Fold a sheet of paper in half again and again. How many layers are there after 1, 2, 3, 4 and 5 folds? How could we write the last one shortly?',
    ask: 'Why is 2⁵ not the same as 5²?',
    misconceptions: [
      {
        what: 'Multiplies the base by the exponent: 2⁵ = 10.',
        why: 'The small number looks like one to multiply by.',
        move: 'Write the base five times with × between, and work it out.',
      },
      {
        what: 'Swaps base and exponent: 2⁵ = 5².',
        why: 'Multiplication works either way round.',
        move: 'Write out both in full: which is larger?',
      },
    ],
    support: 'Use bases 2, 3 and 10, and write every power out in full first.',
    extension: 'Which is larger, 2¹⁰ or 10³? Find out without a calculator.',
    next: ['Use powers of ten to write large numbers.', 'Undo squares and cubes with roots.'],
    english: [
      ['base', 'the number that is multiplied: the 5 in 5³'],
      ['exponent', 'how many times it is written: the 3 in 5³'],
      ['power', 'a number such as 5³'],
    ],
    key: {
      hook: '2, 4, 8, 16 and 32; five folds are 2⁵.',
      ask: '2⁵ is 32 and 5² is 25.',
      extension: '2¹⁰: it is 1,024, and 10³ is 1,000.',
    },
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
    walt: 'write numbers in expanded form with powers of ten',
    prior: ['Write a number in expanded form: 4,000 + 300 + 6.', 'Know that 10³ means 10 × 10 × 10.'],
    hook: 'Write 5,307 as a sum of what its digits are worth. How could we write the 5,000 with a power of ten?',
    ask: 'What is 10⁰ worth, and which place does it stand for?',
    misconceptions: [
      {
        what: 'Reads 10³ as 10 × 3.',
        why: 'The small 3 looks like a number to multiply by.',
        move: 'Write 10 × 10 × 10 and work it out.',
      },
      {
        what: 'Leaves out an empty place: 3 × 10³ + 4 × 10⁰ as 34.',
        why: 'Only the digits that are written are read.',
        move: 'Lay the digits on a chart: what stands in the hundreds and the tens?',
      },
    ],
    support: 'Keep the row 1,000, 100, 10, 1 with its powers in view, and lay the digits on a chart.',
    extension: 'Write the number of seconds in a day in expanded form with powers of ten.',
    next: ['Use negative powers of ten for decimals.', 'Write large numbers in scientific notation.'],
    english: [
      ['expanded form', 'a number as the sum of what its digits are worth'],
      ['power of ten', 'a number such as 10³ = 1,000'],
    ],
    key: {
      hook: '5,000 + 300 + 7; 5,000 is 5 × 10³.',
      ask: '10⁰ is 1: the ones.',
      extension: '86,400 = 8 × 10⁴ + 6 × 10³ + 4 × 10².',
    },
  },
  'square roots': {
    criteria: ['read the √ symbol', 'find the number that was squared', 'check by multiplying'],
    think: ['Which number times itself makes this?', 'Try the squares I know.', 'Check by multiplying.'],
    walt: 'find the square root of a square number',
    hook: 'A square courtyard is paved with 49 square slabs. How long is one side? What did you ask yourself?',
    ask: 'Why is the square root of 16 not 8?',
    misconceptions: [
      {
        what: 'Halves the number: √16 = 8.',
        why: 'The 2 of “squared” is remembered as “divide by 2”.',
        move: 'Draw a square of 16 squares: how long is its side?',
      },
      {
        what: 'Squares the number under the sign: √9 = 81.',
        why: 'The sign is read as “do something with squares”.',
        move: 'Ask: which number times itself makes 9?',
      },
    ],
    support: 'Keep the list of square numbers to 100 in view, and draw the square for each question.',
    extension: 'Between which two whole numbers is √50? How near to which?',
    next: ['Estimate roots that are not whole numbers.', 'Find cube roots.'],
    english: [
      ['square root', 'the number that was squared: √25 = 5'],
      ['perfect square', 'a whole number squared, such as 25'],
      ['squared', 'multiplied by itself: 5² = 5 × 5'],
    ],
    key: {
      hook: '7 slabs: 7 × 7 = 49.',
      ask: '8 × 8 is 64; 4 × 4 is 16.',
      extension: 'between 7 and 8, very near 7.',
    },
  },
  'cube numbers and cube roots': {
    criteria: [
      'say the cube numbers to 125',
      'find the number that was cubed',
      'explain how the two undo each other',
    ],
    walt: 'recall cube numbers, and find the number that was cubed',
    prior: ['Know the square numbers to 144.', 'Multiply three numbers step by step.'],
    materials: ['cubes that join, 30 a group', 'mini whiteboards'],
    think: [
      'Cubed means three of the same number multiplied: 4³ is 4 × 4 × 4.',
      'I work in two steps: 4 × 4 is one layer, and there are four layers.',
      'A cube root goes the other way: which number, cubed, makes this?',
      'I try the cubes I know, and check by multiplying out.',
    ],
    hook: 'Build a cube with edges of 2 small cubes. How many small cubes does it take? Guess how many one with edges of 3 takes, then build or draw a layer.',
    ask: 'Why is the cube root of 27 not 9?',
    misconceptions: [
      {
        what: 'Multiplies by three: 4³ = 12.',
        why: 'The small 3 looks like a number to multiply by.',
        move: 'Build one layer of 4 × 4. How many layers has the cube?',
      },
      {
        what: 'Divides by three to find a cube root.',
        why: 'Roots are thought to be a division.',
        move: 'Build it with cubes: how long is an edge?',
      },
    ],
    support: 'Build 2³ and 3³ with cubes and write each as a multiplication; keep the list in view.',
    extension:
      'Add the first cube numbers one after the other: 1, 1 + 8, 1 + 8 + 27 … What kind of number is each total?',
    next: ['Find roots with a calculator.', 'Work out the volume of a cube.'],
    english: [
      ['cube number', 'a number such as 8 or 27: a number times itself and itself again'],
      ['cube root', 'the number that was cubed: the cube root of 27 is 3'],
    ],
    key: {
      hook: '8, and 27.',
      ask: '9 × 9 × 9 is 729; 3 × 3 × 3 is 27.',
      extension: '1, 9, 36, 100: they are square numbers.',
    },
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
    walt: 'say between which whole numbers a root lies, and find it with a calculator',
    prior: ['Know the square numbers to 144.', 'Round to one decimal place.'],
    hook: 'A square garden has an area of 30 m². How long is its side? Is there a whole number that fits?',
    ask: 'How do you know before you press a key that the answer must lie between 5 and 6?',
    misconceptions: [
      {
        what: 'Halves the number to estimate a root.',
        why: 'The 2 of “squared” is remembered as “divide by 2”.',
        move: 'Square the estimate: do you come back to the number?',
      },
      {
        what: 'Copies every digit of the display.',
        why: 'More digits look more right.',
        move: 'Ask: how exactly could we measure this side?',
      },
    ],
    support: 'Keep the squares from 1 to 144 in view, and mark the number between two of them.',
    extension: 'Find √2 to two decimal places with only × on the calculator.',
    next: ['Use roots to find a side from an area.', 'Find out about √2, which never ends.'],
    key: {
      hook: 'about 5.5 m; no whole number fits.',
      ask: '5² is 25 and 6² is 36, and 30 lies between them.',
      extension: '1.41: 1.41² is 1.9881 and 1.42² is 2.0164.',
    },
  },
  'divisibility rules': {
    criteria: ['say the rule for a number', 'test a number with it', 'check by dividing'],
    think: [
      'Which rule belongs to this number?',
      'Look at the digits it asks for.',
      'Say yes or no, and why.',
    ],
    walt: 'say whether a number divides by another without dividing',
    hook: 'Can 5,724 be shared by 9 with nothing left over? Add its digits before you answer.',
    ask: 'Why is the last digit enough for 2, 5 and 10, but not for 3?',
    misconceptions: [
      {
        what: 'Looks only at the last digit for 3 or 9: 13 divides by 3.',
        why: 'It works for 2, 5 and 10.',
        move: 'Lay 13 counters in threes, then add the digits: 1 + 3.',
      },
      {
        what: 'Takes a number that divides by 2 and by 4 to divide by 8.',
        why: 'For 6 two rules are joined.',
        move: 'Test 12: it divides by 2 and by 4. What is left when you divide by 8?',
      },
    ],
    support: 'Use 2, 5 and 10 first, then 3, with the rules on a card.',
    extension:
      'Make a five-digit number that divides by 4, by 5 and by 9. How did you choose the last two digits?',
    next: ['Use the rules to find prime numbers.', 'Use them to simplify fractions.'],
    english: [
      ['divisible', 'can be divided with nothing left over'],
      ['digit sum', 'all the digits added: 5 + 7 + 2 + 4'],
    ],
    key: {
      hook: 'yes: 5 + 7 + 2 + 4 = 18, which divides by 9.',
      ask: 'tens divide by 2, 5 and 10, so only the ones matter; ten does not divide by 3.',
      extension: 'such as 12,240: it must end in 00, 20, 40, 60 or 80.',
    },
  },
  'prime numbers': {
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
    criteria: [
      'say what makes a number prime',
      'test with small primes',
      'explain why a number is or is not prime',
    ],
    walt: 'find out whether a number is prime or composite, and say how I know',
    support: 'Use numbers to 30, and build every rectangle with counters.',
    english: [
      ['prime', 'having exactly two factors, 1 and itself'],
      ['composite', 'having more than two factors'],
      ['factor', 'a number that divides another exactly'],
    ],
    key: {
      hook: '12 makes several rectangles, 13 only one long row.',
      ask: 'the next prime is 11, and 11 × 11 is more than 100.',
      extension: '101, 103, 107, 109 and 113.',
    },
  },
  'prime factors': {
    criteria: [
      'tell primes from composite numbers',
      'divide by primes step by step',
      'check by multiplying the factors',
    ],
    walt: 'write a number as a product of prime factors',
    think: [
      'I begin with the smallest prime: does 2 divide it? I divide as often as I can.',
      'Then 3, then 5, then 7.',
      'When only a prime is left, I have all the factors.',
      'I write them with × between, smallest first, and multiply to check.',
    ],
    hook: 'Write 60 as a product in as many ways as you can. Which way uses only prime numbers?',
    ask: 'Two people began with different factors. Do they end with the same primes?',
    misconceptions: [
      {
        what: 'Stops at factors that are not prime: 36 = 4 × 9.',
        why: 'It is a product already.',
        move: 'Ask of each factor: can it be split again?',
      },
      {
        what: 'Leaves out a factor that comes twice.',
        why: 'Each prime is listed once.',
        move: 'Multiply them: do you come back to the number?',
      },
    ],
    support: 'Draw a factor tree, and ring every prime as soon as it comes.',
    extension: 'Which number below 100 has the most prime factors, counting those that come more than once?',
    next: ['Use prime factors to find common factors and multiples.', 'Write them with exponents.'],
    english: [
      ['prime', 'having exactly two factors, 1 and itself'],
      ['prime factor', 'a factor that is prime'],
      ['product', 'the answer when numbers are multiplied'],
    ],
    key: {
      hook: '2 × 2 × 3 × 5.',
      ask: 'yes: every number has one set of prime factors.',
      extension: '64 and 96, with six: 2 × 2 × 2 × 2 × 2 × 2 and 2 × 2 × 2 × 2 × 2 × 3.',
    },
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
    key: {
      hook: '6 by 6 squares.',
      ask: 'yes: when the smaller number divides the larger, such as 6 and 18.',
      extension: 'such as 60 and 72: 12 × 5 and 12 × 6.',
    },
    support: 'Use numbers to 30, and write both lists of factors in full before comparing.',
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
    key: {
      hook: 'after 12 seconds.',
      ask: 'they are multiplied when they share no factor but 1.',
      extension:
        'twelve: 36 with each of 1, 2, 3, 4, 6, 9, 12 and 18, and 4 and 9, 4 and 18, 9 and 12, 12 and 18.',
    },
    support: 'Use numbers to 6, and mark both counts on a hundreds board.',
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
    key: {
      hook: '1 and 12, 2 and 6, 3 and 4: they are the factors of 12.',
      ask: '6 is a factor of 12; 12 is a multiple of 6.',
      extension: '60, 72, 84, 90 and 96: each has twelve factors.',
    },
  },
  'common factors and multiples': {
    walt: 'find the highest common factor and the least common multiple of two numbers, and tell them apart',
    criteria: [
      'list the factors of both numbers and find the highest they share',
      'list the multiples of both numbers and find the first they share',
      'say which of the two a question asks for',
    ],
    prior: ['List the factors of a number in pairs.', 'List the multiples of a number in order.'],
    materials: ['squared paper', 'a hundreds board a pair', 'mini whiteboards'],
    think: [
      'Is a factor asked for, or a multiple? Factors are at most as large as the numbers, multiples at least as large.',
      'For the highest common factor I list the factors of the smaller number, and find the largest that divides the other too.',
      'For the least common multiple I count in the larger number until the other divides it.',
      'I check: the factor divides both, and both divide the multiple.',
    ],
    hook: 'One light flashes every 4 seconds and another every 6. They flash together now: when is the next time? And how long are the longest equal pieces that ribbons of 12 cm and 18 cm can be cut into with nothing left? Which question is about factors?',
    ask: 'How can you tell from the size of your answer whether it is the factor or the multiple?',
    misconceptions: [
      {
        what: 'Gives a multiple when a factor is asked for, or the other way round.',
        why: 'The words sound alike, and both are shared by two numbers.',
        move: 'Ask: can a factor be larger than the number? Can a multiple be smaller?',
      },
      {
        what: 'Always multiplies the two numbers for the least common multiple.',
        why: 'The product is a common multiple, but often not the least.',
        move: 'List the multiples of 4 and of 6: which number comes in both before 24?',
      },
    ],
    support: 'Use numbers to 20, and write both lists in full before comparing them.',
    extension:
      'Multiply the highest common factor and the least common multiple of 4 and 6, then of 6 and 9. What do you notice?',
    next: [
      'Use the highest common factor to simplify fractions.',
      'Use the least common multiple to add fractions.',
    ],
    english: [
      ['common factor', 'a number that divides both numbers exactly'],
      ['common multiple', 'a number in the count of both numbers'],
    ],
    key: {
      hook: 'after 12 seconds; pieces of 6 cm. The ribbons are about factors.',
      ask: 'a common factor is never larger than the smaller number, a common multiple never smaller than the larger one.',
      extension: '24 and 54: it is the same as the two numbers multiplied.',
    },
  },
}
