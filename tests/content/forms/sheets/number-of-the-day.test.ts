import { describe, expect, it } from 'vitest'
import { decimalRows } from '#content/planner/forms/number-of-the-day/decimal-number.ts'
import { fractionRows } from '#content/planner/forms/number-of-the-day/fraction-number.ts'
import type { SheetRow } from '#content/planner/forms/number-of-the-day/sheet-row.ts'
import { wholeRows } from '#content/planner/forms/number-of-the-day/whole-number.ts'
import { youngRows } from '#content/planner/forms/number-of-the-day/young-number.ts'
import { makeRandom } from '#content/planner/random.ts'
import { blockOf, made } from '../made.ts'

const answers = (rows: readonly SheetRow[]) =>
  Object.fromEntries(rows.flatMap(({ boxes }) => boxes).map(({ heading, answer }) => [heading, answer]))
const numberIn = (text = '') => Number(text.replaceAll(',', ''))

describe('a blank number of the day', () => {
  it.each([
    ['number of the day template numbers to 1000 yr 4', '100 more', '1,000 more'],
    ['blank number of the day sheet year 2 numbers to 100', 'Tens and ones', '100 more'],
  ])('“%s” names no number and keeps to its range', (message, has, lacks) => {
    const { pages, key } = made(message)
    const headings = (pages[0]?.blocks ?? []).flatMap((block) =>
      block.kind === 'boxes' ? block.rows.flat().map(({ heading }) => heading) : [],
    )
    expect(pages[0]?.instructions).toContain('Our number is ____')
    expect(headings).toContain(has)
    expect(headings).not.toContain(lacks)
    expect(blockOf(key?.blocks, 'table').rows.map(([heading]) => heading)).toEqual(headings)
  })
})

describe('a number of the day', () => {
  it('answers every box of the number that was named', () => {
    const { header, pages, key } = made('number of the day 4,372')
    expect([header.form, header.title]).toEqual(['Number of the day', '4,372'])
    const boxes = (pages[0]?.blocks ?? []).flatMap((block) =>
      block.kind === 'boxes' ? block.rows.flat() : [],
    )
    const { rows } = blockOf(key?.blocks, 'table')
    expect(rows.map(([heading]) => heading)).toEqual(boxes.map(({ heading }) => heading))
    expect(Object.fromEntries(rows)).toMatchObject({
      'In words': 'four thousand three hundred and seventy-two',
      'In expanded form': '4,000 + 300 + 70 + 2',
      'Nearest 10': '4,370',
      'Nearest 100': '4,400',
      'Nearest 1,000': '4,000',
      '1,000 less': '3,372',
      Double: '8,744',
      Half: '2,186',
    })
  })

  it('has parts and partitions that make the number, for every number up to 1,300 and some large ones', () => {
    for (const value of [
      ...Array.from({ length: 1300 }, (_, at) => at + 10),
      50_000,
      90_909,
      1_000_000,
      3_407_020,
    ]) {
      const found = answers(wholeRows(value, 5, makeRandom(String(value))))
      const total = (sum = '') => sum.split(' + ').reduce((all, part) => all + numberIn(part), 0)
      expect(total(found['In expanded form'])).toBe(value)
      const [, ways = ''] = /such as (.*)\.$/.exec(found['Split it in three ways'] ?? '') ?? []
      const split = ways.split(';').map((way) => way.trim())
      expect(new Set(split).size).toBe(3)
      for (const way of split) expect(total(way)).toBe(value)
      expect(Math.abs(numberIn(found['Nearest 10']) - value)).toBeLessThanOrEqual(5)
      expect(Object.values(found).join(' ')).not.toMatch(/NaN|undefined|-\d|−/)
    }
  })

  it('suits Years 0 to 2 with tens frames and neighbours', () => {
    for (let value = 1; value <= 100; value += 1) {
      const found = answers(youngRows(value))
      expect(numberIn(found['The number before'])).toBe(value - 1)
      const [, one, two] = /such as (.+) and (.+)\.$/.exec(found[`Two ways to make ${value}`] ?? '') ?? []
      expect(one).not.toBe(two)
      for (const way of [one, two])
        expect(way?.split(' + ').reduce((sum, part) => sum + Number(part), 0)).toBe(value)
      const next = (Math.floor(value / 10) + 1) * 10
      expect(numberIn(found[`How many more to ${next}?`]) + value).toBe(next)
      expect(Object.values(found).join(' ')).not.toMatch(/NaN|undefined|-\d/)
    }
    const { pages } = made('number of the day 17, year 1')
    expect(blockOf(pages[0]?.blocks, 'diagram').labels).toHaveLength(2)
  })

  it.each([
    ['number of the day year 1', 1, 20],
    ['number of the day year 2', 10, 100],
    ['number of the day year 3', 100, 999],
    ['number of the day sheet y5', 10_000, 99_999],
  ])('draws a number that suits the year: %s', (message, from, to) => {
    for (const id of ['a', 'b', 'c', 'd']) {
      const value = numberIn(made(message, id).header.title)
      expect(value).toBeGreaterThanOrEqual(from)
      expect(value).toBeLessThanOrEqual(to)
    }
  })

  it('never takes the year for the number', () => {
    expect(made('year 3 number of the day 506').header.title).toBe('506')
    expect(numberIn(made('number of the day for my Y4 class').header.title)).toBeGreaterThan(999)
  })

  it('works out decimals exactly', () => {
    expect(answers(decimalRows(347, 2))).toMatchObject({
      'In words': 'three and forty-seven hundredths',
      'In expanded form': '3 + 0.4 + 0.07',
      'As a fraction': '3 47/100',
      'Nearest tenth': '3.5',
      'Nearest whole number': '3',
      '0.1 more': '3.57',
      '0.01 less': '3.46',
      Half: '1.735',
      'Divided by 10': '0.347',
      'How far to 4?': '0.53',
    })
    expect(made('decimal of the day y6').header.form).toBe('Decimal of the day')
  })

  it('works out fractions exactly', () => {
    expect(answers(fractionRows(3, 8, 6))).toMatchObject({
      'In words': 'three eighths',
      'How far to 1?': '5/8',
      Double: '3/4',
      'As a decimal': '0.375',
      'As a percentage': '37.5%',
      '3/8 of 48': '18',
    })
    expect(made('fraction of the day 3/8 year 5').header.title).toBe('3/8')
  })
})

describe('a kahoot', () => {
  it.each([
    'kahoot style quiz on the water cycle y5',
    'kahoot style assessment quiz on volcanoes y5',
    'kahoot on volcanoes y4',
  ])('is a quiz: %s', (message) => {
    expect(made(message).header.form).toBe('Quiz')
  })
})
