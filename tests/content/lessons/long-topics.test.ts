import { describe, expect, it } from 'vitest'
import { planSection } from '#content/lesson-plan.ts'
import { answerRequest } from '#content/planner/answer-request.ts'
import { ask, planFor, resourceFor } from '../support.ts'

/** A plan without the line that quotes the teacher's further words. */
const written = (text: string) =>
  JSON.stringify(planFor(ask(text)).sections).replace(/Your own words besides the topic: “[^”]*”/, '')

describe('a message that is longer than a topic', () => {
  it.each([
    ['soil which kind drains fastest y6 experiment with funnels and cups', 'Soil', 'drains fastest'],
    ['recorder 3 notes b a g and a song y4', 'Recorder', 'notes b a g'],
    ['tectonic plates why do they move custard and biscuits on a tray y7', 'Tectonic plates', 'custard'],
    ['mosaic y5 we have old tiles and grout and one bag of glue', 'Mosaic', 'grout'],
  ])('“%s” is named “%s”', (text, title, rest) => {
    expect(planSection(planFor(ask(text)), 'header')?.title).toBe(title)
    expect(written(text)).not.toContain(rest)
  })

  it('quotes for the teacher what the name leaves out', () => {
    const text = 'soil which kind drains fastest y6 experiment with funnels and cups'
    expect(JSON.stringify(planSection(planFor(ask(text)), 'phases'))).toContain(
      'Your own words besides the topic: “which kind drains fastest experiment with funnels and cups”',
    )
    const { sections } = resourceFor(ask(text))
    expect(JSON.stringify(sections.filter(({ id }) => id !== 'key'))).not.toContain('drains')
  })

  it('that names no topic is never printed, and the teacher is told', () => {
    const answer = answerRequest(ask('the kids were so loud today that i need something calm, art, year 4'))
    if (answer.format !== 'plan') throw new Error('no plan was made')
    expect(JSON.stringify(answer.sections)).not.toContain('so loud')
    expect(answer.notDone.join()).toContain('I could not tell the topic')
  })
})

describe('the topic on pages for pupils', () => {
  it('stands at the top where the questions come from elsewhere, and only if it is short', () => {
    const top = (text: string) => {
      const page = resourceFor(ask(text)).sections.find((section) => 'instructions' in section)
      return page && 'instructions' in page ? page.instructions : ''
    }
    expect(top('worksheet on rounding y4')).not.toContain('Rounding.')
    expect(top('worksheet y4 rounding with a class of 27 who cant sit still today')).not.toContain('27')
  })
})

describe('the message that goes with a form', () => {
  it.each([
    ['exit tickets on shadows y3', 'Here are your exit tickets, '],
    ['vocabulary cards on volcanoes y5', 'Here are your vocabulary cards, '],
    ['quiz on volcanoes y5', 'Here is your quiz, '],
  ])('of “%s” says “%s”', (text, says) => {
    expect(resourceFor(ask(text)).note).toContain(says)
  })
})
