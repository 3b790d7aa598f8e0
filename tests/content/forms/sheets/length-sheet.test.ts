import { describe, expect, it } from 'vitest'
import { blockOf, made } from '../made.ts'

const RULED = /^M([\d.]+) [\d.]+ h([\d.]+) M[\d.]+ [\d.]+ v3/

/** The lengths of the lines on the page, without the test line. */
function lengthsOn(message: string): { lengths: number[]; keyed: string[]; html: string } {
  const { pages, key, html } = made(message)
  const drawings = (pages[0]?.blocks ?? []).flatMap((block) =>
    block.kind === 'drawings' ? block.drawings : [],
  )
  const lengths = drawings
    .slice(1)
    .flatMap(({ marks }) => marks.flatMap((mark) => ('path' in mark ? [RULED.exec(mark.path)?.[2]] : [])))
    .flatMap((mm) => (mm === undefined ? [] : [Number(mm)]))
  const keyed = blockOf(key?.blocks, 'table').rows.map(([, length = '']) => length)
  return { lengths, keyed, html }
}

describe('lines to measure', () => {
  it.each([
    ['yr 3 measuring cm ruler worksheet lines to measure', 10],
    ['measure these lines with a ruler year 2', 10],
    ['using a ruler worksheet year 4', 10],
    ['measure lines to the nearest mm year 5', 1],
    ['ruler practice drawing lines in cm y3', 10],
  ])('are drawn to scale, and the key has their lengths: %s', (message, step) => {
    const { lengths, keyed, html } = lengthsOn(message)
    expect(lengths).toHaveLength(8)
    for (const mm of lengths) expect(mm % step).toBe(0)
    expect(keyed).toEqual(lengths.map((mm) => (step === 1 ? `${mm} mm (${mm / 10} cm)` : `${mm / 10} cm`)))
    expect(html).toContain('width="176mm"')
    expect(html).toContain('Test line: 10 cm')
  })
})

describe('lengths to compare', () => {
  it.each([
    'longer and shorter new entrants worksheet',
    'ordering length worksheet NE',
    'tall and short year 1 worksheet',
    'comparing lengths yr 1',
  ])('are drawn for the first years: %s', (message) => {
    expect(made(message).header).toMatchObject({ form: 'Comparing sheet', title: 'Longer, shorter, taller' })
  })

  it.each(['order lengths in cm and m year 6 worksheet', 'lines of symmetry worksheet y4'])(
    'are left to other sheets: %s',
    (message) => {
      expect(made(message).header.form ?? '').not.toMatch(/Comparing|Measuring sheet/)
    },
  )
})
