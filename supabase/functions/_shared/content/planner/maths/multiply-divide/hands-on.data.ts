import type { HandsOn } from '../../topic.ts'

/** Equal groups, arrays and fact games with counters, cards and dice. */
export const HANDS_ON: readonly HandsOn[] = [
  {
    years: [1, 2],
    practices: /shar|fair/,
    uses: /shar|counter|cup|plate|teddy/i,
    materials: ['20 counters a pair', 'four paper plates or sheets of paper a pair', 'a pencil a pair'],
    start:
      'Share six counters between two children at the front, one at a time. Is it fair? How can we check?',
    show: 'Share the first example out one at a time, round and round, and say: “twelve shared between three is four each”.',
    steps: [
      'Count out 12 counters. Put out two plates.',
      'Share the counters one at a time until none are left. How many are on each plate?',
      'Say it: “Twelve shared between two is six each.” Draw the plates and the dots.',
      'Put all the counters back, and share them between three plates, then four.',
      'Try ten counters on three plates. What do you do with the one left over? Tell your partner.',
    ],
    look: 'counters are dealt out in turn, and the plates are compared at the end.',
    easier: 'Share six or eight counters between two plates.',
    harder: 'Which numbers up to 20 can be shared fairly between two, and also between five?',
  },
  {
    years: [1, 2],
    uses: /counter|cube|array|group/i,
    materials: [
      '30 counters a pair',
      'six paper plates or sheets of paper a pair',
      'a die a pair',
      'a pencil a pair',
    ],
    start:
      'Six children stand in pairs at the front. How many groups, how many in each, how many altogether?',
    show: 'Build the first example with plates and counters, and say: “three groups of two make six”. Count it in twos.',
    steps: [
      'Roll the die: put out that many plates.',
      'Choose 2 or 5: put that many counters on every plate.',
      'Say it: “Four groups of two.” Skip count to find how many altogether.',
      'Draw the groups and write it as 2 + 2 + 2 + 2 = 8, and as 4 × 2 = 8.',
      'Do five turns. Then put one set of counters in rows and turn the paper: what is the same?',
    ],
    look: 'every plate has the same number, and the total is counted in twos or fives.',
    easier: 'Use groups of two only, with up to four plates.',
    harder: 'Use 12 counters: how many different sets of equal groups can you make?',
  },
  {
    years: [3, 4],
    practices: /fact|table|inverse|multiplication|multiplying by one and/,
    uses: /counter|array|card|dice|game|fact/i,
    materials: [
      '60 counters a pair',
      'number cards 2 to 10 a pair, cut from paper',
      'two dice a pair',
      'paper and a pencil each',
    ],
    start:
      'Show five rows of four counters for three seconds. How many, and how did you see it? Then take one row away: how many now?',
    show: 'Lay the first example in rows of counters. Cover part of it: “I know five rows. One more row makes six.”',
    steps: [
      'Turn over a card and roll one die. Lay that many rows with the number on the card in each row.',
      'Split the rows where a fact that you know helps, such as five rows and the rest. Say both facts.',
      'Write the multiplication, and the division that belongs with it.',
      'Now play for facts: both turn over a card at once. Say the product of the two. The first right answer keeps the cards.',
      'Put the ones that nobody knew at once on a pile. Build those with counters and write the fact that helps.',
      'Play again: how many on the pile this time?',
    ],
    look: 'a known fact is used (double, five rows, ten rows less one), and not counting from one.',
    easier: 'Use the cards 2, 5 and 10 only.',
    harder: 'Use the cards 6 to 9, and roll both dice for the number of rows.',
  },
  {
    years: [3, 4],
    uses: /counter|array|grid|square|stick/i,
    materials: ['40 counters a pair', 'squared paper, a sheet each', 'scissors and a pencil each'],
    start:
      'Put 24 counters in equal rows. How many different ways are there, and how do you know that you have them all?',
    show: 'Draw the first example as a rectangle on squared paper, cut it where the numbers are easy, and add the two parts.',
    steps: [
      'Draw a rectangle of 4 rows of 13 on squared paper and cut it out.',
      'Fold or cut it into 4 rows of 10 and 4 rows of 3. Write the multiplication on each part.',
      'Add the parts, and write 4 × 13 = 40 + 12 = 52.',
      'Do the same for three more: choose 2 to 5 rows of 11 to 19.',
      'Now take 30 counters and put them in rows of 4. How many rows, and how many are left over? Write the division.',
    ],
    look: 'the rectangle is cut at ten, and both parts have the same number of rows.',
    easier: 'Lay rows of counters up to 5 by 6 and split those.',
    harder: 'Cut the rectangle 6 by 24 in two different ways, and say which is easier to work out.',
  },
  {
    years: [5, 6],
    practices: /fact|table/,
    uses: /card|dice|game|fact/i,
    materials: [
      'number cards 2 to 12 a pair, four of each, cut from paper',
      'squared paper, a sheet a pair',
      'two pencils a pair in different colours',
    ],
    start:
      'Which fact with 6, 7, 8 or 9 do you find hardest? Tell a partner one fact that would help with it.',
    show: 'Draw the first example as a rectangle on squared paper and split it at five or ten: the known fact gives the other.',
    steps: [
      'Shuffle the cards. Turn over two and say the product within five seconds.',
      'If you are right, draw that rectangle in your colour anywhere on the squared paper that is still free, and write the product in it.',
      'If not, say together which known fact helps, and put the cards back.',
      'Before your next turn, say a division fact for the rectangle your partner drew.',
      'When a rectangle does not fit any more, the pair adds up the squares of each colour.',
      'List the facts that took longest. Practise those with the cards for the last three minutes.',
    ],
    look: 'division facts come from the same rectangle, and slow facts are built from near ones.',
    easier: 'Take out 7, 8, 11 and 12, and keep a finished table beside you.',
    harder: 'Turn over three cards: multiply two of them and subtract the third.',
  },
  {
    years: [5, 6],
    uses: /grid|square|dice|card|block/i,
    materials: [
      'squared paper, two sheets a pair',
      'scissors and two pencils a pair',
      'a set of digit cards 0 to 9 a pair',
    ],
    start:
      'Turn over three digit cards. Which multiplication of two digits by one digit is largest? Estimate before you work anything out.',
    show: 'Draw the first example as a rectangle, split by tens and ones, and write the product in each part.',
    steps: [
      'Turn over three cards. Make a two-digit number and a one-digit number, and estimate the product.',
      'Draw the rectangle on squared paper and cut it at the tens. Write the product on each part and add them.',
      'Write the same multiplication in your usual written way. Where is each part of the rectangle in it?',
      'Turn the cards round: which order gives the largest product, and which the smallest?',
      'Now divide: cut out a rectangle of 84 squares, 6 in each row. How many rows? Write the division.',
    ],
    look: 'each part product is matched with a line of the written way.',
    easier: 'Keep the two-digit number under 20.',
    harder: 'Multiply two two-digit numbers, and draw the four parts as a sketch.',
  },
  {
    years: [7, 8],
    uses: /card|dice/i,
    materials: ['a set of digit cards 0 to 9 a pair', 'paper and a pencil each'],
    start:
      'Deal four digit cards. Which product of two two-digit numbers is the largest? Everyone commits to a guess.',
    show: 'Estimate the first example by rounding, then work it out in parts and compare.',
    steps: [
      'Deal four cards each. Make two numbers whose product is as large as you can.',
      'Estimate, then work out the product in the way you trust. Your partner does it another way.',
      'Find a rule for where the largest digits should stand. Test it on two more deals.',
      'Turn your product into a division with a remainder for your partner to solve.',
      'Write the remainder as a whole number, as a fraction and as a decimal. When is each one sensible?',
    ],
    look: 'the estimate comes first, and the two ways are compared line by line.',
    easier: 'Deal three cards: two digits by one digit.',
    harder: 'Put a decimal point in one of the numbers, and say what it does to the product.',
  },
]
