import { describe, expect, it } from 'vitest'
import { recompute } from '#content/checks/recompute.ts'
import { planSection } from '#content/lesson-plan.ts'
import { made } from '../forms/made.ts'
import { ask, planFor } from '../support.ts'

const tasksFor = (request: string) => made(request).pages.flatMap(({ tasks }) => tasks)

describe('a worksheet on a topic beside the curriculum’s own', () => {
  it.each([
    ['roman numerals worksheet year 6', /Roman numerals|our figures/],
    ['scientific notation practice year 8', /scientific notation|ordinary number/],
    ['pictographs year 3 worksheet', /picture graph|How many/],
    ['problem solving sheet year 6 maths', /How many|What is|On which day/],
  ])('has questions whose answers are worked out: %s', (request, asks) => {
    const tasks = tasksFor(request)
    expect(tasks.length).toBeGreaterThan(6)
    expect(tasks.filter(({ prompt }) => asks.test(prompt)).length).toBeGreaterThan(tasks.length / 3)
    expect(tasks.filter((task) => recompute(task) === 'wrong')).toEqual([])
    expect(tasks.filter((task) => recompute(task) === 'right').length).toBeGreaterThan(tasks.length / 2)
  })

  it('refuses numerals and powers that are not right', () => {
    expect(recompute({ check: { kind: 'roman', of: 49 }, answer: 'IL' })).toBe('wrong')
    expect(recompute({ check: { kind: 'roman', of: 49 }, answer: 'XLIX' })).toBe('right')
    expect(recompute({ check: { kind: 'scientific', expr: '45000' }, answer: '45 × 10³' })).toBe('wrong')
    expect(recompute({ check: { kind: 'scientific', expr: '45000' }, answer: '4.5 × 10⁴' })).toBe('right')
    expect(recompute({ check: { kind: 'scientific', expr: '0.00075' }, answer: '7.5 × 10⁻⁴' })).toBe('right')
    expect(recompute({ check: { kind: 'scientific', expr: '0.00075' }, answer: '7.5 × 10⁻³' })).toBe('wrong')
  })

  it('keeps money below the amount that was named', () => {
    const amounts = tasksFor('money worksheet adding amounts to $5 year 2').flatMap(({ prompt, answer }) =>
      [...`${prompt} ${answer}`.matchAll(/\$(\d+(?:\.\d\d)?)/g)].map(([, amount]) => Number(amount)),
    )
    expect(amounts.length).toBeGreaterThan(10)
    expect(Math.max(...amounts)).toBeLessThanOrEqual(5)
  })

  it('asks other problems on each page of a sheet', () => {
    const pages = made('maths problem solving worksheet year 5').pages
    const kinds = pages.map(({ tasks }) => tasks.map(({ prompt }) => prompt.replace(/\d+|\p{Lu}\S*/gu, '')))
    expect(new Set(kinds.flat()).size).toBeGreaterThanOrEqual(9)
  })
})

describe('coordinates', () => {
  it('have points to read, whose places are in the picture', () => {
    const read = tasksFor('coordinates worksheet year 5').filter(({ prompt }) =>
      /^Write the coord/.test(prompt),
    )
    expect(read.length).toBeGreaterThan(0)
    expect(read.filter((task) => recompute(task) !== 'right')).toEqual([])
    for (const { figure, answer } of read)
      expect(figure?.kind === 'grid' && figure.points.map((point) => `(${point.join(', ')})`)).toEqual(
        answer.match(/\(\d+, \d+\)/g),
      )
  })

  it('are not asked for in the steps of a plan that tells them', () => {
    const steps = planSection(planFor(ask('coordinates lesson year 4')), 'phases')?.steps ?? []
    const work = steps.find(({ kind }) => kind === 'you-do')?.pupils.join('\n') ?? ''
    expect(work).toContain('join them in order')
    expect(work).not.toMatch(/Write the coordinates of [A-E](?:,| and)/)
  })
})

describe('what a request names', () => {
  it('is what the data of its graphs are about', () => {
    const tasks = tasksFor('statistics: bar graph data about favourite ice cream year 3 with questions')
    expect(tasks.filter(({ prompt }) => /Draw a bar graph/.test(prompt)).length).toBeGreaterThan(0)
    const said = tasks.map(({ prompt, figure }) => `${prompt} ${JSON.stringify(figure)}`)
    expect(said.filter((text) => !/ice cream/i.test(text))).toEqual([])
  })

  it('is the angles on a line and in a triangle, and not the kind of a triangle', () => {
    const tasks = tasksFor('Angles worksheet year 7 - angles on a straight line and in triangles')
    expect(tasks.filter(({ prompt }) => !/straight line|of a triangle are/.test(prompt))).toEqual([])
    expect(tasks.filter((task) => recompute(task) !== 'right')).toEqual([])
  })

  it('keeps numbers of three digits where only a few work on two', () => {
    const request = 'place value to 1000 worksheet y3, a few still stuck on 2 digit'
    expect(tasksFor(request).filter(({ prompt }) => /\b\d{3}\b/.test(prompt)).length).toBeGreaterThan(6)
    expect(made(request).header.title).toContain('1,000')
  })
})
