import { describe, expect, it } from 'vitest'
import { type Answer, answerRequest } from '#content/planner/answer-request.ts'
import type { PlannerInput } from '#content/planner/read/input.ts'
import { changedIds, replyOf, sectionsOf, talk } from './support.ts'

const SHEET = 'subtraction worksheet year 3'

const pagesOf = (answer: Answer | undefined) =>
  sectionsOf(answer).flatMap((section) => ('tasks' in section && 'level' in section ? [section] : []))
const keyOf = (answer: Answer | undefined) =>
  sectionsOf(answer).flatMap((section) =>
    'groups' in section ? section.groups.map(({ tasks }) => tasks) : [],
  )
const prompts = (answer: Answer | undefined) =>
  pagesOf(answer).map(({ tasks }) => tasks.map(({ prompt }) => prompt))

describe('a follow-up under a worksheet', () => {
  it('changes one question and its answer, and nothing else', () => {
    const [before, after] = talk('resourceGenerator', SHEET, 'question 2 is too hard')
    const [was, is] = [prompts(before), prompts(after)]
    expect(is.map((page, at) => page.filter((prompt, index) => prompt !== was[at]?.[index]).length)).toEqual([
      1, 1, 1,
    ])
    expect(keyOf(after)).toEqual(pagesOf(after).map(({ tasks }) => tasks))
  })

  it('takes a question out', () => {
    const [before, after] = talk('resourceGenerator', SHEET, 'take out question 4')
    expect(prompts(after)[0]).toEqual(prompts(before)[0]?.filter((_, index) => index !== 3))
  })

  it('adds questions with their answers, and no question twice', () => {
    const [before, after] = talk('resourceGenerator', SHEET, '4 more questions')
    expect(prompts(after).flat().length).toBe(prompts(before).flat().length + 4)
    expect(new Set(prompts(after).flat()).size).toBe(prompts(after).flat().length)
    expect(keyOf(after)).toEqual(pagesOf(after).map(({ tasks }) => tasks))
  })

  it('makes the last page harder and leaves the others', () => {
    const [before, after] = talk('resourceGenerator', SHEET, 'the last page is too easy')
    expect(changedIds(before, after)).toEqual(['tasks-extension', 'key'])
  })

  it.each([
    ['half as many', ['tasks-support', 'tasks-core', 'tasks-extension', 'key']],
    ['make it harder for my top kids', ['tasks-extension', 'key']],
    ['easier ones for group 1', ['tasks-support', 'key']],
  ])('“%s” changes only %j', (message, ids) => {
    const [before, after] = talk('resourceGenerator', SHEET, message)
    expect(changedIds(before, after)).toEqual(ids)
    expect(keyOf(after)).toEqual(pagesOf(after).map(({ tasks }) => tasks))
  })

  it('changes two questions that are named together', () => {
    const [before, after] = talk('resourceGenerator', SHEET, 'questions 2 and 5 are too easy')
    const [was, is] = [prompts(before)[1], prompts(after)[1]]
    expect(is?.flatMap((prompt, at) => (prompt === was?.[at] ? [] : [at + 1]))).toEqual([2, 5])
  })

  it('practises another operation in the same way', () => {
    const [, after] = talk('resourceGenerator', SHEET, 'do the same with addition')
    expect(prompts(after).flat().join(' ')).toContain('+')
    expect(prompts(after).flat().join(' ')).not.toContain('−')
  })

  it('says that a setting does not stand in bare sums', () => {
    const [, after] = talk('resourceGenerator', SHEET, 'circus theme')
    const said = after?.format === 'note' ? after.markdown : after?.notDone.join(' ')
    expect(said).toMatch(/no story|not about circus/)
  })

  it('brings a text with shorter sentences, with questions of its own', () => {
    const [before, after] = talk('resourceGenerator', 'reading comprehension year 7', 'use an easier passage')
    const [was, is] = [before, after].map((answer) => pagesOf(answer)[0]?.text?.title)
    expect(is).toBeDefined()
    expect(is).not.toBe(was)
  })

  it('says so when there is no such question', () => {
    const [, after] = talk('resourceGenerator', SHEET, 'q40 is too hard')
    expect(after).toMatchObject({ format: 'note', markdown: expect.stringContaining('no such question') })
  })

  it('gives the lesson plan that goes with it', () => {
    const [, after] = talk('resourceGenerator', SHEET, 'now the lesson plan that goes with it please')
    expect(after?.format).toBe('plan')
  })
})

it('names a sheet by the one operation that is left', () => {
  const [, after] = talk('resourceGenerator', 'addition and subtraction y4', 'change to subtracting')
  const header = sectionsOf(after).find(({ id }) => id === 'header')
  expect(header && 'title' in header && header.title).toBe('Subtraction')
  const sums = prompts(after).flat()
  expect(sums.filter((prompt) => /[+×÷]/.test(prompt))).toEqual([])
  expect(sums.filter((prompt) => prompt.includes('−')).length).toBeGreaterThan(sums.length / 2)
})

describe('a worksheet of the lesson plan before it', () => {
  it('is made in a chat of resources as well', () => {
    const history: PlannerInput['history'] = []
    const [plan] = talk('lessonPlan', 'y6 integers lesson')
    if (!plan) throw new Error('no plan')
    history.push(
      { role: 'user', content: 'y6 integers lesson' },
      { role: 'assistant', content: replyOf(plan) },
    )
    const answer = answerRequest({
      messageId: 'm9',
      generatorType: 'resourceGenerator',
      content: 'now a worksheet of this lesson',
      context: null,
      history,
    })
    expect(answer.format).toBe('resource')
  })
})
