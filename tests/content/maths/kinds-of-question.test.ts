import { describe, expect, it } from 'vitest'
import { kindOf } from '#content/planner/prepare/question-kind.ts'
import type { Level } from '#content/task.ts'
import { made } from '../forms/made.ts'

const tasksOf = (message: string) => made(message).pages.flatMap(({ tasks }) => tasks)
const numbersIn = (text: string) =>
  (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((one) => Number(one.replaceAll(',', '')))

/** The share of the questions that are asked in the commonest words. */
function commonest(message: string): number {
  const tasks = tasksOf(message)
  const counts = new Map<string, number>()
  for (const task of tasks) counts.set(kindOf(task), (counts.get(kindOf(task)) ?? 0) + 1)
  return Math.max(...counts.values()) / tasks.length
}

describe('no words are asked again and again', () => {
  it.each([
    ['adding and subtracting decimals y6 worksheet', 0.25],
    ['long division worksheet y7', 0.55],
    ['rounding to the nearest ten and hundred worksheet year 4', 0.35],
    ['money word problems y5 worksheet', 0.25],
    ['ratio yr 8 worksheet', 0.25],
    ['yr 8 gst and discounts worksheet', 0.25],
    ['adding 2 digit numbers y3 worksheet', 0.55],
    ['adding and subtracting negative numbers y7 worksheet', 0.25],
    ['near doubles y2 worksheet', 0.4],
    ['perimeter or area worksheet y6', 0.4],
    ['prime numbers worksheet y7', 0.6],
    ['equivalent fractions worksheet y5', 0.6],
  ])('%s', (message, most) => {
    expect(commonest(message)).toBeLessThanOrEqual(most)
  })
})

describe('each part that was named has its even share', () => {
  it('of times tables, the hard facts among them', () => {
    const facts = tasksOf('times tables quiz 3s, 4s and 6s y4, 21 questions').map(({ prompt }) =>
      numbersIn(prompt),
    )
    const hard = facts.filter((factors) => factors.every((one) => ![1, 2, 5, 10, 11].includes(one)))
    expect(hard.length).toBeGreaterThan(10)
    for (const table of [3, 4, 6])
      expect(facts.filter((factors) => factors.includes(table)).length, String(table)).toBeGreaterThan(6)
  })

  it.each([
    'add n subtract decimals yr 6 worksheet',
    'addition and subtraction of 3 digit numbers y4 worksheet',
    'adding & subtracting two digit numbers y3 worksheet',
  ])('of operations: %s', (message) => {
    const sums = tasksOf(message).flatMap(({ check }) => (check?.kind === 'value' ? [check.expr] : []))
    const share = sums.filter((expr) => expr.includes('+')).length / sums.length
    expect(share).toBeGreaterThan(0.3)
    expect(share).toBeLessThan(0.7)
  })
})

describe('the levels of a sheet', () => {
  it.each([
    'adding two digit numbers y3 worksheet',
    'column addition y4 worksheet',
    'multiplying by one digit numbers y5 worksheet',
    'near doubles y2 worksheet',
    'ratio y8 worksheet',
  ])('grow: %s', (message) => {
    const middle = (level: Level) => {
      const sizes = tasksOf(message)
        .filter((task) => task.level === level)
        .map(({ prompt }) => Math.max(...numbersIn(prompt)))
        .sort((a, b) => a - b)
      return sizes[Math.floor(sizes.length / 2)] ?? 0
    }
    expect(middle('core')).toBeGreaterThanOrEqual(middle('support'))
    expect(middle('extension')).toBeGreaterThanOrEqual(middle('core'))
  })
})

it.each(['yr 7 integers test', 'fractions test year 5', 'y4 multiplication test', 'decimals assessment y6'])(
  'a test has 15 to 20 marks: %s',
  (message) => {
    const count = tasksOf(message).length
    expect(count).toBeGreaterThanOrEqual(15)
    expect(count).toBeLessThanOrEqual(20)
  },
)

it('never takes numbers with which perimeter and area are the same', () => {
  const told = Array.from({ length: 20 }, (_, at) => made('perimeter or area y6 worksheet', `both-${at}`))
    .flatMap(({ pages }) => pages.flatMap(({ tasks }) => tasks))
    .flatMap(({ prompt }) => [...prompt.matchAll(/(\d+) m by (\d+) m/g)])
  expect(told.length).toBeGreaterThan(10)
  for (const [, w, h] of told) expect(Number(w) * Number(h)).not.toBe(2 * (Number(w) + Number(h)))
})

it('shows the sum in the working, and not one sentence for all', () => {
  const workings = tasksOf('adding and subtracting decimals y6 worksheet').map(({ working }) => working)
  expect(new Set(workings).size).toBe(workings.length)
})
