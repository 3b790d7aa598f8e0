import { describe, expect, it } from 'vitest'
import type { PlannerInput } from '#content/planner/read/input.ts'
import { readRequest } from '#content/planner/read/request.ts'

function understood(first: string, ...then: string[]) {
  const messages = [first, ...then]
  const content = messages.pop() ?? ''
  const history: PlannerInput['history'] = messages.flatMap((text) => [
    { role: 'user' as const, content: text },
    { role: 'assistant' as const, content: '# Lesson plan' },
  ])
  return readRequest({ messageId: 'm', generatorType: 'lessonPlan', content, context: null, history })
    .understood
}

describe('a correction of what was understood', () => {
  it('changes the learning area and keeps the rest of the request', () => {
    const first = 'Year 6 bridges, 40 minutes'
    for (const [said, area] of [
      ['Change the learning area to Technology.', 'Technology'],
      ['it is social studies, not technology', 'Social sciences'],
      ['make it a science lesson', 'Science'],
    ] as const)
      expect(understood(first, said), said).toMatchObject({ area, years: [6], minutes: 40, topic: 'bridges' })
  })

  it('takes the last learning area that was named', () => {
    const said = [
      'Change the learning area to English.',
      'Change the learning area to The arts.',
      'Make it shorter.',
    ]
    expect(understood('shadows for Year 3', ...said).area).toBe('The arts')
  })

  it('takes back what was said about the class, and nothing else of it', () => {
    const first = 'Year 4 skipping for a wet day, no devices'
    expect(understood(first).needs).toEqual(['no devices', 'wet day'])
    expect(understood(first, 'Leave out the wet day.').needs).toEqual(['no devices'])
    expect(understood(first, 'Leave out the wet day.', 'make it a wet day again').needs).toContain('wet day')
  })

  it('takes back limits on the numbers', () => {
    const first = 'Year 5 division with no remainders'
    expect(understood(first).numbers.remainders).toBe('none')
    expect(understood(first, 'Leave out the limits on the numbers.').numbers).toEqual({})
  })

  it('changes the text type', () => {
    expect(understood('Year 5 writing a recount of camp', 'Change the text type to a poem.').textType).toBe(
      'poem',
    )
  })

  it('is no correction where a new topic is named', () => {
    expect(understood('Year 6 bridges', 'a science lesson on magnets for Year 7')).toMatchObject({
      years: [7],
      topic: 'magnets',
    })
  })
})
