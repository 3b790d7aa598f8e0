import { afterAll, beforeAll, expect, it } from 'vitest'
import type { LessonPlan } from '#content/lesson-plan.ts'
import { saidByModel } from '../../../../supabase/functions/_shared/generate/model/change/said-by-model.ts'
import { LanguageModelServer } from '../language-model-server.ts'
import { Changes, change, madePlan } from './document-changed.ts'

const server = new LanguageModelServer()
const changes = new Changes(server)
let plan: LessonPlan
beforeAll(async () => {
  await server.open()
  plan = await madePlan(server)
})
afterAll(() => server.close())

const DONE = 'Done! I made the lesson 30 minutes and changed the year to 8.'

it('what a model claims to have done is not told as something that was not done', async () => {
  const answers = [change(['safety'], { say: DONE }), { safety: { items: ['Wash your hands.'] } }]
  const { doc } = await changes.after(plan, 'safety for soil', answers)
  expect(doc.notDone).toEqual(plan.notDone)
  expect(JSON.stringify(doc)).not.toContain('Done!')
})

it('nor is it the answer where nothing was done', async () => {
  const { note } = await changes.after(plan, 'hmm', [change([], { means: 'words', say: DONE })])
  expect(note).toMatch(/^I could not tell what to change/)
})

it.each([
  ['Done! I cannot draw pictures.', 'I cannot draw pictures.'],
  ['I added it, but I could not make it rhyme.', 'I added it, but I could not make it rhyme.'],
  ['A part of a whole.', 'A part of a whole.'],
  ['Which part do you mean?', 'Which part do you mean?'],
  ['This was counted twice.', ''],
  ['The steps have been updated. There is no film about it.', 'There is no film about it.'],
  ['Kua oti.', ''],
  ['You are a stupid teacher. Which part do you mean?', 'Which part do you mean?'],
  ['That is a dumb question. Visit', ''],
  ['What the fuck do you mean?', ''],
  [
    'I kept it short, because the no-hopers cannot read more. Which part do you mean?',
    'Which part do you mean?',
  ],
  [
    'No question of yours is stupid here, so which part is it?',
    'No question of yours is stupid here, so which part is it?',
  ],
])('of “%s” is left “%s”', (say, left) => {
  expect(saidByModel(say)).toBe(left)
})
