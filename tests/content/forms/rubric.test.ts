import { describe, expect, it } from 'vitest'
import { RUBRICS } from '#content/planner/forms/rubric/rubrics.data.ts'
import { blockOf, made } from './made.ts'

describe('a rubric', () => {
  it('has the criteria of the work it is for, in three steps', () => {
    const { pages, html, header } = made('can you make a rubric for a persuasive speech, year 7')
    const { head, rows } = blockOf(pages[0]?.blocks, 'table')
    expect(head).toHaveLength(4)
    expect(rows.length).toBeGreaterThanOrEqual(4)
    expect(rows.every((row) => row.length === 4 && row.every((cell) => cell.length > 3))).toBe(true)
    expect(header.form).toBe('Rubric')
    expect(html).toMatch(/audience/)
  })

  it('is made of the success criteria where nothing was written for the work', () => {
    const { pages } = made('rubric for telling the time year 3')
    const { rows } = blockOf(pages[0]?.blocks, 'table')
    expect(rows.length).toBeGreaterThanOrEqual(3)
    expect(rows.every(([, , onTrack]) => onTrack?.includes('I can'))).toBe(true)
  })

  it('judges a poster as a poster, and says what it is about', () => {
    const { pages, header } = made('rubric for a year 5 science poster about volcanoes')
    expect(header.title).toBe('A poster: volcanoes')
    expect(blockOf(pages[0]?.blocks, 'table').rows.map(([criterion]) => criterion)).toContain(
      'Heading and layout',
    )
  })

  it.each(['rubric for a persuasive speech y6, 4 levels', 'rubric fractions y5 with 4 levels'])(
    'describes the work at each of four levels, and not the help that was given: %s',
    (text) => {
      const { head, rows } = blockOf(made(text).pages[0]?.blocks, 'table')
      expect(head).toHaveLength(5)
      for (const row of rows) {
        expect(new Set(row).size).toBe(5)
        expect(row.join(' ')).not.toMatch(/with help/i)
      }
    },
  )

  it.each([
    ['marking rubric for a dance performance y5', 'Dance'],
    ['rubric for a speech about football', 'Speech: football'],
    ['rubric for google slides y7', 'A digital product'],
    ['oral language rubric year 2', 'Oral language'],
  ])('judges the work that was named: %s', (text, title) => {
    expect(made(text).header.title).toBe(title)
  })

  it('never says one thing twice in a row', () => {
    for (const { rows } of RUBRICS) for (const row of rows) expect(new Set(row).size).toBe(5)
  })
})

describe('a checklist', () => {
  it('has boxes to tick before points of the work', () => {
    const { html, pages } = made('editing checklist for year 5 writers')
    expect(html.match(/☐/g)?.length).toBe(blockOf(pages[0]?.blocks, 'checklist').items.length)
    expect(html).toMatch(/full stop/)
  })

  it('takes what is on track in the rubric as its points', () => {
    const { pages } = made('a success criteria checklist for recount writing year 3')
    expect(blockOf(pages[0]?.blocks, 'checklist').items.join(' ')).toMatch(/past tense/)
  })

  it('keeps to the number of points asked for', () => {
    const { pages } = made('a checklist with 5 points for camp packing, year 6')
    expect(blockOf(pages[0]?.blocks, 'checklist').items).toHaveLength(5)
  })
})
