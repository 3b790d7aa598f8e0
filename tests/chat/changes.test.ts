import { expect, it } from 'vitest'
import { changeIn } from '#content/planner/change.ts'
import { CHANGES } from '#features/chat/plan/change-section.ts'

it('says each change in words the planner understands as that change', () => {
  expect(CHANGES.map(([, message]) => changeIn(message('Lesson steps')))).toEqual([
    'again',
    'easier',
    'harder',
    'shorter',
    'longer',
  ])
})
