import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LessonPlan } from '#content/lesson-plan.ts'
import { planSection } from '#content/lesson-plan.ts'
import type { Resource } from '#content/resource.ts'
import { LanguageModelServer } from '../language-model-server.ts'
import { PLAN, PLAN_STEPS, reply, WORKSHEET } from '../replies.ts'
import { given, settings, writeAll } from '../write-with-model.ts'

const server = new LanguageModelServer()
beforeAll(() => server.open())
afterAll(() => server.close())

const MARK = '(not from our bank: check)'
const stepsSaying = (text: string) => ({
  steps: PLAN_STEPS.map((step, at) => (at === 0 ? { ...step, teacher: [text] } : step)),
})

async function planSaying(text: string, content = 'Year 6 explorers of the southern seas, 50 minutes') {
  server.says(reply(PLAN, { phases: stepsSaying(text) }))
  const input = given({ content, context: null })
  const { writing, written } = await writeAll(settings(server.url), input)
  const plan = writing.patch(written, true).doc as LessonPlan
  return planSection(plan, 'phases')?.steps[0]?.teacher[0] ?? ''
}

describe('a plan on which our bank has no lesson', () => {
  it.each([
    'Captain Cook first landed in New Zealand in 1759.',
    'Kate Sheppard was the first woman in Parliament.',
    'Lake Taupō is the largest lake in Australasia.',
    'The kākāpō is the only flightless parrot in the world.',
    'The albatross has the longest wings of all birds.',
    'Tasman was the first to cross that sea.',
    'A whale eats 40 tonnes of krill a day.',
    'The peak is 4,724 metres high.',
  ])('has a mark behind a year, a number or a record: %s', async (text) => {
    expect(await planSaying(text)).toBe(`${text} ${MARK}`)
  })

  it.each([
    'Be the first to find all twelve cards.',
    'Use only the words in the box.',
    'What is the longest word that you know?',
    'Give each group 4 cards and 2 dice.',
    'The first sentence says what you think.',
    'Put the largest card on top.',
  ])('and none behind what states nothing of the world: %s', async (text) => {
    expect(await planSaying(text)).toBe(text)
  })

  it('and none behind the numbers of a lesson in mathematics', async () => {
    const text = 'Write 4,724 on the board.'
    expect(await planSaying(text, 'Year 5 maths, place value to 10,000, 50 minutes')).toBe(text)
  })
})

it('a sheet on which our bank has no lesson names the statements for the teacher, and marks none for pupils', async () => {
  const text = {
    title: 'A long voyage',
    paragraphs: ['The ship left in 1768. It carried sheep. It was the largest ship of the Pacific.'],
  }
  server.says(reply(WORKSHEET, { 'tasks-core': { ...(WORKSHEET['tasks-core'] as object), text } }))
  const input = given({
    generator_type: 'resourceGenerator',
    content: 'a worksheet on explorers of the southern seas, Year 6',
    context: null,
  })
  const { writing, written } = await writeAll(settings(server.url), input)
  const { sections } = writing.patch(written, true).doc as Resource
  expect(JSON.stringify(sections.find(({ id }) => id === 'key'))).toContain(
    'Not from our bank: check “The ship left in 1768.” “It was the largest ship of the Pacific.”',
  )
  expect(JSON.stringify(sections.filter(({ id }) => id !== 'key'))).not.toContain('our bank')
})
