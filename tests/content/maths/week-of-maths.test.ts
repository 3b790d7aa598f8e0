import { describe, expect, it } from 'vitest'
import { planSection } from '#content/lesson-plan.ts'
import { answerRequest } from '#content/planner/answer-request.ts'
import { ask, planFor } from '../support.ts'

const lessonsOf = (text: string) => planSection(planFor(ask(text)), 'series')?.lessons ?? []

const notDone = (text: string) => {
  const answer = answerRequest(ask(text))
  return answer.format === 'plan' ? answer.notDone.join(' ') : 'no plan'
}

describe('a week of mathematics', () => {
  it.each([
    ['a week of decimals y6', 5],
    ['wk of time y4', 5],
    ['plan a week of maths on fractions for year 5', 5],
    ['adding and subtracting decimals y6, 5 lessons', 5],
    ['multiplication y4, 3 lessons', 3],
    ['percentages y7 a week', 5],
    ['3 lesson unit on measuring length year 3', 3],
  ])('has a row of its own for each lesson: %s', (text, count) => {
    const lessons = lessonsOf(text)
    expect(lessons).toHaveLength(count)
    expect(new Set(lessons.map(({ title }) => title)).size).toBe(count)
    expect(new Set(lessons.map(({ activity }) => activity)).size).toBe(count)
    const [, ...later] = lessons
    expect(later.filter(({ activity }) => !/Show: .+\(.+\)/s.test(activity))).toEqual([])
    expect(lessons.every(({ materials, look }) => materials !== '' && look.startsWith('I can '))).toBe(true)
    expect(notDone(text)).not.toContain('You asked for')
  })

  it('has no row for a lesson that would repeat those before, and says so', () => {
    const text = 'place value for the week, year 2'
    const lessons = lessonsOf(text)
    expect(lessons).toHaveLength(3)
    expect(new Set(lessons.map(({ title }) => title)).size).toBe(3)
    expect(notDone(text)).toContain('You asked for 5 lessons. I have no more than 3 different lessons')
  })

  it('goes through the practices of the year where a whole topic was asked for', () => {
    const titles = lessonsOf('a week of decimals y6').map(({ title }) => title)
    expect(new Set(titles).size).toBe(5)
    expect(titles.filter((title) => title.startsWith('Questions like'))).toEqual([])
  })

  it('adds and subtracts, and does not promise less than it gives', () => {
    const text = 'decimals add n subtract yr 6, 5 lessons'
    const activities = lessonsOf(text)
      .map(({ activity }) => activity)
      .join(' ')
    expect(activities).toContain('+')
    expect(activities).toContain('−')
    expect(JSON.stringify(planFor(ask(text)))).not.toContain('I plan one lesson at a time')
  })
})
