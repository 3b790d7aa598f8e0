import { describe, expect, it } from 'vitest'
import { answerRequest } from '#content/planner/answer-request.ts'
import type { Understood } from '#content/understood.ts'
import { type Chip, chipsOf } from '#features/chat/shown-back/chips.ts'

const PLAIN: Understood = {
  want: 'lesson plan',
  wantNamed: false,
  area: 'Science',
  years: [6],
  minutes: 40,
  minutesNamed: true,
  blocks: 1,
  topic: 'magnets',
  theme: null,
  count: null,
  numbers: {},
  levels: null,
  onePage: false,
  answersOnSheet: false,
  choices: null,
  textType: null,
  needs: [],
  language: 'en',
}
const plan = (fields: Partial<Understood> = {}, hasGoals = false) =>
  chipsOf({ understood: { ...PLAIN, ...fields }, format: 'plan', hasGoals })
const resource = (fields: Partial<Understood> = {}) =>
  chipsOf({ understood: { ...PLAIN, want: 'worksheet', ...fields }, format: 'resource', hasGoals: false })
const texts = (chips: readonly Chip[]) => chips.map(({ text }) => text)

describe('the chips of what was understood', () => {
  it('show area, year and length of a plan, and nothing that nobody said', () => {
    expect(texts(plan())).toEqual(['Science', 'Year 6', '40 minutes'])
    expect(texts(resource())).toEqual(['Worksheet', 'Science', 'Year 6'])
  })

  it('say what was assumed', () => {
    const chips = plan({ years: [], yearAssumed: 4, minutesNamed: false, area: null })
    expect(chips.filter(({ assumed }) => assumed).map(({ text }) => text)).toEqual([
      'No learning area',
      'Year 4',
      '40 minutes',
    ])
    expect(resource({ wantNamed: true })[0]?.assumed).toBe(false)
    expect(resource()[0]?.assumed).toBe(true)
  })

  it('show the parts of the class that work at another level', () => {
    const parts = [
      { who: 'Four students', isOne: false, level: 'support', numbers: { upTo: 20 } },
      { who: 'One student', isOne: true, level: 'extension', year: 6 },
      { who: 'Two students', isOne: false, level: 'extension' },
      { who: 'Students new to English', isOne: false, level: 'language' },
    ] as const
    expect(texts(resource({ count: 12, parts }))).toEqual([
      'Worksheet',
      'Science',
      'Year 6',
      '12 on each page',
      'Four students: on numbers to 20',
      'One student: at Year 6',
      'Two students: harder work',
      'Students new to English: a version',
    ])
  })

  it('show everything else that was said', () => {
    const chips = plan({
      years: [5, 6],
      blocks: 2,
      theme: 'netball',
      count: 12,
      numbers: { tables: [3, 4], remainders: 'none', upTo: 1000, changeFromCents: 2000 },
      levels: 3,
      textType: 'recount',
      needs: ['esol', 'no devices'],
      language: 'mi',
    })
    expect(texts(chips)).toEqual([
      'Science',
      'Years 5 and 6',
      '2 blocks of 40 minutes',
      '12 in all',
      '3 levels',
      '3 and 4 times tables',
      'Numbers to 1,000',
      'No remainders',
      'Change from $20',
      'Setting: netball',
      'Recount',
      'ESOL support',
      'No devices',
      'In te reo Māori',
    ])
  })

  it('name a setting only where it is not the topic or a limit', () => {
    const tables = { tables: [6, 7] }
    expect(texts(plan({ theme: '6 and 7 times tables', numbers: tables }))).not.toContain(
      'Setting: 6 and 7 times tables',
    )
    expect(texts(plan({ theme: 'magnets' }))).not.toContain('Setting: magnets')
    expect(texts(plan({ theme: 'fishing' }))).toContain('Setting: fishing')
  })

  it('offer other values, never the one that stands', () => {
    for (const { text, choices } of [...plan(), ...resource()]) {
      expect(choices.length, text).toBeGreaterThan(2)
      expect(choices.map(({ name }) => name)).not.toContain(text)
    }
  })

  it('leave the area and the year of a chosen goal alone', () => {
    const [area, year, length] = plan({}, true)
    expect([area?.choices, year?.choices]).toEqual([[], []])
    expect(length?.choices.length).toBeGreaterThan(0)
  })

  it('survive a record of an older or newer planner', () => {
    const newer = plan({ needs: ['left-handed' as never], numbers: undefined as never })
    expect(texts(newer)).toEqual(['Science', 'Year 6', '40 minutes'])
  })
})

describe('a correction', () => {
  const first = {
    lessonPlan: 'Year 5 lesson on adding decimals',
    resourceGenerator: 'a worksheet on adding decimals for Year 5',
  }
  const corrected = (generatorType: keyof typeof first, message: string) => {
    const answer = answerRequest({
      messageId: 'b0000000-0000-4000-8000-000000000001',
      generatorType,
      content: message,
      context: null,
      history: [
        { role: 'user', content: first[generatorType] },
        { role: 'assistant', content: '# Lesson plan: Adding decimals' },
      ],
    })
    if (answer.format === 'note') throw new Error(`“${message}” was answered in words`)
    const { format, understood } = answer
    return texts(chipsOf({ understood, format, hasGoals: false }))
  }

  it('of a plan is understood by the planner', () => {
    for (const { choices } of plan())
      for (const { name, message } of choices)
        expect(corrected('lessonPlan', message), message).toContain(name)
  })

  it('of a resource is understood by the planner', () => {
    for (const { choices } of resource({ count: 3 }))
      for (const { name, message } of choices)
        expect(corrected('resourceGenerator', message), message).toContain(name)
  })
})
