import { expect, it } from 'vitest'
import type { PlanSection } from '#content/lesson-plan.ts'
import { withoutYearOfSome } from '#content/planner/read/words/year-of-some.ts'
import { changedIds, sectionsOf, talk } from './support.ts'

const PLAN = 'Year 5 fractions of a set, 50 minutes'

it.each([
  ['Add an extension for my two Year 6s', ['differentiation']],
  ['my Year 4s need easier questions: change the support questions', ['differentiation']],
])('“%s” changes that part of a plan alone', (message, ids) => {
  const [before, after] = talk('lessonPlan', PLAN, message)
  expect(changedIds(before, after)).toEqual(ids)
})

it('“make the first page easier for my Year 3s” keeps the other pages of a sheet', () => {
  const [before, after] = talk(
    'resourceGenerator',
    'Year 5 worksheet on fractions of a set',
    'make the first page easier for my Year 3s',
  )
  expect(changedIds(before, after)).toEqual(['tasks-support', 'key'])
})

it.each(['make it for my year 3s', 'for year 3 instead'])('“%s” is about the class', (message) => {
  const [, after] = talk('lessonPlan', PLAN, message)
  const header = (sectionsOf(after) as readonly PlanSection[]).find((one) => one.id === 'header')
  expect(header?.year).toBe('Year 3')
  expect(withoutYearOfSome(message)).toBe(message)
})
