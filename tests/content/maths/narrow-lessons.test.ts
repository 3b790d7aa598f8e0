import { describe, expect, it } from 'vitest'
import type { LessonPlan } from '#content/lesson-plan.ts'
import { planSection } from '#content/lesson-plan.ts'
import { sectionMarkdown } from '#content/render-markdown.ts'
import { ask, planFor } from '../support.ts'

/** All that is taught: without the goal, the header and what the draft says of itself. */
const taught = (plan: LessonPlan) =>
  plan.sections
    .filter(({ id }) => !['header', 'curriculum-goal', 'about', 'next-steps'].includes(id))
    .map(sectionMarkdown)
    .join('\n')
const wordsOf = (plan: LessonPlan) => planSection(plan, 'vocabulary')?.words.map(({ term }) => term) ?? []

describe('a lesson on one thing of a topic', () => {
  it.each([
    ['Year 2 all about rectangles', /rectangle/i, /triang|solid|cube|bag/i],
    ['Year 3 quadrilaterals, 45 minutes', /quadrilateral/i, /prism|solid|edges|heptagon/i],
    ['Y1 maths: triangles', /triangle/i, /rectangle|solid|cube|hexagon/i],
    ['Year 4 what is a circle maths lesson', /circle/i, /triangle|solid|cube/i],
    ['Year 4 rolling a die, how likely is it', /die/i, /spinner|\bbag\b|coin|counters/i],
    ['Year 7 dice probability', /die/i, /spinner|\bbag\b|coins?\b|heads/i],
    ['Year 5 flipping coins probability', /heads/i, /spinner|\bdie\b|dice|\bbag\b/i],
    ['Year 6 spinners and chance', /spinner/i, /\bdie\b|dice|\bbag\b|\bcoin/i],
    ['Year 2 half past', /half past/i, /quarter/i],
    ['Year 3 quarter to', /quarter to/i, /half past \d|o’clock or/i],
    ['Year 1 o’clock lesson', /o’clock/i, /half past|quarter/i],
    ['Year 7 missing angles in triangles', /triangle/i, /polygon|parallel|outside/i],
    ['Year 1 making halves', /half/i, /thirds?\b|quarter|bottom number|hauwhā/i],
    ['Year 3 picture graphs', /key/i, /bar graph|\bbars?\b/i],
  ])('%s speaks of it and of nothing beside it', (request, of, notOf) => {
    const text = taught(planFor(ask(request)))
    expect(text, request).toMatch(of)
    expect(text, request).not.toMatch(notOf)
  })

  it('is taught from questions of its own and is no frame', () => {
    for (const request of ['Year 2 squares', 'Year 0 circles', 'Year 5 spinners', 'Year 3 rolling dice'])
      expect(planSection(planFor(ask(request)), 'answers')?.tasks.length, request).toBeGreaterThan(0)
  })

  it('explains the words that it uses, and not those of all its topic', () => {
    expect(wordsOf(planFor(ask('Year 1 which container holds more')))).not.toContain('mitarau')
    expect(wordsOf(planFor(ask('Year 0 heavier and lighter')))).toEqual(
      expect.arrayContaining(['heavier', 'lighter', 'taumaha']),
    )
    expect(wordsOf(planFor(ask('Year 2 New Zealand coins')))).not.toContain('change')
    expect(wordsOf(planFor(ask('Year 3 giving change')))).toContain('change')
  })

  it('teaches the counting up of change and not the size of coins', () => {
    const text = taught(planFor(ask('Year 3 shops: giving change from $20')))
    expect(text).toMatch(/count(?:s|ed)? (?:up|on)/)
    expect(text).not.toMatch(/biggest coin|\$0\.5/)
  })

  it('shows in its steps what it asks about', () => {
    for (const request of ['Year 4 bar graphs', 'Year 3 column graphs of pets'])
      expect(taught(planFor(ask(request))), request).not.toMatch(/Here are the tallies/)
  })
})
