import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkPlan } from '#content/checks/plan-checks.ts'
import { type LessonPlan, planSection } from '#content/lesson-plan.ts'
import { planHtml } from '#content/render-html.ts'
import { LanguageModelServer } from '../language-model-server.ts'
import { PLAN, reply } from '../replies.ts'
import { settings, writeAll } from '../write-with-model.ts'

const server = new LanguageModelServer()
beforeAll(() => server.open())
afterAll(() => server.close())

const UNFIT = 'Tama has epilepsy and 12 seeds. He shares them with 3. How many each?'
const { tasks } = PLAN.questions as { tasks: { use: string; prompt: string }[] }
/** The questions of a good plan, with one that may not be printed in place of those that are meant. */
const unfitWhere = (isMeant: (use: string) => boolean) => ({
  questions: { tasks: tasks.map((task) => (isMeant(task.use) ? { ...task, prompt: UNFIT } : task)) },
})

/** A plan of a model that gives the same answer each time. */
async function written(parts: Record<string, unknown>) {
  server.says(reply(PLAN, parts))
  const { writing, written: sections } = await writeAll(settings(server.url))
  const patch = writing.patch(sections, true)
  const plan = patch.doc as LessonPlan
  return { plan, counted: patch.counted, toCheck: planSection(plan, 'about')?.checkThis.join('\n') ?? '' }
}

const steps = (plan: LessonPlan) => JSON.stringify(planSection(plan, 'phases')?.steps)

describe('questions of which some may not be printed, twice', () => {
  it('the exit question alone: every other question, the steps and the answers stay', async () => {
    const { plan, counted, toCheck } = await written(unfitWhere((use) => use === 'exit'))
    expect(JSON.stringify(plan)).not.toContain('epilepsy')
    expect(plan.sections).toHaveLength(16)
    expect(steps(plan)).toContain('What is 1/4 of 12?')
    expect(planSection(plan, 'answers')?.tasks).toHaveLength(tasks.length)
    expect(planSection(plan, 'assessment')?.exitTicket.prompt).toContain('____')
    expect(planSection(plan, 'assessment')?.sorts).toHaveLength(2)
    expect(toCheck).toContain('“Exit ticket” has no question')
    expect(counted).toBeUndefined()
    expect(planHtml(plan)).toContain('____')
    expect(checkPlan(plan, () => undefined).length).toBeGreaterThan(0)
  })

  it('all but one: that one stays with the steps', async () => {
    const { plan, toCheck } = await written(unfitWhere((use) => use !== 'exit'))
    expect(JSON.stringify(plan)).not.toContain('epilepsy')
    expect(plan.sections).toHaveLength(16)
    expect(steps(plan)).toContain('Write a story in which someone finds 2/3 of a set.')
    expect(toCheck).toContain('was not fit to print and was left out')
  })

  it('all of them: the steps stay, the plan says what is missing, and it is not counted', async () => {
    const { plan, counted, toCheck } = await written(unfitWhere(() => true))
    expect(JSON.stringify(plan)).not.toContain('epilepsy')
    expect(steps(plan)).toContain('Hold up 12 seeds. How could two of us share?')
    expect(planSection(plan, 'assessment')?.watchFor).toHaveLength(1)
    expect(toCheck).toContain('“Questions” was left out')
    expect(toCheck).toContain('so it was not counted.')
    expect(counted).toBe(false)
  })
})

describe('a section that loses so many lines that its list is shorter than we ask for', () => {
  it('stays with the lines that are left', async () => {
    const { walt } = PLAN['learning-intention'] as { walt: string }
    const criteria = ['share a set into equal groups', 'see that the lazy kids cannot do it']
    const { plan, toCheck } = await written({ 'learning-intention': { walt, criteria } })
    expect(planSection(plan, 'learning-intention')?.criteria).toEqual(['share a set into equal groups'])
    expect(toCheck).toContain('“Learning intention”: A sentence or more in it was not fit to print')
  })
})
