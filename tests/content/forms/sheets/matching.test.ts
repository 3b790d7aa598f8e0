import { describe, expect, it } from 'vitest'
import { PAIR_LISTS } from '#content/planner/forms/word-sheet/pairs.data.ts'
import { toldBackIn } from '#content/understood.ts'
import { blockOf, made } from '../made.ts'

const rowsOf = (message: string) => blockOf(made(message).pages[0]?.blocks, 'table').rows

describe('a matching worksheet', () => {
  it('has two columns to join, in which no pair stands side by side, and the pairs on the teacher page', () => {
    const { key, header } = made('matching worksheet animals and their babies yr 1')
    const rows = rowsOf('matching worksheet animals and their babies yr 1')
    expect(header.title).toBe('Animals and their young')
    expect(rows).toHaveLength(6)
    const pairs = new Map(blockOf(key?.blocks, 'table').rows.map(([left, right]) => [left, right]))
    expect(rows.filter(([left, , right]) => pairs.get(left) === right)).toEqual([])
    expect(rows.map(([, , right]) => right).sort()).toEqual([...pairs.values()].sort())
  })

  it.each([
    ['match countries to their capitals, 12 pairs y6', 12, 'Wellington'],
    ['match up opposites yr 2', 8, 'cold'],
    ['french greetings matching worksheet year 7', 8, 'goodbye'],
  ])('“%s” has %s pairs', (message, count, one) => {
    const rows = rowsOf(message)
    expect(rows).toHaveLength(count)
    expect(rows.map(([, , right]) => right)).toContain(one)
  })

  it('says how many pairs there are where more were asked for', () => {
    const { answer } = made('matching worksheet, animals and their homes, 15 pairs')
    expect(toldBackIn(answer)?.notDone).toEqual(['You asked for 15 pairs; 10 are known for this.'])
  })

  it('has words and their meanings where the topic is no list of pairs', () => {
    const { header, pages } = made('matching worksheet volcanoes year 6')
    expect(header.form).toBe('Matching activity')
    expect(pages[0]?.tasks.map(({ prompt }) => prompt)).toContain('magma')
  })
})

describe.each(PAIR_LISTS)('the pairs of “$topic”', ({ pairs }) => {
  it('have no side twice, so that each has one partner', () => {
    expect(new Set(pairs.map(([left]) => left)).size).toBe(pairs.length)
    expect(new Set(pairs.map(([, right]) => right)).size).toBe(pairs.length)
    expect(pairs.length).toBeGreaterThanOrEqual(5)
  })
})
