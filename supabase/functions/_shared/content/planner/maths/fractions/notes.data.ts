import type { Teaching } from '../../topic.ts'
import type { PracticeNotes } from '../maths-topic.ts'

export const TEACHING: Teaching = {
  walt: 'name, show and compare fractions',
  criteria: [
    'check that all the parts are equal',
    'name a fraction from a picture and draw one from its name',
    'explain which of two fractions is larger, or why they are the same size',
  ],
  prior: ['Fold and cut shapes into equal parts.', 'Say the names half, third and quarter.'],
  materials: ['paper strips, four a student', 'fraction tiles or circles', 'scissors and felt pens'],
  think: [
    'How many equal parts make the whole? That is the bottom number.',
    'How many of them are we talking about? That is the top number.',
    'To compare, use wholes of the same size.',
  ],
  hook: 'Fold one strip in half and one in quarters. Which piece is bigger? Convince your partner.',
  ask: 'Why is a quarter smaller than a third, when 4 is more than 3?',
  misconceptions: [
    {
      what: 'Says 1/8 is larger than 1/4.',
      why: 'Compares 8 and 4 as whole numbers.',
      move: 'Fold two equal strips and lay the pieces side by side.',
    },
    {
      what: 'Counts parts that are not equal.',
      why: 'Looks for the number of pieces only.',
      move: 'Lay the pieces on top of each other: are they the same size?',
    },
  ],
  support: 'Fold strips for every question and label each part.',
  extension: 'Find three fractions that lie between a half and three quarters.',
  next: ['Put fractions on a number line.', 'Add fractions with the same bottom number.'],
  english: [
    ['numerator', 'the top number of a fraction'],
    ['denominator', 'the bottom number of a fraction'],
    ['equivalent', 'different name, same size'],
  ],
  reo: ['hautau', 'haurua', 'hauwhā', 'ōrite'],
}

const SIZE_CRITERIA: Teaching['criteria'] = [
  'use wholes of the same size',
  'say which fraction is larger, or why they are equal',
  'prove it with a drawing or a number line',
]

