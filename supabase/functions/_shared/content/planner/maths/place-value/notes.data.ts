import type { Teaching } from '../../topic.ts'
import type { PracticeNotes } from '../maths-topic.ts'

export const TEACHING: Teaching = {
  walt: 'use place value to read, build and compare numbers',
  criteria: [
    'say what each digit in a number is worth',
    'build a number from its parts',
    'explain which of two numbers is greater by looking at the largest place first',
  ],
  prior: ['Group objects in tens and count the groups.', 'Read the numbers of last year’s range.'],
  materials: [
    'place value materials (bundled sticks, blocks or place value discs)',
    'a place value chart a pair',
    'mini whiteboards',
  ],
  think: [
    'Name the places from the right: ones, tens, hundreds.',
    'Say the digit, then its place, then what it is worth.',
    'Build it with materials to be sure.',
  ],
  hook: 'Show two cards with the same digits in a different order. Which is greater? Pairs decide and say how they know.',
  ask: 'How can the same digit be worth different amounts?',
  misconceptions: [
    {
      what: 'Says the 4 in 42 is worth 4.',
      why: 'Reads the digit and not its place.',
      move: 'Build 42 with tens and ones and point to what the 4 stands for.',
    },
    {
      what: 'Compares by the last digit, or by the largest digit seen.',
      why: 'All digits look equally important.',
      move: 'Cover all but the left-hand digits and compare those first.',
    },
  ],
  support: 'Build every number on the chart with materials before writing.',
  extension:
    'Make the largest and the smallest number from the same digits, and one in between, with reasons.',
  next: ['Use place value to round and to estimate.', 'Use the parts of numbers to add and subtract.'],
  english: [
    ['digit', 'one of the symbols 0 to 9'],
    ['place value', 'what a digit is worth because of where it stands'],
  ],
  reo: ['uara tū', 'mati', 'tau'],
}

const ORDER_CRITERIA: Teaching['criteria'] = [
  'compare the largest places first',
  'put several numbers in order',
  'explain how I know which is greater',
]

