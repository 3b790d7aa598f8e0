import { describe, expect, it } from 'vitest'
import { PRACTICE_AIMS } from '#content/planner/maths/aims.data.ts'
import type { MathsTopic, Practice } from '#content/planner/maths/maths-topic.ts'
import { MATHS_TOPICS } from '#content/planner/maths/topics.ts'
import type { Teaching } from '#content/planner/topic.ts'

/** The topics of number that hold more than one kind of lesson. */
const OF_NUMBER = [
  'place-value',
  'add-subtract',
  'multiply-divide',
  'decimals',
  'fractions',
  'fraction-of-set',
  'fraction-sums',
  'percentages',
  'integers',
  'factors',
  'ratio',
  'order-of-operations',
  'money',
]

/** What a lesson says of its own sum. */
const ALWAYS = ['walt', 'criteria', 'think', 'ask', 'misconceptions'] as const
/** Younger classes work with things, whose lesson starts, helps and goes on in its own way. */
const WITHOUT_THINGS = [...ALWAYS, 'hook', 'support', 'extension'] as const
const LAST_YEAR_WITH_THINGS = 4

/** The fields that a practice takes from the notes of its whole topic in some year. */
function borrowed({ id, bands = [], notes }: MathsTopic, practice: Practice): string[] {
  const { title, years } = practice
  const own: Partial<Teaching> = {
    ...(PRACTICE_AIMS[`${id}: ${title}`] === undefined ? {} : { walt: title }),
    ...notes[practice.notes ?? title],
  }
  const band = bands.find(
    ({ years: [from, to] }) => to <= LAST_YEAR_WITH_THINGS && from <= years[0] && to >= years[1],
  )
  const asked = years[1] > LAST_YEAR_WITH_THINGS ? WITHOUT_THINGS : ALWAYS
  return asked.filter((field) => own[field] === undefined && band?.notes[field] === undefined)
}

describe('the lessons of number', () => {
  it.each(MATHS_TOPICS.filter(({ id }) => OF_NUMBER.includes(id)).map((topic) => [topic.id, topic] as const))(
    '%s: every practice is modelled, helped and stretched by notes of its own',
    (_, topic) => {
      const lacking = topic.practices.flatMap((practice) => {
        const fields = borrowed(topic, practice)
        return fields.length === 0 ? [] : [`${practice.title}: ${fields.join(', ')}`]
      })
      expect(lacking).toEqual([])
    },
  )
})
