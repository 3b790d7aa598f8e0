import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { CurriculumBlock } from '#domain/curriculum.ts'
import { findGoals, markWords, yearNumber } from '#features/curriculum-picker/goal-search.ts'
import { resultWords } from '#features/curriculum-picker/search-pane.tsx'

const blocks: CurriculumBlock[] = JSON.parse(readFileSync('supabase/seed/nz-curriculum.json', 'utf8'))

describe('searching all goals', () => {
  it('finds every goal of the curriculum and no more', () => {
    expect(findGoals(blocks, 'year', null)).toHaveLength(1650)
    expect(findGoals(blocks, 'zzzz', null)).toHaveLength(0)
  })

  it('takes place and wording together, such as a topic and a year', () => {
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

  it('does not ask for macrons', () => {
    expect(findGoals(blocks, 'Maori', null)).toEqual(findGoals(blocks, 'Māori', null))
  })

  it('says how many there are, and when not all are drawn', () => {
    expect(resultWords(1, 'light', false)).toBe('1 goal with “light”')
    expect(resultWords(14, 'light', true)).toBe('14 goals with “light”, nearest years first')
    expect(resultWords(1650, 'year', true)).toContain('first 100')
    expect(resultWords(0, 'zz', false)).toContain('No goals')
  })
})

describe('marking the words found', () => {
  it('marks them whatever their macrons and case', () => {
    expect(markWords('In the Māra kai', 'mara')).toEqual([
      { text: 'In the ', marked: false },
      { text: 'Māra', marked: true },
      { text: ' kai', marked: false },
    ])
  })

  it('keeps every character of the text', () => {
    for (const { goals } of blocks.slice(0, 40)) {
      for (const { outcome } of goals) {
        expect(
          markWords(outcome, 'a the e')
            .map(({ text }) => text)
            .join(''),
        ).toBe(outcome)
      }
    }
  })
})
