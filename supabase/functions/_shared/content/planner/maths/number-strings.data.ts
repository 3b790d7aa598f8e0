import type { Operation } from '../../understood.ts'

/** Problems that lead from one to the next: the way that was found for one helps with the one after it. */
export interface NumberString {
  topics: readonly string[]
  operation?: Operation
  years: readonly [from: number, to: number]
  /** Each with its answer. */
  problems: readonly (readonly [problem: string, answer: string])[]
  /** What pupils may notice. */
  leadsTo: string
}

const SUMS = ['add-subtract']
const PRODUCTS = ['multiply-divide']

export const NUMBER_STRINGS: readonly NumberString[] = [
  {
    topics: SUMS,
    operation: 'add',
    years: [0, 1],
    problems: [
      ['5 + 1', '6'],
      ['5 + 3', '8'],
      ['4 + 3', '7'],
      ['6 + 3', '9'],
    ],
    leadsTo: 'five and some more; one less or one more than the sum before.',
  },
  {
    topics: SUMS,
    operation: 'subtract',
    years: [0, 1],
    problems: [
      ['10 − 1', '9'],
      ['10 − 5', '5'],
      ['10 − 4', '6'],
      ['9 − 4', '5'],
    ],
    leadsTo: 'pairs that make ten; one less to start from gives one less.',
  },
  {
    topics: SUMS,
    operation: 'add',
    years: [2, 2],
    problems: [
      ['8 + 2', '10'],
      ['8 + 5', '13'],
      ['18 + 5', '23'],
      ['9 + 6', '15'],
    ],
    leadsTo: 'fill the ten first, then add what is left.',
  },
  {
    topics: SUMS,
    operation: 'subtract',
    years: [2, 2],
    problems: [
      ['13 − 3', '10'],
      ['13 − 5', '8'],
      ['23 − 5', '18'],
      ['15 − 7', '8'],
    ],
    leadsTo: 'go back to the ten first, then take the rest.',
  },
  {
    topics: SUMS,
    operation: 'add',
    years: [3, 3],
    problems: [
      ['27 + 10', '37'],
      ['27 + 9', '36'],
      ['27 + 30', '57'],
      ['27 + 29', '56'],
    ],
    leadsTo: 'add a tidy number, then put it right.',
  },
  {
    topics: SUMS,
    operation: 'subtract',
    years: [3, 3],
    problems: [
      ['52 − 10', '42'],
      ['52 − 9', '43'],
      ['52 − 30', '22'],
      ['52 − 29', '23'],
    ],
    leadsTo: 'take a tidy number, then give back what was too many.',
  },
  {
    topics: SUMS,
    operation: 'add',
    years: [4, 5],
    problems: [
      ['100 + 56', '156'],
      ['98 + 56', '154'],
      ['198 + 47', '245'],
      ['396 + 127', '523'],
    ],
    leadsTo: 'move a little from one number to the other, so that one becomes tidy.',
  },
  {
    topics: SUMS,
    operation: 'subtract',
    years: [4, 5],
    problems: [
      ['100 − 60', '40'],
      ['103 − 63', '40'],
      ['103 − 58', '45'],
      ['402 − 397', '5'],
    ],
    leadsTo:
      'the same change to both numbers keeps the difference; numbers close together are found by counting up.',
  },
  {
    topics: SUMS,
    operation: 'add',
    years: [6, 8],
    problems: [
      ['2.9 + 4.6', '7.5'],
      ['6.98 + 3.5', '10.48'],
      ['1,999 + 4,567', '6,566'],
      ['3.75 + 2.25 + 1.9', '7.9'],
    ],
    leadsTo: 'make one number tidy, or look for parts that make a whole.',
  },
  {
    topics: SUMS,
    operation: 'subtract',
    years: [6, 8],
    problems: [
      ['10 − 3.9', '6.1'],
      ['8.2 − 2.9', '5.3'],
      ['5,000 − 1,998', '3,002'],
      ['7.05 − 6.98', '0.07'],
    ],
    leadsTo: 'take a tidy number and put it right, or count up where the numbers are close.',
  },
  {
    topics: PRODUCTS,
    operation: 'multiply',
    years: [2, 3],
    problems: [
      ['2 × 5', '10'],
      ['4 × 5', '20'],
      ['3 × 5', '15'],
      ['6 × 5', '30'],
    ],
    leadsTo: 'double one number and the answer doubles; three groups are two groups and one more.',
  },
  {
    topics: PRODUCTS,
    operation: 'multiply',
    years: [4, 4],
    problems: [
      ['10 × 6', '60'],
      ['5 × 6', '30'],
      ['9 × 6', '54'],
      ['11 × 6', '66'],
    ],
    leadsTo: 'ten groups are easy: halve them, or take or add one group.',
  },
  {
    topics: PRODUCTS,
    operation: 'multiply',
    years: [5, 6],
    problems: [
      ['2 × 15', '30'],
      ['4 × 15', '60'],
      ['8 × 15', '120'],
      ['16 × 15', '240'],
      ['12 × 15', '180'],
    ],
    leadsTo: 'double and double again; put together products that are known.',
  },
  {
    topics: PRODUCTS,
    operation: 'multiply',
    years: [7, 8],
    problems: [
      ['4 × 25', '100'],
      ['16 × 25', '400'],
      ['99 × 7', '693'],
      ['18 × 35', '630'],
    ],
    leadsTo: 'halve one number and double the other; use a tidy number and put it right.',
  },
  {
    topics: PRODUCTS,
    operation: 'divide',
    years: [3, 4],
    problems: [
      ['20 ÷ 2', '10'],
      ['20 ÷ 4', '5'],
      ['40 ÷ 4', '10'],
      ['36 ÷ 4', '9'],
    ],
    leadsTo: 'halve and halve again; one group less than a fact that is known.',
  },
  {
    topics: PRODUCTS,
    operation: 'divide',
    years: [5, 8],
    problems: [
      ['60 ÷ 6', '10'],
      ['84 ÷ 6', '14'],
      ['168 ÷ 6', '28'],
      ['594 ÷ 6', '99'],
    ],
    leadsTo: 'split the number into parts that divide easily, or use one group less.',
  },
  {
    topics: ['fraction-of-set', 'fractions', 'fraction-sums'],
    years: [4, 6],
    problems: [
      ['1/2 of 24', '12'],
      ['1/4 of 24', '6'],
      ['3/4 of 24', '18'],
      ['3/8 of 24', '9'],
    ],
    leadsTo: 'half of a half is a quarter; three quarters are three of them.',
  },
  {
    topics: ['fraction-of-set', 'fractions', 'fraction-sums'],
    years: [7, 8],
    problems: [
      ['1/2 + 1/4', '3/4'],
      ['1/2 + 3/4', '1 1/4'],
      ['2 1/2 + 3/4', '3 1/4'],
      ['3 − 3/4', '2 1/4'],
    ],
    leadsTo: 'make a whole first; see halves as two quarters.',
  },
  {
    topics: ['percentages'],
    years: [5, 8],
    problems: [
      ['50% of 80', '40'],
      ['10% of 80', '8'],
      ['5% of 80', '4'],
      ['15% of 80', '12'],
      ['35% of 80', '28'],
    ],
    leadsTo: 'find 10% and build other percentages from it.',
  },
  {
    topics: ['decimals'],
    years: [5, 8],
    problems: [
      ['0.5 × 12', '6'],
      ['0.25 × 12', '3'],
      ['0.75 × 12', '9'],
      ['1.5 × 12', '18'],
    ],
    leadsTo: 'decimals that are known fractions: a half, a quarter, three quarters.',
  },
]
