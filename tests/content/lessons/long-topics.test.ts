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

describe('a message typed at the end of a long day', () => {
  it.each([
    ['i need to teach osmosis n i hav no idea y7 1hr', 'Osmosis'],
    ['reliever tomorrow room 4 y2 anything on snails plz', 'Snails'],
    ['y6 science circuits but half of the wires are broken', 'Circuits'],
    ['smth about worries cos there was a fight at lunch, year 5', 'Worries'],
    ['y4 kids are mad about lego so haiku pls', 'A haiku'],
    ['health – sun safety – boys are being silly – y6', 'Sun safety'],
    ['my class has 3 kids with autism and one with epilepsy, skipping y5', 'Skipping'],
    ['hi can u do a dance on the wind y3 thx', /wind/i],
    ['the Kīngitanga but keep it light its the last day y7', 'The Kīngitanga'],
  ])('“%s” is about “%s”', (text, title) => {
    const made = planSection(planFor(ask(text)), 'header')?.title
    if (typeof title === 'string') expect(made).toBe(title)
    else expect(made).toMatch(title)
  })

  it.each([
    'something for my early finishers y7 maths they like puzzles',
    'anything fun for last day of term y6',
    'activity for wet lunch anything',
  ])('“%s” names no topic, and is answered with a question', (text) => {
    expect(answerRequest({ ...ask(text), generatorType: 'resourceGenerator' }).format).toBe('note')
  })

  it.each([
    ['book report on the BFG y5 plus a rubric', 'You asked for a rubric as well.'],
    ['vocab cards for volcanoes y6 and can you add pictures', 'I cannot draw or add them'],
    ['game for doubles y2 no cutting', 'You asked for no cutting'],
    ['3 reading texts about volcanoes y5', 'You asked for 3 reading texts.'],
  ])('what is not done of “%s” is said', (text, says) => {
    const generatorType = /^book/.test(text) ? 'lessonPlan' : 'resourceGenerator'
    const answer = answerRequest({ ...ask(text), generatorType })
    expect(answer.format === 'note' ? '' : answer.notDone.join(' ')).toContain(says)
  })

  it('a letter keeps its facts apart from its occasion', () => {
    const letter = JSON.stringify(
      resourceFor(ask('note home about our trip to the zoo 12 march $15 bring lunch')),
    )
    expect(letter).toContain('tell you about our trip to the zoo.')
    expect(letter).toContain('When: 12 March')
    expect(letter).toContain('"Please bring:"')
    expect(letter).toContain('"items":["Lunch"]')
    expect(letter).toContain('$15')
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
    ['writing frame persuasive should we have homework y6', 'frame, Should we have homework? It has'],
  ])('of “%s” says “%s”', (text, says) => {
    expect(resourceFor(ask(text)).note).toContain(says)
  })
})
