import { describe, expect, it } from 'vitest'
import { denominatorsOf } from '#content/planner/maths/keeps-to.ts'
import { usesUnits } from '#content/planner/maths/limits-kept.ts'
import { made } from '../forms/made.ts'

const tasksOf = (message: string) => made(message).pages.flatMap(({ tasks }) => tasks)

describe('parts that are named', () => {
  it.each([
    ['only tenths and quarters, fractions year 4, 12 questions', [4, 10]],
    ['fractions with halves and fifths only y5, 10 questions', [2, 5]],
    ['thirds and sixths worksheet y3, 9 questions', [3, 6]],
    ['just eighths, quarters and thirds, fractions y6, 12 questions', [3, 4, 8]],
  ])('all come up, and no other: %s', (message, parts) => {
    const tasks = tasksOf(message)
    expect(made(message).answer.notDone).toEqual([])
    const shown = tasks.map((task) => denominatorsOf(task).filter((one) => one > 1))
    expect(shown.flat().filter((one) => !parts.includes(one))).toEqual([])
    for (const part of parts)
      expect(shown.filter((all) => all.includes(part)).length, String(part)).toBeGreaterThanOrEqual(2)
  })
})

describe('a unit that is named', () => {
  it.each([
    ['measuring in cm year 3, 12 questions', 'cm'],
    ['weighing in grams y4 8 questions', 'g'],
    ['capacity in mL only, y3, 10 questions', 'mL'],
  ])('is the only one: %s', (message, unit) => {
    const tasks = tasksOf(message)
    expect(tasks.filter((task) => !usesUnits(task, [unit])).map(({ prompt }) => prompt)).toEqual([])
    expect(made(message).answer.notDone).toEqual([])
  })
})

describe('one operation of two', () => {
  it.each([
    ['addition worksheet year 3', 'Addition'],
    ['y4 division, 10 questions', 'Division'],
    ['addition and subtraction y4', 'Addition and subtraction'],
  ])('is the title: %s', (message, title) => {
    expect(made(message).header.title).toBe(title)
  })
})

it('adds and subtracts money where that is asked for', () => {
  const tasks = tasksOf('adding and subtracting decimals with money year 6, 12 questions')
  expect(tasks.filter(({ prompt }) => !prompt.includes('$')).map(({ prompt }) => prompt)).toEqual([])
  for (const { check } of tasks)
    expect(check?.kind === 'value' && /^[\d.]+(?:[-+][\d.]+)+$/.test(check.expr)).toBe(true)
})

describe('other words for what is worked with', () => {
  it.each([
    ['20 basic facts x and ÷ year 5', /[×÷]|family/],
    ['long division w remainders y6, 10 sums', /./],
    ['percentages 10%, 25% and 50% only y7, 10 questions', /./],
    [
      'a time quiz for year 4, 8 questions with 3 options',
      /clock|time|o’clock|minutes|how long|hours?|when/i,
    ],
  ])('%s', (message, pattern) => {
    expect(
      tasksOf(message)
        .filter(({ prompt }) => !pattern.test(prompt))
        .map(({ prompt }) => prompt),
    ).toEqual([])
    expect(made(message).answer.notDone).toEqual([])
  })

  it('prints no percentage but those that were named', () => {
    const told = tasksOf('percentages 10%, 25% and 50% only y7, 10 questions').map(
      ({ prompt, answer }) => `${prompt} ${answer}`,
    )
    expect(
      told.flatMap((one) => one.match(/\d+%/g) ?? []).filter((one) => !/^(?:10|25|50)%$/.test(one)),
    ).toEqual([])
  })
})
