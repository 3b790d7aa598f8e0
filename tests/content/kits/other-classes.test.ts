import { describe, expect, it } from 'vitest'
import type { Kit } from '#content/kit.ts'
import { planSection } from '#content/lesson-plan.ts'
import { answerRequest } from '#content/planner/answer-request.ts'
import { readKit } from '../../../supabase/seed/kit-files.ts'
import { input, kit, named, plan } from './kit-requests.ts'

const prepared: Kit = {
  ...kit,
  years: [5, 6],
  before: { minutes: 10, what: 'Test each battery, and tape two wires to each bulb holder.' },
  otherYears: {
    younger: 'Leave out the switch. Pairs light one bulb, and colour the path on a drawing.',
    older: 'Add a second bulb in parallel, and ask for the rule in one sentence.',
  },
  adapts: [
    {
      without: 'wires',
      materials: [{ item: 'strips of foil', without: null }],
      steps: { work: { teacher: ['Fold the foil into strips.'], pupils: ['Light the bulb.'] } },
    },
  ],
}
const made = (content: string, one: Kit = prepared) => plan(answerRequest(input(content, [named(one)])))
const materials = (content: string, one?: Kit) =>
  planSection(made(content, one), 'resources')?.items.join('\n') ?? ''
const all = (content: string, one?: Kit) => JSON.stringify(made(content, one))

describe('what is made ready before a lesson', () => {
  it('stands under the materials, with its minutes', () => {
    expect(materials('year 5 circuits')).toContain('before the lesson, about 10 minutes: Test each battery')
  })

  it('is not printed where other materials take the place of those', () => {
    expect(materials('year 5 circuits, no wires')).toContain('strips of foil')
    expect(materials('year 5 circuits, no wires')).not.toContain('before the lesson')
  })
})

describe('a lesson for a class of other years', () => {
  it.each([
    ['year 4 circuits', 'For Year 4 change this: Leave out the switch.'],
    ['year 8 circuits', 'For Year 8 change this: Add a second bulb in parallel'],
  ])('says in the words of its writers what to change: %s', (content, words) => {
    expect(all(content)).toContain(words)
  })

  it('says the usual words where the class is further off, or its writers say nothing', () => {
    const { otherYears: _, ...plain } = prepared
    expect(all('year 1 circuits')).not.toContain('Leave out the switch')
    expect(all('year 1 circuits')).toContain('change this: keep it to 15–25 minutes')
    expect(all('year 4 circuits', plain)).toContain('For Year 4 change this: do one part of it')
  })

  it('says nothing to a class of its own years', () => {
    expect(all('year 5 circuits')).not.toContain('change this')
  })
})

it('refuses a preparation without minutes, and words for other years that say nothing', () => {
  const read = (more: object) =>
    readKit('science/x.json', JSON.stringify({ ...kit, ...more })).faults.map(({ field }) => field)
  expect(read({ before: { what: 'Cut the card.' } })).toContain('before.minutes')
  expect(read({ otherYears: {} })).toContain('otherYears')
})
