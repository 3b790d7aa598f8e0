import type { Teaching } from '../../topic.ts'
import type { PracticeNotes } from '../maths-topic.ts'

export const TEACHING: Teaching = {
  walt: 'work with percentages as parts of a hundred',
  criteria: [
    'write a percentage as a fraction and as a decimal',
    'find 10% and use it to find other percentages',
    'say whether an answer is sensible by comparing with 50%',
  ],
  prior: ['Find a half, a quarter and a tenth of an amount.', 'Write tenths and hundredths as decimals.'],
  materials: ['hundred grids', 'a double bar marked 0% to 100%', 'real adverts or packets with percentages'],
  think: [
    '100% is the whole: write the amount under it.',
    'Find 10% by dividing by ten.',
    'Build the percentage I need from 50%, 25%, 10% and 5%.',
  ],
  hook: 'Collect percentages from a cereal packet and a shop advert. What is the whole each time?',
  ask: 'Percent of what?',
  misconceptions: [
    {
      what: 'Treats 5% as 0.5.',
      why: 'Puts the figure straight after the point.',
      move: 'Shade 5 squares of a hundred grid.',
    },
    {
      what: 'Divides by 20 to find 20%.',
      why: 'Dividing by 10 works for 10%.',
      move: 'Use the double bar: 20% is two tens.',
    },
  ],
  support: 'Use a bar cut in ten parts; 10% and 50% first.',
  extension: 'Show why 30% of 50 equals 50% of 30, and find another such pair.',
  next: ['Work out discounts and increases.', 'Compare two offers by percentage.'],
  english: [
    ['per cent', 'out of every hundred'],
    ['discount', 'an amount taken off a price'],
  ],
  reo: ['ōrau', 'hautau', 'tau ā-ira'],
}

