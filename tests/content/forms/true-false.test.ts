import { describe, expect, it } from 'vitest'
import { recompute } from '#content/checks/recompute.ts'
import type { Answer } from '#content/planner/answer-request.ts'
import { sectionsOf, talk } from '../follow-ups/support.ts'
import { made } from './made.ts'

const tasksOf = (message: string) => made(message).pages.flatMap(({ tasks }) => tasks)

describe('a true or false quiz', () => {
  it.each([
    ['true or false quiz on multiplication, year 5', 10],
    ['T/F statements about rounding decimals y6, 14 statements', 14],
    ['twelve true/false statements, equivalent fractions, yr 6', 12],
    ['true or false: adding and subtracting within 100, y3, 8 questions', 8],
  ])('has statements whose truth was worked out: %s', (message, count) => {
    const tasks = tasksOf(message)
    expect(tasks).toHaveLength(count)
    for (const task of tasks) {
      expect(task.prompt).toMatch(/^True or false\? ./)
      expect(task.answer).toMatch(/^(?:true|false)$/)
      expect(recompute(task)).toBe('right')
      expect(recompute({ ...task, answer: task.answer === 'true' ? 'false' : 'true' })).toBe('wrong')
    }
    const truths = tasks.filter(({ answer }) => answer === 'true').length
    expect(Math.abs(truths - count / 2)).toBeLessThanOrEqual(count / 4)
    expect(made(message).header.form).toBe('True or false quiz')
  })

  it.each([
    ['true or false quiz money y4', /\$/],
    ['true or false 3d shapes yr 3', /^True or false\? An? .+ has \d+ (?:faces|edges|vertices)\.$/],
    ['true or false quiz on angles yr 7', /°\.$/],
    ['true or false telling time yr 3', /clock/],
    ['t/f quiz on place value yr 4', /\d/],
    ['true false averages quiz y7', /^True or false\? The (?:mean|median|mode) of .+ is /],
  ])('is on its topic, in statements and not in questions: %s', (message, about) => {
    for (const { prompt } of tasksOf(message)) {
      expect(prompt).toMatch(about)
      expect(prompt.slice('True or false?'.length)).not.toMatch(/\?|The answer is/)
    }
  })

  it('tells the right answer where a statement is false', () => {
    for (const { answer, working, check } of tasksOf('true or false times tables y4'))
      if (answer === 'false' && check?.kind === 'claim')
        expect(
          recompute({ check: check.of, answer: /The answer is (.+)\./.exec(working ?? '')?.[1] ?? '' }),
        ).toBe('right')
  })

  it('makes no statement of a measurement that may be near, or of a question with several answers', () => {
    for (const { prompt } of tasksOf('true or false angles year 6, 20 questions'))
      expect(prompt).not.toMatch(/protractor/i)
  })

  it('asks about words with their own meaning or that of another word', () => {
    const tasks = tasksOf('true or false on the water cycle, year 5, 9 statements')
    expect(tasks).toHaveLength(9)
    for (const { prompt, answer, working } of tasks) {
      expect(prompt).toMatch(/^True or false\? “.+” means “.+”\.$/)
      expect(working === null).toBe(answer === 'true')
      if (working !== null) expect(prompt).not.toContain(working)
    }
  })

  it('says so where nothing is known to make statements of', () => {
    const { answer, header } = made('true or false quiz on the industrial revolution y8')
    expect(answer.notDone.join(' ')).toContain('no true or false statements')
    expect(header.title).not.toMatch(/true|false/i)
  })

  it('leaves true or false number sentences to equations', () => {
    expect(made('true or false number sentences year 3').header.form).toBeUndefined()
  })
})

const prompts = (answer: Answer | undefined) =>
  sectionsOf(answer).flatMap((section) =>
    'tasks' in section && 'level' in section ? section.tasks.map(({ prompt }) => prompt) : [],
  )
const isStatement = (prompt: string) => prompt.startsWith('True or false?')

describe('follow-ups about true or false', () => {
  it('turn a quiz into statements and back', () => {
    const [, statements, choices] = talk(
      'resourceGenerator',
      'rounding quiz with choices y5',
      'turn it into true or false',
      'back to multiple choice',
    )
    expect(prompts(statements)).toHaveLength(10)
    expect(prompts(statements).every(isStatement)).toBe(true)
    expect(prompts(choices)).toHaveLength(10)
    expect(prompts(choices).some(isStatement)).toBe(false)
  })

  it('change one statement, and add more, which are statements too', () => {
    const [first, changed, longer] = talk(
      'resourceGenerator',
      'true or false times tables y5',
      'question 2 is too easy',
      '3 more questions',
    )
    expect(prompts(changed).filter((prompt, at) => prompt !== prompts(first)[at])).toHaveLength(1)
    expect(prompts(longer).slice(0, 10)).toEqual(prompts(changed))
    expect(prompts(longer)).toHaveLength(13)
    expect(prompts(longer).every(isStatement)).toBe(true)
  })
})
