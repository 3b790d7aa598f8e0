import { describe, expect, it } from 'vitest'
import type { Answer } from '#content/planner/answer-request.ts'
import { talk } from './support.ts'

const words = (answer: Answer | undefined) => (answer?.format === 'note' ? answer.markdown : 'a document')
const title = (answer: Answer | undefined) =>
  answer?.format === 'plan' ? answer.sections.find((section) => section.id === 'header')?.title : undefined

describe('“yes” in a chat', () => {
  it('makes what goes with something that is not made here', () => {
    const [, after] = talk('lessonPlan', 'slides on volcanoes y5', 'yes')
    expect(title(after)).toBe('Volcanoes')
  })

  it.each(['i love this app', 'what can you do', 'write my report comments'])(
    'after “%s” asks for the topic, and makes nothing of that',
    (first) => {
      const [, yes, change] = talk('lessonPlan', first, 'yes', 'make it 30 minutes')
      expect(words(yes)).toContain('Tell me the year, the topic')
      expect(words(change)).not.toBe('a document')
    },
  )

  it.each(['yes', 'ok', 'sure', 'yes please'])('“%s” leaves a document as it is', (said) => {
    const [, after] = talk('lessonPlan', 'volcanoes y5', said)
    expect(words(after)).toContain('The document stays as it is')
  })

  it('asks the question again that was open', () => {
    const [, question, again] = talk(
      'resourceGenerator',
      'worksheet on rounding y4',
      'make it a crossword',
      'yes',
    )
    expect(words(question)).toContain('Which words')
    expect(words(again)).toContain('Which words')
  })
})
