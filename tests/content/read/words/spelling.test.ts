import { describe, expect, it } from 'vitest'
import { fixTypos } from '#content/planner/read/words/spelling.ts'
import { readKits } from '../../../../supabase/seed/kit-files.ts'

describe('typing errors in a topic', () => {
  it.each([
    ['water cycel', 'water cycle'],
    ['how volcanos erupt', 'how volcanoes erupt'],
    ['Recylcing at school', 'Recycling at school'],
    ['probabilty games', 'probability games'],
    ['a bird’s habitiat', 'a bird’s habitat'],
  ])('“%s” is read as “%s”', (typed, meant) => {
    expect(fixTypos(typed)).toBe(meant)
  })

  it.each(['an earthquake', 'selling at a stall', 'a dinosaur', 'cycled to school', 'swelling and smelling'])(
    '“%s” stays as it is',
    (typed) => {
      expect(fixTypos(typed)).toBe(typed)
    },
  )

  it('no word of a lesson’s title or idea is taken for a typing error', () => {
    const texts = readKits(undefined, { words: false }).flatMap(({ kit }) =>
      kit ? [kit.title, kit.idea] : [],
    )
    expect(texts.filter((text) => fixTypos(text) !== text)).toEqual([])
  })
})
