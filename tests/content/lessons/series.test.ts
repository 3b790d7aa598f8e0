import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { FoundKit, Kit } from '#content/kit.ts'
import type { PlanSection } from '#content/lesson-plan.ts'
import { answerRequest } from '#content/planner/answer-request.ts'
import { kitsWanted } from '#content/planner/kits/kits-wanted.ts'
import type { PlannerInput } from '#content/planner/read/input.ts'
import { EACH, ONE_LESSON, SERIES } from '#content/planner/read/more-than-one/series.data.ts'
import {
  isSeriesChange,
  seriesAsked,
  withoutSeries,
} from '#content/planner/read/more-than-one/series-asked.ts'
import { TWO_TESTS } from '#content/planner/read/words/tests/two-tests-words.data.ts'
import { planMarkdown } from '#content/render-markdown.ts'

const input = (content: string, given: Partial<PlannerInput> = {}): PlannerInput => ({
  messageId: 'series',
  generatorType: 'lessonPlan',
  content,
  context: null,
  history: [],
  kits: [],
  ...given,
})

const kitNamed = (id: string): Kit =>
  JSON.parse(readFileSync(new URL(`../../../supabase/seed/kits/science/${id}.json`, import.meta.url), 'utf8'))

const found = (...ids: string[]): FoundKit[] =>
  ids.map((id) => ({ kit: kitNamed(id), serves: false, named: true, unsaid: [] }))

function planOf(said: PlannerInput): PlanSection[] {
  const answer = answerRequest(said)
  if (answer.format !== 'plan') throw new Error('no plan was made')
  return answer.sections
}

const section = <K extends PlanSection['id']>(sections: readonly PlanSection[], id: K) =>
  sections.find((one): one is Extract<PlanSection, { id: K }> => one.id === id)

describe('the words that ask for several lessons', () => {
  it.each([
    ['unit of 5 lessons on volcanoes y6', 5],
    ['two lessons on adverbs for year 5', 2],
    ['pe unit ball skills year 3, 6 lessons', 6],
    ['need 2 music lessons for year 4 - rhythm', 2],
    ['te reo greetings, 4 short sessions of 15 min', 4],
    ['4 week unit on plants', 8],
    ['fortnight of maths on multiplication', 10],
    ['daily 10 min for a week on times tables', 5],
    ['10 minutes a day for a week, spelling', 5],
    ['matariki over two days', 2],
    ['weekly plan for phonics', 5],
    ['unit plan on the water cycle', 5],
    ['kapa haka unit, year 4', 5],
    ['addition y3, mon to fri', 5],
  ])('counts them in %s', (text, lessons) => expect(seriesAsked(text)?.lessons).toBe(lessons))

  it.each([
    'doing a unit on space, need a lesson on planets',
    'year 5 lessons on bees',
    'units of measurement',
    'lesson 3 of 6 on plants',
    'days of the week in te reo',
    'unit fractions year 4',
  ])('finds none in %s', (text) => expect(seriesAsked(text)).toBeNull())

  it('leaves what they are about', () => {
    expect(withoutSeries('daily 10 min for a week on times tables, y5')).toBe('times tables, y5')
    expect(withoutSeries('three circle time lessons about feelings')).toBe(
      'circle time lesson about feelings',
    )
  })

  it.each([...SERIES, EACH, TWO_TESTS])(
    'cuts $pattern as its examples say',
    ({ pattern, leaves, examples, keeps }) => {
      for (const [before, after] of examples)
        expect(before.replace(pattern, leaves).replace(/ {2,}/g, ' ').replace(' ,', ',').trim()).toBe(
          after.replace(/ {2,}/g, ' ').trim(),
        )
      for (const text of keeps) expect(text.replace(pattern, leaves)).toBe(text)
    },
  )

  it('knows a request for one lesson of a unit', () => {
    for (const text of ONE_LESSON.matches) expect(ONE_LESSON.pattern.test(text)).toBe(true)
    for (const text of ONE_LESSON.misses) expect(ONE_LESSON.pattern.test(text)).toBe(false)
  })

  it('tells a change of the number of lessons from a new request', () => {
    expect(isSeriesChange('make it 7 lessons')).toBe(true)
    expect(isSeriesChange('can you turn this into a unit')).toBe(true)
    expect(isSeriesChange('make me 3 lessons on bees')).toBe(false)
  })
})

describe('a unit', () => {
  const asked = input('unit of 3 lessons on volcanoes y5', {
    kits: found(
      'science-volcano-alert-levels-y6-8',
      'science-volcano-types-y4-6',
      'science-how-volcano-erupts-y4-5',
    ),
  })

  it('asks the bank for more than three lessons', () => {
    expect(kitsWanted(input('unit of 6 lessons on volcanoes y5')).most).toBe(9)
    expect(kitsWanted(input('a lesson on volcanoes y5')).most).toBeUndefined()
  })

  it('is an overview of different lessons, the first of which is written whole', () => {
    const sections = planOf(asked)
    const series = section(sections, 'series')
    const titles = series?.lessons.map(({ title }) => title.replace(/ \(written.*/, '')) ?? []
    expect(titles).toHaveLength(3)
    expect(new Set(titles).size).toBe(3)
    expect(section(sections, 'header')?.title).toContain(titles[0])
    expect(titles.at(-1)).toContain('Volcano watch')
    expect(planMarkdown({ sections })).toContain('| Lesson 2: ')
  })

  it('fills up from what the lessons name as next, and ends with sharing', () => {
    const series = section(planOf({ ...asked, content: 'unit of 6 lessons on volcanoes y5' }), 'series')
    const titles = series?.lessons.map(({ title }) => title) ?? []
    expect(new Set(titles).size).toBe(6)
    expect(titles.at(-1)).toBe('Put it together and share it')
  })
})

describe('two lessons', () => {
  it.each([
    ['two lessons on volcanoes y5', ['science-volcano-types-y4-6', 'science-how-volcano-erupts-y4-5']],
    ['two lessons on volcanoes y5', ['science-volcano-types-y4-6']],
    ['two lessons on symmetry y4, 40 min each', []],
    ['two lessons on wombats y4', []],
  ])('are both written whole, with minutes that add up: %s, %j', (text, ids) => {
    const sections = planOf(input(text, { kits: found(...ids) }))
    const second = section(sections, 'session-2')
    const first = section(sections, 'phases')
    const steps = second && section(second.parts, 'phases')
    expect(steps?.minutes).toBe(first?.minutes)
    expect(steps?.steps.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(first?.minutes)
    expect(JSON.stringify(steps?.steps[3]?.pupils)).not.toBe(JSON.stringify(first?.steps[3]?.pupils))
  })
})

describe('a test before and one after', () => {
  it.each(['pre and post test on fractions y5', 'before and after test on adding y3'])('%s', (text) => {
    const answer = answerRequest(input(text, { generatorType: 'resourceGenerator' }))
    if (answer.format !== 'resource') throw new Error('no resource was made')
    const pages = answer.sections.flatMap((one) =>
      'tasks' in one ? [one.tasks.map(({ prompt }) => prompt)] : [],
    )
    expect(pages).toHaveLength(2)
    const [before = [], after = []] = pages
    expect(before).toHaveLength(after.length)
    expect(before.length).toBeGreaterThan(5)
    expect(new Set([...before, ...after]).size).toBe(before.length + after.length)
    expect(JSON.stringify(answer.sections)).toContain('B minus A')
  })
})
