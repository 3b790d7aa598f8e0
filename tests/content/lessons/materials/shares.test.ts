import { describe, expect, it } from 'vitest'
import { countedText, thingsCounted } from '#content/planner/write/fitted/shares/counted.ts'
import { oneBetween } from '#content/planner/write/fitted/shares/one-between.ts'

const CLOCKS = ['a small clock with moving hands a pair', 'a die a pair', 'a tape measure']

describe('things that a request counts', () => {
  it.each([
    ['got 6 teaching clocks between 24 kids', ['6 teaching clocks']],
    ['i only have 8 dice', ['8 dice']],
    ['only 3 jugs for 26 kids', ['3 jugs']],
    ['only 10 rulers for 25 students', ['10 rulers']],
  ])('are read by the list of the lesson: %s', (text, things) =>
    expect(thingsCounted(countedText(text), CLOCKS).map(({ count, thing }) => `${count} ${thing}`)).toEqual(
      things,
    ),
  )

  it.each(['counting to 20 with clocks', 'only 2 tape measures', '20 questions on clocks', 'year 5 clocks'])(
    'are not read into other numbers: %s',
    (text) => expect(thingsCounted(countedText(text), CLOCKS)).toEqual([]),
  )

  it.each([
    ['chromebooks one between two', 'chromebook', 2],
    ['scissors are shared one between 4', 'pair of scissors', 4],
    ['one ipad per group of 4', 'ipad', 4],
    ['1 camera for each group of 5', 'camera', 5],
  ])('may be shared by several: %s', (text, thing, size) =>
    expect(oneBetween(countedText(text), [])).toMatchObject({ thing, size }),
  )

  it.each(['a lesson for 2 groups', 'sharing 12 between 3'])('are not a lesson or a sum: %s', (text) =>
    expect(oneBetween(countedText(text), [])).toBeNull(),
  )
})
