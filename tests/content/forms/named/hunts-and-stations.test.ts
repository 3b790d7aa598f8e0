import { describe, expect, it } from 'vitest'
import { blockOf, made } from '../made.ts'

describe('a scavenger hunt', () => {
  it('sends pupils after real things where a topic shows in them', () => {
    const { header, pages } = made('angles scavenger hunt year 5')
    expect(header.form).toBe('Scavenger hunt')
    expect(
      blockOf(pages[0]?.blocks, 'boxes')
        .rows.flat()
        .map(({ heading }) => heading),
    ).toContain('Find a right angle')
  })

  it('hides cards with the questions of any other topic', () => {
    const { pages, key } = made('treasure hunt on rounding y6 8 cards')
    expect(blockOf(pages[0]?.blocks, 'cards').cards).toHaveLength(8)
    expect(blockOf(key?.blocks, 'table').rows).toHaveLength(8)
  })
})

describe('stations of a topic', () => {
  it.each([
    ['3 stations for place value year 4', 3],
    ['five maths stations on division y6', 5],
    ['decimal rotations y6 maths rotations', 4],
  ])('are as many cards as were asked for, with answers: %s', (message, count) => {
    const { header, pages, key } = made(message)
    expect(header.form).toBe('Station cards')
    const heads = (pages[0]?.blocks ?? []).filter(
      (block) => block.kind === 'heading' && block.text.startsWith('Station '),
    )
    expect(heads).toHaveLength(count)
    expect(key?.blocks?.length).toBeGreaterThan(3)
  })
})
