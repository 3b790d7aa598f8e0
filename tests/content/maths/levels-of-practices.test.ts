import { describe, expect, it } from 'vitest'
import { recompute } from '#content/checks/recompute.ts'
import { NUMBER_STRINGS } from '#content/planner/maths/number-strings.data.ts'
import type { TaskPage } from '#content/resource.ts'
import { LEVELS, type Level } from '#content/task.ts'
import { evaluate } from '../../quality/solver/arithmetic.ts'
import { toNumber } from '../../quality/solver/rational.ts'
import { ask, resourceFor } from '../support.ts'

const pagesOf = (content: string) =>
  resourceFor(ask(content, { generatorType: 'resourceGenerator' })).sections.filter(
    (section): section is TaskPage => section.id.startsWith('tasks-'),
  )
const tasksOf = (content: string, level?: Level) =>
  pagesOf(content)
    .flatMap(({ tasks }) => tasks)
    .filter((task) => level === undefined || task.level === level)
const numbersOf = (text: string) => (text.match(/\d+/g) ?? []).map(Number)

describe('doubles and halves', () => {
  it('grow with the year', () => {
    const largest = (year: number) =>
      Math.max(
        ...tasksOf(`doubles and halves year ${year}`, 'core').flatMap(({ prompt }) => numbersOf(prompt)),
      )
    expect(largest(2)).toBeLessThanOrEqual(20)
    expect(largest(3)).toBeGreaterThan(20)
    expect(largest(4)).toBeGreaterThan(50)
  })

  it('keep to a limit that was named', () => {
    const numbers = tasksOf('doubles to 20 year 3').flatMap(({ prompt, answer }) =>
      numbersOf(`${prompt} ${answer}`),
    )
    expect(Math.max(...numbers)).toBeLessThanOrEqual(20)
  })
})

describe('addition to 20', () => {
  const crossing = (text: string, level: Level) => {
    const sums = tasksOf(text, level).flatMap(({ prompt }) => {
      const [, a, b] = /(\d+) \+ (\d+)/.exec(prompt) ?? []
      return a === undefined ? [] : [[Number(a), Number(b)] as const]
    })
    return sums.filter(([a, b]) => a < 10 && b < 10 && a + b > 10).length / sums.length
  }

  it('mostly goes through ten', () => {
    expect(crossing('addition to 20 worksheet year 2, 30 questions', 'core')).toBeGreaterThan(0.5)
    expect(crossing('addition to 20 worksheet year 2, 30 questions', 'extension')).toBe(1)
  })

  it('shows the stop at ten before the sum alone, for support', () => {
    const prompts = tasksOf('bridging ten worksheet year 2', 'support').map(({ prompt }) => prompt)
    expect(prompts.some((prompt) => /= 10 \+ □/.test(prompt))).toBe(true)
  })
})

describe('equations with two steps', () => {
  it('add and subtract, with whole numbers for support', () => {
    const tasks = tasksOf('two step equations y8 worksheet')
    const solved = tasks.filter(({ prompt }) => prompt.startsWith('Solve'))
    expect(solved.some(({ prompt }) => prompt.includes('−'))).toBe(true)
    expect(solved.some(({ prompt }) => prompt.includes('+'))).toBe(true)
    const answers = tasks.filter(({ level }) => level === 'support').map(({ answer }) => Number(answer))
    expect(answers.filter((answer) => !(Number.isInteger(answer) && answer > 0))).toEqual([])
  })
})

describe('counting for the youngest', () => {
  it.each([
    'counting to 10 new entrants worksheet with pictures to count',
    'one to one counting ne worksheet',
    'count to 5 year 1 worksheet',
  ])('has pictures to count: %s', (message) => {
    const counted = tasksOf(message).filter(({ figure }) => figure?.kind === 'dots' && figure.picture)
    expect(counted.length).toBeGreaterThan(6)
    for (const { figure, prompt, answer } of counted) {
      const count = figure?.kind === 'dots' ? new Set(figure.places.map(String)).size : 0
      expect(Number(answer)).toBe(count + (prompt.startsWith('Draw one more') ? 1 : 0))
    }
  })

  it('keeps to five where that was asked for', () => {
    const answers = tasksOf('count to 5 year 1 worksheet').map(({ answer }) =>
      Math.max(0, ...numbersOf(answer)),
    )
    expect(Math.max(...answers)).toBeLessThanOrEqual(5)
  })
})

