import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LessonPlan, planSection } from '#content/lesson-plan.ts'
import type { Resource, TaskPage } from '#content/resource.ts'
import { LanguageModelServer } from '../language-model-server.ts'
import { PLAN, PLAN_STEPS, reply, WORKSHEET } from '../replies.ts'
import { given, settings, writeAll } from '../write-with-model.ts'

const server = new LanguageModelServer()
beforeAll(() => server.open())
afterAll(() => server.close())

type Task = Record<string, unknown> & { proof: object }
const { tasks } = PLAN.questions as { tasks: Task[] }
const UNPROVEN = { kind: 'none', a: '', b: '', show: 'number', unit: '' }

/** A document of a model that gives the same answer in both calls. */
async function made<T>(answer: string, more: Parameters<typeof given>[0] = {}): Promise<T> {
  server.says(answer)
  const { writing, written } = await writeAll(settings(server.url), given(more))
  return writing.patch(written, true).doc as T
}
const planWith = (other: (task: Task) => object) =>
  made<LessonPlan>(reply(PLAN, { questions: { tasks: tasks.map((task) => ({ ...task, ...other(task) })) } }))
const planOf = (other: Record<string, unknown>) => made<LessonPlan>(reply(PLAN, other))
const sheetWith = (other: (task: Task, n: number) => object) =>
  made<Resource>(
    reply(
      Object.fromEntries(
        Object.entries(WORKSHEET).map(([key, page]) => {
          const { tasks: own } = page as { tasks?: Task[] }
          return [
            key,
            own ? { ...page, tasks: own.map((task, n) => ({ ...task, ...other(task, n) })) } : page,
          ]
        }),
      ),
    ),
    { generator_type: 'resourceGenerator', content: 'Halves worksheet, Year 5' },
  )
const core = (sheet: Resource) => sheet.sections.find(({ id }) => id === 'tasks-core') as TaskPage

describe('the same careless field in every question of both answers', () => {
  it.each<[string, (task: Task) => object]>([
    ['an unknown room to write', () => ({ space: 'whiteboard' })],
    ['an unknown kind of figure', () => ({ figure: { kind: 'pictograph', numbers: [], words: [] } })],
    ['a figure in words', () => ({ figure: 'six apples' })],
    ['an unknown level', () => ({ level: 'medium' })],
    ['an unknown kind of proof', ({ proof }) => ({ proof: { ...proof, kind: 'divide' } })],
    ['no answer', () => ({ answer: '' })],
    ['null for an answer', () => ({ answer: null })],
    ['an unknown use, and no exit ticket', () => ({ use: 'independent' })],
  ])('%s: the plan keeps them all', async (_, other) => {
    const plan = await planWith(other)
    const answers = planSection(plan, 'answers')?.tasks ?? []
    expect(plan.sections).toHaveLength(16)
    expect(answers).toHaveLength(tasks.length)
    expect(planSection(plan, 'assessment')?.exitTicket?.prompt).toContain('Write a story')
  })

  it('an answer that is missing is a gap to fill in, or the one that our program worked out', async () => {
    const answers = planSection(await planWith(() => ({ answer: '' })), 'answers')?.tasks ?? []
    expect(answers.map(({ answer }) => answer)).toEqual(['3', '12', '5', '18', expect.anything(), '____'])
    expect(answers.at(-1)?.working).toContain('Check this')
  })

  it('an unknown figure costs a question only where it asks about it, and the teacher is told', async () => {
    const figure = { kind: 'photo', numbers: [], words: [] }
    const sheet = await sheetWith((_, n) => ({
      figure,
      proof: UNPROVEN,
      prompt:
        n === 0 ? 'Look at the photo. How many bees are there?' : `Write ${n} sentences about your weekend.`,
      answer: 'Any sentence.',
    }))
    expect(core(sheet).tasks.map(({ prompt, figure: drawn }) => [prompt, drawn])).toEqual([
      ['Write 1 sentences about your weekend.', null],
      ['Write 2 sentences about your weekend.', null],
    ])
    expect(JSON.stringify(sheet)).toContain('a kind that our program does not draw')
  })

  it('a number that is missing in a figure never makes it another figure', async () => {
    const coins = { kind: 'coins', numbers: [null, 50, 20], words: [] }
    const sheet = await sheetWith((_, n) =>
      n === 0 ? { figure: coins, proof: UNPROVEN, prompt: 'How much money is shown?', answer: '$1.20' } : {},
    )
    expect(JSON.stringify(sheet)).not.toContain('"cents":[50,20]')
  })
})

describe('careless steps in both answers', () => {
  it.each<[string, object]>([
    ['no minutes', { minutes: 0 }],
    ['minutes below none', { minutes: -5 }],
    ['minutes without end', { minutes: 1_000_000 }],
    ['kinds of its own', { kind: 'activity' }],
  ])('%s: every step stays, and the lesson has its length', async (_, other) => {
    const plan = await planOf({ phases: { steps: PLAN_STEPS.map((step) => ({ ...step, ...other })) } })
    const steps = planSection(plan, 'phases')?.steps ?? []
    expect(steps).toHaveLength(PLAN_STEPS.length)
    expect(steps.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(50)
    expect(JSON.stringify(steps)).toContain('What is 2/3 of 18?')
  })
})

it('the name of a step states no minutes beside those that the lesson has room for', async () => {
  const named = PLAN_STEPS.map((step) => ({ ...step, minutes: 83, name: 'Sharing seeds (83 minutes)' }))
  const steps = planSection(await planOf({ phases: { steps: named } }), 'phases')?.steps ?? []
  expect(steps.map(({ name }) => name)).toEqual(PLAN_STEPS.map(() => 'Sharing seeds'))
})

describe('a title', () => {
  it.each([
    ['of nothing', ''],
    ['of letters that nobody sees', '\u200b\u200b\u200b'],
  ])('%s, twice: the lesson is kept, under the topic', async (_, title) => {
    const plan = await planOf({ header: { title } })
    expect(plan.sections).toHaveLength(16)
    expect(planSection(plan, 'header')?.title.length).toBeGreaterThan(5)
    expect(JSON.stringify(planSection(plan, 'about'))).toContain('No title came that can be used')
  })
})

describe('slips in the JSON of both answers', () => {
  const whole = reply(PLAN)
  it.each<[string, string]>([
    ['a comma behind the last item', whole.replaceAll(/\n(\s*)\]/g, ',\n$1]')],
    ['a number that is none', whole.replace('"minutes": 10', '"minutes": NaN')],
    ['an empty value of another language', whole.replace('"working": ""', '"working": None')],
  ])('%s: the plan is whole', async (_, answer) => {
    expect(answer).not.toBe(whole)
    const plan = await made<LessonPlan>(answer)
    expect(plan.sections).toHaveLength(16)
    expect(planSection(plan, 'answers')?.tasks).toHaveLength(tasks.length)
  })

  it('words that only look like slips stay as they are', async () => {
    const plan = await made<LessonPlan>(
      reply(PLAN, { resources: { items: ['Cards [a, b,] of None', 'pens'] } }).replace(/\}\s*$/, ',}'),
    )
    expect(JSON.stringify(planSection(plan, 'resources'))).toContain('Cards [a, b,] of None')
  })
})
