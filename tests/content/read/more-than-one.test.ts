import { describe, expect, it } from 'vitest'
import { planSection } from '#content/lesson-plan.ts'
import { answerRequest } from '#content/planner/answer-request.ts'
import {
  HOMEWORK,
  HOMEWORK_PARTS,
  LATER_MATHS,
  MANY_COPIES,
  ONE_PRODUCT,
  SUBJECT_OF_DAY,
  UNIT,
  WHOLE_DAY,
} from '#content/planner/read/more-than-one/more-than-one.data.ts'
import { dayIn, firstOf, severalIn } from '#content/planner/read/more-than-one/several.ts'
import { sectionsOf, talk } from '../follow-ups/support.ts'
import { ask, planFor } from '../support.ts'

const notDone = (text: string) => {
  const answer = answerRequest(ask(text))
  return answer.format === 'note' ? ['a note'] : answer.notDone
}

it.each([
  ONE_PRODUCT,
  UNIT,
  MANY_COPIES,
  LATER_MATHS,
  WHOLE_DAY,
  SUBJECT_OF_DAY,
  HOMEWORK,
  ...HOMEWORK_PARTS,
])('pattern %# finds its words only', (words) => {
  expect(words.matches.filter((text) => !words.pattern.test(text))).toEqual([])
  expect(words.misses.filter((text) => words.pattern.test(text))).toEqual([])
})

describe('homework that goes over several subjects', () => {
  const text = 'homework sheet year 3: spelling, times tables and a reading text'

  it('is a sheet for each of them; the first is made, and the reply says so', () => {
    expect(severalIn(text)).toEqual([
      'spelling list',
      'times tables worksheet',
      'reading comprehension worksheet',
    ])
    const [sheet] = talk('resourceGenerator', text)
    expect(JSON.stringify(sheet)).toContain('Look at the word, say it, fold it under')
    expect(notDone(text).join(' ')).toMatch(/You asked for 3 things\. I make one at a time/)
  })

  it('is one sheet where it has one subject', () => {
    expect(severalIn('maths homework year 4')).toEqual([])
    expect(severalIn('homework sheet on spelling, year 5')).toEqual([])
  })
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

describe('a whole day', () => {
  it('has a form of its own, so that it is left as it stands', () => {
    const text = 'relief day plan for year 5, reading writing maths and pe'
    expect(dayIn(text)).toEqual(['reading', 'writing', 'maths', 'pe'])
    expect(firstOf(text)).toBe(text)
    expect(dayIn('full day relief plan year 4')).toEqual([])
  })

  it.each(['relief lesson maths year 3', 'a lesson on our school day, year 1', 'sports day letter'])(
    'is not seen in “%s”',
    (text) => {
      expect(dayIn(text)).toBeNull()
      expect(firstOf(text)).toBe(text)
    },
  )
})

describe('what one document cannot hold', () => {
  it.each([
    [
      'A 5 week unit on fractions, Year 5',
      'You asked for 5 weeks. I have no more than 6 different lessons on this topic',
    ],
    [
      'plan a week of writing on volcanoes y5',
      'You asked for 5 lessons. I have no more than 4 different lessons on this topic',
    ],
    ['a 9 week unit on rivers y6', 'You asked for 9 weeks. I have no more than 4 different lessons'],
    ['rounding with unicyclists y5', 'no word problems with unicyclists'],
    ['rounding with pirates y5', 'The questions themselves are not about pirates'],
    ['a 30 minute lesson lasting 2 hours, fractions Year 5', '30 minutes and 120 minutes'],
    ['40 worksheets on fractions, Year 5', 'You asked for 40 worksheets'],
    ['logarithms, year 4 maths', 'no questions on logarithms'],
  ])('is said: %s', (text, says) => {
    expect(notDone(text).join(' ')).toContain(says)
  })

  it('is a table of as many lessons as there are, and of a unit without a number nothing is missing', () => {
    const rows = (text: string) => planSection(planFor(ask(text)), 'series')
    expect(rows('A 5 week unit on fractions, Year 5')?.lessons).toHaveLength(6)
    expect(rows('a 9 week unit on rivers y6')?.lead).not.toContain('a week')
    expect(rows('a unit on rivers y6')?.lead).toContain('a unit of 4: ask for fewer')
    expect(notDone('a unit on rivers y6').join(' ')).not.toMatch(/You asked for|one lesson at a time/)
  })

  it('is said of a resource, which is one for the unit', () => {
    const answer = answerRequest(
      ask('a week of maths on fractions y5', { generatorType: 'resourceGenerator' }),
    )
    expect(answer.format === 'resource' && answer.notDone.join(' ')).toContain(
      'I make one resource at a time',
    )
  })

  it('is not said of a plain request', () => {
    expect(notDone('Fractions, Year 5, 40 minutes')).toEqual([])
  })
})

it.each([
  ['a unit of work on fractions for y5', 'Comparing and ordering fractions'],
  ['a 4 week unit on wetlands y6', 'Wetlands'],
  ['plan a weeks worth of writing lessons on fables y4', 'Fables'],
])('the first lesson of “%s” is “%s”', (text, title) => {
  expect(planSection(planFor(ask(text)), 'header')?.title).toBe(title)
})

it('a unit leads to its next lesson', () => {
  const [first, next] = talk('lessonPlan', 'a unit on wetlands y6', 'next lesson')
  expect(first?.format).toBe('plan')
  expect(JSON.stringify(sectionsOf(next))).toContain('Wetlands, lesson 2')
})
