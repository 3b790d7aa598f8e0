import { describe, expect, it } from 'vitest'
import type { GeneratorType } from '#content/contract.ts'
import { prepareLesson } from '#content/planner/prepare/prepare-lesson.ts'
import { readRequest } from '#content/planner/read/request.ts'
import { WELCOME } from '#features/chat/welcome-words.data.ts'
import { ask, planFor, resourceFor } from '../support.ts'

const EXPECTED: Record<GeneratorType, [area: string, title: string, year: number][]> = {
  lessonPlan: [
    ['Mathematics and statistics', 'Fractions of a set', 5],
    ['English', 'Adjectives', 3],
    ['Science', 'Plants experiment', 6],
  ],
  resourceGenerator: [
    ['Mathematics and statistics', 'Multiplication', 4],
    ['Science', 'Space', 7],
    ['English', 'Reading comprehension', 5],
  ],
}

const CASES = (Object.keys(EXPECTED) as GeneratorType[]).flatMap((generatorType) =>
  WELCOME[generatorType].examples.map(({ prompt }, at) => ({
    generatorType,
    prompt,
    expected: EXPECTED[generatorType][at],
  })),
)

describe('the examples of a welcome page', () => {
  it.each(CASES)('“$prompt” leads to its area and topic', ({ generatorType, prompt, expected }) => {
    const said = ask(prompt, { generatorType })
    const { request, title } = prepareLesson(readRequest(said))
    expect([request.subject, request.year]).toEqual([expected?.[0], expected?.[2]])
    expect(title.toLowerCase()).toContain(expected?.[1].toLowerCase())
    expect((generatorType === 'lessonPlan' ? planFor : resourceFor)(said).sections.length).toBeGreaterThan(0)
  })

  it('asks for multiplication, never for division, in the worksheet of multiplication', () => {
    const [{ prompt } = { prompt: '' }] = WELCOME.resourceGenerator.examples
    for (let turn = 0; turn < 10; turn++) {
      const { sections } = resourceFor(ask(prompt, { messageId: `turn ${turn}` }))
      const tasks = sections.flatMap((section) => ('tasks' in section ? section.tasks : []))
      expect(tasks.length).toBeGreaterThan(10)
      expect(
        tasks.filter((task) => /÷|remainder|left over/.test(task.prompt)).map((task) => task.prompt),
      ).toEqual([])
    }
  })
})
