import { describe, expect, it } from 'vitest'
import {
  ABOUT_AOTEAROA,
  ABOUT_CHRISTMAS,
  ABOUT_THE_WORLD,
  GENERAL_WORDS,
} from '#content/planner/forms/quiz/trivia.data.ts'
import { made } from './made.ts'

describe('a quiz for fun', () => {
  it.each([
    ['nz trivia quiz y5', 'New Zealand quiz'],
    ['general knowledge quiz year 6', 'Quiz for fun'],
    ['end of year fun quiz y4', 'Quiz for fun'],
    ['fun friday quiz year 2', 'Quiz for fun'],
    ['christmas quiz y4', 'Christmas quiz'],
    ['vocabulary quiz year 5', 'Words worth knowing'],
  ])('%s', (text, title) => {
    const { header, pages } = made(text)
    expect(header.title).toBe(title)
    const tasks = pages[0]?.tasks ?? []
    expect(tasks.length).toBeGreaterThan(8)
    for (const { choices = [], answer } of tasks)
      expect([choices.length, choices.includes(answer)]).toEqual([3, true])
  })

  it('asks for words and for meanings in turn', () => {
    const prompts = made('vocabulary quiz year 5').pages[0]?.tasks?.map(({ prompt }) => prompt) ?? []
    expect(prompts.filter((prompt) => prompt.startsWith('Which word')).length).toBeLessThanOrEqual(
      prompts.length / 2 + 1,
    )
  })

  it('has one right option for each question, and asks none twice', () => {
    const all = [...ABOUT_AOTEAROA, ...ABOUT_CHRISTMAS, ...ABOUT_THE_WORLD]
    expect(new Set(all.map(([, prompt]) => prompt)).size).toBe(all.length)
    for (const [, , ...options] of all) expect(new Set(options).size).toBe(3)
    for (const { terms } of GENERAL_WORDS)
      expect(new Set(terms.map(([, meaning]) => meaning)).size).toBe(terms.length)
  })

  it('leaves a quiz on a topic alone', () => {
    expect(made('volcano vocabulary quiz y5').header.title).not.toBe('Words worth knowing')
  })
})
