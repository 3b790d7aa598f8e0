import type { Teaching } from '../../topic.ts'
import type { PracticeNotes } from '../maths-topic.ts'

export const TEACHING: Teaching = {
  walt: 'add and subtract, and choose a strategy that suits the numbers',
  criteria: [
    'show the numbers with materials, a number line or in columns',
    'add or subtract and explain each step',
    'check my answer with the opposite operation',
  ],
  prior: [
    'Know the basic facts of earlier years.',
    'Break a number into its parts (tens and ones, hundreds, tens and ones).',
  ],
  materials: ['counters or place value materials', 'an empty number line', 'mini whiteboards'],
  think: [
    'Look at the numbers first: is there an easy way?',
    'Estimate: about how big will the answer be?',
    'Work in parts, keeping tens with tens and ones with ones.',
    'Check with the opposite operation.',
  ],
  hook: 'Show one calculation. Pairs find two different ways to work it out and say which they like better.',
  ask: 'Which strategy suits these numbers, and why?',
  misconceptions: [
    {
      what: 'Takes the smaller digit from the larger in each column.',
      why: 'Subtraction is thought to work either way round.',
      move: 'Build the first number with materials and actually take the second away.',
    },
    {
      what: 'Forgets a ten that was made or used.',
      why: 'Works on one column at a time.',
      move: 'Estimate first, then ask whether the answer is near the estimate.',
    },
  ],
  support:
    'Use materials or a number line for every question; the numbers are smaller, the task is the same.',
  extension: 'Write a story for a calculation, with one number that is not needed, for a partner to solve.',
  next: [
    'Use the strategy with larger numbers or with money.',
    'Mix addition and subtraction in one problem.',
  ],
  english: [
    ['total', 'how many altogether'],
    ['difference', 'how many more one number is than another'],
  ],
  reo: ['tāpiri', 'tango', 'tapeke'],
}

const ADD_CRITERIA: Teaching['criteria'] = [
  'show the story with objects or a drawing',
  'say the number sentence that goes with it',
  'check by counting or with the opposite operation',
]

const STORY_CRITERIA: Teaching['criteria'] = [
  'say what the story asks in my own words',
  'choose the operation, and say why',
  'check that the answer fits the story',
]

