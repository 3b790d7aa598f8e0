import { describe, expect, it } from 'vitest'
import { recompute } from '#content/checks/recompute.ts'
import { answerRequest } from '#content/planner/answer-request.ts'
import { practiceNamed } from '#content/planner/maths/practices.ts'
import type { TaskPage } from '#content/resource.ts'

function tasksOf(content: string) {
  const answer = answerRequest({
    generatorType: 'resourceGenerator',
    content,
    context: null,
    history: [],
    messageId: content,
  })
  if (answer.format !== 'resource') throw new Error('no resource was made')
  const pages = answer.sections.filter((section): section is TaskPage => section.id.startsWith('tasks-'))
  return pages.flatMap(({ tasks }) => tasks)
}

describe('the words of a request choose what is practised', () => {
  it.each([
    ['measuring and drawing angles with protractors', 6, 'measuring angles'],
    ['how to use a protractor', 4, 'measuring angles'],
    ['experimental probability', 8, 'why results vary'],
    ['rolling dice and chance', 5, 'chance with dice'],
    ['rolling dice and tossing coins, chance', 5, 'chance experiments'],
    ['writing an expression for a growing pattern', 8, 'writing expressions from patterns'],
    ['length, using tape measures', 3, 'metres and centimetres'],
    ['weighing things', 3, 'kilograms and grams'],
    ['division facts', 5, 'multiplication and division facts'],
    ['basic facts', 6, 'multiplication and division facts'],
    ['basic facts', 2, 'addition and subtraction facts'],
    ['adding to 20 on tens frames', 1, 'addition facts'],
    ['multiplication story problems', 5, 'multiplication and division word problems'],
  ])('%s in Year %s: %s', (text, year, title) => {
    expect(practiceNamed(text, year)?.practice.title).toBe(title)
  })

  it('leaves a whole topic as it was', () => {
    for (const text of ['angles', 'measurement', 'multiplication and division', 'length, mass and capacity'])
      expect([text, practiceNamed(text, 5)]).toEqual([text, null])
  })
})

describe('both numbers of a calculation have the digits that were named', () => {
  it.each([
    ['2 digit by 1 digit multiplication, year 4, 12 questions', /\b\d\d\b\D+\b\d\b/],
    ['two-digit by two-digit multiplication worksheet year 6', /\b\d\d\b\D+\b\d\d\b/],
    ['y5 3 digit by 1 digit division, no remainders, 10 questions', /\b\d{3}\b\D+\b\d\b/],
    ['subtracting a 1 digit number from a 2 digit number, year 2, 8 questions', /\b\d\d\b.*\b\d\b/],
    ['4 digit by 1 digit division year 6', /\d,\d{3}\b\D+\b\d\b/],
  ])('%s', (text, form) => {
    const tasks = tasksOf(text)
    expect(tasks.length).toBeGreaterThan(7)
    expect(tasks.filter(({ prompt }) => !form.test(prompt)).map(({ prompt }) => prompt)).toEqual([])
    expect(tasks.filter((task) => recompute(task) === 'wrong')).toEqual([])
  })
})

describe('rounding to ten and a hundred in Year 4', () => {
  const tasks = tasksOf('rounding to the nearest ten and hundred worksheet year 4')
  const sizes = (level: string) =>
    tasks
      .filter((task) => task.level === level)
      .map(({ prompt }) => Number(prompt.replace(/\D*([\d,]+).*/, '$1').replace(',', '')))

  it('has numbers of three digits, and larger ones for extension', () => {
    expect(Math.min(...sizes('core'))).toBeGreaterThan(100)
    expect(Math.min(...sizes('extension'))).toBeGreaterThan(Math.max(...sizes('core')))
  })
})

describe('a list of problems', () => {
  it.each([
    'multiplication word problems about a school gala, year 4, 10 problems',
    'division story problems year 5, 10 questions',
  ])('%s: each is a story, and they are of many kinds', (text) => {
    const tasks = tasksOf(text)
    expect(tasks.length).toBe(10)
    expect(tasks.filter(({ prompt }) => !/\?$/.test(prompt) || /[×÷=]/.test(prompt))).toEqual([])
    const kinds = tasks.map(({ prompt }) =>
      prompt
        .replace(/\d[\d,]*/g, '#')
        .split(' ')
        .slice(-5)
        .join(' '),
    )
    expect(new Set(kinds).size).toBeGreaterThan(4)
    expect(tasks.filter((task) => recompute(task) === 'wrong')).toEqual([])
  })

  it('keeps to the gala', () => {
    const told = tasksOf('word problems, multiplication, school gala year 4, 10 problems').map(
      ({ prompt }) => prompt,
    )
    expect(told.filter((prompt) => /gala|ticket/.test(prompt)).length).toBe(10)
  })

  it('that gets harder has no kind of question more than three times, and prices that can be believed', () => {
    const tasks = tasksOf('percentages worksheet year 8, discounts and gst, 12 questions getting harder')
    const kinds = tasks.map(({ prompt }) => prompt.replace(/\d[\d,.]*/g, '#').replace(/^A \w+/, 'A thing'))
    for (const kind of kinds)
      expect([kind, kinds.filter((one) => one === kind).length <= 3]).toEqual([kind, true])
    const bikes = tasks.flatMap(
      ({ prompt }) => /A bike costs \$([\d,]+)/.exec(prompt)?.[1]?.replace(',', '') ?? [],
    )
    expect(bikes.filter((price) => Number(price) < 250)).toEqual([])
    expect(tasks.filter((task) => recompute(task) === 'wrong')).toEqual([])
  })
})
