import type { Teaching } from '../../topic.ts'
import type { PracticeNotes } from '../maths-topic.ts'

export const TEACHING: Teaching = {
  walt: 'share and scale amounts in a given ratio',
  criteria: [
    'say how many equal shares there are',
    'find one share and use it to find each part',
    'check that the parts make the whole',
  ],
  prior: ['Multiply and divide with two-digit numbers.', 'Find a fraction of an amount.'],
  materials: ['two colours of counters', 'squared paper for bars', 'mini whiteboards'],
  think: [
    'Add the numbers in the ratio: that is how many shares.',
    'Divide the whole by it to find one share.',
    'Multiply to find each part, then add to check.',
  ],
  hook: 'Mix “one part blue to three parts yellow” with counters. How many of each in 20? In 40?',
  ask: 'What fraction of the whole is each part?',
  misconceptions: [
    {
      what: 'Reads 1 : 3 as one third.',
      why: 'Compares part to part as if to the whole.',
      move: 'Draw all four shares in a bar.',
    },
    {
      what: 'Adds the same amount to both parts.',
      why: 'Thinks of difference and not of multiplying.',
      move: 'Make the mix twice with counters and compare.',
    },
  ],
  support: 'Draw a bar with the shares already marked.',
  extension: 'Change the amount of one part only and find the new ratio in its simplest form.',
  next: ['Use ratio in recipes and maps.', 'Compare two ratios.'],
  english: [
    ['ratio', 'how amounts compare, such as 2 : 3'],
    ['share', 'one of the equal parts'],
  ],
  reo: ['hautau', 'huinga'],
}

