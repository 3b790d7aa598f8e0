import { describe, expect, it } from 'vitest'
import { minutesFor } from '#content/planner/write/size/task-time.ts'
import { ask, planFor } from '../../support.ts'
import { made } from '../made.ts'

const tasksOf = (message: string) => made(message).pages.flatMap(({ tasks }) => tasks)

describe('a short task for the class', () => {
  it.each([
    ['6 minute maths starter for year 6 decimals', 6, 6],
    ['bell ringer y8 percentages 4 min', 4, 8],
    ['warm up subtraction to 100 year 3', 5, 3],
    ['do now - angles, y7', 5, 7],
    ['quick quiz rounding y5', 10, 5],
    ['10 min worksheet on full stops and capital letters year 2', 10, 2],
  ])('is one page of questions for its minutes: %s', (message, minutes, year) => {
    const { pages } = made(message)
    expect(pages).toHaveLength(1)
    const tasks = tasksOf(message)
    expect(tasks.length).toBeGreaterThanOrEqual(2)
    expect(minutesFor(tasks, year)).toBeLessThanOrEqual(minutes + 1)
    expect(minutesFor(tasks, year)).toBeGreaterThanOrEqual(Math.floor(minutes / 3))
  })

  it('has more questions in more minutes', () => {
    const short = tasksOf('3 minute starter y4 times tables')
    const long = tasksOf('12 minute starter y4 times tables')
    expect(long.length).toBeGreaterThan(short.length)
  })

  it('is called what was asked for, and says for how long it is', () => {
    const { header, answer } = made('warm up on place value y4')
    expect(header.form).toBe('Warm-up')
    expect(answer.note).toMatch(/^Here is your warm-up, .* \d+ questions, which take about \d minutes/)
  })

  it('leaves a sheet of the usual size alone', () => {
    expect(made('rounding worksheet year 5').pages).toHaveLength(3)
    expect(made('telling the time to 5 minutes worksheet y3').pages).toHaveLength(3)
    expect(made('story starters y5').header.form).not.toBe('Starter')
  })

  it('has the length of its own where a plan of it is asked for', () => {
    const minutes = (message: string) =>
      planFor(ask(message)).sections.find((section) => section.id === 'phases')?.minutes
    expect(minutes('12 minute warm up for y5 division')).toBe(12)
    expect(minutes('division lesson y5 with a 12 minute warm up')).toBe(50)
  })
})

describe('the paper that is asked for', () => {
  it.each(['exit ticket on perimeter y5', 'exit ticket angles of triangles y7'])(
    'is not spoken of both ways, nor as asked for where it was not: %s',
    (message) => {
      const { answer } = made(message)
      expect(answer.notDone.join(' ')).not.toContain('You asked for half a page')
    },
  )

  it.each(['half a page of subtraction y4', 'A5 sheet on nouns year 3', 'half-page division practice y6'])(
    'is one short list for half a page: %s',
    (message) => {
      const { pages, answer } = made(message)
      expect(pages).toHaveLength(1)
      expect(pages[0]?.tasks.length).toBeLessThanOrEqual(7)
      expect(answer.note).toContain('half a page')
    },
  )

  it('is told of where one page holds the questions', () => {
    const { answer } = made('worksheet on soil y4, should fit on a page')
    expect(answer.notDone.join(' ')).not.toContain('fit on a page')
  })
})

describe('one exit ticket', () => {
  it('numbers only its questions', () => {
    const { pages, html } = made('exit ticket y5 rounding decimals')
    expect(pages[0]?.tasks).toHaveLength(2)
    expect(html).toContain('I am nearly there')
  })

  it('has as many questions as were asked for', () => {
    expect(tasksOf('exit slip with 3 questions on angles year 6')).toHaveLength(3)
  })
})
