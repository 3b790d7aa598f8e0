import type { PracticeNotes } from '../maths-topic.ts'

const BOND_THINK = [
  'I know the whole. I look at the part that I can see.',
  'The other part is the spaces that are left.',
  'I say the pair both ways round, and check that the two parts make the whole.',
]

const SMALL_BONDS: PracticeNotes = {
  criteria: [
    'show the whole in two parts',
    'say the part that is hiding without counting from one',
    'say both number sentences for a pair',
  ],
  think: BOND_THINK,
  misconceptions: [
    {
      what: 'Counts every counter from one each time.',
      why: 'The whole is not trusted once some of it is covered.',
      move: 'Say the whole together, cover a part, and ask only for what is under the hand.',
    },
    {
      what: 'Says that 2 and 3 is a different pair from 3 and 2.',
      why: 'The numbers come in another order.',
      move: 'Turn the frame or the cubes round: has anything been added or taken away?',
    },
  ],
}

const COLUMN_PRIOR: PracticeNotes['prior'] = [
  'Build a number with hundreds, tens and ones.',
  'Know addition and subtraction facts to 20.',
]

const IN_PARTS: PracticeNotes = {
  criteria: [
    'add tens to tens and ones to ones, and join the totals',
    'to subtract, keep the first number whole and take the parts of the second away',
    'check with the opposite operation',
  ],
  prior: ['Say what each digit of a number is worth.', 'Add and subtract tens: 70 − 30.'],
  materials: ['place value blocks or bundled sticks', 'mini whiteboards'],
  think: [
    'Am I putting together or taking away? I say the story first.',
    'Adding: I split both numbers by their places, add the parts and join them.',
    'Subtracting: I keep the first number whole, and take away the largest part first.',
    'I check with the opposite operation.',
  ],
  hook: 'Put up 47 + 25 = 612 and 52 − 17 = 45. Both are wrong. What did each person do?',
  ask: 'Why may both numbers be split in an addition, but only the second in a subtraction?',
  misconceptions: [
    {
      what: 'Writes the two totals side by side: 47 + 25 = 612.',
      why: 'Puts 6 for the tens and 12 for the ones.',
      move: 'Build 12 ones: ten of them can be traded for a ten.',
    },
    {
      what: 'Takes the smaller digit from the larger: 52 − 17 = 45.',
      why: 'Subtraction is thought to work either way round.',
      move: 'Build 52. Are there seven loose ones to take? What can you trade?',
    },
  ],
  support: 'Build each one with blocks, adding on one day and subtracting on the next.',
  extension: 'Write an addition and a subtraction with the same answer, and swap with a partner.',
  next: ['Show the parts as jumps on an empty number line.', 'Use columns for larger numbers.'],
}

