import { expect, it } from 'vitest'
import { talk, wordsOf } from '../follow-ups/support.ts'

it('brings in no topic of the teacher’s that the lesson is about anyway', () => {
  const [plan] = talk(
    'lessonPlan',
    'A 50 minute maths lesson for Year 5 on fractions of a set, hands on to start.',
  )
  expect(wordsOf(plan)).not.toMatch(/hands on to start|Say what today is about|what has the last question/)
})

it('brings in a topic in other words than the lesson’s', () => {
  const [plan] = talk('lessonPlan', 'year 5 fractions of a set, sharing lollies at a party')
  expect(wordsOf(plan)).toMatch(/lollies|party/)
})

it.each(['adjective', 'verb', 'noun', 'adverb'])(
  'asks about %ss alone where they alone are asked for',
  (kind) => {
    const [sheet] = talk('resourceGenerator', `${kind}s worksheet year 4`)
    const tasks =
      sheet?.format === 'resource'
        ? sheet.sections.flatMap((section) => ('tasks' in section ? section.tasks : []))
        : []
    expect(tasks.length).toBeGreaterThan(7)
    expect(tasks.filter(({ prompt }) => !prompt.toLowerCase().includes(kind))).toEqual([])
  },
)
