import { describe, expect, it } from 'vitest'
import { TOPIC_LABELS } from '#content/planner/read/words/papers/paper-words.data.ts'
import { blockOf, made } from '../made.ts'

const termsOf = (message: string) =>
  blockOf(made(message).pages[0]?.blocks, 'cards').cards.map(({ term, meaning }) => [term, meaning])

describe('display labels of a topic', () => {
  it('are known by their words', () => {
    for (const text of TOPIC_LABELS.matches) expect(text).toMatch(TOPIC_LABELS.pattern)
    for (const text of TOPIC_LABELS.misses) expect(text).not.toMatch(TOPIC_LABELS.pattern)
  })

  it('are the nine stars alone where stars are named, each with what it is connected with', () => {
    const asked = 'matariki stars display labels with names and what each one means'
    const terms = termsOf(asked)
    expect(terms).toHaveLength(9)
    expect(terms.every(([, meaning]) => /\bstar connected with \w/.test(meaning ?? ''))).toBe(true)
    const { header, answer } = made(asked)
    expect(header).toMatchObject({ form: 'Display labels', title: 'Matariki' })
    expect(answer.notDone).toEqual([])
  })

  it('are all words of a topic where nothing narrows them', () => {
    expect(termsOf('wall labels for the water cycle year 5').map(([term]) => term)).toContain('evaporation')
  })

  it('leave a diagram to label alone', () => {
    expect(made('label the parts of a plant yr 2').header.form).toBe('Label the diagram')
  })
})
