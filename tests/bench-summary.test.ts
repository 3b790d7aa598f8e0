import { expect, it } from 'vitest'
import type { Figure } from './bench/figure.ts'
import { one } from './bench/line.ts'
import { type Outcome, summaryOf } from './bench/table.ts'

const figure = (value: number, budget?: number): Figure => ({
  what: 'a key handled',
  value,
  unit: 'ms',
  ...(budget === undefined ? {} : { budget }),
})
const outcome = (found: Partial<Outcome>): Outcome => ({
  measure: 'made up',
  about: 'nothing',
  figures: [],
  lines: [],
  notes: [],
  seconds: 1,
  ...found,
})

it('counts the budgets of figures and of lines, and leaves out what has no budget', () => {
  const lines = [one('/', 'seo', 0, { budget: 2 }), one('/about', 'seo', 3, { budget: 2 }), one('x', 'y', 9)]
  const figures = [figure(4, 16), figure(20, 16), figure(20)]
  const outcomes = [outcome({ lines }), outcome({ figures }), outcome({ problem: 'not done' })]
  expect(summaryOf(outcomes)).toBe('2 budgets met, 2 not met, 1 measure without an answer')
})

it('judges a line by its 95th percentile, as its row does', () => {
  const line = { ...one('/', 'seo', 0, { budget: 2 }), p95: 3 }
  expect(summaryOf([outcome({ lines: [line] })])).toBe(
    '0 budgets met, 1 not met, 0 measures without an answer',
  )
})
