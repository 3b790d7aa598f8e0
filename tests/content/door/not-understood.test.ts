import { expect, it } from 'vitest'
import { answerRequest } from '#content/planner/answer-request.ts'
import { ask } from '../support.ts'

it.each([
  'nothing I tried seemed to be of any use to anyone and they would not have it at all',
  'Year 5, something that uses up whatever we have left over from what everyone did before',
])('a request that was not understood is answered with a question: %s', (text) => {
  const answer = answerRequest(ask(text))
  expect(answer).toMatchObject({ format: 'note', markdown: expect.stringContaining('What is the topic') })
  expect(JSON.stringify(answer)).not.toContain(text.slice(8, 30))
})

it.each([
  'Volcanoes, Year 6',
  'Icebergs in Antarctica, Year 4',
  'Plan a lesson on how bees make honey, 40 minutes',
])('a topic of a few words still makes a plan: %s', (text) => {
  expect(answerRequest(ask(text)).format).toBe('plan')
})
