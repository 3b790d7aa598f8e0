import { describe, expect, it } from 'vitest'
import type { Kit } from '#content/kit.ts'
import { planSection } from '#content/lesson-plan.ts'
import { answerRequest } from '#content/planner/answer-request.ts'
import { itemFor } from '#content/planner/write/fitted/class-of.ts'
import { thingsOf } from '#content/planner/write/fitted/rules-kept.ts'
import { NO_WHITEBOARDS } from '#content/planner/write/fitted/without-boards.data.ts'
import { input, kit, named, plan } from '../kits/kit-requests.ts'
import { ask, planFor } from '../support.ts'

const drumming: Kit = {
  ...kit,
  materials: [
    { item: 'a drum, a triangle or bell, a shaker', without: 'A table, a glass and a spoon.' },
    { item: '28 exit slips', without: null },
  ],
  show: { teacher: ['Tap the drum softly.'], pupils: ['Listen.'] },
  together: { teacher: ['Clap in turns.'], pupils: ['Clap.'] },
}
const made = (content: string, one: Kit) => plan(answerRequest(input(content, [named(one)])))

describe('what a class has not got', () => {
  const lesson = made('Year 6 electric circuits, no instruments', drumming)

  it('is off the list, and the first step that uses it says what to use', () => {
    expect(planSection(lesson, 'resources')?.items.join('\n')).toMatch(/^in place of a drum.*: A table/m)
    const steps = planSection(lesson, 'phases')?.steps ?? []
    expect(steps.find(({ kind }) => kind === 'i-do')?.teacher[0]).toBe(
      'You have no instruments. Where the steps use it: A table, a glass and a spoon.',
    )
    expect(steps.find(({ kind }) => kind === 'we-do')?.teacher.join(' ')).not.toContain('You have no')
  })

  it('is found by the names of the things in its line', () => {
    expect(thingsOf('a drum, a triangle or bell, a shaker')).toEqual(['drum', 'triangle', 'bell', 'shaker'])
    expect(thingsOf('a tablet for each pair')).toEqual(['tablet'])
  })
})

describe('a plan for a class without whiteboards', () => {
  it.each(['got counters n paper thats it', 'no whiteboards', 'we only have paper and pencils'])(
    'has none: %s',
    (said) => {
      const text = JSON.stringify(planFor(ask(`fractions of a set year 5, ${said}`)))
      expect(text).not.toMatch(/whiteboard/i)
      expect(text).toContain('scrap paper')
    },
  )

  it('is known by its words', () => {
    for (const { pattern, matches, misses } of NO_WHITEBOARDS) {
      for (const text of matches) expect(text).toMatch(pattern)
      for (const text of misses) expect(text).not.toMatch(pattern)
    }
  })
})

describe('what a lesson counts for 28', () => {
  it.each([
    ['28 exit slips', null, 'for each student: exit slips'],
    ['28 exit slips', 31, '31 exit slips'],
    ['14 copies of the text', null, 'for each pair: copies of the text'],
    ['the price table, one copy between two, 14 copies', null, 'the price table, one copy between two'],
    [
      'the price table, one copy between two, 14 copies',
      25,
      'the price table, one copy between two, 13 copies',
    ],
    ['a mirror for each pair (14)', null, 'a mirror for each pair'],
    ['14 computers with Scratch, one for each pair', null, 'computers with Scratch, one for each pair'],
    ['strips of 28 cm', 20, 'strips of 28 cm'],
    ['12 cones', null, '12 cones'],
  ] as const)('“%s” for %s is “%s”', (item, size, fitted) => {
    expect(itemFor(item, size)).toBe(fitted)
  })
})

describe('fewer things than a lesson counts', () => {
  it('take the place of its count, and each later step that counts other groups says so', () => {
    const balls: Kit = {
      ...kit,
      materials: [
        { item: 'netballs, size 4, one for each three students (about ten)', without: 'Any ball.' },
      ],
      work: { teacher: ['Pairs pass a ball ten times.'], pupils: ['Pass.'] },
    }
    const lesson = made('Year 6 electric circuits, 32 kids, 8 balls', balls)
    const items = planSection(lesson, 'resources')?.items.join('\n')
    expect(items).toContain('you have 8 balls for 32 students')
    expect(items).not.toContain('about ten')
    const work = planSection(lesson, 'phases')?.steps.find(({ kind }) => kind === 'you-do')
    expect(work?.teacher[0]).toContain('With your 8 balls')
  })
})
