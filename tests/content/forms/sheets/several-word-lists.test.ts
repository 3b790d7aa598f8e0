import { describe, expect, it } from 'vitest'
import { answerRequest } from '#content/planner/answer-request.ts'
import { ask } from '../../support.ts'

describe('cards of several lists of te reo Māori', () => {
  it('have whole series, and nothing is said to be missing', () => {
    const answer = answerRequest(
      ask('te reo māori flashcards numbers and days of the week and colours', {
        generatorType: 'resourceGenerator',
      }),
    )
    if (answer.format !== 'resource') throw new Error('no resource was made')
    const printed = JSON.stringify(answer.sections)
    for (const kupu of ['tekau', 'iwa', 'Rātapu', 'Rāhina', 'whero', 'kākāriki'])
      expect(printed).toContain(kupu)
    expect(answer.notDone.join()).not.toMatch(/nothing on/)
  })
})