/** The notes of the strategies for adding and subtracting, by the titles of their practices. */
export const STRATEGY_NOTES: Readonly<Record<string, PracticeNotes>> = {
  'number bonds to 5': {
    ...SMALL_BONDS,
    walt: 'recall the pairs of numbers that make 5',
    prior: ['Count five things.', 'Show five on the fingers of one hand.'],
    materials: ['five counters and a five frame a pair', 'cups, one a pair', 'mini whiteboards'],
    hook: 'Hold up three fingers of one hand. How many are down? Show five fingers in another way.',
    ask: 'Three are here. How do you know that two are hiding?',
    support: 'Start with 4 and 1, and let the child lift the cup to check.',
    extension: 'Find every way to make 5 with two colours. How do you know that you have them all?',
    next: ['Use the pairs of 5 to see 6, 7, 8 and 9 as five and some more.', 'Learn the pairs that make 10.'],
    english: [
      ['whole', 'all of them together'],
      ['part', 'some of the whole'],
    ],
  },
  'number bonds': {
    ...SMALL_BONDS,
    walt: 'recall the pairs of numbers that make one number',
    prior: ['Count out the number of things.', 'Know the pairs of numbers that make 5.'],
    materials: ['two-coloured counters or linking cubes', 'cups, one a pair', 'mini whiteboards'],
    hook: 'Build a stick of that many cubes, and break it behind your back. Show one part: how long is the other?',
    ask: 'Some are here. How do you know how many are hiding?',
    support: 'Keep the whole stick beside the broken one, and match the parts against it.',
    extension: 'Find every pair in order. How do you know that you have them all?',
    next: ['Write the subtractions that belong to each pair.', 'Find the pairs of the next number.'],
    english: [
      ['whole', 'all of them together'],
      ['part', 'some of the whole'],
    ],
  },
  'number bonds to 10': {
    ...SMALL_BONDS,
    walt: 'recall the pairs of numbers that make 10',
    prior: ['Know the pairs of numbers that make 5.', 'See six to ten on a ten frame as five and some more.'],
    materials: ['a ten frame and ten counters a pair', 'number cards 0 to 10', 'mini whiteboards'],
    hook: 'Flash a ten frame with seven counters for two seconds. How many counters? How many empty spaces?',
    ask: 'How does knowing that 7 and 3 make ten help you with 10 − 3?',
    support: 'Keep the ten frame in view and count the empty spaces; start with 9 and 1, then 5 and 5.',
    extension: 'Make ten from three numbers in as many ways as you can, and sort your ways.',
    next: [
      'Use the pairs of 10 to make 20: 7 and 13.',
      'Use a pair of 10 to add past ten: 8 + 5 as 8 + 2 + 3.',
    ],
    english: [
      ['number bond', 'two parts that make a whole'],
      ['pair', 'two numbers that belong together'],
    ],
  },
  'number bonds to 20': {
    ...SMALL_BONDS,
    walt: 'use the pairs that make 10 to find the pairs that make 20',
    criteria: [
      'say the pair of 10 that helps',
      'find the number that makes 20',
      'write the addition and the subtraction that belong together',
    ],
    prior: ['Know the pairs of numbers that make 10.', 'Say a teen number as ten and some ones.'],
    materials: ['two ten frames and 20 counters a pair', 'number cards 0 to 20', 'mini whiteboards'],
    think: [
      'I look at the ones digit: which number makes it up to ten?',
      'If the number is below ten, another ten is needed as well.',
      'I check: do the two parts make 20?',
    ],
    hook: 'Write 7 + 3 = 10. What must change, and what stays, to make 20?',
    ask: '13 + 7 makes 20. Which pair of 10 can you see in it?',
    misconceptions: [
      {
        what: 'Says that 13 and 17 make 20.',
        why: 'Uses 3 and 7 and adds a ten to both.',
        move: 'Fill one ten frame for the ten in 13. How many spaces are left for 20?',
      },
      {
        what: 'Counts on from the first number in ones.',
        why: 'The pair of 10 is not seen in it.',
        move: 'Cover the full ten frame: how many more fill the other one?',
      },
    ],
    support: 'Work on two ten frames, with one of them filled already.',
    extension: 'Find the pairs of multiples of ten that make 100, and say which pairs of 10 they come from.',
    next: ['Find the pairs of tens that make 100.', 'Use the bonds to bridge through ten: 17 + 5.'],
    english: [
      ['number bond', 'two parts that make a whole'],
      ['teen number', 'a number from 13 to 19: ten and some ones'],
    ],
  },
  'counting on and counting back': {
    walt: 'count on from the larger number to add, and count back to take away',
    criteria: [
      'start from the larger number without counting it again',
      'count on or back the right number of times',
      'say the number sentence',
    ],
    prior: ['Say the number after and before any number to 20.', 'Count out a group of things.'],
    think: [
      'Which number is larger? I keep that one in my head.',
      'I do not say it again: I begin with the number after it, or before it to take away.',
      'I raise one finger for each count, and stop when all are counted.',
    ],
    hook: 'Drop six counters into a cup one at a time as the class counts. Add two more: how many are in there, without tipping them out?',
    ask: 'Why is it quicker to start from the larger number?',
    misconceptions: [
      {
        what: 'Counts the first number again: 6 + 2 is “six, seven”.',
        why: 'Starts at the number and not after it.',
        move: 'Tap your head and say “six”; only the new counters get a count.',
      },
      {
        what: 'Starts from the number that is written first.',
        why: 'Reads the sum from left to right.',
        move: 'Do 2 + 7 both ways with counters. Which way needs fewer counts?',
      },
    ],
    support: 'Use a number track to 20 and a counter to move along it.',
    extension: 'Which sums would you not do by counting on? Write three, and say why not.',
    next: ['Make ten to add larger numbers: 8 + 5.', 'Take away by thinking of the addition.'],
    english: [
      ['count on', 'start at a number and go forwards'],
      ['count back', 'start at a number and go backwards'],
    ],
  },
  'addition and subtraction fact families': {
    walt: 'use one addition fact to write the subtraction facts that belong with it',
    criteria: [
      'find the whole and its two parts',
      'write two additions and two subtractions with the same three numbers',
      'use an addition that I know to work out a subtraction',
    ],
    prior: ['Show a number in two parts.', 'Know that the parts can be added in either order.'],
    think: [
      'Which number is the whole? It is the largest.',
      'The other two are its parts: I can add them in either order.',
      'Take one part from the whole, and the other part is left.',
    ],
    hook: 'Put 3, 7 and 10 on the board. How many true number sentences can you make with only these three numbers?',
    ask: 'You know 6 + 4 = 10. Which subtractions do you know now, without working anything out?',
    misconceptions: [
      {
        what: 'Writes 3 − 10 = 7.',
        why: 'Addition works in either order, so subtraction seems to.',
        move: 'Act it out: can you take ten counters from three?',
      },
      {
        what: 'Makes a family with numbers that do not belong: 4, 5 and 10.',
        why: 'The numbers are not seen as whole and parts.',
        move: 'Break a stick of ten cubes in two. What are its two parts?',
      },
    ],
    support:
      'Break a stick of up to ten cubes in two, and write one sentence for each thing you can do with it.',
    extension: 'Which families have only two facts? Find three of them, and explain.',
    next: ['Check a subtraction by adding back.', 'Find missing numbers with the opposite fact.'],
    english: [
      ['fact family', 'the facts that belong to the same three numbers'],
      ['opposite', 'what undoes it: subtraction undoes addition'],
    ],
  },
  'bridging through ten': {
    walt: 'add and subtract by stopping at ten on the way',
    criteria: [
      'say how many more make the next ten',
      'split the other number into that part and the rest',
      'take away by going back to the ten first',
    ],
    prior: ['Know the pairs of numbers that make 10.', 'Add a single digit to ten: 10 + 4.'],
    materials: ['two ten frames and 20 counters a pair', 'an empty number line', 'mini whiteboards'],
    think: [
      'How many more does the first number need to reach the next ten?',
      'I split the other number: that part, and what is left of it.',
      'I go to the ten, then on with the rest. To take away, I go back to the ten first.',
    ],
    hook: 'Put eight counters on one ten frame and five beside it. Move as few as you can so that anyone can see the total at once.',
    ask: 'For 8 + 5, why do we split the 5 into 2 and 3, and not into 1 and 4?',
    misconceptions: [
      {
        what: 'Gets to ten, then adds the whole second number: 8 + 5 = 10 + 5.',
        why: 'Forgets that part of it has been used.',
        move: 'Show it with counters: two of the five have gone across. How many are left to add?',
      },
      {
        what: 'Splits the second number in halves or in any way.',
        why: 'Splitting is seen as the aim, and not the ten.',
        move: 'Ask first: how many more to the next ten? That is the part to split off.',
      },
    ],
    support: 'Use two ten frames, and start with 9: only one counter has to move.',
    extension: 'Bridge through a hundred: 96 + 8 and 103 − 7. What stayed the same?',
    next: ['Bridge through any ten: 47 + 8.', 'Show the two steps as jumps on an empty number line.'],
    english: [
      ['bridge', 'go through a ten on the way'],
      ['split', 'break a number into parts'],
    ],
  },
  'near doubles': {
    walt: 'use a double that I know to add two numbers that are close together',
    criteria: [
      'spot two numbers that are nearly the same',
      'say the double that helps',
      'add or take away what is different',
    ],
    prior: ['Know doubles from memory.', 'Say one more and one less than a number.'],
    materials: ['cubes that join, in two colours', 'mini whiteboards'],
    think: [
      'Are the two numbers close together?',
      'I know the double of the smaller one.',
      'The other number is a little more, so I add on just that.',
    ],
    hook: 'Build two towers of six. Put one more cube on one of them. Do we need to count all the cubes again?',
    ask: 'For 6 + 7, would you use double 6 or double 7? Show that both work.',
    misconceptions: [
      {
        what: 'Doubles the larger number and then adds one more: 6 + 7 as 14 + 1.',
        why: 'Adds one in any case, whichever double was used.',
        move: 'Stand the towers side by side: is the double more or less than what we have?',
      },
      {
        what: 'Uses a near double for 3 + 9.',
        why: 'Every sum now looks like one for doubles.',
        move: 'Sort sums into “close together” and “far apart” before adding any.',
      },
    ],
    support: 'Build both towers, and snap off the extra cube before saying the double.',
    extension: 'Use near doubles for 25 + 26 and 49 + 51. What did you double, and what did you change?',
    next: ['Choose between near doubles and making ten.', 'Use near doubles with tens: 40 + 50.'],
    english: [
      ['double', 'two lots of the same number'],
      ['near double', 'two numbers that are almost the same'],
    ],
  },
  'the jump strategy on a number line': {
    walt: 'add and subtract with jumps on an empty number line',
    criteria: [
      'start at the first number and keep it whole',
      'jump in tens, then in ones, and write every landing',
      'say where I land and how far I jumped altogether',
    ],
    prior: ['Say ten more and ten less than any number.', 'Split a number into tens and ones.'],
    materials: ['mini whiteboards, for empty number lines', 'paper and a pencil each'],
    think: [
      'I write the first number on the line and leave it whole.',
      'I split only the second number: its tens, then its ones.',
      'I jump the tens first, then the ones, and stop at a ten where it helps.',
      'I write each jump above the line and each landing below it.',
    ],
    hook: 'Draw a bare line and mark 38. Where would you land after a jump of 20? After 4 more? Draw your jumps.',
    ask: 'Could you get there with fewer jumps? Which ones would you join?',
    misconceptions: [
      {
        what: 'Jumps the right way but writes only the last number.',
        why: 'The landings are kept in the head, and one gets lost.',
        move: 'Cover the end of the line: where were you after the first jump?',
      },
      {
        what: 'Jumps forward to subtract, or the other way round.',
        why: 'All lines so far went to the right.',
        move: 'Ask before the first jump: will the answer be more or less than where we start?',
      },
      {
        what: 'Splits both numbers and marks both on the line.',
        why: 'Mixes it up with adding tens and ones in parts.',
        move: 'Put a box round the first number: it stays whole, and only the second makes jumps.',
      },
    ],
    support: 'Jump in tens only, on a line with the tens marked.',
    extension:
      'Find the difference between 62 and 48 by jumping back and by jumping up. Which is quicker, and why?',
    next: ['Make one large jump and jump back: tidy numbers.', 'Use jumps for times and for money.'],
    english: [
      ['number line', 'a line on which numbers stand in order'],
      ['jump', 'a step along the line'],
      ['difference', 'how far apart two numbers are'],
    ],
  },
  'rounding and compensating': {
    walt: 'add and subtract with a tidy number, and then put right what I changed',
    criteria: [
      'see which number is just below a tidy number',
      'add or subtract the tidy number',
      'say how much I changed it, and put that right',
    ],
    prior: ['Round to the nearest ten or hundred.', 'Add and subtract tens and hundreds in my head.'],
    materials: ['mini whiteboards, for empty number lines', 'price tags such as $29 and $198'],
    think: [
      'Which number is close to a tidy one? That is the one I change.',
      'I work with the tidy number, because that is easy.',
      'Did I use too many or too few? By how many?',
      'Too many added: I take them off. Too many taken away: I put them back.',
    ],
    hook: 'A jersey costs $29 and a cap costs $36. How could a shopper add these without a pencil? Whose way is quickest?',
    ask: 'You took away 30 and not 29. Do you now add one or take one away? How do you know?',
    misconceptions: [
      {
        what: 'Takes the extra off after a subtraction as well: 65 − 29 = 35 − 1.',
        why: 'The rule “then take one away” was learnt with addition.',
        move: 'Act it out with money: you gave back $30 and owed only $29. What do you get?',
      },
      {
        what: 'Rounds both numbers and leaves the answer as it is.',
        why: 'It is mixed up with estimating.',
        move: 'Ask whether the answer is exact, and what was changed.',
      },
    ],
    support: 'Use numbers that end in 9, with each step shown on an empty number line.',
    extension:
      'Make both numbers tidy at once: 48 + 37 is the same as 50 + 35. Why does that work, and does it for subtraction?',
    next: ['Choose between tidy numbers and jumps.', 'Use it with money: $4.95 + $3.99.'],
    english: [
      ['tidy number', 'a number that is easy to work with, such as 30 or 200'],
      ['compensate', 'put right what was changed'],
    ],
  },
  'adding two-digit numbers': {
    walt: 'add two-digit numbers by adding the tens and adding the ones',
    criteria: [
      'split both numbers into tens and ones',
      'add tens to tens and ones to ones',
      'join the two totals, and say when the ones make another ten',
    ],
    prior: ['Say how many tens and ones a number has.', 'Add tens: 30 + 40.'],
    materials: ['place value blocks or bundled sticks', 'mini whiteboards'],
    think: [
      'I split both numbers into tens and ones.',
      'Tens and tens make so many tens; ones and ones make so many ones.',
      'Are there ten ones or more? Then they make another ten.',
      'I join the tens and the ones.',
    ],
    hook: 'Show 34 and 25 with blocks at two ends of a table. What would you put together first, and why?',
    ask: 'When do the ones change how many tens there are?',
    misconceptions: [
      {
        what: 'Writes the two totals side by side: 47 + 25 = 612.',
        why: 'Puts 6 for the tens and 12 for the ones.',
        move: 'Build 12 ones: ten of them can be traded for a ten.',
      },
      {
        what: 'Adds a ten to a one: 40 + 3 and 2 + 50 as 4 + 3.',
        why: 'Sees digits and not what they are worth.',
        move: 'Say each part by its worth: forty, not four.',
      },
    ],
    support: 'Build both numbers with blocks and push the tens together, then the ones.',
    extension: 'Use the digits 2, 3, 4 and 5 once each: which two numbers have a total closest to 80?',
    next: ['Keep one number whole and jump on a number line.', 'Add in columns.'],
    english: [
      ['tens', 'groups of ten'],
      ['ones', 'single things'],
      ['total', 'how many altogether'],
    ],
  },
  'subtracting two-digit numbers': {
    walt: 'subtract a two-digit number by taking away its tens, and then its ones',
    criteria: [
      'keep the first number whole',
      'take away the tens, then the ones, stopping at a ten where it helps',
      'check by adding back',
    ],
    prior: ['Say ten less than any number.', 'Split a number into tens and ones.'],
    materials: ['place value blocks or bundled sticks', 'mini whiteboards'],
    think: [
      'I keep the first number whole and split only the second.',
      'I take the tens away first.',
      'Then the ones: back to the ten, and then the rest.',
      'I add back to check.',
    ],
    hook: 'There are 52 kūmara in a bin and 17 are cooked for the hāngī. About how many are left: 30, 40 or 50?',
    ask: 'Why do we not take the smaller ones digit from the larger one?',
    misconceptions: [
      {
        what: 'Takes the smaller digit from the larger: 52 − 17 = 45.',
        why: 'Subtraction is thought to work either way round.',
        move: 'Build 52. Are there seven loose ones to take? What can you trade?',
      },
      {
        what: 'Takes away the tens, and then adds the ones.',
        why: 'Splitting is remembered from addition.',
        move: 'Act out the second number as one amount that leaves: all of its parts go.',
      },
    ],
    support: 'Build the first number with bundles, and unbundle a ten when the ones run out.',
    extension:
      'Find three subtractions of two-digit numbers with the answer 27. What do they have in common?',
    next: ['Use a tidy number: 52 − 19 as 52 − 20 + 1.', 'Find the difference by counting up.'],
    english: [
      ['subtract', 'take away, or find the difference'],
      ['difference', 'how many more one number is than another'],
    ],
  },
  'adding three-digit numbers': {
    walt: 'add three-digit numbers by adding hundreds, tens and ones',
    criteria: [
      'split each number by its places',
      'add hundreds, tens and ones, and join them',
      'check the total with an estimate',
    ],
    prior: ['Add two-digit numbers in parts.', 'Say what each digit of a three-digit number is worth.'],
    think: [
      'I round both numbers first: about how big will it be?',
      'Hundreds with hundreds, tens with tens, ones with ones.',
      'Ten tens make a hundred and ten ones make a ten, so I join the totals with care.',
    ],
    hook: 'One school has 236 pupils and another 187. Will both fit in a hall with 400 seats? Decide before you work it out.',
    ask: 'Which of your totals went past ten or past a hundred, and what did you do then?',
    misconceptions: [
      {
        what: 'Writes the totals side by side: 236 + 187 = 31113.',
        why: 'Each place is seen as a number of its own.',
        move: 'Write the totals under each other as 300, 110 and 13, and add them.',
      },
      {
        what: 'Adds a number without hundreds in the wrong place: 236 + 87 as 236 + 870.',
        why: 'Starts from the left-hand digit of each.',
        move: 'Say every digit by its worth before anything is added.',
      },
    ],
    support: 'Build both numbers with place value blocks, or add tens and ones first.',
    extension:
      'Use the digits 1 to 6 once each in two three-digit numbers. How close to 600 can the total be?',
    next: ['Add in columns.', 'Use a tidy number: 236 + 198.'],
  },
  'subtracting three-digit numbers': {
    walt: 'subtract three-digit numbers by taking hundreds, tens and ones away in turn',
    criteria: [
      'keep the first number whole',
      'take away hundreds, then tens, then ones',
      'check by adding back',
    ],
    prior: ['Subtract two-digit numbers in parts.', 'Say a hundred less and ten less than a number.'],
    think: [
      'I round first: about how much will be left?',
      'I keep the first number whole and take the hundreds away.',
      'Then the tens, then the ones, stopping at a ten where it helps.',
      'I add back to check.',
    ],
    hook: 'A class has read 324 pages of a 512-page book. About how many are left? Show where you would jump on a bare line.',
    ask: 'When would you count up from the smaller number and not take away?',
    misconceptions: [
      {
        what: 'Takes the smaller digit from the larger in each place: 512 − 324 = 212.',
        why: 'Subtraction is thought to work either way round.',
        move: 'Compare with the estimate, then build 512 and take four ones away.',
      },
      {
        what: 'Loses track after the first step.',
        why: 'The new number is kept in the head.',
        move: 'Write each number that is reached under an empty number line.',
      },
    ],
    support: 'Take away hundreds and tens only, with blocks.',
    extension: 'Write a subtraction that is easier by counting up, and one that is easier by taking away.',
    next: ['Subtract in columns.', 'Use a tidy number: 512 − 298.'],
  },
  'mental strategies for adding and subtracting': {
    walt: 'choose a strategy that suits the numbers, and add and subtract in my head',
    criteria: [
      'look at the numbers before I choose a way',
      'use jumps, tidy numbers, near doubles or bridging',
      'say why my way was a good one for these numbers',
    ],
    prior: ['Jump on an empty number line.', 'Round to the nearest ten or hundred.'],
    materials: ['mini whiteboards', 'a poster with the class’s strategies and an example of each'],
    think: [
      'I look at both numbers before I do anything.',
      'Close to a tidy number? I use that and put it right.',
      'Nearly the same? I double. Far apart? I jump.',
      'I check that the answer is about what I expected.',
    ],
    hook: 'Put up 99 + 47, 35 + 36 and 82 − 25. Which strategy would you choose for each? Do not work them out yet.',
    ask: 'For which numbers would your way be a poor choice?',
    misconceptions: [
      {
        what: 'Uses one way for every sum.',
        why: 'It is the one that was learnt last.',
        move: 'Sort the sums by strategy before any of them is worked out.',
      },
      {
        what: 'Pictures columns in the head and loses what was renamed.',
        why: 'Takes the written way for the only one.',
        move: 'Put the pencils down and say the numbers in whole parts: eighty-two is eighty and two.',
      },
    ],
    support: 'Choose between two strategies only: jumps and tidy numbers.',
    extension:
      'Write one sum that suits each strategy, and swap with a partner, who names the strategy first.',
    next: ['Use the strategies with decimals and money.', 'Keep a class list of sums that suit each way.'],
    english: [
      ['strategy', 'a way of working something out'],
      ['tidy number', 'a number that is easy to work with, such as 30 or 200'],
    ],
  },
  'column addition': {
    walt: 'add in columns, and rename ten of one place as one of the next',
    criteria: [
      'line up ones under ones and tens under tens',
      'start with the ones, and rename when there are ten or more',
      'check the answer with an estimate',
    ],
    prior: COLUMN_PRIOR,
    materials: ['place value blocks', 'squared paper, one digit in a square', 'mini whiteboards'],
    think: [
      'I estimate first: about how big will it be?',
      'I line the digits up by their places.',
      'I start with the ones. Ten or more? I rename ten of them as one of the next place and write it above that column.',
      'Then the next column, with the one that was renamed.',
    ],
    hook: 'Write 47 + 38 in columns with the answer 715. What has gone wrong? How could an estimate have shown it?',
    ask: 'What is the small 1 that you write above a column really worth?',
    misconceptions: [
      {
        what: 'Writes both digits of a column: 47 + 38 = 715.',
        why: 'Each column is added as a sum of its own.',
        move: 'Build it: trade ten ones for a ten, and see where it goes.',
      },
      {
        what: 'Forgets to add the one that was renamed.',
        why: 'It is written small, or not at all.',
        move: 'Write it above the next column before the ones digit is written.',
      },
      {
        what: 'Lines numbers up from the left: 325 + 47 as 325 + 470.',
        why: 'Writing starts at the left.',
        move: 'Head the columns with hundreds, tens and ones, and put the ones in first.',
      },
    ],
    support: 'Build each addition with blocks on a chart and trade before writing.',
    extension: 'Fill the boxes: 3□7 + □85 = 842. Then make one like it for a partner.',
    next: ['Subtract in columns.', 'Add three numbers in columns, or numbers with four digits.'],
    english: [
      ['column', 'the digits of one place, under each other'],
      ['rename', 'call ten ones one ten; also regroup'],
      ['estimate', 'a good guess before working it out'],
    ],
  },
  'column subtraction': {
    walt: 'subtract in columns, and rename one of a place as ten of the next',
    criteria: [
      'line up the digits with the larger number on top',
      'say when there are too few, and rename one of the next place as ten',
      'check by adding back',
    ],
    prior: COLUMN_PRIOR,
    materials: ['place value blocks', 'squared paper, one digit in a square', 'mini whiteboards'],
    think: [
      'I estimate first: about how much will be left?',
      'Are there enough ones to take from? If so, I take them.',
      'If not, I rename one ten as ten ones: cross out the tens, write one fewer, and put ten more in the ones.',
      'I go on to the next column, and add back to check.',
    ],
    hook: 'Build 52 with five tens and two ones. Now take seven ones away. What do you have to do first?',
    ask: 'When a ten is renamed, is the number still worth as much as before?',
    misconceptions: [
      {
        what: 'Takes the smaller digit from the larger: 52 − 17 = 45.',
        why: 'Subtraction is thought to work either way round.',
        move: 'Point to the top number: it is all we have. Are there seven ones in it?',
      },
      {
        what: 'Renames a ten, but does not write one ten fewer.',
        why: 'The ten ones seem to come from nowhere.',
        move: 'Trade with blocks: hand the ten over before you take the ten ones.',
      },
      {
        what: 'Stops at a zero: 304 − 156.',
        why: 'There are no tens to rename.',
        move: 'Rename a hundred as ten tens first, then one of those tens as ten ones.',
      },
    ],
    support: 'Build the top number with blocks, and trade before anything is written.',
    extension: 'Subtract 278 from 503, and explain what happened to the zero.',
    next: ['Subtract from numbers with zeros.', 'Choose between columns and counting up: 503 − 498.'],
    english: [
      ['column', 'the digits of one place, under each other'],
      ['rename', 'call one ten ten ones; also regroup or exchange'],
      ['difference', 'the answer of a subtraction'],
    ],
  },
  'column addition and subtraction': {
    walt: 'add and subtract in columns, and rename where it is needed',
    criteria: [
      'line up the digits by their places',
      'say when to rename, and what is renamed as what',
      'check with an estimate or with the opposite operation',
    ],
    prior: COLUMN_PRIOR,
    materials: ['place value blocks', 'squared paper, one digit in a square', 'mini whiteboards'],
    think: [
      'I estimate first, and line the digits up by their places.',
      'Adding: ten or more in a column? I rename ten as one of the next place.',
      'Subtracting: too few in a column? I rename one of the next place as ten.',
      'I check with the opposite operation.',
    ],
    hook: 'Write 63 − 28 = 45 and 47 + 38 = 75. Both are wrong. Find what went wrong in each with a partner.',
    ask: 'What is renamed in an addition, and what in a subtraction?',
    misconceptions: [
      {
        what: 'Takes the smaller digit from the larger: 63 − 28 = 45.',
        why: 'Subtraction is thought to work either way round.',
        move: 'Build 63 with blocks and take eight ones away.',
      },
      {
        what: 'Forgets the ten that was renamed: 47 + 38 = 75.',
        why: 'It is not written down.',
        move: 'Write it above the tens before the ones digit is written.',
      },
    ],
    support: 'Build each one with blocks on a chart and trade before writing.',
    extension: 'Write an addition that renames twice, and the subtraction that undoes it.',
    next: ['Use columns for money and decimals.', 'Decide which sums are quicker in the head.'],
    english: [
      ['column', 'the digits of one place, under each other'],
      ['rename', 'call ten ones one ten, or one ten ten ones; also regroup'],
    ],
  },
  'multi-step word problems': {
    walt: 'solve word problems with more than one step, and show each step',
    criteria: [
      'say what I know and what I want to find out',
      'work out one step at a time, and write what each number means',
      'check that the answer fits the story',
    ],
    prior: [
      'Solve problems with one step, and say which operation.',
      'Draw a bar for a whole and its parts.',
    ],
    materials: ['paper strips for bars', 'counters', 'mini whiteboards'],
    think: [
      'I read it twice, and tell it in my own words without the numbers.',
      'What is asked at the end? What do I need to know first?',
      'I draw it, work out the first step and label it: so many what?',
      'I use that number for the next step, and read the question again to check.',
    ],
    hook: 'Tell a story without its question: “Four packets of six pencils; nine pencils are given away.” Which questions could be asked? Which need two steps?',
    ask: 'What does your first number stand for, and why is it not the answer yet?',
    misconceptions: [
      {
        what: 'Stops after the first step.',
        why: 'There is an answer already.',
        move: 'Finish the sentence: “My number is how many …”. Is that what was asked?',
      },
      {
        what: 'Picks the operation from one word, such as “more” or “altogether”.',
        why: 'It worked in problems with one step.',
        move: 'Cover the numbers, and act out what happens.',
      },
      {
        what: 'Uses every number in the order in which it is printed.',
        why: 'Most problems were written that way.',
        move: 'Put in a number that is not needed, and ask which ones matter.',
      },
    ],
    support: 'Cut the problem in two: answer “what do we need to know first?” before the question itself.',
    extension: 'Write a problem with three steps and one number that is not needed, for a partner.',
    next: [
      'Write one expression for the whole problem, with brackets.',
      'Solve problems with fractions or measures in them.',
    ],
    english: [
      ['step', 'one calculation of several'],
      ['operation', 'adding, subtracting, multiplying or dividing'],
      ['sensible', 'it fits the story'],
    ],
    reo: ['rautaki', 'otinga', 'tapeke'],
  },
  'adding and subtracting two-digit numbers': {
    ...IN_PARTS,
    walt: 'add and subtract two-digit numbers in tens and ones',
  },
  'adding and subtracting three-digit numbers': {
    ...IN_PARTS,
    walt: 'add and subtract three-digit numbers in hundreds, tens and ones',
  },
}
