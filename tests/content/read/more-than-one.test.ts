import { describe, expect, it } from 'vitest'
import { answerRequest } from '#content/planner/answer-request.ts'
import {
  LATER_MATHS,
  MANY_COPIES,
  ONE_PRODUCT,
  UNIT,
} from '#content/planner/read/more-than-one/more-than-one.data.ts'
import { firstOf, severalIn } from '#content/planner/read/more-than-one/several.ts'
import { ask } from '../support.ts'

const notDone = (text: string) => {
  const answer = answerRequest(ask(text))
  return answer.format === 'note' ? ['a note'] : answer.notDone
}

it.each([ONE_PRODUCT, UNIT, MANY_COPIES, LATER_MATHS])('pattern %# finds its words only', (words) => {
  expect(words.matches.filter((text) => !words.pattern.test(text))).toEqual([])
  expect(words.misses.filter((text) => words.pattern.test(text))).toEqual([])
})

describe('several things in one message', () => {
  const text = 'for year 6: a decimals worksheet, a netball game, a quiz on ANZAC and a spelling list'

  it('are told apart, and the first is made for the class', () => {
    expect(severalIn(text)).toHaveLength(4)
    expect(firstOf('a decimals lesson, a netball game and a quiz on ANZAC, year 6')).toBe(
      'a decimals lesson, Year 6',
    )
    expect(notDone(text)[0]).toMatch(/^You asked for 4 things\. I make one at a time/)
  })

  it.each([
    'A lesson with a game, a quiz',
    'Fractions, decimals and percentages lesson, Year 7',
    'letters, sounds and words, Year 1',
  ])('are not seen in one: %s', (one) => {
    expect(firstOf(one)).toBe(one)
  })
})

describe('what one document cannot hold', () => {
  it.each([
    ['A 5 week unit on fractions, Year 5', 'this is the first lesson of it'],
    ['a 30 minute lesson lasting 2 hours, fractions Year 5', '30 minutes and 120 minutes'],
    ['40 worksheets on fractions, Year 5', 'You asked for 40 worksheets'],
    ['logarithms, year 4 maths', 'no questions on logarithms'],
  ])('is said: %s', (text, says) => {
    expect(notDone(text).join(' ')).toContain(says)
  })

  it('is not said of a plain request', () => {
    expect(notDone('Fractions, Year 5, 40 minutes')).toEqual([])
  })
})
