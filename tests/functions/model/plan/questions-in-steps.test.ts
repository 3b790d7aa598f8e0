import { afterAll, beforeAll, expect, it } from 'vitest'
import { type LessonPlan, planSection } from '#content/lesson-plan.ts'
import { Changes, change, madePlan } from '../change/document-changed.ts'
import { LanguageModelServer } from '../language-model-server.ts'
import { PLAN, PLAN_STEPS, reply } from '../replies.ts'
import { given, settings, writeAll } from '../write-with-model.ts'

const server = new LanguageModelServer()
let plan: LessonPlan
beforeAll(async () => {
  await server.open()
  plan = await madePlan(server)
})
afterAll(() => server.close())

const HOOK = { ...PLAN_STEPS[0], minutes: 50 }

/** The questions of a plan that no step asks. */
const notAsked = (doc: LessonPlan) => {
  const steps = JSON.stringify(planSection(doc, 'phases'))
  return (planSection(doc, 'answers')?.tasks ?? [])
    .map(({ prompt }) => prompt)
    .filter((prompt) => !steps.includes(JSON.stringify(prompt).slice(1, -1)))
}

const HARDER = {
  tasks: (PLAN.questions as { tasks: { prompt: string }[] }).tasks.map((task) => ({
    ...task,
    prompt: `${task.prompt} Show how.`,
  })),
}

it.each([
  ['only a start', [HOOK]],
  ['no step to practise in', PLAN_STEPS.filter(({ kind }) => kind !== 'you-do')],
  ['no step for the exit ticket', PLAN_STEPS.filter(({ kind }) => kind !== 'exit')],
])('harder questions all stand in the lesson, though the model wrote %s', async (_, steps) => {
  const answer = { questions: HARDER, phases: { steps }, assessment: PLAN.assessment }
  const { doc } = await new Changes(server).after(plan, 'harder questions', [change(['questions']), answer])
  expect(planSection(doc, 'answers')?.tasks).toHaveLength(6)
  expect(notAsked(doc)).toEqual([])
})

it('the questions of a new plan all stand in it, though the model wrote only a start', async () => {
  server.says(reply({ ...PLAN, phases: { steps: [HOOK] } }))
  const { writing, written } = await writeAll(settings(server.url), given())
  expect(notAsked(writing.patch(written, true).doc as LessonPlan)).toEqual([])
})
