import { describe, expect, it } from 'vitest'
import { numberSetIn } from '#content/planner/read/wishes/number-set.ts'

describe('the numbers that a teacher asks for', () => {
  it.each([
    [
      '3, 4 and 9 times tables y4, no division',
      { tables: [3, 4, 9], operations: ['add', 'subtract', 'multiply'] },
    ],
    ['year 4 seven times table', { tables: [7] }],
    ['y5 2x, 3x and 4x tables', { tables: [2, 3, 4] }],
    ['times tables up to 10x yr 4', { tables: [2, 3, 4, 5, 6, 7, 8, 9, 10] }],
    ['dividing by 3 and 6, no remainders', { tables: [3, 6], operations: ['divide'], remainders: 'none' }],
    ['skip counting in 3s and 4s Year 3', { tables: [3, 4] }],
    ['take aways within 20', { operations: ['subtract'], upTo: 20 }],
    ['addition and subtraction to 100, year 2', { operations: ['add', 'subtract'], upTo: 100 }],
    ['place value up to 10,000', { upTo: 10_000 }],
    ['adding three digit numbers without regrouping', { operations: ['add'], digits: 3, carrying: 'none' }],
    ['subtracting up to 3 digit numbers', { operations: ['subtract'], upTo: 999 }],
    ['change from a $10 note y4', { changeFromCents: 1000 }],
    ['adding fractions with like denominators', { operations: ['add'], denominators: 'same' }],
    ['comparing fractions, halves, thirds and sixths only', { denominators: [2, 3, 6] }],
    ['telling the time, o’clock and half past', { minutesPast: [0, 30] }],
    ['10%, 20% and 50% of amounts yr 6', { percents: [10, 20, 50] }],
    ['perimeter of triangles', { shapes: ['triangle'] }],
    ['speed test 30 questions x4 x8 x9', { tables: [4, 8, 9] }],
    ['basic facts 7x, 8x and 12x', { tables: [7, 8, 12] }],
    ['multiplication facts x9 only', { tables: [9], operations: ['multiply'] }],
    ['division worksheet, just 3s and 6s', { tables: [3, 6], operations: ['divide'] }],
    ['word problems + and - to 50', { operations: ['add', 'subtract'], upTo: 50 }],
    ['subtraction quiz y3 to 500', { operations: ['subtract'], upTo: 500 }],
    ['adding problems, single step', { operations: ['add'], steps: 1 }],
  ])('%s', (text, set) => {
    expect(numberSetIn(text)).toEqual(set)
  })

  it.each([
    'Year 5 fractions 20 minutes',
    'add a rubric',
    'rounding numbers in the hundreds',
    'times tables 20 questions',
    'kiwi report year 4, 3 levels',
    'they know halves and quarters',
    'half hour lesson on similes',
    'maths problems 6 x 7 and 8 x 9',
    'one step equations',
    'fractions worksheet x10',
  ])('sets no limit for “%s”', (text) => {
    expect(numberSetIn(text)).toEqual({})
  })
})
