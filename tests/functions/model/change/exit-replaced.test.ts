import { expect, it } from 'vitest'
import type { Phase, PhaseKind } from '#content/lesson-plan.ts'
import type { Task } from '#content/task.ts'
import { withExit } from '../../../../supabase/functions/_shared/generate/model/change/rebuild-plan.ts'

const task = (prompt: string): Task => ({
  id: 'exit',
  level: 'core',
  prompt,
  figure: null,
  space: 'line',
  answer: '',
  working: null,
  check: null,
})
const step = (kind: PhaseKind, teacher: string): Phase => ({
  kind,
  name: kind,
  minutes: 5,
  from: 0,
  to: 5,
  teacher: [teacher],
  pupils: [],
})
const exit = { now: task('What is 1/2 of 10?'), next: task('What is 3/5 of 35?') }

it('a new exit ticket leaves the questions of earlier steps alone, the same ones too', () => {
  const steps = [
    step('i-do', 'I do 1: What is 1/2 of 10? Answer: 5'),
    step('you-do', 'Ten seedlings stand in a box. What is 1/2 of 10?'),
    step('exit', 'Exit: What is 1/2 of 10?'),
  ]
  expect(withExit(steps, exit).map(({ teacher }) => teacher[0])).toEqual([
    'I do 1: What is 1/2 of 10? Answer: 5',
    'Ten seedlings stand in a box. What is 1/2 of 10?',
    'Exit: What is 3/5 of 35?',
  ])
})

it('a new exit ticket stands in the last step that asks it, where no step is called so', () => {
  const steps = [step('i-do', 'What is 1/2 of 10?'), step('share', 'Hand in: What is 1/2 of 10?')]
  expect(withExit(steps, exit).map(({ teacher }) => teacher[0])).toEqual([
    'What is 1/2 of 10?',
    'Hand in: What is 3/5 of 35?',
  ])
})
