import { expect, it } from 'vitest'
import { answerRequest } from '#content/planner/answer-request.ts'

it.each([
  'reading passage about unicycles year 6 with 11 questions',
  'unicycles reading with 11 questions year 6 science',
])('asks as many questions as were wanted about a text that the teacher has to bring: %s', (content) => {
  const answer = answerRequest({
    messageId: '3f2b8c1e-7a4d-4c55-9a60-5d1f0e2b7c11',
    generatorType: 'resourceGenerator',
    content,
    context: null,
    history: [],
  })
  if (answer.format !== 'resource') throw new Error(answer.format)
  const tasks = answer.sections.flatMap((section) => ('tasks' in section ? section.tasks : []))
  expect(new Set(tasks.map(({ prompt }) => prompt)).size).toBe(11)
  expect(answer.notDone.join(' ')).toContain('The questions fit any text: bring one of your own.')
})