describe('displays of Years 7 and 8', () => {
  it.each([
    ['pie charts year 8 worksheet', 'pie'],
    ['scatter plots y8 worksheet', 'grid'],
  ])('%s are read and drawn', (message, kind) => {
    const tasks = tasksOf(message)
    expect(tasks.some(({ figure }) => figure?.kind === kind)).toBe(true)
    expect(tasks.some(({ prompt }) => /draw/i.test(prompt))).toBe(true)
    expect(tasks.filter((task) => recompute(task) === 'wrong')).toEqual([])
  })

  it('has parts of a circle that add up to a whole turn', () => {
    const pies = tasksOf('pie charts year 8, 12 questions').flatMap(({ figure }) =>
      figure?.kind === 'pie' ? [figure] : [],
    )
    expect(pies.length).toBeGreaterThan(0)
    for (const { parts } of pies)
      expect(parts.reduce((sum, [, degrees]) => sum + degrees, 0)).toBeCloseTo(360)
  })
})

it('budgets of Year 8 work with income, percentages and a year', () => {
  const said = tasksOf('Y8 budgeting worksheet', 'core')
    .map(({ prompt }) => prompt)
    .join(' ')
  expect(said).toMatch(/earns/)
  expect(said).toMatch(/percentage|%/)
  expect(said).toMatch(/in a year/)
})

it('shows clocks to every level where quarters were asked for', () => {
  for (const level of LEVELS)
    expect(
      tasksOf('telling time quarter past quarter to y3', level).some(
        ({ figure }) => figure?.kind === 'clock',
      ),
      level,
    ).toBe(true)
})

it('has more than two kinds of story, with smaller numbers for support', () => {
  const tasks = tasksOf('word problems addition subtraction y3')
  const kinds = new Set(tasks.map(({ prompt }) => prompt.replace(/[\d,]+/g, '#').replace(/^\p{Lu}\S+/u, '')))
  expect(kinds.size).toBeGreaterThan(4)
  const support = tasks.filter(({ level }) => level === 'support').flatMap(({ prompt }) => numbersOf(prompt))
  expect(Math.max(...support)).toBeLessThanOrEqual(100)
})

it('has right answers in every string of a number talk', () => {
  const wrong = NUMBER_STRINGS.flatMap(({ problems }) =>
    problems.filter(([problem, answer]) => {
      const sum = problem.replace(/(\d+)% of (\d+)/, '$1 × $2 ÷ 100').replace(' of ', ' × ')
      const [left, right] = [evaluate(sum), evaluate(answer)]
      return left === null || right === null || Math.abs(toNumber(left) - toNumber(right)) > 1e-9
    }),
  )
  expect(wrong).toEqual([])
})

describe('sheets that teachers ask for by other words', () => {
  it.each([
    ['stem and leaf plots y8', /stem-and-leaf/],
    ['money worksheet year 2 nz coins', /coins?|altogether|\$/],
    ['algebra like terms y8', /Simplify|shorter/],
    ['problem solving cards y5', /\?/],
    ['matariki maths worksheet y3', /poi|stars?|lanterns?|\?/],
  ])('%s', (message, kind) => {
    const tasks = tasksOf(message)
    expect(tasks.length).toBeGreaterThan(3)
    expect(tasks.filter(({ prompt }) => !kind.test(prompt)).map(({ prompt }) => prompt)).toEqual([])
    expect(tasks.filter((task) => recompute(task) === 'wrong')).toEqual([])
  })

  it('has no large numbers in the stories of Year 1', () => {
    const numbers = tasksOf('christmas maths y1').flatMap(({ prompt, answer }) =>
      numbersOf(`${prompt} ${answer}`),
    )
    expect(Math.max(...numbers)).toBeLessThanOrEqual(20)
  })

  it('has brackets for every level where they were asked for', () => {
    for (const level of LEVELS)
      expect(
        tasksOf('order of operations bedmas y7 with brackets', level).some(({ prompt }) =>
          prompt.includes('('),
        ),
        level,
      ).toBe(true)
  })
})
