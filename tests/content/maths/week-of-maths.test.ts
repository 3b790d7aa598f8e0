import { describe, expect, it } from 'vitest'
import { planSection } from '#content/lesson-plan.ts'
import { ask, planFor } from '../support.ts'

const laterLessons = (text: string) =>
  (planSection(planFor(ask(text)), 'next-steps')?.items ?? []).filter((line) => line.startsWith('Block '))

describe('a week of mathematics', () => {
  it.each([
    ['a week of decimals y6', 4],
    ['wk of time y4', 4],
    ['plan a week of maths on fractions for year 5', 4],
    ['adding and subtracting decimals y6, 5 lessons', 4],
    ['multiplication y4, 3 lessons', 2],
    ['place value for the week, year 2', 4],
    ['percentages y7 a week', 4],
    ['3 lesson unit on measuring length year 3', 2],
  ])('has a line of its own for each lesson: %s', (text, count) => {
    const lines = laterLessons(text)
    expect(lines).toHaveLength(count)
    // What a lesson is about, apart from its number.
    const about = lines.map((line) => line.replace(/^Block \d of \d [^:]*: /, '').replace(/block \d/, ''))
    expect(new Set(about).size).toBe(count)
    expect(lines.every((line) => /Show: .+\(.+\)/.test(line))).toBe(true)
    expect(lines.join(' ')).not.toContain('do two of the questions again')
  })

  it('goes through the practices of the year where a whole topic was asked for', () => {
    const names = laterLessons('a week of decimals y6').map((line) => /: ([^.]+)\./.exec(line)?.[1])
    expect(new Set(names).size).toBe(4)
  })

  it('adds and subtracts, and does not promise less than it gives', () => {
    const plan = planFor(ask('decimals add n subtract yr 6, 5 lessons'))
    const lines = (planSection(plan, 'next-steps')?.items ?? []).join(' ')
    expect(lines).toContain('+')
    expect(lines).toContain('−')
    expect(JSON.stringify(plan)).not.toContain('I plan one lesson at a time')
  })
})
