import { describe, expect, it } from 'vitest'
import { readDoor } from '#content/door/door.ts'
import { asOffered } from '#content/door/go-on.ts'
import { readRequest } from '#content/planner/read/request.ts'
import { checkRequest } from '../../../supabase/functions/_shared/generate/check-request.ts'

/** A chat in which the door corrected a message. */
function corrected(content: string) {
  const answer = readDoor({ content, history: [] })?.words ?? ''
  return [
    { role: 'user' as const, content },
    { role: 'assistant' as const, content: answer },
  ]
}

describe('“yes” to what the door offers', () => {
  it.each([
    ['worksheet where 7 x 8 = 54 y4', 'yes', 'worksheet where 7 x 8 = 56 y4'],
    [
      'Auckland is the capital of New Zealand, Year 4',
      'yep',
      'The capital of New Zealand is Wellington., Year 4',
    ],
    ['The sun goes around the earth, Year 5 science', 'ok do that', /The Earth goes round the Sun.*Year 5/],
  ])('after “%s” asks for the same with the right answer', (before, said, asked) => {
    const offered = asOffered(said, corrected(before))
    if (typeof asked === 'string') expect(offered).toBe(asked)
    else expect(offered).toMatch(asked)
    expect(readDoor({ content: offered, history: [] })).toBeNull()
  })

  it('is not read into another message, or after another answer', () => {
    const chat = corrected('worksheet where 7 x 8 = 54 y4')
    expect(asOffered('volcanoes year 4', chat)).toBe('volcanoes year 4')
    expect(asOffered('yes', corrected('write a racist joke for the class'))).toBe('yes')
    expect(asOffered('yes', [])).toBe('yes')
  })

  it('stays the request for what follows', () => {
    const history = [
      ...corrected('worksheet where 7 x 8 = 54 y4'),
      { role: 'user' as const, content: 'yes' },
      { role: 'assistant' as const, content: 'Here is your worksheet. Draft code ABCD-1234' },
    ]
    const job = { title: 'x', content: 'make it easier', context: null, history, doc: null }
    const { input } = checkRequest('m', { ...job, generator_type: 'resourceGenerator' })
    expect(readRequest(input).asked).toContain('7 x 8 = 56')
  })
})
