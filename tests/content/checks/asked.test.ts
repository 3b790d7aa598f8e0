import { describe, expect, it } from 'vitest'
import { checkAsked } from '#content/checks/asked/asked-and-done.ts'
import { outsideSet } from '#content/checks/asked/number-set.ts'
import { type LessonPlan, planSection } from '#content/lesson-plan.ts'
import type { Resource, TaskPage } from '#content/resource.ts'
import type { Task } from '#content/task.ts'
import type { Understood } from '#content/understood.ts'
import { ask, planFor, resourceFor } from '../support.ts'

const ASKED: Understood = {
  want: 'worksheet',
  wantNamed: true,
  area: 'Science',
  years: [5],
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
const madePlan = planFor(ask('Year 5 science lesson on magnets, 40 minutes'))
const madeSheet = resourceFor(ask('Year 5 multiplication worksheet'))

function plan(asked: Partial<Understood> = {}, change: (copy: LessonPlan) => void = () => {}): LessonPlan {
  const copy = structuredClone({ ...madePlan, understood: { ...ASKED, ...asked } })
  change(copy)
  return copy
}
const sheet = (asked: Partial<Understood>, more: Partial<Resource> = {}): Resource => ({
  ...madeSheet,
  understood: { ...ASKED, area: 'Mathematics and statistics', topic: 'multiplication', ...asked },
  ...more,
})
const says = (doc: LessonPlan | Resource) => checkAsked(doc).map(({ ok, how }) => (ok ? 'fine' : how))

describe('asked and done', () => {
  it('is silent where nothing was understood, as in a document of a language model', () => {
    expect(checkAsked(madePlan)).toEqual([])
  })

  it('is content with a plan as it was asked for', () => {
    expect(says(plan())).toEqual(['fine'])
  })

  it('names other minutes and another year', () => {
    expect(says(plan({ minutes: 60 }))).toEqual(['You asked for 60 minutes, this is 40.'])
    expect(says(plan({ minutes: 60, minutesNamed: false }))).toEqual(['fine'])
    expect(says(plan({ years: [2] }))).toEqual(['You asked for Year 2, it says Year 5.'])
  })

  it('names a setting that is nowhere', () => {
    expect(says(plan({ theme: 'skateboarding' }))).toEqual([
      'You asked for skateboarding, and nothing in it is about that.',
    ])
    expect(says(plan({ theme: 'a magnet' }))).toEqual(['fine'])
  })

  it('names a head that is about another thing than the steps', () => {
    const astray = plan({}, (copy) => {
      const [header, intention] = [planSection(copy, 'header'), planSection(copy, 'learning-intention')]
      if (header) header.title = 'Earthquakes'
      if (intention) intention.walt = 'explain earthquakes'
    })
    expect(says(astray)).toEqual([
      'You asked for magnets, and the steps are about it, but the title is “Earthquakes”.',
    ])
  })

  it('does not say again what the document says was not done', () => {
    const doc = {
      ...plan({ theme: 'skateboarding' }),
      notDone: ['There is nothing about skateboarding in it.'],
    }
    expect(says(doc)).toEqual(['fine'])
  })

  it('takes a count for each page or for all together', () => {
    const pages = madeSheet.sections.filter((section): section is TaskPage => section.id.startsWith('tasks-'))
    const all = pages.reduce((sum, { tasks }) => sum + tasks.length, 0)
    expect(says(sheet({ count: all }))).toEqual(['fine'])
    expect(says(sheet({ count: 999 }))).toEqual([
      expect.stringContaining('You asked for 999 questions; the student page ▲ has'),
    ])
  })

  it('names a page too many, missing choices and a missing text', () => {
    expect(says(sheet({ levels: 1 }))).toEqual([expect.stringContaining('You asked for 1 level')])
    expect(says(sheet({ choices: 4 }))).toEqual([expect.stringContaining('choices')])
    expect(says(sheet({ want: 'reading' }))).toEqual([expect.stringContaining('a text to read')])
  })
})

describe('a set of numbers', () => {
  const task = (prompt: string, answer = '', more: Partial<Task> = {}) =>
    ({ prompt, answer, check: null, figure: null, ...more }) as Task

  it.each<[string, Task, Parameters<typeof outsideSet>[0]]>([
    ['another table', task('3 × 4 =', '12'), { tables: [7, 9] }],
    ['another divisor', task('24 ÷ 6 =', '4'), { tables: [7, 9] }],
    [
      'a story of another table',
      task('5 bags of 4?', '20', { check: { kind: 'value', expr: '5*4' } }),
      { tables: [7] },
    ],
    ['a gap in another table', task('____ × 5 = 20', '4'), { tables: [7] }],
    ['a remainder', task('17 ÷ 5 =', '3 remainder 2'), { remainders: 'none' }],
    ['a larger number', task('64 + 7 =', '71'), { upTo: 20 }],
    ['another operation', task('64 − 7 =', '57'), { operations: ['add'] }],
    ['equal denominators', task('1/5 + 2/5 =', '3/5'), { denominators: 'different' }],
    [
      'another time',
      task('What is the time?', '4:10', { figure: { kind: 'clock', hour: 4, minute: 10 } }),
      { minutesPast: [15, 45] },
    ],
  ])('does not hold %s', (_, one, set) => {
    expect(outsideSet(set, one)).toEqual(expect.any(String))
  })

  it.each<[string, Task, Parameters<typeof outsideSet>[0]]>([
    ['a table either way round', task('4 × 7 =', '28'), { tables: [7, 9] }],
    ['a divisor or what it gives', task('28 ÷ 4 =', '7'), { tables: [7, 9] }],
    ['a question without a sum', task('What do you notice about the answers?'), { tables: [7] }],
    ['a gap in the table', task('____ × 7 = 28', '4'), { tables: [7, 9], operations: ['multiply'] }],
    ['small numbers with a unit', task('A rope is 250 cm. Cut it in 5.', '5'), { upTo: 20 }],
    ['both fractions over five', task('1/5 + 2/5 =', '3/5'), { denominators: 'same' }],
  ])('holds %s', (_, one, set) => {
    expect(outsideSet(set, one)).toBeNull()
  })
})
