import type { PracticeNotes } from '../maths-topic.ts'

const DIGIT_WORDS: PracticeNotes['english'] = [
  ['digit', 'one of the symbols 0 to 9'],
  ['place', 'where a digit stands: ones, tens, hundreds …'],
  ['value', 'how much a digit is worth in its place'],
]

/** The notes of place value by the size of its numbers, by the titles of the practices. */
export const SIZE_NOTES: Readonly<Record<string, PracticeNotes>> = {
  'teen numbers': {
    walt: 'make the teen numbers with one ten and some ones',
    criteria: [
      'make ten and say how many more there are',
      'say and write the teen number that I made',
      'tell 13 from 30, and 14 from 41',
    ],
    prior: ['Count 20 things one by one.', 'Fill a ten frame and know that it is ten.'],
    materials: ['two ten frames a pair', '20 counters a pair', 'numeral cards 11 to 19'],
    think: [
      'I fill one ten frame. That is one ten.',
      'How many are left over? Those are the ones.',
      'I say the ten and the ones together. The 1 I write is the ten.',
    ],
    hook: 'Spill 14 counters on the mat. How many do you think there are? How could we lay them so that nobody needs to count?',
    ask: 'What does the 1 in 14 stand for? Show me.',
    misconceptions: [
      {
        what: 'Writes 41 for fourteen.',
        why: 'The “four” is heard first.',
        move: 'Lay the ten card, then put the 4 on top of its zero: say “ten and four, fourteen”.',
      },
      {
        what: 'Mixes up thirteen and thirty.',
        why: '-teen and -ty sound alike.',
        move: 'Build both: one ten and three, three tens. Stretch the ends of the words.',
      },
      {
        what: 'Says that the 1 in 14 is one counter.',
        why: 'Reads the digit by itself.',
        move: 'Put a ring round what the 1 stands for: it is the whole full frame.',
      },
    ],
    support: 'Work with 11, 12, 13 and 16, with one frame filled already.',
    extension: 'Which teen numbers can be shared into two equal groups? What do you notice?',
    next: ['Make numbers from 20 to 30 with two tens.', 'Add a single digit to ten without counting.'],
    english: [
      ['teen number', 'a number from 13 to 19: ten and some more'],
      ['ten', 'ten ones together'],
      ['ones', 'single things'],
    ],
  },
  'scientific notation': {
    walt: 'write very large and very small numbers in scientific notation',
    criteria: [
      'write a number as a digit from 1 to 9, a decimal part and a power of ten',
      'turn scientific notation back into an ordinary number',
      'compare two numbers by their powers of ten first',
    ],
    prior: ['Multiply and divide by 10, 100 and 1,000.', 'Know that 10³ is 1,000.'],
    materials: [
      'place value charts',
      'calculators that show powers of ten, if you have them',
      'paper and a pencil each',
    ],
    think: [
      'I look for the first digit that is not nought. The point belongs just after it.',
      'How many places did the point move? That is the power of ten.',
      'A large number has a positive power, a number smaller than one a negative power.',
    ],
    hook: 'Light travels about 300,000,000 metres in a second. Who can copy it without losing a nought? Show 3 × 10⁸.',
    ask: 'Why must the first number be at least 1 and less than 10?',
    misconceptions: [
      {
        what: 'Writes 45 × 10³ for 45,000.',
        why: 'It has the right value, but two digits stand before the point.',
        move: 'Ask for one digit before the point: 4.5. What must happen to the power?',
      },
      {
        what: 'Counts the noughts for the power.',
        why: 'It works for 3,000 and not for 4,500.',
        move: 'Put a finger on the point and jump place by place.',
      },
    ],
    support: 'Use a place value chart, and begin with numbers of one digit and noughts, such as 6,000.',
    extension:
      'Find five measurements in science, such as the distance to the Moon, and write them in scientific notation with their source.',
    next: ['Multiply numbers in scientific notation.', 'Order planets by their distance from the Sun.'],
    english: [
      ['scientific notation', 'a number from 1 to less than 10 times a power of ten'],
      ['power of ten', 'ten multiplied by itself, such as 10³'],
      ['exponent', 'the small raised number that tells how many tens are multiplied'],
    ],
  },
  'place value to 100': {
    walt: 'make, read and write numbers to 100 with tens and ones',
    criteria: [
      'build a number with tens and ones',
      'say how many tens and how many ones there are',
      'say what each digit is worth',
    ],
    prior: ['Count in tens to 100.', 'Make a teen number with one ten and some ones.'],
    think: [
      'How many bundles of ten are there? That is the digit on the left.',
      'How many single ones are there? That is the digit on the right.',
      'I say what each digit is worth: so many tens, so many ones.',
    ],
    hook: 'Show 34 and 43 on two cards. Both have a 3 and a 4. Which would you rather have in dollars, and why?',
    ask: 'What does the 3 in 34 stand for: three sticks or three bundles?',
    extension: 'Show 43 in three ways with tens and ones, such as 3 tens and 13 ones.',
    next: ['Compare and order numbers to 100.', 'Add and take away tens.'],
    english: [
      ['tens', 'groups of ten'],
      ['ones', 'single things'],
      ['digit', 'one of the symbols 0 to 9'],
    ],
    misconceptions: [
      {
        what: 'Reads 34 as three and four.',
        why: 'Each digit looks like a number of its own.',
        move: 'Build it: put three bundles under the 3 and four sticks under the 4.',
      },
      {
        what: 'Counts a bundle as one when the ones are counted on.',
        why: 'It is one thing in the hand.',
        move: 'Open the bundle, count its sticks and bind it again.',
      },
    ],
  },
  'place value to 1,000': {
    walt: 'read, build and write numbers to 1,000 with hundreds, tens and ones',
    criteria: [
      'say how many hundreds, tens and ones a number has',
      'say what each digit is worth, zero as well',
      'write the number as the sum of its parts: 300 + 40 + 6',
    ],
    prior: ['Build two-digit numbers with tens and ones.', 'Know that ten tens make one hundred.'],
    materials: [
      'place value blocks a pair: nine hundreds, ten tens and ten ones',
      'a chart for hundreds, tens and ones',
      'mini whiteboards',
    ],
    think: [
      'I name the places from the right: ones, tens, hundreds.',
      'I take each digit and say what it is worth in its place.',
      'Is a place empty? Then a zero holds it.',
      'I put the parts together and read the whole number.',
    ],
    hook: 'How many sheets of paper are in this packet: 50, 500 or 5,000? Build 500 in hundreds. How many tens is that?',
    ask: 'What would happen to 304 if we left the zero out?',
    misconceptions: [
      {
        what: 'Writes 3046 or 30046 for three hundred and forty-six.',
        why: 'Writes down each part as it is heard: 300, 40, 6.',
        move: 'Lay 300, 40 and 6 cards on top of each other, right ends in line.',
      },
      {
        what: 'Writes 34 for three hundred and four.',
        why: 'No tens are said, so none are written.',
        move: 'Build it on the chart: what stands in the empty place, so that the 3 stays where it is?',
      },
      {
        what: 'Says that 246 has only 4 tens.',
        why: 'Looks at the tens digit alone.',
        move: 'Trade the hundreds for tens: how many are there altogether?',
      },
    ],
    support: 'Build every number on the chart before it is written; start with no zeros.',
    extension:
      'How many different three-digit numbers can be made from 4, 0 and 7? Order them, and say how you know that you have them all.',
    next: ['Compare and order numbers to 1,000.', 'Say 1, 10 and 100 more and less than a number.'],
    english: DIGIT_WORDS,
  },
  'place value to 10,000': {
    walt: 'read, write and expand numbers to 10,000, and say what each digit is worth',
    criteria: [
      'read a four-digit number and write it in words and in figures',
      'say what each digit is worth, and what a zero does',
      'write it in expanded form: 4,000 + 300 + 6',
    ],
    prior: [
      'Build three-digit numbers with hundreds, tens and ones.',
      'Know that ten hundreds make one thousand.',
    ],
    materials: [
      'a set of digit cards 0 to 9 a pair',
      'a chart from thousands to ones a pair',
      'place value blocks to show one thousand',
      'mini whiteboards',
    ],
    think: [
      'I read the thousands first, and then the rest as a three-digit number.',
      'I point to each digit and say its place and what it is worth.',
      'A zero means that there are none of that place; it holds the place open.',
      'I write the parts with + between them, and put them together to check.',
    ],
    hook: 'Write 4,306, 4,036 and 4,360 on the board. Same digits: which is greatest, and which digit decides?',
    ask: 'In 4,444 each 4 is worth ten times as much as the one beside it. Which one, and how do you know?',
    misconceptions: [
      {
        what: 'Writes four thousand and thirty-six as 436 or 400036.',
        why: 'Empty places are left out, or each part is written as it sounds.',
        move: 'Lay the digits on a chart from thousands to ones, and fill every empty place with a zero.',
      },
      {
        what: 'Says that the 3 in 4,306 is worth 3, or 30.',
        why: 'Counts the digits from the left.',
        move: 'Start at the ones and name each place to the left.',
      },
      {
        what: 'Says that 4,306 has only 3 hundreds.',
        why: 'Looks at the hundreds digit alone.',
        move: 'Each thousand is ten hundreds: how many hundreds are there altogether?',
      },
    ],
    support: 'Use numbers without zeros, built on the chart; then put in one zero.',
    extension: 'Write a four-digit number with 37 hundreds in it. How many such numbers are there?',
    next: ['Order and round numbers to 10,000.', 'Multiply by 10 and 100.'],
    english: [...DIGIT_WORDS, ['expanded form', 'a number as the sum of what its digits are worth']],
  },
  'place value to 1,000,000': {
    walt: 'read, write and expand numbers to one million',
    criteria: [
      'read a number in groups of three digits',
      'say what each digit is worth',
      'write the number in words and in expanded form',
    ],
    prior: ['Read four-digit numbers.', 'Multiply by 10 and say how the digits move.'],
    materials: [
      'a set of digit cards 0 to 9 a pair',
      'a chart from millions to ones a pair',
      'mini whiteboards',
    ],
    think: [
      'I mark off the digits in threes from the right.',
      'I read the group on the left and say “thousand”, then I read the other group.',
      'I name the place of each digit from the right: ones, tens, hundreds, thousands, ten thousands, hundred thousands.',
      'I say what the digit is worth, and check that the zeros hold the other places.',
    ],
    hook: 'Put up 1,700,000, 210,000 and 2,400. Which is about the number of people in Auckland, which in Wellington city and which in Kaikōura? Read each aloud.',
    ask: 'How do the digits in groups of three help you to read a number you have never seen?',
    misconceptions: [
      {
        what: 'Writes two hundred and five thousand and sixty as 205,60 or 2,005,060.',
        why: 'Empty places are left out, or parts are written as they sound.',
        move: 'Draw two frames of three boxes, one for thousands and one for ones, and fill every box.',
      },
      {
        what: 'Names the places from the left.',
        why: 'Numbers are read from the left.',
        move: 'Start at the ones and point to each place to the left.',
      },
    ],
    support: 'Use numbers to 100,000 on the chart, with one zero at most.',
    extension:
      'How long is a million seconds: hours, days or weeks? Estimate, then work it out with a calculator.',
    next: ['Order and round large numbers.', 'Read large numbers in tables and graphs.'],
    english: DIGIT_WORDS,
  },
  'partitioning numbers': {
    walt: 'split a number into parts in more than one way',
    criteria: [
      'split a number by its places: 43 is 40 and 3',
      'split it in another way: 43 is 30 and 13',
      'say why the parts still make the same number',
    ],
    prior: ['Say how many tens and ones a number has.', 'Know that ten ones can be traded for one ten.'],
    materials: ['place value blocks or bundled sticks', 'mini whiteboards'],
    think: [
      'I split it by its places first: the tens, and the ones.',
      'I open one ten: there is one ten fewer, and ten ones more.',
      'I put the parts together again. Is it the same number?',
    ],
    hook: 'Build 52 with five bundles and two sticks. A friend has four bundles and twelve sticks. Who has more?',
    ask: 'When would 30 and 13 be more useful than 40 and 3?',
    misconceptions: [
      {
        what: 'Splits 43 into 4 and 3.',
        why: 'Sees digits and not what they are worth.',
        move: 'Build it: are those four sticks, or four bundles?',
      },
      {
        what: 'Opens a ten but keeps the same number of tens: 43 is 40 and 13.',
        why: 'The ten that was opened is counted twice.',
        move: 'Open a bundle, and count the bundles that are left.',
      },
    ],
    support: 'Split by places only, with the blocks in front of you.',
    extension: 'Split 246 into three parts in five ways, one of them without any hundreds.',
    next: ['Use the parts to add and subtract.', 'Rename a ten in a subtraction.'],
    english: [
      ['partition', 'split into parts'],
      ['part', 'some of the whole'],
      ['rename', 'call one ten ten ones'],
    ],
  },
  'comparing numbers': {
    walt: 'compare numbers with <, > and =, and say which place decides',
    criteria: [
      'compare the largest place first',
      'use <, > and = the right way round',
      'explain how I know which is greater',
    ],
    think: [
      'Do both have as many digits? The longer whole number is greater.',
      'If so, I start with the largest place and look for the first digit that differs.',
      'That place decides. The open end of the sign goes to the greater number.',
    ],
    ask: 'Which digit told you, and why did you not need to look at the others?',
    misconceptions: [
      {
        what: 'Compares by the last digit, or by the largest digit seen: 389 > 412.',
        why: 'All digits look equally important.',
        move: 'Build both: cover all but the largest place, and compare that first.',
      },
      {
        what: 'Turns the sign the wrong way round.',
        why: 'The picture of a mouth is remembered, but not what it says.',
        move: 'Read the sentence aloud with words, from left to right: “is less than”.',
      },
    ],
    english: [
      ['greater than', 'more, written >'],
      ['less than', 'fewer or smaller, written <'],
      ['equal', 'the same amount, written ='],
    ],
    hook: 'Show two cards with the same digits in a different order. Which is greater? Pairs decide and say how they know.',
    support: 'Build both numbers on a chart, and compare one place at a time from the left.',
    extension:
      'Write the smallest and the largest number with the digits 0, 4, 7 and 9, and one as near to 5,000 as you can.',
    key: { extension: '4,079 and 9,740; 4,970 is nearest to 5,000.' },
  },
  'numbers on a number line': {
    walt: 'find where a number belongs on a number line, and say how I know',
    criteria: [
      'work out what each mark counts up in',
      'find the number at a mark, and the mark for a number',
      'use halfway and the nearest ten or hundred to place a number between marks',
    ],
    prior: ['Count on in equal steps.', 'Compare two numbers of this size.'],
    materials: [
      'a length of string and pegs a group',
      'number cards of the size you work with',
      'mini whiteboards',
    ],
    think: [
      'What are the numbers at the two ends? How many equal steps are between them?',
      'So each step is that much. I check by counting along.',
      'For a number between marks: is it before or after halfway?',
    ],
    hook: 'Hold up a string: one end is 0, the other is 100. Where is 50? Where is 48, and how did 50 help you?',
    ask: 'How do you know how much one step on this line is worth?',
    misconceptions: [
      {
        what: 'Takes every step for 1.',
        why: 'Lines so far were marked in ones.',
        move: 'Read both ends, count the steps, and share the distance between them.',
      },
      {
        what: 'Counts the marks and not the steps between them.',
        why: 'The first mark is counted as one.',
        move: 'Put a finger on the start and jump: the first jump ends at the next mark.',
      },
      {
        what: 'Puts numbers in order, but with equal gaps, whatever the numbers are.',
        why: 'Only order is thought of.',
        move: 'Peg 0, 50 and 100, then ask how far 10 is from each.',
      },
    ],
    support: 'Use lines from 0 with a mark at every ten.',
    extension: 'Draw a line from 0 to 1,000 without marks, and place 250, 499 and 900 as exactly as you can.',
    next: ['Use the line to round numbers.', 'Use an empty line for adding and subtracting.'],
    english: [
      ['number line', 'a line on which numbers stand in order'],
      ['mark', 'a short line that shows where a number is'],
      ['halfway', 'in the middle'],
    ],
  },
}
