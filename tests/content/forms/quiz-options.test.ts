import { describe, expect, it } from 'vitest'
import { shapeOf } from '#content/planner/forms/quiz/near-answers.ts'
import { ask, resourceFor } from '../support.ts'

const choicesFor = (text: string) =>
  resourceFor({ ...ask(text), generatorType: 'resourceGenerator' }).sections.flatMap((section) =>
    'tasks' in section
      ? section.tasks.flatMap(({ answer, choices }) => (choices ? [{ answer, choices }] : []))
      : [],
  )

describe('the options of a quiz', () => {
  it.each([
    '8 question multiple choice quiz on equivalent fractions, year 5',
    '6 multiple choice questions on ordering fractions, year 6',
    'multiple choice quiz on mixed numbers year 6, 6 questions',
  ])('are written like the answer: %s', (text) => {
    const found = choicesFor(text)
    expect(found.length).toBeGreaterThanOrEqual(3)
    for (const { answer, choices } of found)
      if (!'<>='.includes(answer))
        expect(choices.map(shapeOf).map((shape) => shape.split(' ').sort().join(' '))).toEqual(
          choices.map(() => shapeOf(answer).split(' ').sort().join(' ')),
        )
  })
})
