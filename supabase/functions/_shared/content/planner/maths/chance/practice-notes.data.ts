import type { PracticeNotes } from '../maths-topic.ts'

const DUE = {
  what: 'Thinks a result is “due” after a run.',
  why: 'Expects it to even out at once.',
  move: 'Ask what the die or the coin remembers. Has anything about it changed?',
}

const OUTCOMES: PracticeNotes = {
  walt: 'list everything that can happen, and leave nothing out',
  criteria: [
    'name each outcome once',
    'list them in an order, so that none is missing',
    'say how many there are',
  ],
  prior: ['Tell what may happen and what cannot happen.', 'Record in a list or a table.'],
  materials: ['a coin and a die a pair', 'paper and a pencil each'],
  think: [
    'I write everything that can happen with the first thing.',
    'I keep the first the same and go through all of the second. Only then do I change the first.',
    'I count my list. Is any of them there twice?',
  ],
  hook: 'You have a red and a blue top, and black, grey and white shorts. How many days can you look different? Guess, then list.',
  ask: 'How can you be sure that your list is complete?',
  misconceptions: [
    {
      what: 'Lists as they come to mind, and leaves some out.',
      why: 'There is no order in the list.',
      move: 'Keep the first the same until all of the second are used.',
    },
    {
      what: 'Takes “red, black” and “black, red” for different outfits.',
      why: 'They are written differently.',
      move: 'Put the clothes on the table: are they two outfits or one?',
    },
  ],
  support: 'Use cards for the things, and lay each outcome in a row.',
  extension: 'Add a third thing with two choices. How does the number of outcomes change, and why?',
  next: ['Say which outcomes are more likely.', 'Write a chance as a fraction.'],
  english: [
    ['outcome', 'something that can happen'],
    ['list in order', 'write so that none is missing and none comes twice'],
  ],
}