/** The notes of a practice, by its title. */
export const NOTES: Readonly<Record<string, PracticeNotes>> = {
  'reading and writing numbers': {
    criteria: [
      'read a number and say it in words',
      'write it in figures',
      'compare it with others, largest place first',
    ],
    walt: 'read and write numbers in words and in figures, and put them in order',
    think: [
      'I look for the commas or spaces: they part the number into groups of three digits.',
      'I read each group, and say thousand or million after it.',
      'To write it, I put down the largest group first, and fill empty places with 0.',
      'I read it back to check.',
    ],
    hook: 'Say a number with a zero in it, such as 4,070. Everyone writes it. Who has another way to write it, and which is right?',
    ask: 'Which zeros do you hear when you say the number, and which do you only see?',
    misconceptions: [
      {
        what: 'Writes four thousand and seventy as 400070.',
        why: 'Each part is written as it sounds.',
        move: 'Lay the digits on a chart: which places are empty?',
      },
      {
        what: 'Leaves out a zero: 4,070 as 470.',
        why: 'An empty place is not said.',
        move: 'Name every place aloud, the empty ones too.',
      },
    ],
    support: 'Use a chart with the places named, and digit cards.',
    extension:
      'Find all the numbers with the digits 0, 3, 5 and 8 that are more than 5,000, and write the largest in words.',
    key: { extension: 'there are 12; the largest is 8,530, eight thousand five hundred and thirty.' },
  },
  'ordering numbers': {
    criteria: ORDER_CRITERIA,
    walt: 'put numbers in order, and say which place decides',
    think: [
      'Have all of them as many digits? A number with more digits is larger.',
      'I compare the first digits on the left.',
      'Are they the same? Then I go on to the next place.',
      'The first place that differs decides.',
    ],
    ask: 'Which digit did you look at first, and why that one?',
    misconceptions: [
      {
        what: 'Compares the last digits: 39 is more than 41.',
        why: 'The largest digit is looked for.',
        move: 'Build both with tens and ones, and compare the tens.',
      },
      {
        what: 'Mixes up numbers with the same digits, such as 35 and 53.',
        why: 'The digits are seen, and not their places.',
        move: 'Say what each digit is worth.',
      },
    ],
  },
  'tens and ones': {
    criteria: [
      'build a number with tens and ones',
      'say how many tens and how many ones',
      'write the numeral that matches',
    ],
    walt: 'make numbers from tens and ones, and say how many of each',
    think: [
      'Are there ten ones? Then they make one ten.',
      'I count the tens: ten, twenty, thirty.',
      'I count on the ones that are left.',
      'The tens are written on the left, and the ones on the right.',
    ],
  },
  'what each digit is worth': {
    criteria: [
      'name the place of each digit',
      'say what each digit is worth',
      'build the number to prove it',
    ],
    walt: 'say what each digit of a number is worth',
    think: [
      'I name the places from the right: ones, tens, hundreds.',
      'I say the digit and its place: 4 tens.',
      'I say what that is worth: 40.',
      'I check that the parts make the whole number.',
    ],
    ask: 'How can the same digit be worth different amounts in 44?',
    misconceptions: [
      {
        what: 'Says the 4 in 42 is worth 4.',
        why: 'Reads the digit and not its place.',
        move: 'Build 42 with tens and ones, and point to what the 4 stands for.',
      },
      {
        what: 'Says that 0 is worth nothing, so it can be left out.',
        why: 'Zero is thought to be no number.',
        move: 'Build 304 and 34 on the chart: what keeps the 3 in its place?',
      },
    ],
    key: { ask: 'one 4 is four tens, the other four ones.' },
  },
  'expanded form': {
    criteria: [
      'say what each digit is worth',
      'write a number as the sum of its parts',
      'put the parts together again to check',
    ],
    walt: 'write a number as the sum of what its digits are worth',
    think: [
      'I begin on the left, with the largest place.',
      'I say what that digit is worth, and write it with its zeros.',
      'I go on to the next place. A 0 needs no part.',
      'I add the parts to check that they make the number.',
    ],
    ask: 'What happens to a 0 in expanded form?',
    misconceptions: [
      {
        what: 'Writes the digits with + between: 4 + 3 + 6.',
        why: 'The digits are seen, and not what they are worth.',
        move: 'Build it with blocks, and write the worth of each heap.',
      },
      {
        what: 'Adds a zero too many or too few: 4,306 as 400 + 300 + 6.',
        why: 'The places are not named.',
        move: 'Write the place over each digit first.',
      },
    ],
    key: { ask: 'it has no part: 4,306 is 4,000 + 300 + 6.' },
  },
  'zero as a placeholder': {
    criteria: [
      'show a number with an empty place on a chart',
      'write it with zeros in the right places',
      'explain what each zero does',
    ],
    think: [
      'Build the number on the chart.',
      'Which places are empty?',
      'Write a 0 in each empty place, so that the others keep their value.',
    ],
    walt: 'explain what a zero does in a number',
    ask: 'What would happen to 3,045 if we left the zero out?',
    misconceptions: [
      {
        what: 'Leaves out the zero: three thousand and forty-five as 345.',
        why: 'An empty place is not said.',
        move: 'Lay it on the chart: which place is empty?',
      },
      {
        what: 'Says that the zero makes the number ten times larger wherever it stands.',
        why: 'A zero at the end does.',
        move: 'Compare 345, 3,045 and 3,450: where is the 3 each time?',
      },
    ],
    key: { ask: 'it would be 345: the 3 would be worth only 300.' },
  },
  'what each digit of a decimal is worth': {
    misconceptions: [
      {
        what: 'Looks for “oneths” after the decimal point.',
        why: 'The names of the places seem to be mirrored at the point.',
        move: 'Find the ones on the chart: tens and tenths stand on either side of the ones.',
      },
    ],
    walt: 'say what each digit of a whole number and of a decimal is worth',
    criteria: [
      'name the places on both sides of the point',
      'say what each digit is worth',
      'explain how the worth changes from place to place',
    ],
    think: [
      'I find the ones: the place just before the point.',
      'To the left each place is worth ten times more; to the right, ten times less.',
      'I say the digit with its place: 5 hundredths.',
      'I write that as a number or a fraction: 5/100.',
    ],
    hook: 'In 5.55 the digit 5 stands three times. How many times as much is the first one worth as the last?',
    ask: 'Why are there tenths and hundredths, but no “oneths”?',
    support: 'Use a chart with the point printed, and two places after it.',
    extension: 'Find two numbers in which the 7 is worth 1,000 times as much in one as in the other.',
    key: {
      hook: '100 times: 5 ones and 5 hundredths.',
      ask: 'the ones are in the middle: tens and tenths stand on either side of them.',
      extension: 'such as 7,000 and 7, or 70 and 0.07.',
    },
  },
  'expanded form with powers of ten': {
    misconceptions: [
      {
        what: 'Reads 10³ as 10 × 3.',
        why: 'The small 3 looks like a number to multiply by.',
        move: 'Write 10 × 10 × 10 and work it out.',
      },
    ],
    walt: 'write numbers in expanded form with powers of ten',
    criteria: [
      'write 10, 100 and 1,000 as powers of ten',
      'write a number as a sum with powers of ten',
      'put the parts together to check',
    ],
    think: [
      'I name the place of each digit.',
      'I write the place as a power of ten: thousands are 10³.',
      'I write each digit times its power, with + between.',
      'I add the parts to check.',
    ],
    hook: 'Write 5,307 as a sum of what its digits are worth. How could we write the 5,000 with a power of ten?',
    ask: 'What is 10⁰ worth, and which place does it stand for?',
    support: 'Keep the row 1,000, 100, 10, 1 with its powers in view, and lay the digits on a chart.',
    extension: 'Write the number of seconds in a day in expanded form with powers of ten.',
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
  'negative powers of ten': {
    misconceptions: [
      {
        what: 'Takes 10⁻² for a negative number.',
        why: 'It has a minus sign.',
        move: 'Go down from 100, 10, 1: each step divides by ten. What comes next?',
      },
    ],
    walt: 'read and write negative powers of ten',
    criteria: [
      'say what a negative power of ten means',
      'write a decimal with powers of ten',
      'explain the pattern to the right of the point',
    ],
    think: [
      '10¹ is ten and 10⁰ is one: each step divides by ten.',
      'So 10⁻¹ is one tenth and 10⁻² is one hundredth.',
      'I write the digit in that place.',
    ],
    hook: 'Write 1,000, 100, 10, 1 as powers of ten. What comes next in the row, and how is it written?',
    ask: 'Why is 10⁻² a small number and not a negative one?',
    support: 'Keep the row 100, 10, 1, 0.1, 0.01 in view with its powers.',
    extension: 'Write 0.00045 as a number from 1 to 10 times a power of ten.',
    key: {
      hook: '0.1, which is 10⁻¹.',
      ask: 'each step down divides by ten; it comes near zero but stays positive.',
      extension: '4.5 × 10⁻⁴.',
    },
  },
  'ordering whole numbers and decimals': {
    misconceptions: [
      {
        what: 'Takes the decimal with more digits as the larger one.',
        why: 'That is so with whole numbers.',
        move: 'Fill up with zeros until all have the same number of places.',
      },
    ],
    walt: 'put whole numbers and decimals in order',
    criteria: [
      'write decimals with as many places as each other',
      'compare place by place from the left',
      'explain which place decides',
    ],
    think: [
      'I compare the whole parts first.',
      'Where they are the same, I compare the tenths, then the hundredths.',
      'I fill empty places with 0, so that all have as many places.',
      'The first place that differs decides.',
    ],
    hook: 'Four times in a race: 12.4 s, 12.09 s, 12.35 s and 13 s. Who won? Decide before you write.',
    ask: 'Why does 12.4 come after 12.35, although it has fewer digits?',
    support: 'Write the numbers under each other on a chart, and fill gaps with 0.',
    extension: 'Write three numbers between 12.3 and 12.31 in order.',
    key: {
      hook: '12.09 s.',
      ask: '12.4 is 12.40, and 40 hundredths are more than 35.',
      extension: 'such as 12.302, 12.305 and 12.309.',
    },
  },
}
