import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LessonPlan, planSection } from '#content/lesson-plan.ts'
import { LanguageModelServer } from '../language-model-server.ts'
import { PLAN, PLAN_STEPS, reply } from '../replies.ts'
import { settings, writeAll } from '../write-with-model.ts'

const server = new LanguageModelServer()
beforeAll(() => server.open())
afterAll(() => server.close())

const { tasks } = PLAN.questions as { tasks: Record<string, unknown>[] }
const withTask = (at: number, other: object) => ({
  questions: { tasks: tasks.map((task, n) => (n === at ? { ...task, ...other } : task)) },
})

/** A plan of a model that gives the same answer each time. */
async function written(parts: Record<string, unknown>) {
  server.says(reply(PLAN, parts))
  const { writing, written: sections } = await writeAll(settings(server.url))
  const plan = writing.patch(sections, true).doc as LessonPlan
  return { plan, toCheck: planSection(plan, 'about')?.checkThis.join('\n') ?? '' }
}

describe('one item of a list that has not the shape we need, twice', () => {
  it.each<[string, object]>([
    ['no words', { prompt: '' }],
    ['one letter of words', { prompt: '?' }],
    ['words in a list', { prompt: ['What is', 'this?'] }],
  ])('a question with %s: the others stay, and the plan says so', async (_, other) => {
    const { plan, toCheck } = await written(withTask(2, other))
    expect(server.heard).toHaveLength(2)
    expect(plan.sections).toHaveLength(16)
    expect(planSection(plan, 'answers')?.tasks).toHaveLength(tasks.length - 1)
    expect(toCheck).toContain('“Questions”: A line or a question in it came in a form that we could not use')
  })

  it('a step without lines: the other steps fill the lesson', async () => {
    const steps = PLAN_STEPS.map((step, n) => (n === 4 ? { ...step, teacher: [''] } : step))
    const { plan } = await written({ phases: { steps } })
    const phases = planSection(plan, 'phases')
    expect(phases?.steps.map(({ kind }) => kind)).not.toContain('share')
    expect(phases?.steps.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(50)
  })

  it.each<[string, unknown]>([
    ['most of them broken', { tasks: tasks.map((task, n) => (n < 4 ? { ...task, prompt: '' } : task)) }],
    ['as plain words', 'What is half of 8?'],
    ['as a list of words', { tasks: ['What is half of 8?', 'What is half of 12?'] }],
    ['that are none', null],
  ])(
    'questions %s, twice: the steps stay without them, nobody pays, and the plan says so',
    async (_, questions) => {
      server.says(reply(PLAN, { questions }))
      const { writing, written: sections } = await writeAll(settings(server.url))
      const patch = writing.patch(sections, true)
      const plan = patch.doc as LessonPlan
      expect(patch.counted).toBe(false)
      expect(planSection(plan, 'phases')?.steps).toHaveLength(PLAN_STEPS.length)
      expect(planSection(plan, 'answers')?.tasks ?? []).toHaveLength(1)
      expect(planSection(plan, 'about')?.checkThis.join('\n')).toContain(
        '“Questions” was left out, so the steps and the answers have none',
      )
    },
  )
})