/** The notes of a practice, by its title. */
export const NOTES: Readonly<Record<string, PracticeNotes>> = {
  'joining two groups': { criteria: ADD_CRITERIA },
  'taking away': {
    criteria: ADD_CRITERIA,
    think: [
      'How many are there at the start? I put them out.',
      'How many go away? I take them off, one at a time.',
      'What is left? I look for five first, and count on from there.',
      'I say the whole story: how many first, how many went, how many are left.',
    ],
    ask: 'Where are the ones that went, and where are those that are left?',
    misconceptions: [
      {
        what: 'Counts what was taken and not what is left.',
        why: 'They are the ones that were just moved.',
        move: 'Put those under a cup. What can you still see?',
      },
      {
        what: 'Counts the first number when counting back: 8, 7, 6 for 8 take away 3.',
        why: 'Counting back begins with the number itself.',
        move: 'Say a number only when one has gone.',
      },
    ],
  },
  'finding the difference': {
    criteria: [
      'match two groups one to one',
      'count how many more one group has',
      'say the difference in a sentence',
    ],
    think: ['Put the two groups in rows.', 'Match them one to one.', 'What is left over is the difference.'],
  },
  'number stories': { criteria: STORY_CRITERIA },
  'addition and subtraction facts': {
    criteria: [
      'say the fact without counting',
      'say the other facts that belong with it',
      'use a fact I know for one I do not',
    ],
  },
  'doubles and halves': {
    criteria: [
      'double a number from memory',
      'halve an even number from memory',
      'say which half belongs with a double',
    ],
    think: [
      'Double means two of the same.',
      'Half means two equal parts.',
      'If double 4 is 8, then half of 8 is 4.',
    ],
    walt: 'say doubles, and the halves that belong with them',
    ask: 'If you know double 7, which half do you know too?',
    misconceptions: [
      {
        what: 'Adds 2 to the number: double 6 is 8.',
        why: '“Double” sounds like “two”.',
        move: 'Build the number twice, in two equal rows.',
      },
      {
        what: 'Halves by taking two away.',
        why: 'Half is thought to be the opposite of adding 2.',
        move: 'Share the cubes one for you, one for me.',
      },
    ],
    key: { ask: 'half of 14 is 7.' },
  },
  doubles: {
    walt: 'say the doubles without counting',
    criteria: [
      'make a double with two equal groups',
      'say a double from memory',
      'say which number was doubled',
    ],
    prior: ['Count to 20.', 'Show a number on fingers or on a tens frame.'],
    think: [
      'Double means two of the same number.',
      'Double 6: I see 5 and 1 on each hand. 5 and 5 is 10, and 1 and 1 is 2.',
      'That makes 12, so double 6 is 12.',
    ],
    misconceptions: [
      {
        what: 'Adds 2 to the number: double 6 is 8.',
        why: '“Double” sounds like “two”.',
        move: 'Build the number twice, in two equal rows, and count both rows.',
      },
    ],
    support: 'Stay with doubles to 10, and lay each one in two equal rows.',
    extension: 'Use a double for a sum that is one more: 6 + 7.',
    next: ['Use doubles for near doubles.', 'Halve the numbers again.'],
    english: [['double', 'two lots of the same number']],
    hook: 'Hold up four fingers on one hand and four on the other. How many is that? Which other doubles can your hands show?',
    ask: 'How does your hand help you to see double 6?',
  },
  'halving numbers': {
    walt: 'halve a number by using its double',
    criteria: ['share a number into two equal groups', 'halve a number from memory', 'check with the double'],
    prior: ['Know doubles to 20.', 'Share things into two equal groups.'],
    think: [
      'Half means one of two equal groups.',
      'Half of 14: which number was doubled to make 14?',
      'Double 7 is 14, so half of 14 is 7.',
    ],
    misconceptions: [
      {
        what: 'Makes two groups that are not equal and calls one of them half.',
        why: '“Half” is often said for “a part”.',
        move: 'Line the two groups up one to one. What is left over?',
      },
    ],
    support: 'Share counters one for you, one for me, and count one group.',
    extension: 'Halve a number, then halve it again. What part is that of the first number?',
    next: ['Halve larger numbers in parts: the tens, then the ones.', 'Find half of a set in a story.'],
    english: [['half', 'one of two equal parts']],
    hook: 'Eight counters are to go on two plates, so that both have the same. How many are on each?',
    ask: 'Which double helps you to halve 14?',
    key: { ask: 'double 7.' },
  },
  'adding three numbers': {
    criteria: [
      'look for two numbers that make ten',
      'change the order to make it easier',
      'explain the pair I chose',
    ],
    think: [
      'Look at all three numbers first.',
      'Which two make ten, or a double?',
      'Join those, then the other.',
    ],
    walt: 'add three numbers by looking for an easy pair first',
    ask: 'Which two did you put together first, and why?',
    misconceptions: [
      {
        what: 'Always adds from left to right.',
        why: 'That is how it is written.',
        move: 'Lay the three groups out, and move two that make ten together.',
      },
      {
        what: 'Leaves out the third number after making ten.',
        why: 'Ten feels finished.',
        move: 'Touch each number as it is used.',
      },
    ],
    hook: 'Show 7, 5 and 3 on ten frames. Which two fill a frame? How many is that altogether?',
    support: 'Use two numbers that make ten, and a third up to five.',
    extension: 'Find all the ways to make 15 with three different numbers under 10.',
    key: {
      hook: '7 and 3 fill a frame; 15.',
      extension:
        'there are eight: 1 + 5 + 9, 1 + 6 + 8, 2 + 4 + 9, 2 + 5 + 8, 2 + 6 + 7, 3 + 4 + 8, 3 + 5 + 7 and 4 + 5 + 6.',
    },
  },
  'adding 100': {
    criteria: [
      'build the number with a hundred and ones',
      'say which digits change and which stay',
      'write the new number with a 0 in the tens place',
    ],
    think: ['Build the ones.', 'Put one hundred beside them.', 'Are there any tens? Write 0 in that place.'],
    walt: 'add 100 to a number, and say what changes',
    ask: 'Which digits stay the same when 100 is added?',
    misconceptions: [
      {
        what: 'Writes 100 in front of the number: 100 and 7 as 1007.',
        why: 'The number is written as it sounds.',
        move: 'Build it on a chart: which place is empty?',
      },
      {
        what: 'Changes the tens.',
        why: 'Ten more is better known.',
        move: 'Lay down one flat: which heap has grown?',
      },
    ],
  },
  'word problems': {
    criteria: STORY_CRITERIA,
    walt: 'solve word problems by adding or subtracting, and say which and why',
    think: [
      'What happens in the story? I tell it without the numbers.',
      'What do I know, and what is asked?',
      'Do two parts come together, is something taken, or are two amounts compared?',
      'I write the number sentence, work it out and put the answer back into the story.',
    ],
    ask: 'How did you know whether to add or to subtract?',
    misconceptions: [
      {
        what: 'Adds because the word “more” is in the story.',
        why: 'One word is taken for the operation.',
        move: 'Act it out: “Ana has 5 more than Ben” may ask for Ben’s.',
      },
      {
        what: 'Does something with the numbers before the story is read.',
        why: 'Sums have always come with their sign.',
        move: 'Cover the numbers and tell the story first.',
      },
    ],
    hook: 'Tell a story with no numbers: “Some birds sat on a fence, and some flew away.” Draw it. What could we ask?',
    support: 'Act each story out with counters before any number is written.',
    extension: 'Write a story for 23 − 8 in which nothing is taken away.',
    key: { extension: 'a story that compares, such as “how many more”, or asks what is missing.' },
  },
  'problems with more than one step': {
    criteria: STORY_CRITERIA,
    walt: 'solve problems that need more than one step',
    think: [
      'What is asked at the end?',
      'What do I have to know before I can find that?',
      'I work out the first step, and say what its answer tells.',
      'I use it in the second step, and put the answer back into the story.',
    ],
    ask: 'What did your first answer tell you, and why were you not finished?',
    misconceptions: [
      {
        what: 'Stops after the first step.',
        why: 'There is an answer already.',
        move: 'Read the question again: what does my number count?',
      },
      {
        what: 'Uses all the numbers in the order in which they come.',
        why: 'That worked in shorter problems.',
        move: 'Draw a bar: which number is the whole?',
      },
    ],
    hook: 'There were 20 children on a bus. 8 got off and 5 got on. Act it out: how many are there now? How many steps was that?',
    support: 'Act out one step, write its answer, and then go on.',
    extension: 'Write a two-step story whose answer is 15.',
    key: { hook: '17, in two steps: 20 − 8 + 5.' },
  },
  'word problems with several operations': {
    criteria: STORY_CRITERIA,
    think: [
      'What do we know, and what do we want?',
      'Which step comes first?',
      'Write each step, then check with the story.',
    ],
    walt: 'solve word problems that mix operations, and say why I use each one',
    ask: 'Which step had to come first, and what did its answer tell you?',
    misconceptions: [
      {
        what: 'Uses one operation for all the numbers.',
        why: 'A page of problems usually needs only one.',
        move: 'Tell the story in two sentences, and write one calculation for each.',
      },
      {
        what: 'Stops after the first step.',
        why: 'There is an answer already.',
        move: 'Read the question again: what does my number count?',
      },
    ],
    hook: 'Three packs of six bars are on the table, and four bars are eaten. How many are left? Which two operations did you use?',
    support: 'Give the first step as a question of its own.',
    extension: 'Write a problem for 4 × 6 − 5, and one for 4 × (6 − 5).',
    key: { hook: '14: 3 × 6 − 4, first multiply, then take away.' },
  },
  'adding in either order': {
    criteria: [
      'show that the parts can be added in either order',
      'show that taking away cannot be turned round',
      'explain it with objects',
    ],
    think: [
      'Show the two parts and join them.',
      'Swap them: is the total the same?',
      'Now try the same with taking away.',
    ],
    walt: 'show that numbers can be added in either order, and that taking away cannot be turned round',
    ask: 'Why is it quicker to start with the larger number?',
    misconceptions: [
      {
        what: 'Thinks that 3 − 8 is the same as 8 − 3.',
        why: 'Adding can be turned round.',
        move: 'Put out three counters: can you take eight away?',
      },
      {
        what: 'Counts 2 + 9 from two.',
        why: 'It is written first.',
        move: 'Turn the cards round: does the total change?',
      },
    ],
    hook: 'Put two red and nine blue cubes in a row. Say how many there are from one end, then walk round to the other. Is it the same?',
    support: 'Join cubes in two colours, and turn the whole stick round.',
    extension:
      'Write three different additions that have the same total because their parts are turned round, and one subtraction that cannot be.',
  },
  'making 100': {
    criteria: ['count up to the next ten, then to 100', 'say what is missing to make 100', 'check by adding'],
    walt: 'find what is missing to make 100',
    think: [
      'I start at the number that I have.',
      'I jump to the next ten first.',
      'From there I jump in tens to 100.',
      'The two jumps together are what is missing.',
    ],
    ask: 'Why do the tens of the two numbers make 90 and not 100?',
    misconceptions: [
      {
        what: 'Makes a total of 110: 37 and 73.',
        why: 'The ones make ten, and the tens make another hundred.',
        move: 'Jump on a line: first to 40, then to 100. How long were the jumps?',
      },
      {
        what: 'Counts in ones from the number.',
        why: 'The next ten is not used.',
        move: 'Colour the number on a hundreds board, and fill the row first.',
      },
    ],
    hook: 'Show 64 on a hundreds board. How many squares are left? How can you tell without counting them all?',
    support: 'Begin with tens: 40, 70, 90. Then numbers that end in 5.',
    extension: 'How many pairs of whole numbers from 1 to 99 make 100?',
    key: {
      hook: '36: six to fill the row, and three rows of ten.',
      ask: 'the ones already make one more ten.',
      extension: '50, from 1 + 99 to 50 + 50.',
    },
  },
  'addition and subtraction': {
    criteria: [
      'estimate before I calculate',
      'line up or split the numbers by their places',
      'check with the opposite operation',
    ],
    walt: 'add and subtract whole numbers, and choose a way that suits the numbers',
    think: [
      'I look at both numbers first: is one near a round number, or are there tens and hundreds to work with?',
      'I estimate, so that I know about how big the answer will be.',
      'I work place by place, or in jumps, and write each part.',
      'I check with the opposite operation.',
    ],
    ask: 'Which way suits these numbers, and why?',
    misconceptions: [
      {
        what: 'Takes the smaller digit from the larger in each column: 52 − 17 = 45.',
        why: 'Subtraction is thought to work either way round.',
        move: 'Build the first number, and really take the second away.',
      },
      {
        what: 'Forgets a ten that was made or used.',
        why: 'Works on one column at a time.',
        move: 'Estimate first: is the answer near the estimate?',
      },
    ],
    hook: 'Write 398 + 245 on the board. Pairs find two ways to work it out. Which way needs the least writing, and why?',
    support: 'Use a number line or place value blocks, with smaller numbers and no renaming first.',
    extension:
      'Use the digits 1 to 6 once each in □□□ − □□□. What is the smallest answer you can make, and the largest?',
    key: {
      hook: '643: 400 + 245 − 2 is shortest, because 398 is near 400.',
      extension: '47, from 412 − 365; and 531, from 654 − 123.',
    },
  },
  'adding and subtracting decimals': {
    misconceptions: [
      {
        what: 'Lines up the last digits: 4.2 + 0.35 = 0.77.',
        why: 'That works with whole numbers.',
        move: 'Write both with the same number of places, one point under the other.',
      },
    ],
    criteria: [
      'line up the decimal points',
      'add or subtract place by place, with 0 in empty places',
      'estimate to check',
    ],
    think: [
      'I estimate with whole numbers.',
      'I write the numbers with the points under each other and fill empty places with 0.',
      'I add or take away place by place, from the right.',
      'Is the answer near my estimate?',
    ],
    ask: 'Which place do you line up, and why not the last digits?',
    hook: 'A bag weighs 4.2 kg and a book 0.35 kg. About how heavy are they together: nearer 5 kg or 8 kg?',
    support: 'Use one decimal place, on a chart with the point printed.',
    extension: 'Two decimals with two places have a total of 10 and a difference of 0.5. Which are they?',
    english: [
      ['decimal point', 'the dot between ones and tenths'],
      ['hundredth', 'one of a hundred equal parts, 0.01'],
    ],
    key: {
      hook: 'nearer 5 kg: 4.55 kg.',
      ask: 'the points, so that tenths stand under tenths.',
      extension: '5.25 and 4.75.',
    },
  },
  'word problems with several amounts': {
    misconceptions: [
      {
        what: 'Adds every number in the story.',
        why: 'They all look alike.',
        move: 'Draw a bar for the whole amount and cut off what was spent.',
      },
    ],
    walt: 'solve word problems with several amounts',
    criteria: [
      'say what is known and what is asked',
      'write each step, and say what its answer tells',
      'check that the answer fits the story',
    ],
    think: [
      'What is the whole amount, and what is taken from it?',
      'I draw a bar and cut off what was spent.',
      'I add what was spent, then take it from the whole.',
      'I put the answer back into the story: does it fit?',
    ],
    ask: 'Could the steps be done in another order?',
    support: 'Give the bar with the whole amount written over it.',
    extension: 'Write a problem with three amounts, one of which is not needed, and swap with a partner.',
    hook: 'You have $50. Name three things you would buy with it. What do we have to know to say what is left?',
  },
  'adding and subtracting integers': {
    misconceptions: [
      {
        what: 'Says that taking away a negative number makes a number smaller.',
        why: 'Taking away has always made numbers smaller.',
        move: 'Use money that is owed: a debt of $4 is taken away. Are you better or worse off?',
      },
    ],
    criteria: [
      'start at the first number on the line',
      'move the right way for the sign and the operation',
      'explain the sign of my answer',
    ],
    think: [
      'I find the first number on the line.',
      'Adding a positive number moves up, adding a negative number moves down.',
      'Taking away does the opposite.',
      'I look at the sign of the number where I land.',
    ],
    hook: 'It is 4 degrees at dinner time and 9 degrees colder by morning. Stand on the line to show it.',
    ask: 'Before you work it out: is the answer above or below the number you start at?',
    support: 'Walk every jump on a floor line from −10 to 10.',
    extension: 'Find three pairs of numbers with a total of −5, one pair both negative.',
    english: [
      ['negative', 'less than zero'],
      ['integer', 'a whole number, zero or a negative whole number'],
    ],
    key: { hook: '−5 degrees.', extension: 'such as −2 and −3, −9 and 4, 0 and −5.' },
  },
  'adding and subtracting ones or tens': {
    walt: 'add and take away ones or tens, and say which digit changes',
    think: [
      'Do I add ones or tens?',
      'Ones change the ones digit, tens change the tens digit.',
      'Do the ones pass ten? Then the tens change as well.',
      'I say the new number and check which digits changed.',
    ],
    ask: 'Which digit changes, and which stays?',
    misconceptions: [
      {
        what: 'Adds tens to the ones: 34 + 20 = 36.',
        why: 'The 2 of 20 is read as 2.',
        move: 'Lay down two bundles, not two sticks.',
      },
      {
        what: 'Counts on in ones when tens are added.',
        why: 'Counting in tens starts only at 10, 20, 30.',
        move: 'Count bundles on from 34: 44, 54.',
      },
    ],
  },
  'ten more and ten less': {
    criteria: [
      'say ten more and ten less without counting in ones',
      'say which digit changes',
      'show it on a hundreds board or with bundles',
    ],
    think: [
      'Ten more is one more ten.',
      'The tens digit goes up by one, the ones stay.',
      'Ten less takes one ten away.',
      'Past 90 a new hundred begins.',
    ],
    ask: 'Which digit stays the same, and why?',
    misconceptions: [
      {
        what: 'Changes the ones digit: ten more than 34 is 35.',
        why: '“One more” is better known.',
        move: 'Add a bundle and look: which heap has grown?',
      },
      {
        what: 'Is stuck at 97: ten more is 907.',
        why: 'The tens are full.',
        move: 'Count on ten from 97 on a line past 100.',
      },
    ],
  },
  'subtraction facts': {
    criteria: [
      'show what is taken away with counters, fingers or a ten frame',
      'say how many are left without counting them all',
      'say the number sentence that goes with it',
    ],
    think: [
      'How many are there at the start? I put them out, or see them on the frame.',
      'How many go away? I slide them off.',
      'I look at what is left: a row of five and how many more?',
      'I say the whole story: how many first, how many went, how many are left.',
    ],
    ask: 'How did you see what was left without counting from one?',
    misconceptions: [
      {
        what: 'Counts the first number as one of those taken away: 8 take away 3 is 8, 7, 6, so 6.',
        why: 'Counting back begins with the number itself.',
        move: 'Slide the counters off one at a time, and say a number only when one has gone.',
      },
      {
        what: 'Counts everything that is left from one.',
        why: 'The row of five is not used.',
        move: 'Cover the full row: how many are there without counting? Go on from five.',
      },
    ],
    key: { ask: 'from the full row of five, or from the spaces that are empty.' },
  },
}