/** The notes of a practice, by its title. */
export const NOTES: Readonly<Record<string, PracticeNotes>> = {
  'fractions, decimals and percentages': {
    walt: 'write the same amount as a fraction, a decimal and a percentage',
    criteria: [
      'write a percentage as parts of a hundred',
      'convert between fractions, decimals and percentages',
      'explain why they are the same amount, with a square of a hundred',
    ],
    prior: ['Write tenths and hundredths as decimals.', 'Find a fraction with the same size and 100 below.'],
    materials: [
      'ten by ten squares on squared paper',
      'sets of cards with fractions, decimals and percentages',
      'mini whiteboards',
    ],
    hook: 'Which would you rather have: 1/4 of the pizza, 0.3 of it or 20% of it? Shade each on a square of a hundred.',
    ask: 'Which form is easiest to compare, and which is easiest to draw?',
    misconceptions: [
      {
        what: 'Writes 5% as 0.5.',
        why: 'Puts the figure straight after the point.',
        move: 'Shade five squares of the hundred: how many tenths is that?',
      },
      {
        what: 'Writes 1/4 as 1.4 or as 14%.',
        why: 'Takes the figures of the fraction for those of the decimal.',
        move: 'Shade a quarter of the square, and count the hundredths.',
      },
      {
        what: 'Says that 1/5 is 5%.',
        why: 'Reads the bottom number as the percentage.',
        move: 'Cut the square in five equal parts. How many squares are in one?',
      },
    ],
    support: 'Use 1/2, 1/4 and 1/10, each shaded on a square first.',
    extension: 'Find the decimal and the percentage of 1/3. What happens, and how could we write it?',
    next: ['Order fractions, decimals and percentages.', 'Find percentages of amounts.'],
    english: [
      ['per cent', 'out of every hundred'],
      ['equivalent', 'different name, same size'],
      ['hundredth', 'one of a hundred equal parts, 0.01'],
    ],
    think: [
      'Per cent means out of a hundred.',
      'Write it over 100, then simplify.',
      'As a decimal, it is that many hundredths.',
    ],
  },
  'comparing fractions, decimals and percentages': {
    criteria: ['change the numbers to the same form', 'compare and order them', 'explain how I know'],
    think: ['Choose one form for all.', 'Change each number to it.', 'Compare, then write the order.'],
    walt: 'compare and order fractions, decimals and percentages',
    hook: 'Three shops: “1/4 off”, “30% off” and “0.2 of the price off”. Which is the best offer on the same thing?',
    ask: 'Which form did you change them all to, and why that one?',
    misconceptions: [
      {
        what: 'Compares the figures: 30% is more than 1/2 because 30 is more than 1 and 2.',
        why: 'The forms are not seen.',
        move: 'Shade both on squares of a hundred.',
      },
      {
        what: 'Takes 0.2 for 2%.',
        why: 'Puts the digit straight before the sign.',
        move: '0.2 is two tenths: how many hundredths?',
      },
    ],
    support: 'Shade each on a square of a hundred, and write how many squares.',
    extension:
      'Find a fraction, a decimal and a percentage that all lie between 1/3 and 2/5, and put them in order.',
    key: { hook: '30% off: the others are 25% and 20%.', extension: 'such as 0.35, 3/8 and 39%.' },
  },
  'percentages of a number': {
    criteria: [
      'find 10% and use it for other percentages',
      'use 50% and 25% as a half and a quarter',
      'check with an estimate',
    ],
    walt: 'find a percentage of a number',
    think: [
      '100% is the whole: I write the amount under it on a double bar.',
      '50% is a half, 25% a quarter, and 10% a tenth of it.',
      'I build the percentage I need from these.',
      'I compare with a half: is my answer sensible?',
    ],
    hook: 'A phone shows 50% of its battery, another 25%, another 10%. A full battery lasts 20 hours. How long will each last?',
    ask: 'Which percentage did you find first, and how did you get from it to the one you need?',
    misconceptions: [
      {
        what: 'Divides by 20 to find 20%, or by 25 to find 25%.',
        why: 'Dividing by 10 works for 10%.',
        move: 'Use the double bar: how many times does 20% fit into 100%?',
      },
      {
        what: 'Gives the percentage as the amount: 25% of 80 is 25.',
        why: '25 of a hundred is remembered without the whole.',
        move: 'Write 80 under 100%: what is under 50%?',
      },
    ],
    support: 'Use a bar cut in ten parts, with 50% and 10% first.',
    extension: 'Show why 30% of 50 equals 50% of 30, and find another such pair.',
    english: [
      ['per cent', 'out of every hundred'],
      ['whole', 'the amount that is 100%'],
    ],
    key: {
      hook: '10, 5 and 2 hours.',
      extension: 'both are 15: 30 × 50 ÷ 100; such as 20% of 35 and 35% of 20, which are both 7.',
    },
  },
  'swapping a percentage and an amount': {
    criteria: [
      'write a percentage of an amount as a multiplication',
      'swap the two numbers to make it easier',
      'explain why the answer stays the same',
    ],
    think: ['Write 30% of 50 as 30 × 50 ÷ 100.', 'Swap: 50 × 30 ÷ 100.', 'Choose the one that is easier.'],
    walt: 'swap a percentage and an amount to make a calculation easier',
    hook: 'Which would you rather work out in your head: 18% of 50 or 50% of 18? Work out both.',
    ask: 'Why are the two the same, although the wholes are different?',
    misconceptions: [
      {
        what: 'Thinks that the swap changes the answer.',
        why: 'The whole is another number.',
        move: 'Write both as a multiplication divided by 100.',
      },
      {
        what: 'Swaps where it does not help: 32% of 47.',
        why: 'It looks like a rule that must be used.',
        move: 'Ask: is one of the two a percentage you know by heart?',
      },
    ],
    support: 'Use amounts of 10, 25 and 50 only.',
    extension: 'Find three percentages that are hard as they stand and easy when they are swapped.',
    key: { hook: 'both are 9.', ask: 'both are 18 × 50 ÷ 100.' },
  },
  'percentage increase and decrease': {
    criteria: [
      'find the percentage of the quantity',
      'add it or take it away',
      'check that the answer is sensible',
    ],
    walt: 'increase and decrease an amount by a percentage',
    think: [
      '100% is the amount at the start: I write it down.',
      'I find the percentage of it, from 10%, 25% or 50%.',
      'Increase: I add it to the start. Decrease: I take it off.',
      'I check: after an increase it must be more, after a decrease less than at the start.',
    ],
    hook: 'A $40 ticket goes up by 10%, and later down by 10%. Is it $40 again? Guess, then work it out.',
    ask: 'The percentage of what? What is 100% here?',
    misconceptions: [
      {
        what: 'Stops at the percentage: increases 80 by 25% to 20.',
        why: 'The calculation that was asked for before ends here.',
        move: 'Ask: is 20 more than 80?',
      },
      {
        what: 'Adds the percentage as a number: 80 + 25.',
        why: 'The sign is passed over.',
        move: 'Write 80 under 100% on a double bar. What is 25%?',
      },
      {
        what: 'Thinks that 10% up and 10% down come back to the start.',
        why: 'The same number is added and taken off.',
        move: 'Work out both, and ask what 100% was the second time.',
      },
    ],
    support: 'Draw a double bar with 0%, 10%, 50% and 100% for every question.',
    extension:
      'A price is increased by 20% and then decreased by 25%. Where is it compared with the start? Is it the same for every price?',
    next: ['Find the amount before an increase or a decrease.', 'Write a change as a percentage.'],
    english: [
      ['per cent', 'out of every hundred'],
      ['increase', 'to make larger'],
      ['decrease', 'to make smaller'],
    ],
    key: {
      hook: 'no: $44, then $39.60.',
      ask: 'the amount at the start.',
      extension: '10% lower, for every price: 1.2 × 0.75 = 0.9.',
    },
  },
  discounts: {
    criteria: [
      'find 10% of a price and build the discount from it',
      'take the discount off to get the sale price',
      'check that the sale price is less than the full price',
    ],
    think: [
      'What is 100%? The full price.',
      'Find 10%, then build the discount from it.',
      'Take it off the full price. Is what is left sensible?',
    ],
    walt: 'work out a discount and the new price',
    hook: 'A $60 jacket has “20% off”. Another shop takes $10 off. Which is the better deal, and for which price would they be the same?',
    ask: 'What is 100% here: the full price or the sale price?',
    misconceptions: [
      {
        what: 'Gives the discount as the new price.',
        why: 'It is what was worked out.',
        move: 'Ask: would a shop sell it for that? Take it off the full price.',
      },
      {
        what: 'Adds two discounts: 20% and then 10% as 30%.',
        why: 'Both are percentages.',
        move: 'Work it out for $100: what is the second 10% taken from?',
      },
    ],
    support: 'Use prices in whole tens, and 10% and 50% first.',
    extension: 'After 25% off a jersey costs $36. What was its full price?',
    next: ['Add GST to a price.', 'Work out the percentage from two prices.'],
    english: [
      ['discount', 'an amount taken off a price'],
      ['sale price', 'what is paid after the discount'],
    ],
    key: { hook: '20% off: $12 against $10; the same at $50.', ask: 'the full price.', extension: '$48.' },
  },
  'GST and discounts': {
    criteria: [
      'find 15% of a price as 10% and half of that',
      'add GST to a price, and take a discount off',
      'say what 100% is before I work anything out',
    ],
    think: [
      'What is 100%? The price before GST.',
      '10% is a tenth; 5% is half of that; together they are 15%.',
      'GST is added on; a discount is taken off.',
    ],
    walt: 'work out GST and discounts, and explain each step',
    hook: 'A builder quotes $200 “plus GST”. What will the bill be? Find 10% first, then 5%.',
    ask: 'What is 100% before GST, and what is it after?',
    misconceptions: [
      {
        what: 'Takes 15% off the price with GST to get back to the price before.',
        why: 'Adding 15% is undone by taking 15%.',
        move: 'Try it with $100: $115, and 15% of $115 is more than $15.',
      },
      {
        what: 'Adds two discounts: 20% and then 10% as 30%.',
        why: 'Both are percentages.',
        move: 'Work it out for $100: what is the second 10% taken from?',
      },
    ],
    support: 'Use a double bar with 10%, 5% and 15% marked, and whole tens of dollars.',
    extension: 'A receipt shows $69 with GST. What was the price before GST, and how much is the GST?',
    key: {
      hook: '$230: 10% is $20 and 5% is $10.',
      ask: 'the price without GST is 100%; with it, it is 115%.',
      extension: '$60 and $9: divide by 1.15.',
    },
  },
}