/** The notes of a practice, by its title. */
export const NOTES: Readonly<Record<string, PracticeNotes>> = {
  proportion: {
    walt: 'solve problems in which two amounts grow together',
    ask: 'How do you know that you multiply here, and do not add?',
    hook: 'A recipe for 4 people needs 6 eggs. How many for 8, for 2, for 10 people? Which was hardest, and how did you get it?',
    misconceptions: [
      {
        what: 'Adds what was added: 4 people need 6 eggs, so 6 people need 8.',
        why: 'Both went up by two.',
        move: 'How many eggs does each pair of people need? Draw it on a double number line.',
      },
      {
        what: 'Multiplies only one of the two amounts.',
        why: 'Looks at the amount that is asked for.',
        move: 'Write both in a table, with an arrow “× 3” over each row.',
      },
    ],
    support: 'Use a table, and first double or halve both amounts.',
    extension: 'Write a problem in which two amounts grow, but not in proportion, and explain why.',
    english: [
      ['proportion', 'two amounts that grow the same number of times'],
      ['double number line', 'two lines, one for each amount, marked together'],
    ],
    criteria: [
      'say how many times one quantity grows',
      'make the other grow as many times',
      'check with a table or a double number line',
    ],
    think: [
      'Put the two quantities in a table.',
      'How many times has the first one grown?',
      'The second grows the same number of times.',
    ],
  },
  'writing a ratio': {
    criteria: [
      'name the two parts in order',
      'write them as a ratio',
      'divide both by the same number to simplify',
    ],
    think: [
      'Which part comes first?',
      'Write the amounts with : between.',
      'Divide both by their highest common factor.',
    ],
    walt: 'write two amounts as a ratio in its simplest form',
    hook: 'In a bag are 6 red and 9 blue counters. Say it in three ways: how many more, how many times, what fraction. Which one is a ratio?',
    ask: 'Why does the order of the two numbers matter?',
    misconceptions: [
      {
        what: 'Turns the order round.',
        why: 'The two numbers look alike.',
        move: 'Write the names above the numbers: red : blue.',
      },
      {
        what: 'Writes part to whole: 6 : 15 for red to blue.',
        why: 'Fractions are part of the whole.',
        move: 'Ask: which two amounts are named?',
      },
    ],
    support: 'Lay the counters in rows, and make equal groups of both colours.',
    extension:
      'Red : blue is 2 : 3 and blue : green is 3 : 5. What is red : green, and what part of all the counters is red?',
    key: { hook: '6 : 9, which is 2 : 3.', extension: '2 : 5; red is 2 of 10 shares, one fifth.' },
  },
  ratio: {
    walt: 'write ratios, simplify them and share an amount in a ratio',
    criteria: [
      'write the parts in the right order, with : between',
      'divide both parts by the same number to simplify',
      'find one share, then each part, and check that they make the whole',
    ],
    think: [
      'Which part is named first? I keep that order.',
      'To simplify, I divide both parts by their highest common factor.',
      'To share, I add the parts: that is how many equal shares there are.',
      'The whole divided by the shares is one share. I multiply for each part and add to check.',
    ],
    hook: 'A recipe for cordial says 1 part syrup to 5 parts water. Is that one fifth syrup, or one sixth? Draw it.',
    misconceptions: [
      {
        what: 'Reads 1 : 5 as one fifth.',
        why: 'Compares part to part as if to the whole.',
        move: 'Draw all six shares in a bar, and colour the syrup.',
      },
      {
        what: 'Adds the same amount to both parts: 2 : 3 is the same as 4 : 5.',
        why: 'Thinks of the difference and not of multiplying.',
        move: 'Lay the set 2 : 3 twice with counters, and count.',
      },
      {
        what: 'Turns the order round.',
        why: 'The two numbers look alike.',
        move: 'Write the names above the numbers: boys : girls.',
      },
    ],
    english: [
      ['ratio', 'how amounts compare, such as 2 : 3'],
      ['share', 'one of the equal parts'],
      ['simplest form', 'with the smallest whole numbers'],
    ],
    ask: 'How many equal shares are there altogether, and how many does each part have?',
    support: 'Draw a bar with one box for each share, and use two colours.',
    extension:
      'Green paint is blue and yellow in the ratio 2 : 3. You have 9 L of yellow and 8 L of blue. How much green can you make, and what is left over?',
    key: {
      hook: 'one sixth: one of six equal parts.',
      extension: '15 L, from 9 L of yellow and 6 L of blue; 2 L of blue are left.',
    },
  },
  rates: {
    walt: 'use a rate to compare two amounts with different units',
    criteria: [
      'say a rate in words: 60 kilometres in each hour',
      'find the rate for one by dividing',
      'use it for other amounts, and check that the answer makes sense',
    ],
    prior: ['Multiply and divide whole numbers and money.', 'Know the units km, kg, L and minutes.'],
    materials: ['mini whiteboards', 'supermarket mailers with prices per kilogram', 'a stopwatch a group'],
    think: [
      'Which two amounts are compared, and in which units?',
      'I find how much belongs to one: one hour, one kilogram, one minute.',
      'For more of it I multiply. To know how often it fits, I divide.',
      'I write the unit, and ask whether it can be true.',
    ],
    hook: 'Count your pulse for 15 seconds. How many beats is that in one minute? In an hour?',
    ask: 'What does “a kilogram” or “an hour” mean in this rate: for each how many?',
    misconceptions: [
      {
        what: 'Divides the wrong way round: hours by kilometres.',
        why: 'The order of the words is followed.',
        move: 'Say “for each one …” first: what do we want one of?',
      },
      {
        what: 'Compares amounts without the same unit: $4 for 500 g and $7 for 1 kg.',
        why: 'Looks at the prices alone.',
        move: 'Find both for one kilogram.',
      },
    ],
    support: 'Use a double number line with one, two and three marked.',
    extension:
      'A walker goes 5 km in an hour, a cyclist 20 km. The walker starts three quarters of an hour earlier. When does the cyclist catch up?',
    next: ['Work out best buys.', 'Draw a rate as a straight-line graph.'],
    english: [
      ['rate', 'how much of one thing for each one of another'],
      ['per', 'for each'],
      ['unit rate', 'the rate for exactly one'],
    ],
  },
  'ratios and rates': {
    walt: 'compare amounts with ratios and with rates, and tell which is which',
    criteria: [
      'use a ratio for amounts of the same kind, and a rate for different units',
      'find one share or the rate for one',
      'use it to find other amounts, and check',
    ],
    think: [
      'Are both amounts of the same kind? Then it is a ratio. Different units? A rate.',
      'For a ratio I count the equal shares and find one of them.',
      'For a rate I find how much belongs to one.',
      'I multiply up, and check against the whole.',
    ],
    hook: 'Sort these: 2 cups of rice to 3 of water; 90 km in one hour; $4 a kilogram; 3 girls for every 2 boys. Which two are alike, and why?',
    ask: 'Which of these needs units, and why?',
    english: [
      ['ratio', 'how amounts of the same kind compare, such as 2 : 3'],
      ['rate', 'how much of one thing for each one of another'],
      ['per', 'for each'],
    ],
    next: ['Use ratio in recipes and maps.', 'Work out best buys with rates.'],
    misconceptions: [
      {
        what: 'Reads 1 : 3 as one third.',
        why: 'Compares part to part as if to the whole.',
        move: 'Draw all four shares in a bar.',
      },
      {
        what: 'Divides the wrong way round: hours by kilometres.',
        why: 'The order of the words is followed.',
        move: 'Say “for each one …” first: what do we want one of?',
      },
      {
        what: 'Leaves out the unit of a rate.',
        why: 'A ratio has none.',
        move: 'Ask: 60 what in each what?',
      },
    ],
    support: 'Draw a bar for each ratio, and a double number line for each rate.',
    extension: 'Two taps fill the same bucket in 3 and in 6 minutes. How long do they take together?',
    key: {
      hook: 'the rice and the children are ratios, the speed and the price are rates.',
      ask: 'the rates, because their two amounts have different units.',
      extension: '2 minutes: in one minute they fill 1/3 and 1/6 of it, which is a half.',
    },
  },
  'sharing in a ratio': {
    walt: 'share an amount in a given ratio',
    criteria: [
      'say how many equal shares there are altogether',
      'find one share, then each part',
      'check that the parts make the whole',
    ],
    think: [
      'I read what is known: the whole, one part, or the difference?',
      'For the whole I add the numbers of the ratio: that is how many shares there are.',
      'I divide by the shares that I know, to find one share.',
      'I multiply for each part, and add to check.',
    ],
    ask: 'Which shares do you know the amount of: all of them, or only some?',
    extension:
      'Three people share $60 in the ratio 1 : 2 : 3. How much does each get? Make one like it with four people.',
    next: ['Use ratio in recipes and on maps.', 'Compare two ratios.'],
    hook: 'Two friends paid $2 and $3 for a raffle ticket that wins $20. How should they share it, and why?',
    support: 'Draw a bar with all the shares, and write one share into each box.',
    misconceptions: [
      {
        what: 'Divides by one number of the ratio: $20 in 2 : 3 as 20 ÷ 2 and 20 ÷ 3.',
        why: 'Each number is taken for a divisor.',
        move: 'Draw all five shares in a bar. How much is in one?',
      },
      {
        what: 'Reads 1 : 3 as one third.',
        why: 'Compares part to part as if to the whole.',
        move: 'Draw all four shares in a bar.',
      },
    ],
    key: { hook: '$8 and $12 if it is shared as they paid: 2 : 3.', extension: '$10, $20 and $30.' },
  },
}
