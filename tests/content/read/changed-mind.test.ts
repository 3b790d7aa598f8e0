import { describe, expect, it } from 'vitest'
import { lastWish } from '#content/planner/read/changed-mind/changed-mind.ts'
import { readRequest } from '#content/planner/read/request.ts'
import { ask } from '../support.ts'

describe('a changed mind within one message', () => {
  it.each([
    [
      'wordsearch for matariki nah make it tangaroa / sea life in te reo yr 4',
      'wordsearch for tangaroa / sea life in te reo yr 4',
    ],
    ['yr 4 fractions, actually decimals', 'yr 4 decimals'],
    ['quiz on volcanoes yr 5 no wait earthquakes', 'yr 5 quiz on earthquakes'],
    ['yr 3 addition 30 min, let’s do subtraction instead', 'yr 3 30 min subtraction'],
    ['a poster on bees yr 2 scrap that do worms', 'yr 2 a poster on worms'],
    ['yr 4 times tables sorry i meant yr 5', 'yr 5 times tables'],
    ['bar graph worksheet yr 4 no make it a quiz', 'bar graph a quiz yr 4'],
    ['crossword on space yr 6 actually make it a word search', 'a word search on space yr 6'],
    ['science yr 6 magnets, hang on, electricity 60 min', 'yr 6 science electricity 60 min'],
    [
      'yr 7 persuasive writing on school uniform, on second thoughts make it homework',
      'yr 7 persuasive writing on homework',
    ],
    ['yr 1 shapes nah counting nah adding to 10', 'yr 1 adding to 10'],
    ['maths yr 5 40 min no wait 60 min, angles', 'yr 5 maths 60 min, angles'],
  ])('keeps what was said last: %s', (text, meant) => {
    expect(lastWish(text)).toBe(meant)
  })

  it.each([
    'what actually happens when ice melts, year 3',
    'year 5 how do plants actually make food',
    'no worries if not, a lesson on fractions please',
    'lesson on kindness, I mean it, they fight a lot',
    'use playdough instead of clay, year 2',
  ])('leaves other messages alone: %s', (text) => {
    expect(lastWish(text)).toBe(text)
  })

  it('is what the request is read from', () => {
    const { understood } = readRequest(ask('lesson on matariki nah make it volcanoes yr 4 40 min'))
    expect(understood.topic).toBe('volcanoes')
    expect(understood.years).toEqual([4])
  })
})
