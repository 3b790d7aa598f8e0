import { expect, it } from 'vitest'
import type { PlanSection } from '#content/lesson-plan.ts'
import { sectionsOf, talk } from './support.ts'

const ASKED = 'Year 5 fractions of a set, 50 minutes'

/** The length of the lesson and the minutes of its start after a follow-up. */
function after(message: string) {
  const [, answer] = talk('lessonPlan', ASKED, message)
  const sections = sectionsOf(answer) as readonly PlanSection[]
  const header = sections.find((one) => one.id === 'header')
  const phases = sections.find((one) => one.id === 'phases')
  const sum = phases?.steps.reduce((all, { minutes }) => all + minutes, 0)
  return { title: header?.title, minutes: header?.minutes, sum, start: phases?.steps[0]?.minutes }
}

it.each([
  ['cut 10 minutes off', 40],
  ['10 minutes shorter please', 40],
  ['make it 5 minutes longer', 55],
  ['make it 1h15', 75],
  ['thirty minutes', 30],
  ['half an hour', 30],
  ['Make it 75', 75],
  ['make it 75 please', 75],
  ['change it to 75', 75],
  ['can it be 75?', 75],
  ['75 mins instead', 75],
  ['75 instead', 75],
  ['can it be done in 25 mins instead', 25],
  ['needs to be done in 30 mins pls', 30],
  ['sorry we only have 40 mins each session, can you cut it down', 40],
  ['we only have 45 mins, cut it down', 45],
  ['shorten the intro, 40 min lesson', 40],
  ['let us cut the intro, we have 40 min', 40],
  ['can we do it in forty five minutes', 45],
])('“%s” makes a lesson of 50 minutes %s long', (message, minutes) => {
  expect(after(message)).toMatchObject({ title: 'Fractions of a set', minutes, sum: minutes })
})

it.each(['shorten the intro, 40 min lesson', 'let us cut the intro, we have 40 min'])(
  '“%s” makes the start shorter too',
  (message) => {
    expect(after(message).start).toBeLessThan(after('make it 40 minutes').start ?? 0)
  },
)

it.each(['make it 20 questions', 'make it year 6', 'make it 20 questions and add a 10 minute game'])(
  '“%s” leaves the lesson as long as it was',
  (message) => {
    expect(after(message).minutes).toBe(50)
  },
)

it('“the start should take 10 minutes” changes the start, and the lesson stays as long as it was', () => {
  expect(after('the start should take 10 minutes')).toMatchObject({ minutes: 50, sum: 50, start: 10 })
})
