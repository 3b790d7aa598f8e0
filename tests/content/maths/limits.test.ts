import { describe, expect, it } from 'vitest'
import { answerRequest } from '#content/planner/answer-request.ts'
import { keepsTo } from '#content/planner/maths/keeps-to.ts'
import type { TaskPage } from '#content/resource.ts'
import { type NumberSet, toldBackIn } from '#content/understood.ts'

function sheet(content: string) {
  const answer = answerRequest({
    generatorType: 'resourceGenerator',
    content,
    context: null,
    history: [],
    messageId: content,
  })
  if (answer.format !== 'resource') throw new Error('no resource was made')
  const pages = answer.sections.filter((section): section is TaskPage => section.id.startsWith('tasks-'))
  return { notDone: toldBackIn(answer)?.notDone ?? [], tasks: pages.flatMap(({ tasks }) => tasks) }
}

describe('no limit on the numbers is dropped in silence', () => {
  it.each<[string, NumberSet]>([
    ['counting in 4s from 20 to 80 year 3, 8 questions', { range: [20, 80] }],
    ['converting kg to g year 5, 8 questions', { units: ['kg', 'g'] }],
    ['subtracting decimals to 1dp y6, 8 questions', { decimalPlaces: 1 }],
    ['area of rectangles with sides under 10 y5, 8 questions', { longestSide: 9 }],
    ['times tables test 20 questions x4 x8 x9 year 6', { tables: [4, 8, 9] }],
    ['multiplication sheet year 5, just 6s and 7s, 12 questions', { tables: [6, 7] }],
    ['take away word problems to 50 farm theme y2, 8 of them, one step only', { upTo: 50, steps: 1 }],
    ['+ and - word problems to 200 y3, 12 questions', { upTo: 200 }],
  ])('“%s” keeps to its limit in every question', (content, set) => {
    const { tasks, notDone } = sheet(content)
    expect(tasks.length).toBeGreaterThan(5)
    expect(tasks.filter((task) => !keepsTo(task, set)).map(({ prompt }) => prompt)).toEqual([])
    expect(notDone).toEqual([])
  })

  it.each<[string, NumberSet, RegExp]>([
    [
      'rounding to the nearest 10 y5 12 questions numbers between 2000 and 2100',
      { range: [2000, 2100] },
      /2,000 to 2,100/,
    ],
    ['thirds and eighths y3 12 questions', { denominators: [3, 8] }, /thirds and eighths/],
  ])('“%s” names the limit where some question breaks it', (content, set, name) => {
    const { tasks, notDone } = sheet(content)
    const kept = tasks.filter((task) => keepsTo(task, set)).length
    expect(kept === tasks.length || name.test(notDone.join(' '))).toBe(true)
  })

  it.each([
    ['area of triangles and trapeziums year 8, 12 questions', /None of the questions is on triangles/],
    [
      'take away word problems to 20 yr 1 teddy bears 6 questions',
      /Only \d of these 6 questions have a story/,
    ],
  ])('“%s” tells what no question has', (content, told) => {
    expect(sheet(content).notDone.join()).toMatch(told)
  })
})
