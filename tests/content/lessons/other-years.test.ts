import { describe, expect, it } from 'vitest'
import type { Kit } from '#content/kit.ts'
import { planSection } from '#content/lesson-plan.ts'
import { answerRequest } from '#content/planner/answer-request.ts'
import { readThenAnswer } from '#content/planner/write/instructions.ts'
import { input, kit, named, plan } from '../kits/kit-requests.ts'

const made = (content: string, one: Kit = kit) => plan(answerRequest(input(content, [named(one)])))
const checks = (content: string, one?: Kit) =>
  planSection(made(content, one), 'about')?.checkThis.filter((line) => /^For .* change this/.test(line)) ?? []

describe('a lesson that is taught to other years than it was written for', () => {
  it.each([
    ['Year 1 lesson on electric circuits', /^For Year 0-1|^For Year 1/, /saying, showing or drawing/],
    ['Year 3 lesson on electric circuits', /^For Year 3/, /light one bulb/i],
    ['Year 8 lesson on electric circuits', /^For Year 8/, /add a second/],
  ])('says once what to change: %s', (content, year, what) => {
    const said = checks(content)
    expect(said).toHaveLength(1)
    expect(said[0]).toMatch(year)
    expect(said[0]).toMatch(what)
    expect(JSON.stringify(made(content))).not.toContain('with your class in mind')
  })

  it('says nothing where it was written for the year, or no year was named', () => {
    expect(checks('Year 6 lesson on electric circuits')).toEqual([])
    expect(checks('lesson on electric circuits')).toEqual([])
  })

  it('lets the youngest answer aloud or by drawing', () => {
    const exit = planSection(made('Year 1 lesson on electric circuits'), 'phases')?.steps.at(-1)
    expect(exit?.pupils.join(' ')).toMatch(/say your answer, or draw it/)
  })
})

describe('a text on a sheet', () => {
  it('is read with a finger by the youngest and where it is a line or two', () => {
    const text = (words: number) => ({ title: 'T', paragraphs: [Array(words).fill('sat').join(' ')] })
    expect(readThenAnswer(text(4), 2)).toContain('Point to each word')
    expect(readThenAnswer(text(60), 1)).not.toContain('underline')
    expect(readThenAnswer(text(60), 4)).toContain('underline')
  })
})

describe('the steps of a long lesson', () => {
  const steps = planSection(made('Year 6 lesson on electric circuits, 90 minutes'), 'phases')?.steps ?? []

  it('end with sharing, after the work has gone on to the extension of the lesson', () => {
    expect(steps.map(({ name }) => name).slice(-4)).toEqual([
      'Check in',
      'You do again',
      'Share',
      'Exit ticket',
    ])
    expect(JSON.stringify(steps)).toContain(kit.extension)
    expect(JSON.stringify(steps)).not.toContain('Students go on, or move to the extension')
  })

  it('add up to the lesson', () => {
    expect(steps.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(90)
  })
})

describe('the key competencies', () => {
  it('never quote one sentence for two of them', () => {
    const one: Kit = {
      ...kit,
      hook: { teacher: ['Greet.'], pupils: ['Say hello to a partner in your own odd way.'] },
    }
    const said =
      planSection(made('Year 6 lesson on electric circuits', one), 'key-competencies')?.competencies ?? []
    const quoted = said.map(({ shows }) => shows).filter((line) => line.includes('own odd way'))
    expect(quoted).toHaveLength(1)
  })
})

describe('an exit ticket that is answered aloud', () => {
  it('is not to be written as well', () => {
    const spoken: Kit = {
      ...kit,
      exit: {
        ...kit.exit,
        prompt: 'I play two sounds. Show each with your hands. Tell a partner two words.',
      },
    }
    const exit = planSection(made('Year 6 lesson on electric circuits', spoken), 'phases')?.steps.at(-1)
    expect(exit?.pupils.join(' ')).not.toContain('Write')
  })
})
