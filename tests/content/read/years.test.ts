import { describe, expect, it } from 'vitest'
import { yearLabel, yearsIn } from '#content/planner/read/years.ts'

describe('the years of a class', () => {
  it.each([
    ['maths year 4/5/6 composite', [4, 5, 6], 'Years 4 to 6'],
    ['years 6, 7 and 8 fractions', [6, 7, 8], 'Years 6 to 8'],
    ['yr 3-4-5 art', [3, 4, 5], 'Years 3 to 5'],
  ])('are all three of “%s”', (text, years, label) => {
    expect(yearsIn(text)).toEqual(years)
    expect(yearLabel(years)).toBe(label)
  })

  it('are not a count that follows them', () => {
    expect(yearsIn('yr 5, 6 questions and 7 cards')).toEqual([5])
  })

  it.each([
    ['y3 fractions', 'Year 3', [3]],
    ['yr 5/6', 'Years 5 and 6', [5, 6]],
    ['high jump yr 4-6', 'Years 4 to 6', [4, 6]],
    ['a school of years 1 to 8', 'Years 0-1 to 8', [1, 8]],
    ['new entrants', 'Year 0-1', [1]],
  ])('of “%s” are written “%s”, and read again from that', (text, label, years) => {
    expect(yearsIn(text)).toEqual(years)
    expect(yearLabel(years)).toBe(label)
    expect(yearsIn(label)).toEqual(years)
  })

  it.each([
    ['year 5 angles, one working at about year 2 level', [5]],
    ['y7 fractions, two kids are working at level 2', [7]],
    ['a group working at year 3 level, place value', [3]],
  ])('leave out a year at which some of the class work, where the class has one: “%s”', (text, years) => {
    expect(yearsIn(text)).toEqual(years)
  })
})
