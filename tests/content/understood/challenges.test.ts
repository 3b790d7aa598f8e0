import { describe, expect, it } from 'vitest'
import { answerRequest } from '#content/planner/answer-request.ts'
import type { TaskPage } from '#content/resource.ts'
import { ask } from '../support.ts'

function sheet(content: string) {
  const answer = answerRequest(ask(content, { generatorType: 'resourceGenerator' }))
  if (answer.format !== 'resource') throw new Error('no resource was made')
  const tasks = answer.sections
    .filter((section): section is TaskPage => section.id.startsWith('tasks-'))
    .flatMap((page) => page.tasks.map(({ prompt }) => prompt))
  return { title: JSON.stringify(answer.sections[0]), tasks, notDone: answer.notDone }
}

describe('harder questions beside those that are counted', () => {
  it.each<[string, number, number]>([
    ['fractions of amounts y6, 10 questions plus 2 challenge questions', 10, 2],
    ['commas in a list y4 8 questions and a bonus question', 8, 1],
    ['yr 7 percentages worksheet 12 qs with 3 extension problems', 12, 3],
  ])('stand at the end of “%s”', (content, count, challenges) => {
    const { tasks, notDone } = sheet(content)
    expect(tasks).toHaveLength(count + challenges)
    expect(tasks.slice(count).every((prompt) => prompt.startsWith('Challenge: '))).toBe(true)
    expect(tasks.slice(0, count).some((prompt) => prompt.startsWith('Challenge: '))).toBe(false)
    expect(notDone).toEqual([])
  })

  it('never turn a subtraction sheet into one of adding: “plus 2 challenge sums”', () => {
    const { title, tasks } = sheet('subtraction year 3 10 questions plus 2 challenge sums')
    expect(title).not.toMatch(/addition/i)
    expect(tasks.join()).not.toContain('+')
  })

  it('are told where a quiz has none', () => {
    const { notDone } = sheet('animals quiz multi choice y4 8 questions and 2 bonus questions')
    expect(notDone).toContain('You asked for 2 challenge questions as well; this sheet has none.')
  })
})
