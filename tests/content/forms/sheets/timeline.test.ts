import { describe, expect, it } from 'vitest'
import { TIMELINES } from '#content/planner/forms/graphic-organiser/timelines.data.ts'
import { blockOf, made } from '../made.ts'

describe('a timeline with its events', () => {
  it.each(TIMELINES.map((one) => [one.title, one] as const))(
    'is known by its words and in order: %s',
    (_, line) => {
      const first = (text: string) => TIMELINES.find(({ pattern }) => pattern.test(text))?.title
      for (const text of line.matches) expect(first(text), text).toBe(line.title)
      for (const text of line.misses) expect(first(text), text).not.toBe(line.title)
      const years = line.events.flatMap(([when]) => /\d{4}/.exec(when)?.map(Number) ?? [])
      expect(years).toEqual([...years].sort((one, other) => one - other))
      expect(years.length).toBeGreaterThan(5)
    },
  )

  it('prints events from Kupe to 1840, and counts the years rightly', () => {
    const { header, pages } = made('timeline Kupe to 1840 year 6')
    expect(header.title).toBe('Aotearoa from the first people to 1840')
    const rows = blockOf(pages[0]?.blocks, 'table').rows
    expect(rows.at(0)?.[1]).toContain('Kupe')
    expect(rows.at(-1)?.[0]).toBe('1840')
    expect(pages[0]?.tasks?.map(({ answer }) => answer).slice(0, 2)).toEqual([
      '198 years',
      '1642 and 1769: 127 years',
    ])
  })

  it.each(['blank timeline', 'timeline of my life y2', 'timeline template'])(
    'is empty where that is meant: %s',
    (text) => {
      expect(made(text).pages[0]?.blocks?.some(({ kind }) => kind === 'boxes')).toBe(true)
    },
  )
})
