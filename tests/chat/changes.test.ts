import { describe, expect, it } from 'vitest'
import { changesFor, pageChangesFor } from '#content/fixed-sections.ts'
import { type LessonPlan, PLAN_SECTION_TITLES } from '#content/lesson-plan.ts'
import { changeIn } from '#content/planner/change.ts'
import { changesOf } from '#content/planner/changes.ts'
import type { PlannerInput } from '#content/planner/input.ts'
import { remakePlanSection } from '#content/planner/redo-plan.ts'
import { remakeResourceSection } from '#content/planner/redo-resource.ts'
import type { Resource, TaskPage } from '#content/resource.ts'
import { CHANGES } from '#features/chat/plan/change-section.ts'
import { ask, planFor, resourceFor } from '../content/support.ts'

it('says each change in words the planner understands as that change', () => {
  for (const { change, message } of CHANGES) expect(changeIn(message('Lesson steps'))).toBe(change)
})

/** As the reply to the message after. */
const asking = (given: PlannerInput, content: string): PlannerInput => ({
  ...given,
  messageId: 'the next message',
  content,
  history: [...given.history, { role: 'user', content: given.content }, { role: 'assistant', content: '' }],
})

/** As the built-in planner stores it. */
const stored = <T extends LessonPlan | Resource>(doc: T, given: PlannerInput): T => ({
  ...doc,
  changes: changesOf(doc, given),
})

/** What is offered, and what is done when it is asked for, for each part and change. */
function offeredAndDone(plan: LessonPlan, given: PlannerInput) {
  return plan.sections.flatMap(({ id }) =>
    CHANGES.map(({ change, message }) => ({
      part: `${id} ${change}`,
      offered: changesFor(plan, id)?.(change) ?? false,
      done: remakePlanSection(plan, id, asking(given, message(PLAN_SECTION_TITLES[id]))).ok,
    })),
  )
}

function offeredAndDonePages(resource: Resource, given: PlannerInput) {
  return resource.outline.flatMap(({ id, title }) =>
    CHANGES.map(({ change, message }) => ({
      part: `${id} ${change}`,
      offered: pageChangesFor(resource, id)?.(change) ?? false,
      done: remakeResourceSection(resource, id, asking(given, message(title))).ok,
    })),
  )
}

const differing = (all: { part: string; offered: boolean; done: boolean }[]) =>
  all.filter(({ offered, done }) => offered !== done)

describe('what is offered to be changed', () => {
  it.each(['A Year 5 lesson on fractions of a set', 'A Year 6 science lesson on magnets'])(
    'is exactly what the built-in planner can do with a part of its own plan, after each change too: %s',
    (words) => {
      const given = ask(words)
      let plan = stored(planFor(given), given)
      expect(differing(offeredAndDone(plan, given))).toEqual([])
      for (const { change, message } of CHANGES) {
        const next = asking(given, message('Differentiation'))
        const made = remakePlanSection(plan, 'differentiation', next)
        expect(made.ok).toBe(changesFor(plan, 'differentiation')?.(change) ?? false)
        if (!made.ok) continue
        const sections = plan.sections.map((now) => (now.id === 'differentiation' ? made.section : now))
        plan = stored({ ...plan, sections }, next)
        expect(differing(offeredAndDone(plan, next))).toEqual([])
      }
      expect(changesFor(plan, 'differentiation')?.('easier') ?? false).toBe(false)
    },
  )

  it.each([
    ['a worksheet on magnets for Year 5 science'],
    ['an activity on magnets for Year 5 science'],
    ['an assessment on magnets for Year 5 science'],
    ['a worksheet on telling the time for Year 3'],
    ['an activity on fractions for Year 4'],
    ['an assessment on doubling for Year 2'],
  ])('is exactly what can be done with a page of a resource: %s', (words) => {
    const given = ask(words, { generatorType: 'resourceGenerator' })
    const resource = stored(resourceFor(given), given)
    expect(differing(offeredAndDonePages(resource, given))).toEqual([])
    expect(offeredAndDonePages(resource, given).some(({ offered }) => offered)).toBe(true)
  })

  it('is as before in a document that was stored without saying so', () => {
    const plan = planFor(ask('A Year 6 science lesson on magnets'))
    expect(changesFor(plan, 'reflection')?.('easier')).toBe(false)
    expect(changesFor(plan, 'phases')?.('easier')).toBe(true)
    const resource = resourceFor(ask('a worksheet on magnets for Year 5 science'))
    expect(pageChangesFor(resource, 'tasks-core')?.('again')).toBe(true)
    expect(pageChangesFor(resource, 'key')).toBeUndefined()
  })
})

describe('a page that is redone', () => {
  const given = ask('a worksheet on magnets for Year 5 science', { generatorType: 'resourceGenerator' })
  const again = (resource: Resource) => {
    const made = remakeResourceSection(resource, 'tasks-core', asking(given, 'Redo it in another way.'))
    if (!made.ok) throw new Error(made.why)
    return made.section as TaskPage
  }
  const asks = ({ tasks }: TaskPage) => tasks.map(({ prompt }) => prompt)

  it('asks something else, every time, where a frame has no other numbers', () => {
    const resource = resourceFor(given)
    const first = resource.sections.find(({ id }) => id === 'tasks-core') as TaskPage
    const second = again(resource)
    expect(asks(second)).not.toEqual(asks(first))
    const sections = resource.sections.map((now) => (now.id === 'tasks-core' ? second : now))
    expect(asks(again({ ...resource, sections }))).toEqual(asks(first))
  })

  it('of an assessment stays an assessment', () => {
    const test = ask('an assessment on magnets for Year 5 science', { generatorType: 'resourceGenerator' })
    const resource = resourceFor(test)
    const made = remakeResourceSection(resource, 'tasks-core', asking(test, 'Make it easier.'))
    const before = resource.sections.find(({ id }) => id === 'tasks-core') as TaskPage
    expect(made.ok && asks(made.section as TaskPage)[0]).toBe(asks(before)[0])
    expect(made.ok && asks(made.section as TaskPage).join()).toContain('You can begin:')
  })
})
