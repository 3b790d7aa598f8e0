import { describe, expect, it } from 'vitest'
import { planSection } from '#content/lesson-plan.ts'
import type { InputContext } from '#content/planner/read/input.ts'
import { ask, BLOCKS, contextOf, planFor } from '../support.ts'

/** The steps of a plan as one text. */
const stepsOf = (text: string, context: InputContext | null = null) =>
  JSON.stringify(planSection(planFor(ask(text, { context })), 'phases')?.steps)

const goalOf = (subject: string) => {
  const block = BLOCKS.find((one) => one.subject === subject && one.year_group === 'Year 5')
  if (!block) throw new Error(`no goal of ${subject}`)
  return contextOf(block, 0)
}

describe('the teacher’s own topic', () => {
  it.each(['Science', 'Technology', 'The arts', 'Social sciences', 'English'])(
    'stands at the start, in the work and at the end of a lesson on a goal of %s',
    (subject) => {
      const steps = planSection(
        planFor(ask('hedgehogs in our garden', { context: goalOf(subject) })),
        'phases',
      )?.steps
      const named = steps?.filter((step) => JSON.stringify(step).includes('hedgehogs in our garden'))
      expect(named?.map(({ kind }) => kind)).toEqual(
        expect.arrayContaining(['hook', 'we-do', 'you-do', 'share']),
      )
    },
  )

  it('is the setting of a maths lesson, where one is named', () => {
    expect(stepsOf('rounding, skateboard theme, year 5')).toContain('Set the scene: skateboard.')
  })

  it('is left out where the words only point at the goal', () => {
    expect(stepsOf('plan this please', goalOf('Science'))).not.toContain('Bring in the topic')
  })
})

const AREAS = [
  'Science',
  'Social sciences',
  'The arts',
  'Technology',
  'Health and physical education',
  'English',
]
const TOPICS: readonly (readonly [typed: string, inSentence: string])[] = [
  ['rock pools', 'rock pools'],
  ['build a shelter from driftwood', 'a shelter from driftwood'],
  ['why leaves change colour', 'why leaves change colour'],
  ['should we ban homework', 'Should we ban homework?'],
  ['friendship bracelets', 'friendship bracelets'],
  ['juggling scarves', 'juggling scarves'],
  ['life on a lighthouse', 'life on a lighthouse'],
  ['kites + wind', 'kites + wind'],
  ['recount of our beach clean-up', 'recount of our beach clean-up'],
  ['the gold rush', 'gold rush'],
]

describe('the beginning and the end that were asked for', () => {
  it('stand first in the first step and last in the sharing', () => {
    const plan = planFor(ask('Year 4 commas, starts with a visit to the pond and ends with a quiz round'))
    const steps = planSection(plan, 'phases')?.steps ?? []
    expect(steps[0]?.teacher[0]).toContain('Begin with a visit to the pond')
    expect(steps.find(({ kind }) => kind === 'share')?.teacher.at(-1)).toBe('End with a quiz round.')
  })

  it('are none where words only start with a letter', () => {
    expect(stepsOf('words that start with sh, Year 1')).not.toContain('Begin with')
  })
})

describe('a lesson on a topic alone', () => {
  it.each(AREAS.flatMap((area) => TOPICS.map(([typed, inSentence]) => [area, typed, inSentence] as const)))(
    'of %s asks about “%s” in a question that reads right, and names it in the work',
    (subject, typed, inSentence) => {
      const context = { subject, year_group: 'Year 5', strand: null, skill: null, goals: [] } as never
      const plan = planFor(ask(`plan a lesson on ${typed}, Year 5`, { context }))
      const text = JSON.stringify(planSection(plan, 'phases'))
      const question = /Write up the question: ([^"]+)"/.exec(text)?.[1] ?? ''
      expect(question).toMatch(/^[\p{Lu}“].*\?$/u)
      expect(question.toLowerCase()).toContain(inSentence.toLowerCase())
      expect(question).not.toMatch(/\bmake make\b|\bhow can we .*\bthemselves\b|: :|\?\?/i)
      expect(JSON.stringify(plan)).not.toMatch(/\{topic\}|undefined/)
    },
  )
})
