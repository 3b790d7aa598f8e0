import { describe, expect, it } from 'vitest'
import { blockOf, made } from '../made.ts'

describe('a checklist for several topics of mathematics', () => {
  it('has points of each topic, and none that fit any lesson', () => {
    const items = blockOf(
      made('checklist for angles, area and time year 6').pages[0]?.blocks,
      'checklist',
    ).items
    expect(items.length).toBeGreaterThanOrEqual(5)
    expect(items.join(' ')).not.toMatch(/estimate|what a question asks/)
    expect(items.join(' ')).toMatch(/angle/i)
  })
})
