import { describe, expect, it } from 'vitest'
import { type ClassFacts, classFactsIn } from '#content/class-facts.ts'
import { planSection } from '#content/lesson-plan.ts'
import { answerRequest } from '#content/planner/answer-request.ts'
import { classSizeIn } from '#content/planner/read/class/with-class.ts'
import { readRequest } from '#content/planner/read/request.ts'
import { groupsFor } from '#content/planner/write/fitted/class-size.ts'
import { classOf } from '../../../supabase/functions/_shared/generate/class-of.ts'
import type { JobInput } from '../../../supabase/functions/_shared/generate/jobs.ts'

const CLASS: ClassFacts = { years: [5], size: 27, esol: true, devices: 'none' }
const input = (content: string, more: object = {}) => ({
  messageId: 'a0000000-0000-4000-8000-000000000001',
  generatorType: 'lessonPlan' as const,
  content,
  context: null,
  history: [],
  class: CLASS,
  ...more,
})
const read = (content: string, more: object = {}) => readRequest(input(content, more))

function planOf(content: string, more: object = {}) {
  const answer = answerRequest(input(content, more))
  if (answer.format !== 'plan') throw new Error(`no plan but ${answer.format}`)
  return answer
}

describe("the teacher's class in the built-in planner", () => {
  it('gives the year, the size and the needs that a request does not name', () => {
    const { understood, year, yearGroup } = read('fractions of a set')
    expect([year, yearGroup]).toEqual([5, 'Year 5'])
    expect(understood).toMatchObject({ years: [5], size: 27, needs: ['esol', 'no devices'] })
    expect(understood.fromClass).toEqual({ years: [5], size: 27, esol: true, devices: 'none' })
    expect(understood.yearAssumed).toBeUndefined()
  })

  it('gives way to what a request says, word by word', () => {
    const { understood } = read('Year 3 fractions of a set for my 24 kids, two ESOL pupils')
    expect(understood).toMatchObject({ years: [3], size: 24 })
    expect(understood.fromClass).toEqual({ devices: 'none' })
  })

  it('gives way to a chosen goal and to a year past primary school', () => {
    const context = { subject: 'English', year_group: 'Year 2', strand: null, skill: null, goals: [] }
    expect(read('spelling', { context }).year).toBe(2)
    expect(read('Year 10 fractions').understood.years).toEqual([])
  })

  it('can be left out again, and stays out', () => {
    const history = [
      { role: 'user', content: 'fractions of a set' },
      { role: 'assistant', content: '# Lesson plan: Fractions of a set\nDraft code AAAA-AAAA' },
    ]
    expect(read('Leave out the ESOL support.', { history }).understood.needs).toEqual(['no devices'])
  })

  it('names a composite class by all its years', () => {
    expect(read('fractions of a set', { class: { years: [4, 5, 6] } }).yearGroup).toBe('Years 4 to 6')
    expect(read('fractions of a set', { class: { years: [5, 6] } }).yearGroup).toBe('Years 5 and 6')
  })

  it('says how the class is grouped under the resources, and says nothing of a class it does not know', () => {
    const items = (more: object) =>
      planSection({ sections: planOf('fractions of a set', more).sections } as never, 'resources')?.items ??
      []
    expect(items({})).toContain(
      'for 27 ākonga: 12 pairs and a group of three, or 6 groups of four and one of three',
    )
    expect(items({ class: undefined }).join()).not.toContain('ākonga')
  })

  it('groups every class so that nobody is left out', () => {
    const numbers: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5 }
    const value = (word: string) => numbers[word] ?? Number(word)
    for (let size = 6; size <= 60; size++) {
      const [, pairs = '', fours = ''] = /: (.*), or (.*)$/.exec(groupsFor(size) ?? '') ?? []
      const inPairs =
        2 * Number(/(\d+) pairs?/.exec(pairs)?.[1] ?? 0) + (pairs.includes('group of three') ? 3 : 0)
      expect([size, inPairs]).toEqual([size, size])
      const [head = '', tail = ''] = fours.split(' and ')
      const [, count = '', of = ''] = /^(\w+) groups? of (\w+)$/.exec(head) ?? []
      const [, more = '', each = ''] = /^(\w+) of (\w+)$/.exec(tail) ?? []
      const rest = tail === '' ? 0 : value(more) * value(each)
      expect([size, value(count) * value(of) + rest]).toEqual([size, size])
    }
  })

  it.each([
    ['I have 26 kids', 26],
    ['a class of 30', 30],
    ['20 kids were asked about pets', null],
    ['a class of 400', null],
    ['with 3 pupils who read early', null],
  ])('reads the size of the class in “%s”: %s', (text, size) => expect(classSizeIn([text])).toBe(size))
})

describe('the class that a reply is planned for', () => {
  const job = (content: string, more: Partial<JobInput>) => {
    const given = {
      ...input(content),
      generator_type: 'lessonPlan',
      title: '',
      doc: null,
      class: CLASS,
      ...more,
    }
    return classOf(given as JobInput, input(content, { history: more.history ?? [] }))
  }
  const history: JobInput['history'] = [
    { role: 'user', content: 'fractions of a set' },
    { role: 'assistant', content: '# Lesson plan: Fractions\nDraft code AAAA-AAAA' },
  ]
  const before = {
    reply_id: 'r',
    doc_version: 1,
    html: null,
    doc: { understood: { years: [3], fromClass: { years: [3] } } },
  }

  it('is the class as it is now for a new request', () => {
    expect(job('fractions of a set', {})).toEqual(CLASS)
  })
  it('stays what the document was planned with when it is changed', () => {
    expect(job('Make it shorter.', { history, before })).toEqual({ years: [3] })
  })
  it('is never anything but facts, whatever the row holds', () => {
    const rubbish = { years: ['5', 99], size: '27<b>', esol: 'yes', devices: 'all', teacher: 'Ms Ngata' }
    expect(classFactsIn(rubbish)).toEqual({})
    expect(classFactsIn(null)).toBeUndefined()
  })
})
