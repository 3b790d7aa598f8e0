import { describe, expect, it } from 'vitest'
import { PLACES } from '#content/planner/prepare/places/places.data.ts'
import { placeNeedsIn, withoutPlace } from '#content/planner/read/wishes/places/place-needs.ts'
import { ask, planFor } from '../../support.ts'

function taught(message: string) {
  const plan = planFor(ask(message))
  const phases = plan.sections.find((section) => section.id === 'phases')
  const resources = plan.sections.find((section) => section.id === 'resources')
  const header = plan.sections.find((section) => section.id === 'header')
  const lines = phases?.steps.flatMap(({ teacher, pupils }) => [...teacher, ...pupils]) ?? []
  return { lines, text: lines.join('\n'), items: resources?.items ?? [], title: header?.title ?? '' }
}

const OF_A_ROOM =
  /whiteboard|on the board|write up:|put up and|on paper|squared paper|hand it in|desk|scissors|the table\b/i

describe('a lesson of mathematics away from the classroom', () => {
  it.each([
    'y6 decimals lesson at the beach',
    'Year 2 subtraction session on the school field',
    'angles lesson out in the school garden y5',
    'y4 time lesson in the school hall',
    'y3 multiplication session at the pool',
    'rounding on the bus y5 15 min',
    'Y6 ratio lesson in the kitchen',
    'y2 place value lesson at the beach',
    'y8 percentages lesson outside, no desks',
    'shapes for y1 in the park',
  ])('has no step that needs a board, a desk or a printed sheet: %s', (message) => {
    const { text, items } = taught(message)
    expect(text).not.toMatch(OF_A_ROOM)
    expect(items.join('\n')).not.toMatch(/whiteboard|squared paper|scissors/i)
  })

  it.each([
    ['y6 decimals lesson at the beach', /tide/, /sand/],
    ['y3 multiplication session at the pool', /whistle/, /fingers/],
    ['Y6 ratio lesson in the kitchen', /allergies/, /recipe/],
    ['rounding on the bus y5 15 min', /seat belts/, /whisper/],
    ['y5 addition lesson in the library', /library voices/, /page numbers/],
    ['y4 time lesson in the school hall', /signal for stop/, /floor/],
  ])('says how to be safe there, and works with what is there: %s', (message, safe, work) => {
    const { text } = taught(message)
    expect(text).toMatch(safe)
    expect(text).toMatch(work)
  })

  it('reads out the questions with their answers, so that they are of the year', () => {
    expect(taught('y3 multiplication session at the pool').text).toMatch(/Read out: .*\d.* \(\d+\)/)
  })

  it('keeps the place out of the title and the setting', () => {
    expect(taught('y3 multiplication session at the pool').title).not.toMatch(/pool/i)
  })
})

describe('a place', () => {
  it.each([
    ['a poem about the beach y4', []],
    ['animals at the beach year 3', []],
    ['recount of our day at the pool', []],
    ['statistics at the seaside y5', ['beach']],
    ['a literacy lesson in the library', ['library']],
    ['road safety on the bus y3', []],
  ])('is where a lesson is held, and not what it is about: %s', (text, needs) => {
    expect(placeNeedsIn(text)).toEqual(needs)
  })

  it('is taken out of the words of the topic', () => {
    expect(withoutPlace('maths session at the pool on division')).toBe('maths session on division')
  })

  it('is named once', () => {
    expect(new Set(PLACES.map(({ need }) => need)).size).toBe(PLACES.length)
  })
})

describe('a lesson without printing', () => {
  it('says what is written on the board in place of sheets', () => {
    const { text } = taught('y4 division, the copier is down')
    expect(text).toMatch(/Nothing is printed/)
  })
})
