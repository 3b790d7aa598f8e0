import { describe, expect, it } from 'vitest'
import { numberSetIn } from '#content/planner/read/wishes/number-set.ts'

describe('the limits on the range, place, units, total and sides', () => {
  it.each([
    ['ordering numbers between 300 and 800 y3', { range: [300, 800] }],
    ['counting in 4s from 20 to 60 year 3', { tables: [4], range: [20, 60] }],
    ['rounding to the nearest 10 and 100 y4', { roundTo: [10, 100] }],
    ['rounding decimals to the nearest tenth', { roundTo: [0.1] }],
    ['rounding to 2dp', { roundTo: [0.01] }],
    ['subtracting decimals with 1 decimal place', { operations: ['subtract'], decimalPlaces: 1 }],
    ['making 20 year 2', { total: 20 }],
    ['make 10 y1', { total: 10 }],
    ['perimeter with sides under 15', { longestSide: 14 }],
    ['sides no longer than 9', { longestSide: 9 }],
    ['converting kg to g', { units: ['kg', 'g'] }],
    ['thirds and sixths y4', { denominators: [3, 6] }],
    ['fractions with halves and fifths only', { denominators: [2, 5] }],
    ['measuring in cm year 3', { units: ['cm'] }],
    ['weighing with kg and g', { units: ['kg', 'g'] }],
  ])('reads them in “%s”', (text, set) => {
    expect(numberSetIn(text)).toEqual(set)
  })

  it.each([
    'make 10 questions on shapes',
    'lesson from 9 to 10 am',
    'they just finished halves and quarters',
    'a length of 5 m in the hall',
  ])('reads none in “%s”', (text) => {
    expect(numberSetIn(text)).toEqual({})
  })
})
