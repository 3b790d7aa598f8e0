import { afterAll, beforeAll, expect, it } from 'vitest'
import { type LessonPlan, planSection } from '#content/lesson-plan.ts'
import { LanguageModelServer } from '../language-model-server.ts'
import { PLAN } from '../replies.ts'
import { Changes, change, madePlan, READ } from './document-changed.ts'

const server = new LanguageModelServer()
const changes = new Changes(server)
let plan: LessonPlan
beforeAll(async () => {
  await server.open()
  plan = await madePlan(server)
})
afterAll(() => server.close())

const phases = {
  phases: {
    steps: (PLAN.phases as { steps: { teacher: string[] }[] }).steps.map((step, at) =>
      at === 0 ? { ...step, teacher: ['Sit quietly.'] } : step,
    ),
  },
}

async function after(message: string, minutes: number | null, means = 'sections') {
  const understood = minutes === null ? null : { ...READ, minutes }
  const { doc } = await changes.after(plan, message, [change(['phases'], { understood, means }), phases])
  const steps = planSection(doc, 'phases')?.steps ?? []
  return {
    minutes: planSection(doc, 'header')?.minutes,
    sum: steps.reduce((all, step) => all + step.minutes, 0),
    start: steps[0]?.minutes,
    notDone: doc.notDone ?? [],
  }
}

it.each<[string, number | null, number]>([
  ['cut 10 minutes off', 40, 40],
  ['cut 10 minutes off', 10, 40],
  ['10 minutes shorter please', null, 40],
  ['make it 1h15', 75, 75],
  ['make it 75', null, 75],
  ['75 mins instead', null, 75],
  ['change it to 75 please', null, 75],
  ['let us cut the intro, we have 40 min', null, 40],
  ['a calmer start please, 40 minute lesson', null, 40],
  ['we only have 40 minutes today and it should be calm', null, 40],
  ['thirty minutes', 30, 30],
  ['make it 30 minutes', null, 30],
  ['make it much shorter', 30, 30],
])('“%s”, which a model reads as %s minutes, makes the lesson %s long', async (message, read, minutes) => {
  expect(await after(message, read)).toEqual({
    minutes,
    sum: minutes,
    start: expect.any(Number),
    notDone: [],
  })
})

it.each<[string, number | null]>([
  ['the start should take 10 minutes', 10],
  ['make the start 10 minutes', null],
])(
  '“%s” changes the start alone, even where a model reads it as %s for the lesson',
  async (message, read) => {
    expect(await after(message, read)).toEqual({ minutes: 50, sum: 50, start: 10, notDone: [] })
  },
)

it.each(['add a 5 minute brain break in the middle', 'put in a 10 minute quiz'])(
  '“%s” leaves the lesson as long as it was',
  async (message) => {
    expect(await after(message, null)).toMatchObject({ minutes: 50, sum: 50, notDone: [] })
  },
)

it('a quiz “at the end” goes into the plan and is no document of its own', async () => {
  const answers = [change(['phases']), phases]
  const { doc } = await changes.after(plan, 'add a quiz at the end', answers)
  expect(planSection(doc, 'phases')?.steps[0]?.teacher).toEqual(['Sit quietly.'])
  expect(planSection(doc, 'safety')).toEqual(planSection(plan, 'safety'))
})

it.each([
  'we have 10 minutes for the quiz',
  'we have 15 minutes left at the end, add a game',
  'talk for 20 minutes',
])('“%s” is not the length of the lesson', async (message) => {
  expect(await after(message, null)).toMatchObject({ minutes: 50, sum: 50 })
})

it('minutes before the lesson are not its length', async () => {
  const asked = 'they come back from 30 minutes of PE, so make the start calmer'
  expect(await after(asked, null)).toMatchObject({ minutes: 50, sum: 50, notDone: [] })
})

it.each<[string, number | null, RegExp]>([
  ['make it 3 minutes', null, /lessons of 5 to 180 minutes, so this stays at 50/],
  ['make it 300 minutes', 180, /lessons of 5 to 180 minutes, so this stays at 50/],
  ['35 minutes are all that the hall leaves us', 45, /stays at 50 minutes/],
])('“%s” that stays as long as it was is said', async (message, read, said) => {
  const { minutes, notDone } = await after(message, read)
  expect(minutes).toBe(50)
  expect(notDone.join()).toMatch(said)
})

it('a plain length is followed even where a model cannot tell what is meant, or reads another', async () => {
  expect(await after('fit it into 35 minutes', 45)).toMatchObject({ minutes: 35 })
  expect(await after('thirty minutes', 30, 'unclear')).toMatchObject({ minutes: 30, sum: 30 })
})
