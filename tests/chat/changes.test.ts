import { describe, expect, it } from 'vitest'
import { changesFor, pageChangesFor } from '#content/fixed-sections.ts'
import { type LessonPlan, PLAN_SECTION_TITLES } from '#content/lesson-plan.ts'
import { changeIn } from '#content/planner/read/change.ts'
import type { PlannerInput } from '#content/planner/read/input.ts'
import { possibleChanges } from '#content/planner/redo/possible-changes.ts'
import { redoPlanSection } from '#content/planner/redo/redo-plan.ts'
import { redoResourceSection } from '#content/planner/redo/redo-resource.ts'
import type { Resource, TaskPage } from '#content/resource.ts'
import { CHANGES } from '#features/chat/plan/change-section.ts'
import { ask, planFor, resourceFor } from '../content/support.ts'

it('phrases each change so that the planner understands it', () => {
  for (const { change, message } of CHANGES) expect(changeIn(message('Lesson steps'))).toBe(change)
})

/** The history as it is when the reply to the next message is written. */
const asking = (given: PlannerInput, content: string): PlannerInput => ({
  ...given,
  messageId: 'the next message',
  content,
  history: [...given.history, { role: 'user', content: given.content }, { role: 'assistant', content: '' }],
})

/** The document as the built-in planner stores it. */
const stored = <T extends LessonPlan | Resource>(doc: T, given: PlannerInput): T => ({
  ...doc,
  changes: possibleChanges(doc, given),
})

/** Compares the changes that are offered for each part with the ones that are made when they are asked for. */
function offeredAndDone(plan: LessonPlan, given: PlannerInput) {
  return plan.sections.flatMap(({ id }) =>
    CHANGES.map(({ change, message }) => ({
      part: `${id} ${change}`,
      offered: changesFor(plan, id)?.(change) ?? false,
      done: redoPlanSection(plan, id, asking(given, message(PLAN_SECTION_TITLES[id]))).ok,
    })),
  )
}

function offeredAndDonePages(resource: Resource, given: PlannerInput) {
  return resource.outline.flatMap(({ id, title }) =>
    CHANGES.map(({ change, message }) => ({
      part: `${id} ${change}`,
      offered: pageChangesFor(resource, id)?.(change) ?? false,
      done: redoResourceSection(resource, id, asking(given, message(title))).ok,
    })),
  )
}

const differing = (all: { part: string; offered: boolean; done: boolean }[]) =>
  all.filter(({ offered, done }) => offered !== done)

describe('the changes that are offered', () => {
  it.each(['A Year 5 lesson on fractions of a set', 'A Year 6 science lesson on magnets'])(
    'is exactly what the built-in planner can do with a part of its own plan, after each change too: %s',
    (words) => {
      const given = ask(words)
      let plan = stored(planFor(given), given)
      expect(differing(offeredAndDone(plan, given))).toEqual([])
      for (const { change, message } of CHANGES) {
        const next = asking(given, message('Differentiation'))
        const made = redoPlanSection(plan, 'differentiation', next)
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

  it('stay the same for a document that was stored before they were recorded', () => {
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
    const made = redoResourceSection(resource, 'tasks-core', asking(given, 'Redo it in another way.'))
    if (!made.ok) throw new Error(made.why)
    return made.section as TaskPage
  }
  const asks = ({ tasks }: TaskPage) => tasks.map(({ prompt }) => prompt)

  it('asks something different every time, where a frame has no other numbers', () => {
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
    const made = redoResourceSection(resource, 'tasks-core', asking(test, 'Make it easier.'))
    const before = resource.sections.find(({ id }) => id === 'tasks-core') as TaskPage
    expect(made.ok && asks(made.section as TaskPage)[0]).toBe(asks(before)[0])
    expect(made.ok && asks(made.section as TaskPage).join()).toContain('You can begin:')
  })
})
