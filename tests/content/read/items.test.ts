import { describe, expect, it } from 'vitest'
import { countIn } from '#content/planner/read/wishes/count.ts'
import { numberSetIn } from '#content/planner/read/wishes/number-set.ts'

describe('things of one kind that a teacher counts', () => {
  it.each([
    ['15 clocks for room 4, year 3', 15, 'clocks'],
    ['ten clock faces to read yr 2', 10, 'clocks'],
    ['8 angles, year 7', 8, 'angles'],
    ['7 shapes to name, year 2', 7, 'shapes'],
    ['12 take away sums yr 2', 12, 'sums'],
    ['9 word problems on multiplication y5', 9, 'word problems'],
  ])('“%s”', (text, count, items) => {
    expect(countIn(text)).toBe(count)
    expect(numberSetIn(text).items).toBe(items)
  })

  it.each(['6 blank clocks to draw hands on', '24-hour clocks', '12 questions on time', '4 shapes of pasta'])(
    'limit nothing in “%s”',
    (text) => expect(numberSetIn(text).items).toBeUndefined(),
  )
})
