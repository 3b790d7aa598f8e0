import { describe, expect, it } from 'vitest'
import { isIn, isInForm, printOf } from '#content/planner/not-done/matter/found-in-print.ts'

const print = printOf(['Settlers moved here.', 'No put-downs. Light the lamp for a probable win.'])

describe('a word is found in what is printed', () => {
  it.each(['settlement', 'movement', 'putdowns', 'probability', 'settle'])('in any form: %s', (word) =>
    expect(isIn(word, print)).toBe(true),
  )

  it.each(['pollination', 'parachute'])('and not by chance: %s', (word) =>
    expect(isIn(word, print)).toBe(false),
  )

  it('by its beginning alone only where the bank does not say that it is missing', () => {
    expect(isIn('lighthouse', print)).toBe(true)
    expect(isInForm('lighthouse', print)).toBe(false)
  })
})
