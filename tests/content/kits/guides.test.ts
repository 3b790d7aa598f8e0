import { describe, expect, it } from 'vitest'
import { draftOf } from '#content/planner/kits/kit-topic.ts'
import { readKits } from '../../../supabase/seed/kit-files.ts'

const ASKED = readKits(undefined, { words: false }).flatMap(({ kit }) =>
  kit ? [...kit.practice.support, ...kit.practice.core, ...kit.practice.extension, kit.exit] : [],
)

describe('the guide of a question of the bank', () => {
  it('stands in a sentence of its own, after the answer that can be told', () => {
    expect(ASKED.length).toBeGreaterThan(1000)
    const glued = ASKED.map(({ answer }) => answer).filter((answer) =>
      /[,;](?: \w+)? look for: /i.test(answer),
    )
    expect(glued).toEqual([])
  })

  it('reads as a sentence where it begins with an example', () => {
    const printed = ASKED.map((question) => draftOf(question).answer)
    expect(printed.filter((answer) => /look for: such as\b/i.test(answer))).toEqual([])
    expect(printed.some((answer) => answer.includes('Look for: for example, '))).toBe(true)
  })
})