/** The notes of a practice, by its title. */
export const NOTES: Readonly<Record<string, PracticeNotes>> = {
  'what makes a half': {
    walt: 'make halves of a shape, and say why they are halves',
    prior: ['Fold paper so that the edges meet.', 'Say whether two things are the same size.'],
    think: [
      'How many parts are there? Two.',
      'Are they the same size? I lay one on the other.',
      'They match exactly: each part is one half.',
    ],
    hook: 'Cut a paper sandwich into one big and one small part. Who wants the small half? Is it a half at all?',
    ask: 'How can you show that both parts are the same?',
    misconceptions: [
      {
        what: 'Calls any two parts halves.',
        why: 'Counts the parts and does not compare them.',
        move: 'Cut them out and lay one on the other.',
      },
      {
        what: 'Asks for “the bigger half”.',
        why: 'That is what people say.',
        move: 'If one is bigger, are they halves? Fold again so that the edges meet.',
      },
    ],
    support: 'Fold on a line that is already drawn, and match the corners together.',
    extension: 'Fold a square in half in three different ways. Are all these halves the same size?',
    next: ['Fold halves in half again to make quarters.', 'Find half of a small group of things.'],
    english: [
      ['half', 'one of two equal parts'],
      ['equal', 'the same size'],
      ['whole', 'all of it'],
    ],
    reo: ['haurua', 'ōrite'],
    criteria: [
      'check whether two parts are equal',
      'say why unequal parts are not halves',
      'show a fair way to cut',
    ],
  },
  'counting by a unit fraction': {
    criteria: ['count in equal parts', 'say when I reach one whole', 'explain how many parts make the whole'],
    walt: 'count in a unit fraction, past one whole',
    think: [
      'The bottom number tells how many parts make one whole.',
      'I count the parts: one quarter, two quarters, three quarters.',
      'When I have as many parts as the bottom number says, I have one whole.',
      'I go on: one and one quarter, one and two quarters.',
    ],
    hook: 'Count round the circle in quarters of an apple. Who says one whole, and who says two?',
    ask: 'How many parts are there in one whole? And in two?',
    misconceptions: [
      {
        what: 'Counts one quarter, one fifth, one sixth.',
        why: 'The bottom number is counted on.',
        move: 'Fold a strip in quarters and touch one part at a time: the parts stay quarters.',
      },
      {
        what: 'Stops at one whole.',
        why: 'A fraction is thought to be a part of one thing.',
        move: 'Lay a second strip beside the first, and count on.',
      },
    ],
    support: 'Touch the parts of a folded strip while counting, and say “one whole” together.',
    extension: 'Count back in thirds from three wholes. How many steps is it to zero?',
    key: {
      hook: 'every fourth person says a whole: the fourth says one, the eighth two.',
      extension: '9 steps.',
    },
  },
  'fractions with the same denominator': {
    criteria: SIZE_CRITERIA,
    walt: 'compare fractions that have the same denominator',
    think: [
      'The bottom numbers are the same, so the parts are the same size.',
      'So I only have to look at how many parts there are.',
      'More parts of the same size: that fraction is larger.',
      'I check with two strips of the same length.',
    ],
    hook: 'Tama ate 3/8 of a pizza and Ana 5/8 of one that was just as big. Who ate more? How do you know without drawing?',
    ask: 'Why may we look at the top numbers only?',
    misconceptions: [
      {
        what: 'Says that the smaller top number is the larger fraction.',
        why: 'Remembers that with unit fractions the larger number was the smaller part.',
        move: 'Shade both on strips: which number tells the size of the parts, and which how many?',
      },
      {
        what: 'Compares fractions of wholes of different sizes.',
        why: 'The whole is not looked at.',
        move: 'Ask: of the same pizza?',
      },
    ],
    support: 'Shade both fractions on strips of the same length, one under the other.',
    extension: 'Write four fractions with the denominator 10 that lie between 1/2 and 1.',
    key: {
      hook: 'Ana: the pieces are the same size, and she had more of them.',
      ask: 'the parts are the same size, so the number of parts decides.',
      extension: '6/10, 7/10, 8/10 and 9/10.',
    },
  },
  'equivalent fractions': {
    criteria: [
      'show that two fractions have the same size with strips or a drawing',
      'find an equivalent fraction by multiplying top and bottom by the same number',
      'explain why the size does not change',
    ],
    think: [
      'Into how many smaller parts was each part cut?',
      'Then there are that many times as many parts in all, and that many times as many of them shaded.',
      'Top and bottom are multiplied by the same number; the size stays.',
    ],
    ask: 'Why do both numbers change, although the fraction stays the same size?',
    misconceptions: [
      {
        what: 'Adds the same number to top and bottom: 1/2 = 3/4.',
        why: 'Both numbers went up by two, so it looks fair.',
        move: 'Lay half a strip beside three quarters of one: do they end at the same place?',
      },
      {
        what: 'Changes the bottom number and forgets the top.',
        why: 'Only the missing number is looked at.',
        move: 'Cut every part of the strip in two, and count both again.',
      },
      {
        what: 'Says that 6/8 is more than 3/4.',
        why: '6 and 8 are larger numbers.',
        move: 'Shade both on bars of the same length.',
      },
    ],
    extension: 'Find three names for 3/4 with a bottom number over 20, and say how you know.',
    next: [
      'Write fractions in their simplest form.',
      'Compare fractions by giving them the same bottom number.',
    ],
    hook: 'Fold one strip in half and one in quarters. Lay them side by side: which pieces end at the same place?',
    support: 'Fold strips for every question, and count the parts before and after.',
    key: {
      hook: 'one half and two quarters.',
      ask: 'the parts are smaller, so more of them are needed for the same amount.',
      extension: 'such as 18/24, 21/28 and 30/40.',
    },
  },
  'equivalent fractions and simplest form': {
    criteria: [
      'multiply or divide top and bottom by the same number',
      'find the simplest form',
      'explain why the size does not change',
    ],
    walt: 'write equivalent fractions, and find the simplest form',
    think: [
      'Top and bottom are multiplied or divided by the same number; the size stays.',
      'To fill a gap I ask: what was done to the number that I can see?',
      'To simplify I look for a number that divides both.',
      'I go on until nothing but 1 divides both.',
    ],
    extension: 'Find all the fractions equal to 2/3 whose denominator is less than 25.',
    support: 'Write the factors of both numbers, and ring those that are in both lists.',
    english: [
      ['equivalent', 'different name, same size'],
      ['simplest form', 'the same fraction with the smallest whole numbers'],
      ['common factor', 'a number that divides both'],
    ],
    misconceptions: [
      {
        what: 'Adds or takes the same number from top and bottom.',
        why: 'It keeps both numbers the same distance apart.',
        move: 'Test it: 1/2 would be 2/3. Draw both.',
      },
      {
        what: 'Stops before the simplest form: 12/18 = 6/9.',
        why: 'Something was divided, so it looks finished.',
        move: 'Ask again: does any number divide both 6 and 9?',
      },
    ],
    hook: 'Which of these is the odd one out: 4/6, 10/15, 8/12, 9/12? Find a reason.',
    ask: 'How can you be sure that a fraction cannot be made simpler?',
    key: {
      hook: '9/12, which is 3/4; the others are 2/3.',
      ask: 'no number except 1 divides both top and bottom.',
      extension: '4/6, 6/9, 8/12, 10/15, 12/18, 14/21 and 16/24.',
    },
  },
  'mixed numbers and improper fractions': {
    criteria: [
      'find the wholes in an improper fraction',
      'write a mixed number as an improper fraction',
      'show both with bars',
    ],
    think: [
      'How many parts make one whole?',
      'How many wholes can I make?',
      'What is left over is the fraction part.',
    ],
    hook: 'Seven children each get half a sandwich. How many sandwiches is that? Write it in two ways.',
    ask: 'How do you see from an improper fraction that it is more than one whole?',
    misconceptions: [
      {
        what: 'Puts the numbers side by side: 2 1/3 as 21/3.',
        why: 'The whole number is not seen as parts.',
        move: 'Draw two wholes cut in thirds and one third more: how many thirds are there?',
      },
      {
        what: 'Multiplies the whole number by the top number.',
        why: 'The steps are remembered without the picture.',
        move: 'How many parts does each whole have? That is the bottom number.',
      },
    ],
    support: 'Draw or fold wholes, cut each one into the parts, and count them.',
    extension: 'Which numbers from 1 to 4 can be written with the denominator 3? Put them on a line.',
    next: ['Place mixed numbers on a number line.', 'Add fractions with a total over one whole.'],
    english: [
      ['mixed number', 'a whole number and a fraction, such as 2 1/3'],
      ['improper fraction', 'a fraction of one whole or more, such as 7/3'],
    ],
    key: {
      hook: '3 1/2, or 7/2.',
      ask: 'the top number is larger than the bottom number.',
      extension: '3/3, 4/3, 5/3 and so on to 12/3.',
    },
  },
  'fractions and tenths in order': {
    criteria: [
      'write fractions and decimals as tenths',
      'place them on a number line',
      'read the order from the line',
    ],
    walt: 'compare and order fractions and tenths',
    think: [
      'I write each number as tenths: one half is five tenths.',
      'Is it a decimal? The digit after the point tells the tenths.',
      'I mark them on a line from 0 to 1 with ten steps.',
      'I read the order from left to right.',
    ],
    ask: 'Which of these is near one half, and how do you know?',
    hook: 'Draw a line from 0 to 1 with ten steps. Where do 1/2, 0.3 and 7/10 belong?',
    misconceptions: [
      {
        what: 'Reads 1/2 as 1.2 or as 0.2.',
        why: 'The digits of the fraction are taken for those of the decimal.',
        move: 'Fold a strip of ten squares in two: how many tenths are in one half?',
      },
      {
        what: 'Says that 0.3 is less than 1/10, because it begins with nought.',
        why: 'Looks at the first digit.',
        move: 'Shade both on strips of ten.',
      },
    ],
    support: 'Give a line with all ten marks and 1/2 on it.',
    extension: 'Name a decimal between 1/2 and 7/10, and one between 0.9 and 1.',
    key: { hook: 'at 5, 3 and 7 steps.', extension: '0.6; and for the second 0.95, for example.' },
  },
  'comparing fractions with different denominators': {
    misconceptions: [
      {
        what: 'Takes 5/6 and 7/8 as equal.',
        why: 'Both are one part short of a whole.',
        move: 'Ask which missing part is smaller, then write both with the same denominator.',
      },
    ],
    walt: 'compare and order fractions with different denominators',
    criteria: [
      'compare with a half or a whole where that is enough',
      'give both fractions the same denominator where it is not',
      'explain the order that I found',
    ],
    think: [
      'Is one of them more than a half and the other less? Then I am finished.',
      'If not, I find a denominator that both can have.',
      'I rename both, and compare the top numbers.',
      'I write them in order as they were given.',
    ],
    hook: 'Which is larger, 5/8 or 3/5? Everyone commits to an answer, then finds a way to be sure.',
    ask: 'When is it quicker to compare with a half or a whole than to find a common denominator?',
    support: 'Write each fraction in twelfths or twentieths on bars of squares first.',
    extension: 'Find three fractions that lie between 3/5 and 5/8.',
    key: { hook: '5/8: 25/40 against 24/40.', extension: 'such as 49/80, 37/60 and 8/13.' },
  },
  'simplest form': {
    think: [
      'I look for a number that divides both top and bottom.',
      'I divide both by it: the parts are larger, and there are fewer of them.',
      'Does another number still divide both? Then I go on.',
      'When only 1 divides both, it is the simplest form.',
    ],
    criteria: [
      'find a number that divides top and bottom',
      'divide both by it',
      'say how I know that nothing divides both any more',
    ],
    hook: '6 of 12 eggs are brown, and 50 of 100. What fraction would you say aloud, and why that one?',
    ask: 'Is it quicker to divide by a small number several times, or to look for the highest common factor?',
    misconceptions: [
      {
        what: 'Divides top and bottom by different numbers.',
        why: 'Each number is made smaller by itself.',
        move: 'Draw it: join parts in the same groups above and below.',
      },
      {
        what: 'Stops too early: 12/18 = 6/9.',
        why: 'Something was divided, so it looks finished.',
        move: 'Ask once more: does any number divide 6 and 9?',
      },
    ],
    support: 'Use fractions whose top and bottom are even or end in 0 or 5 first.',
    extension: 'Which fractions between 0 and 1 with the denominator 24 are in simplest form already?',
    english: [
      ['simplest form', 'the same fraction with the smallest whole numbers'],
      ['common factor', 'a number that divides both'],
    ],
    key: {
      hook: 'one half: both are the same amount.',
      ask: 'both work; the highest common factor needs one step only.',
      extension: '1/24, 5/24, 7/24, 11/24, 13/24, 17/24, 19/24 and 23/24.',
    },
  },
  'fractions with the same numerator': {
    walt: 'compare fractions that have the same numerator',
    criteria: [
      'say that the number of parts is the same',
      'compare the size of the parts',
      'prove it with strips or a drawing',
    ],
    think: [
      'The top numbers are the same, so there are as many parts in both.',
      'The bottom number tells the size of the parts: more parts in a whole make smaller parts.',
      'So the fraction with the smaller bottom number has the larger parts, and is larger.',
    ],
    hook: 'Would you rather have 3/5 or 3/8 of the same chocolate block? Decide without drawing, then draw.',
    ask: 'Why does the smaller bottom number make the larger fraction here?',
    misconceptions: [
      {
        what: 'Says 3/8 is more than 3/5 because 8 is more than 5.',
        why: 'Compares the bottom numbers as whole numbers.',
        move: 'Cut one strip in fifths and one in eighths, and lay three parts of each side by side.',
      },
      {
        what: 'Says they are equal, because both have three parts.',
        why: 'Looks at the number of parts only.',
        move: 'Are the parts the same size?',
      },
    ],
    support: 'Compare unit fractions first, then two of each, then three.',
    extension: 'Write five fractions with the numerator 3 in order, all of them less than 1/2.',
    key: {
      hook: '3/5: fifths are larger than eighths.',
      ask: 'its parts are larger, and there are as many of them.',
      extension: 'such as 3/20, 3/12, 3/10, 3/8 and 3/7.',
    },
  },
}
