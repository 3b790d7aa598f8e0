import type { HandsOn } from '../../topic.ts'

/** Tenths and hundredths that can be cut, shaded and compared. */
export const HANDS_ON: readonly HandsOn[] = [
  {
    years: [4, 8],
    practices: /^(?:multiplying|dividing|multiplying and dividing) decimals by 10|^dividing by 10/,
    uses: /card|slider|chart/i,
    materials: [
      'a set of digit cards 0 to 9 a pair',
      'a strip of paper a pair, ruled as a chart from thousands to hundredths',
      'a counter a pair, for the decimal point',
      'a pencil each',
    ],
    start: 'A sticker costs $0.35. What do 10 cost, and what do 100 cost? Which digit moved where?',
    show: 'Lay the first number on the chart with the counter as its point. Slide all the cards together, to the left to multiply or to the right to divide, and read the new number.',
    steps: [
      'Put the counter between ones and tenths. It stays there.',
      'Turn over three cards and lay them so that the last is in the tenths. Read the number.',
      'Multiply by 10: slide all the cards one place to the left. Write what you did.',
      'Go back, and divide by 10: one place to the right. Put a 0 in the ones if they are empty.',
      'Your partner says × 100, ÷ 100, × 10 or ÷ 10. Say the answer first, then slide to check.',
      'Lay 47 and make it 0.47 in one move. What did you do? Make three puzzles like this.',
    ],
    look: 'all the digits slide together and the point stays.',
    easier: 'Use two cards and × 10 only.',
    harder: 'Do two moves in one: × 100, then ÷ 10. Which single move is the same?',
  },
  {
    years: [4, 5],
    practices: /^tenths as fractions and decimals$|^decimals on a number line$/,
    uses: /strip|line|block|pipe/i,
    materials: [
      'a paper strip 20 cm long each, with a mark every 2 cm',
      'a long strip of paper a pair, for a line from 0 to 3',
      'a ruler and a pencil a pair',
      'digit cards 0 to 9 a pair',
    ],
    start:
      'Hold up the marked strip: this is one whole. Into how many equal parts is it cut? What is one part called, and how could we write it without a fraction?',
    show: 'Lay the marked strip on the board and move a finger along: one tenth, two tenths … Write each one as a fraction and as a decimal, up to ten tenths, which is 1.',
    steps: [
      'Label the marks of your strip: 0.1, 0.2 and so on, and the fraction below each.',
      'Draw a line on the long strip and lay your strip along it three times. Mark 0, 1, 2 and 3, and every tenth between.',
      'Turn over two digit cards, such as 2 and 4: that is 2.4. If the first is more than 2, change the cards over or turn new ones.',
      'Your partner shows where it is on the line, and says it as wholes and tenths.',
      'Write it as a decimal and as a mixed number. Which two whole numbers is it between, and which is it nearer?',
      'Do six numbers, then write all of them in order.',
    ],
    look: 'after nine tenths comes the next whole number, and nobody writes 0.10.',
    round: {
      prompt: 'Show seven tenths on the strip. Write it as a fraction and as a decimal.',
      answer: '7/10 and 0.7',
    },
    exit: {
      prompt: 'A line goes from 1 to 2 in ten equal steps. What decimal is at the fourth mark after 1?',
      answer: '1.4',
    },
    easier: 'Stay between 0 and 1, with the labelled strip in view.',
    harder: 'Where is a number that is halfway between 1.4 and 1.5? How could we write it?',
  },
  {
    years: [4, 5],
    practices: /^adding and subtracting decimals$/,
    uses: /block|grid|square|strip|decimat|pipe/i,
    materials: [
      'two ten by ten squares of squared paper a pair, cut into columns of ten: each square is one whole, each column one tenth',
      'a sheet of paper a pair, ruled as a chart for ones and tenths with the point between them',
      'a die a pair',
      'paper and a pencil each',
    ],
    start:
      'Lay down seven columns, and five more. Each is one tenth. How many tenths is that, and how many wholes?',
    show: 'Lay 0.8 and 0.5 on the chart with columns, one under the other. Push the tenths together: thirteen tenths. Ten of them make one whole, so it is 1.3. Write it with the points under each other.',
    steps: [
      'Roll the die twice: the first is how many tenths, the second how many more. Lay both on the chart with columns.',
      'Push the tenths together. Ten or more? Put ten columns aside as one whole.',
      'Write the sum with the points under each other, such as 0.6 + 0.5 = 1.1.',
      'Now start with one whole and a roll of tenths. Take a roll of tenths away; open the whole where there are too few.',
      'Write that too, and check it by adding back.',
      'Do four of each. Before every one say whether a whole will be made or opened.',
    ],
    look: 'ten tenths are called one whole, and nobody writes 0.11 for eleven tenths.',
    exit: {
      prompt: 'Work out 0.7 + 0.6, and say how many tenths there are altogether.',
      answer: '1.3: thirteen tenths',
    },
    easier: 'Add tenths with a total under one whole.',
    harder: 'Add three rolls of tenths to 1.5. What is the largest total you can get, and why?',
  },
  {
    years: [4, 6],
    uses: /block|grid|square|strip|decimat|pipe/i,
    materials: [
      'squared paper a pair, cut into three squares of ten by ten',
      'scissors and two crayons a pair',
      'a set of digit cards 0 to 9 a pair',
      'paper and a pencil each',
    ],
    start:
      'Hold up a ten by ten square: this is one whole. How would you show one tenth of it, and how one hundredth?',
    show: 'Shade the first number on a ten by ten square: full columns for tenths, small squares for hundredths.',
    steps: [
      'Let one square be one whole. Cut another into ten columns: each is 0.1. Cut one column into ten: each is 0.01.',
      'Turn over two digit cards for a number such as 0.47. Build it with columns and small squares.',
      'Write it as a decimal, and as tenths and hundredths: 0.47 = 4 tenths and 7 hundredths.',
      'Your partner turns over one card for tenths only, such as 0.5. Lay both beside each other: which is greater?',
      'Write five comparisons with < or >, and one where two decimals are equal, such as 0.3 and 0.30.',
      'Shade two numbers on the third square, in two colours. What is their total?',
    ],
    look: 'decimals are compared by tenths first; 0.47 is not greater than 0.5 because 47 is more than 5.',
    round: {
      prompt: 'Build 0.47 with columns and small squares. How many of each?',
      answer: '4 columns and 7 small squares',
    },
    exit: {
      prompt:
        'Which is greater, 0.4 or 0.35? Write it with < or >, and say what you would shade to prove it.',
      answer: '0.4 > 0.35',
    },
    easier: 'Use tenths only, up to 0.9.',
    harder: 'Cut one hundredth into ten in your head: where does 0.475 belong?',
  },
  {
    years: [7, 8],
    uses: /grid|square|calculator|card/i,
    materials: [
      'squared paper, a sheet each',
      'two crayons a pair',
      'a set of digit cards 0 to 9 a pair',
      'a pencil each',
    ],
    start: 'Is 0.4 × 0.3 more or less than 0.4? Vote, then say why.',
    show: 'Draw a ten by ten square as one whole, shade 0.4 across and 0.3 down: the overlap is the product.',
    steps: [
      'Draw a ten by ten square. Turn over two cards, a and b, and shade 0.a across and 0.b down.',
      'Count the squares of the overlap, and write the multiplication with its answer.',
      'Do four more. Write a rule for the number of decimal places, and the reason for it.',
      'Lay two cards and a point to make a number such as 3.6. Multiply it by a one-digit number: estimate, then work it out.',
      'Arrange your cards so that the product is as close to 20 as possible.',
    ],
    look: 'the size of the answer is estimated first, and places are not counted as a trick.',
    easier: 'Multiply a decimal by a whole number, as repeated addition.',
    harder: 'Find two decimals whose product is exactly 1. How many pairs are there?',
  },
]
