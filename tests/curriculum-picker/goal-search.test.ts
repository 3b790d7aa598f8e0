import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { CurriculumBlock } from '#domain/curriculum.ts'
import { markWords } from '#domain/search-text.ts'
import { findGoals, readQuery, searchGoals } from '#features/curriculum-picker/goal-search.ts'
import { resultText } from '#features/curriculum-picker/search-pane.tsx'
import { editDistance, isTypoOf } from '#features/curriculum-picker/typo.ts'
import { yearNumber } from '#features/curriculum-picker/year-number.ts'

const blocks: CurriculumBlock[] = JSON.parse(readFileSync('supabase/seed/nz-curriculum.json', 'utf8'))

const ids = (query: string) => findGoals(blocks, query, null).map(({ goal }) => goal.id)

describe('searching by the words teachers use', () => {
  const found = (query: string, year: string | null = null) => searchGoals(blocks, query, year)
  const outcomes = (query: string) => found(query).found.map(({ goal }) => goal.outcome.toLowerCase())

  it.each([
    ['phonics', /decod|letter|sound|syllable|phonics/],
    ['persuasive writing', /persua|argu|opinion/],
    ['skip counting', /skip|count/],
    ['pāngarau fractions', /fraction/],
    ['hautau', /fraction/],
    ['times tables', /multipl|times table/],
  ])('finds goals for “%s”', (query, said) => {
    const { found: goals, nearest } = found(query)
    expect(nearest).toBe(false)
    expect(goals.length).toBeGreaterThan(0)
    expect(outcomes(query).slice(0, 5).join(' ')).toMatch(said)
    expect(new Set(goals.map(({ goal }) => goal.id)).size).toBe(goals.length)
  })

  it('keeps the year that is named', () => {
    const years = found('phonics year 2').found.map(({ block }) => block.year_group)
    expect([...new Set(years)]).toEqual(['Year 2'])
  })

  it('offers the nearest goals when none has all the words, and none when none has any', () => {
    const { found: goals, nearest } = found('fractions zzzzqqqq')
    expect(nearest).toBe(true)
    expect(goals.length).toBeGreaterThan(0)
    expect(outcomes('fractions zzzzqqqq').every((text) => /\S/.test(text))).toBe(true)
    expect(found('zzzzqqqq')).toEqual({ found: [], nearest: true })
    expect(found('')).toEqual({ found: [], nearest: true })
  })
})