/** What is taught with single practices of chance. */
export const CHANCE_PRACTICE_NOTES: Readonly<Record<string, PracticeNotes>> = {
  'listing outcomes': OUTCOMES,
  'the sample space': {
    ...OUTCOMES,
    walt: 'list the sample space of a chance situation',
    hook: 'Toss two coins ten times. Which is more common: two heads, or one of each? List what can happen to see why.',
    think: [
      'The first coin can show heads or tails. I keep it on heads, and go through the second.',
      'Then tails with everything on the second. Heads–tails and tails–heads are two outcomes.',
      'I count: this list is the sample space. Are all of them equally likely?',
    ],
    misconceptions: [
      {
        what: 'Counts “one of each” as one outcome: two heads, two tails, one of each.',
        why: 'The coins look alike.',
        move: 'Use a 10c and a 20c coin: which of them shows heads?',
      },
      {
        what: 'Lists as they come to mind, and leaves some out.',
        why: 'There is no order in the list.',
        move: 'Use a table: the first thing down the side, the second along the top.',
      },
    ],
    english: [
      ['sample space', 'the list of everything that can happen'],
      ['outcome', 'one thing that can happen'],
    ],
  },
  'fair games': {
    walt: 'decide whether a game is fair by comparing chances',
    criteria: [
      'list the outcomes of the game',
      'count with how many of them each player wins',
      'say whether it is fair, and mend it if it is not',
    ],
    prior: ['List everything that can happen.', 'Use the words likely and unlikely.'],
    materials: ['a die a pair', '12 counters a pair', 'paper and a pencil each'],
    think: [
      'I list everything that can happen: a die shows 1, 2, 3, 4, 5 or 6.',
      'I count the outcomes with which I win, and those with which my partner wins.',
      'The same number: fair. If not, I change the rule until it is.',
    ],
    hook: 'Play with a partner, ten rolls: you score when the die shows 1 or 2, your partner when it shows 3, 4, 5 or 6. Who wants to swap sides, and why?',
    ask: 'How could you change one rule so that the game is fair?',
    misconceptions: [
      {
        what: 'Calls a game unfair because of who won.',
        why: 'The result is seen, and not the chances.',
        move: 'List the outcomes: how many are there for each player? Play again and compare.',
      },
      {
        what: 'Calls it fair because both have a chance.',
        why: 'Both can win.',
        move: 'Count: with how many of the six does each win?',
      },
    ],
    support: 'Write 1 to 6 on cards, and give each card to the player who wins with it.',
    extension: 'Two dice are rolled, and the totals count: design a game that looks fair and is not.',
    next: ['Write the chances as fractions.', 'Test a game with many rounds.'],
    english: [
      ['fair', 'with the same chance for everyone'],
      ['outcome', 'something that can happen'],
    ],
  },
  'theoretical probability': {
    prior: ['Write parts of a set as fractions.', 'List everything that can happen.'],
    materials: ['a bag and ten counters in two or three colours a pair', 'mini whiteboards'],
    think: [
      'How many counters are there in all? That goes below the line.',
      'How many of them are asked about? That goes above it.',
      'Each counter is as likely as another, so the fraction is the probability.',
    ],
    hook: 'Show a bag with 3 red and 5 blue counters. “Three out of five are red”, says someone. What is right, and what is wrong?',
    ask: 'Why is it important that every outcome is equally likely?',
    extension:
      'Fill a bag so that red has a probability of 1/4 and blue of 1/3. What is the smallest number of counters?',
    english: [
      ['probability', 'how likely it is, from 0 to 1'],
      ['equally likely', 'with the same chance'],
    ],
  },
  'probabilities that add to one': {
    walt: 'use that the probabilities of all outcomes add to one',
    criteria: [
      'list all outcomes with their probabilities',
      'add them up to check that they make one',
      'find one that is missing',
    ],
    prior: [
      'Write a probability as a fraction or a decimal.',
      'Add and subtract tenths and fractions with the same denominator.',
    ],
    materials: ['a bag and ten counters in three colours a pair', 'mini whiteboards'],
    think: [
      'One of the outcomes must happen, so all of them together make 1.',
      'I add those that I know.',
      'What is left to 1 is the probability of the others.',
    ],
    hook: 'A weather report says: rain 0.6, dry 0.5. What is wrong?',
    ask: 'What would it mean if they added up to more than one?',
    misconceptions: [
      {
        what: 'Shares what is left by the number of outcomes.',
        why: 'Equal chances are expected.',
        move: 'Draw a bar of ten parts and shade each outcome: what is left for the last?',
      },
      {
        what: 'Writes a probability that is larger than 1.',
        why: 'The numbers are added where they should be taken away.',
        move: 'What would be more certain than certain?',
      },
    ],
    support: 'Use a bar of ten equal parts, and shade each outcome in its colour.',
    extension:
      'A spinner has four colours; each is twice as likely as the one before. What are the four probabilities?',
    next: ['Find the probability that something does not happen.', 'Test a spinner by experiment.'],
    english: [
      ['probability', 'how likely it is, from 0 to 1'],
      ['outcome', 'something that can happen'],
    ],
  },
  'the probability that something does not happen': {
    walt: 'find the probability that something does not happen',
    criteria: [
      'name what does not happen',
      'take its probability away from 1',
      'check by counting the other outcomes',
    ],
    prior: ['Write a probability as a fraction.', 'Subtract a fraction from one.'],
    materials: ['a bag and ten counters in three colours a pair', 'mini whiteboards'],
    think: [
      'Something happens or it does not: together that is 1.',
      'I take the probability that it happens away from 1.',
      'I check by counting all outcomes that are not it.',
    ],
    hook: 'Roll a die: what is the probability of a six? And of no six? Who has a quick way for the second?',
    ask: 'When is it quicker to find what does not happen?',
    misconceptions: [
      {
        what: 'Finds the opposite of one colour by naming one other colour.',
        why: 'Opposites come in pairs.',
        move: 'Point to every counter that is not red: how many are they?',
      },
      {
        what: 'Says that what does not happen always has one half.',
        why: 'Yes or no are two possibilities.',
        move: 'No six on a die: count the outcomes.',
      },
    ],
    support: 'Lay out the counters of the bag, turn over those that are asked about, and count the others.',
    extension: 'What is the probability of at least one head in three tosses? Which way is quicker?',
    next: ['Use it with two events.', 'Compare it with results of an experiment.'],
    english: [
      ['complement', 'everything that is not the outcome'],
      ['probability', 'how likely it is, from 0 to 1'],
    ],
  },
  'two-way tables': {
    walt: 'put two features into a two-way table and read probabilities from it',
    criteria: [
      'find the row and the column that are asked about',
      'work out the totals',
      'write the part over the right whole',
    ],
    prior: ['Read a table.', 'Write a probability as a fraction.'],
    materials: ['mini whiteboards', 'a ruled table each'],
    think: [
      'I work out the totals of the rows and columns, and of all.',
      'Which cell is asked about? I go along its row and down its column.',
      'Out of whom? If one of all is chosen, the total of all goes below the line.',
    ],
    hook: 'Everyone stands in one of four corners: plays a sport or not, has a pet or not. How do we write this in one small table?',
    ask: 'Out of which total is it: of all, of the row or of the column?',
    misconceptions: [
      {
        what: 'Takes the total of the row for the whole.',
        why: 'The row is looked at.',
        move: 'Ask: who could have been chosen? Colour all of them.',
      },
      {
        what: 'Adds the totals of rows and of columns.',
        why: 'They all stand at the edge.',
        move: 'Count the people: is anyone counted twice?',
      },
    ],
    support: 'Give the table with its totals, and colour the row and the column that are asked about.',
    extension: 'One student in Year 8 is chosen. How does the probability change, and why?',
    next: ['Make a table of our class.', 'Say whether two features have to do with each other.'],
    english: [
      ['two-way table', 'a table that sorts by two features at once'],
      ['total', 'how many altogether'],
    ],
  },
  'combined events': {
    walt: 'find the probability of two events together by listing all outcomes',
    criteria: [
      'list all outcomes in a table',
      'count those that are asked about',
      'write the part over the whole',
    ],
    prior: ['List outcomes in order.', 'Write a probability as a fraction.'],
    materials: ['two dice a pair', 'a table of six by six each', 'mini whiteboards'],
    think: [
      'Each of the 6 outcomes of the first die goes with 6 of the second: 36 in all.',
      'I make a table and mark all that are asked about. 2 and 5 is another outcome than 5 and 2.',
      'I count the marks and write them over 36.',
    ],
    hook: 'Which total of two dice would you bet on? Everyone holds up a number. Then list how each total can be made.',
    ask: 'Why are the totals not equally likely, although the numbers on each die are?',
    misconceptions: [
      {
        what: 'Says that all totals from 2 to 12 are equally likely.',
        why: 'Each number of a die is.',
        move: 'List the ways to make 2 and to make 7.',
      },
      {
        what: 'Counts 2 and 5 and 5 and 2 as one.',
        why: 'They make the same total.',
        move: 'Use two dice of different colours.',
      },
    ],
    support: 'Use two coins first: list the four outcomes.',
    extension: 'What is the probability that the two dice differ by 1?',
    next: ['Test it with 100 rolls of the class.', 'Draw a tree for three coins.'],
    english: [
      ['combined', 'put together'],
      ['outcome', 'something that can happen'],
    ],
  },
  'chance experiments': {
    walt: 'carry out a chance experiment and compare the results with what I expected',
    hook: 'Everyone writes down 12 coin tosses without tossing. Then toss a coin 12 times and write those. What is different?',
    ask: 'If no six has come for ten rolls, is a six more likely now?',
    materials: [
      'a die and a coin a pair',
      'paper and a pencil a pair',
      'a table on the board for the results of the class',
    ],
    support: 'Toss a coin only, and compare heads with tails.',
    extension: 'Roll until you have ten sixes. How many rolls do you expect?',
  },
  'why results vary': {
    walt: 'explain why results vary, and why they get steadier with many trials',
    hook: 'Toss a coin ten times: how many heads? Put the results of all pairs on the board. Who has exactly five? Add them all up: what now?',
    ask: 'What gets steadier with more trials: the number of heads, or its share?',
    materials: [
      'a coin and a die a pair',
      'a calculator a pair',
      'a table on the board for the results of the class',
    ],
    support: 'Work with the share of heads after 10, 20 and 50 tosses in a table that is ready.',
    extension:
      'After 1,000 tosses there are 520 heads. How far from a half is the share, and how far is the number? Compare with 52 in 100.',
    misconceptions: [
      DUE,
      {
        what: 'Thinks that something went wrong because the result is not what was expected.',
        why: 'Takes the expected number for a promise.',
        move: 'Put the results of all pairs side by side: how many hit it exactly?',
      },
    ],
  },
}
