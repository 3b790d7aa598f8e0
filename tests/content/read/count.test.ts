import { describe, expect, it } from 'vitest'
import { countIn } from '#content/planner/read/wishes/count.ts'

describe('the number of questions that a teacher asks for', () => {
  it.each([
    ['addition worksheet yr 2 with 14 questions', 14],
    ['Yr 4 twenty five q’s on rounding', 25],
    ['a dozen problems about money, year 5', 12],
    ['half a dozen word problems for y3', 6],
    ['y6 decimals, 18 of them', 18],
    ['worksheet with 16, y4 subtraction', 16],
    ['12 conversions kg to g yr 5', 12],
    ['angles test marked out of 20, year 6', 20],
    ['Year 5 and 6: 10 equivalent fractions questions', 10],
    ['9 vocab cards for the water cycle', 9],
    ['a text of 150 words with 5 questions', 5],
    ['only 8 please', 8],
    ['he rauemi pānui tau 5, e whitu ngā pātai', 7],
    ['exit slips x4 on erosion y6', 4],
    ['year 2, 6 to read and draw', 6],
    ['40 times table facts y5', 40],
    ['matching cards rivers 14', 14],
    ['heart words 18 y1', 18],
    ['data questions yr 6 x 9', 9],
    ['15 te reo flashcards', 15],
  ])('%s', (text, count) => {
    expect(countIn(text)).toBe(count)
  })

  it.each([
    'Year 4 maths questions',
    'years 5 and 6 problem solving questions',
    'adding to 20 year 2, 30 minutes',
    '2 digit by 1 digit multiplication y5',
    'worksheet with 3 levels',
    'question 3 is too hard',
    '6, 7 and 8 times tables worksheet',
    'quiz on numbers to 20',
    'cards for making 10',
    'numbers 21-40 cards',
  ])('finds none in “%s”', (text) => {
    expect(countIn(text)).toBeNull()
  })
})
