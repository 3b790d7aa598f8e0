import { describe, expect, it } from 'vitest'
import { remembered } from '#content/planner/read/words/remembered.ts'

/** Counts the texts that were read. */
function counting() {
  const texts: string[] = []
  const read = remembered((text: string) => {
    texts.push(text)
    return text === '' ? null : text.split(' ')
  })
  return { texts, read }
}

describe('a reader that keeps what it read last', () => {
  it('reads a text once, also one in which it finds nothing', () => {
    const { texts, read } = counting()
    expect(read('year 4 fractions')).toBe(read('year 4 fractions'))
    expect([read(''), read('')]).toEqual([null, null])
    expect(texts).toEqual(['year 4 fractions', ''])
  })

  it('keeps no more than the last two hundred texts', () => {
    const { texts, read } = counting()
    for (let at = 0; at < 201; at++) read(`text ${at}`)
    read('text 200')
    expect(texts).toHaveLength(201)
    read('text 0')
    expect(texts).toHaveLength(202)
  })
})
