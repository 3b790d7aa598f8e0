import { describe, expect, it } from 'vitest'
import type { Answer } from '#content/planner/answer-request.ts'
import { REMARK } from '#content/planner/follow/words.data.ts'
import { sectionsOf, talk } from './support.ts'

const SHEET = 'worksheet subtraction year 4, one page, 12 questions'

const tasksOf = (answer: Answer | undefined) =>
  sectionsOf(answer).flatMap((section) => ('tasks' in section && 'level' in section ? section.tasks : []))
const prompts = (answer: Answer | undefined) => tasksOf(answer).map(({ prompt }) => prompt)
const keyed = (answer: Answer | undefined) =>
  sectionsOf(answer).flatMap((section) =>
    'groups' in section ? section.groups.flatMap(({ tasks }) => tasks) : [],
  )
const changedAt = (before: Answer | undefined, after: Answer | undefined) =>
  prompts(after).flatMap((prompt, at) => (prompt === prompts(before)[at] ? [] : [at + 1]))

describe('a remark about a document', () => {
  it.each([
    ['question 5 is wrong, change it', 5],
    ['swap the 7th one', 7],
    ['q2 makes no sense', 2],
    ['make the third one easier', 3],
  ])('“%s” changes that question and its answer alone', (remark, number) => {
    const [before, after] = talk('resourceGenerator', SHEET, remark)
    expect(changedAt(before, after)).toEqual([number])
    expect(keyed(after)).toEqual(tasksOf(after))
  })

  it('keeps choices and the key by letter for a question that is changed', () => {
    const [, after] = talk(
      'resourceGenerator',
      'multiple choice quiz year 5 division, 8 questions',
      'change question 3',
    )
    const task = tasksOf(after)[2]
    expect(task?.choices).toContain(task?.answer)
    const letter = 'ABCDE'[task?.choices?.indexOf(task.answer) ?? -1]
    expect(JSON.stringify(sectionsOf(after))).toContain(` · 3 ${letter} · `)
  })

  it('reads from what the class knows already that harder work is wanted', () => {
    const [before, after] = talk(
      'resourceGenerator',
      SHEET,
      'far too easy my kids already know their basic facts',
    )
    expect(changedAt(before, after).length).toBeGreaterThan(4)
    expect(sectionsOf(after)[0]).toEqual(sectionsOf(before)[0])
  })

  it.each(['number 6 has smudged', 'some of them are away for kapa haka', 'our class has 2 ESOL learners'])(
    'makes no document about “%s”',
    (remark) => {
      const [, after] = talk('resourceGenerator', SHEET, remark)
      expect(after?.format).toBe('note')
    },
  )

  it('knows a remark from a request', () => {
    expect(REMARK.matches.filter((text) => !REMARK.pattern.test(text))).toEqual([])
    expect(REMARK.misses.filter((text) => REMARK.pattern.test(text))).toEqual([])
  })

  it('turns a sheet into bingo where bingo is named', () => {
    const [, after] = talk('resourceGenerator', SHEET, 'make it bingo')
    expect(JSON.stringify(sectionsOf(after))).toMatch(/bingo/i)
  })
})