describe('searching all goals', () => {
  it('finds every goal of the curriculum and no more', () => {
    expect(findGoals(blocks, 'year', null)).toHaveLength(1650)
    expect(findGoals(blocks, 'zzzz', null)).toHaveLength(0)
    for (const noWord of ['\u0304', '...']) expect(findGoals(blocks, noWord, null)).toHaveLength(0)
  })

  it('matches place and wording together, such as a topic and a year', () => {
    const found = findGoals(blocks, 'fraction year 5', null)
    expect(found.length).toBeGreaterThan(0)
    for (const { block, goal } of found) {
      expect(`${block.year_group} ${block.skill} ${goal.outcome}`.toLowerCase()).toMatch(/fraction/)
      expect(block.year_group).toBe('Year 5')
    }
  })

  it('reads a year alone, and the first years together', () => {
    const years = (query: string) => [
      ...new Set(findGoals(blocks, query, null).map(({ block }) => block.year_group)),
    ]
    expect(years('y3')).toEqual(['Year 3'])
    expect(years('Year 1')).toEqual(['Year 0-1'])
    expect(years('numbers yr 0')).toEqual(['Year 0-1'])
  })

  it('puts the years nearest to the chosen one first', () => {
    const years = findGoals(blocks, 'fractions', 'Year 6').map(({ block }) =>
      Math.abs(yearNumber(block.year_group) - 6),
    )
    expect(years).toEqual([...years].sort((one, other) => one - other))
    expect(years[0]).toBe(0)
    expect(yearNumber('Year 0-1')).toBe(1)
  })

  it('has Year 5 fraction goals first for “fractions year 5”, in whatever order and form it is typed', () => {
    const asked = ['fractions year 5', 'Year 5 fractions', 'y5 fraction', 'FRACTIONS yr5', 'yaer 5 fractions']
    const answers = asked.map((query) => ids(query))
    expect(answers[0]?.length).toBeGreaterThan(2)
    for (const answer of answers) expect([...answer].sort()).toEqual([...(answers[0] ?? [])].sort())
    for (const { block, goal } of findGoals(blocks, 'fractions year 5', null).slice(0, 3)) {
      expect(block.year_group).toBe('Year 5')
      expect(goal.outcome).toMatch(/fraction/)
    }
  })

  it.each([
    ['fracitons', 'fractions'],
    ['multiplcation', 'multiplication'],
    ['adjetives', 'adjectives'],
    ['photosinthesis', 'photosynthesis'],
    ['Maaori', 'Māori'],
  ])('forgives a slip of the finger: %s', (typed, meant) => {
    expect(ids(typed).length).toBeGreaterThan(0)
    expect(ids(meant)).toEqual(expect.arrayContaining(ids(typed).slice(0, 3)))
  })

  it('matches a correct word only exactly', () => {
    const found = findGoals(blocks, 'shape', null)
    for (const { block, goal } of found)
      expect(`${block.strand} ${block.skill} ${goal.outcome}`).toMatch(/shape/i)
  })

  it('puts goals with the word in their outcome before those with it in a heading', () => {
    const says = findGoals(blocks, 'measurement year 4', null).map(({ goal }) =>
      /measure/i.test(goal.outcome),
    )
    expect(says).toContain(false)
    expect(says.lastIndexOf(true)).toBeLessThan(says.indexOf(false))
  })

  it('finds several years, and the nearest if the named one has none', () => {
    const years = (query: string) => [
      ...new Set(findGoals(blocks, query, null).map(({ block }) => block.year_group)),
    ]
    expect(years('length years 3 and 4').sort()).toEqual(['Year 3', 'Year 4'])
    expect(years('photosynthesis year 1')).toEqual(
      years('photosynthesis').sort((one, other) => yearNumber(one) - yearNumber(other)),
    )
  })

  it('searches for meaningful words, and for the others when there are none', () => {
    expect(readQuery('a lesson about plants for Year 6').words).toEqual(['plants'])
    expect(readQuery('lesson').words).toEqual(['lesson'])
    expect(readQuery('3/5 of 20')).toEqual({ words: ['3/5', '20'], years: [] })
  })

  it('does not require macrons', () => {
    expect(ids('Maori')).toEqual(ids('Māori'))
    expect(ids('Maori').length).toBeGreaterThan(10)
  })

  it('says how many there are, and when not all are shown', () => {
    expect(resultText(1, 'light', false)).toBe('1 goal with “light”')
    expect(resultText(14, 'light', true)).toBe('14 goals with “light”, nearest years first')
    expect(resultText(1650, 'year', true)).toContain('first 100')
    expect(resultText(0, 'zz', false)).toContain('No goals')
  })
})

describe('marking the words found', () => {
  it('marks them whatever their macrons and case', () => {
    expect(markWords('In the Māra kai', ['mara'])).toEqual([
      { text: 'In the ', marked: false },
      { text: 'Māra', marked: true },
      { text: ' kai', marked: false },
    ])
  })

  it('keeps every character of the text', () => {
    for (const { goals } of blocks.slice(0, 40)) {
      for (const { outcome } of goals) {
        expect(
          markWords(outcome, ['a', 'the', 'e'])
            .map(({ text }) => text)
            .join(''),
        ).toBe(outcome)
      }
    }
  })
})

describe('a typo', () => {
  it('is a letter changed, left out, put in or swapped', () => {
    for (const typed of ['fractiom', 'fracton', 'fracttion', 'fracitno', 'fraciton'])
      expect(editDistance(typed, 'fraction')).toBeLessThanOrEqual(2)
    expect(editDistance('fraciton', 'fraction')).toBe(1)
  })

  it('is allowed once in a short word, twice in a long one, and never in a very short one or a number', () => {
    expect(isTypoOf('plnat', 'plants')).toBe(true)
    expect(isTypoOf('plxxt', 'plants')).toBe(false)
    expect(isTypoOf('multplcation', 'multiplication')).toBe(true)
    expect(isTypoOf('teh', 'the')).toBe(false)
    expect(isTypoOf('1840', '1841')).toBe(false)
  })
})
