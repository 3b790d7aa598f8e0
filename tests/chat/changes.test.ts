import { expect, it } from 'vitest'
import { changesFor } from '#content/fixed-sections.ts'
import { PLAN_SECTION_TITLES } from '#content/lesson-plan.ts'
import { changeIn } from '#content/planner/change.ts'
import { remakePlanSection } from '#content/planner/redo-plan.ts'
import { CHANGES } from '#features/chat/plan/change-section.ts'
import { ask, planFor } from '../content/support.ts'

it('says each change in words the planner understands as that change', () => {
  for (const { change, message } of CHANGES) expect(changeIn(message('Lesson steps'))).toBe(change)
})

it.each(['A Year 5 lesson on fractions of a set', 'A Year 6 science lesson on magnets'])(
  'offers exactly what the built-in planner can do with a part of its own plan: %s',
  (words) => {
    const plan = planFor(ask(words))
    for (const { id } of plan.sections) {
      const offered = changesFor(plan, id)
      for (const { change, message } of CHANGES) {
        const made = remakePlanSection(plan, id, ask(message(PLAN_SECTION_TITLES[id])))
        expect([id, change, made.ok]).toEqual([id, change, offered?.(change) ?? false])
      }
    }
  },
)
