import { describe, expect, it } from 'vitest'
import type { TaskPage } from '#content/resource.ts'
import { ask, resourceFor } from '../support.ts'

const sheetFor = (content: string) => resourceFor(ask(content, { generatorType: 'resourceGenerator' }))
const pagesOf = (content: string) =>
  sheetFor(content).sections.filter((section): section is TaskPage => section.id.startsWith('tasks-'))
const tasksOf = (content: string) => pagesOf(content).flatMap(({ tasks }) => tasks)
const bandsOf = (content: string) =>
  sheetFor(content).sections.flatMap((section) => (section.id === 'key' ? section.bands : []))

describe('a test of a topic', () => {
  it.each([
    'place value quiz yr 4',
    'multiplication test year 5',
    'angles assessment y6',
    'assesment on time yr 4',
    'decimals pre test y7',
  ])('has a number of questions that is easily made into a mark: %s', (message) => {
    expect([10, 12, 15, 20]).toContain(tasksOf(message).length)
  })

  it('has as many questions as were asked for', () => {
    expect(tasksOf('place value test year 3, 13 questions')).toHaveLength(13)
  })

  it('asks for working in its marks only where the sheet asks for it', () => {
    expect(bandsOf('times tables quiz y4')[0]?.see).toBe('12 to 15 right')
    expect(bandsOf('multiplication quiz year 5')[0]?.see).toBe('12 to 15 right, with working')
  })
})

describe('the times tables', () => {
  it.each(['times tables test year 3', 'x tables quiz y5', 'timestables worksheet yr 4'])(
    'are multiplied and not divided where division is not named: %s',
    (message) => {
      expect(tasksOf(message).filter(({ prompt }) => !/^\d+ × \d+ =$/.test(prompt))).toEqual([])
    },
  )

  it('come with division where it is named', () => {
    const asked = tasksOf('times tables and division facts worksheet y4').map(({ prompt }) => prompt)
    expect(asked.some((prompt) => prompt.includes('÷'))).toBe(true)
    expect(asked.some((prompt) => prompt.includes('×'))).toBe(true)
  })
})

describe('a sheet of clocks', () => {
  it.each(['clock worksheet yr 2', 'telling the time to the quarter hour sheet y3'])(
    'asks to look and not to work out: %s',
    (message) => {
      for (const { instructions } of pagesOf(message)) expect(instructions).not.toMatch(/working|Work it out/)
    },
  )

  it('asks for working where times are calculated', () => {
    const [page] = pagesOf('durations that cross the hour worksheet yr 4')
    expect(page?.instructions).toContain('show your working')
  })
})
