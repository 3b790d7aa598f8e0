import { beforeEach, describe, expect, it } from 'vitest'
import { MAX_PROMPT_CHARS } from '#domain/product.ts'
import { BoxWords } from '#features/chat/composer/box-words.ts'

describe('the words in the box', () => {
  let words: BoxWords
  /** How often the screen would be drawn anew while this is typed, key by key. */
  function drawnWhile(text: string): number {
    let drawn = 0
    for (let at = 1; at <= text.length; at += 1) {
      const before = words.look()
      words.set(text.slice(0, at))
      if (words.look() !== before) drawn += 1
    }
    return drawn
  }
  beforeEach(() => {
    words = new BoxWords()
  })

  it('are drawn once for a sentence: at the first letter of it', () => {
    expect(drawnWhile('a game with dice for those who finish first')).toBe(1)
  })

  it('are drawn again for the first capital, which may begin a name', () => {
    expect(drawnWhile('a game for Hēmi, Mia and Olivia')).toBe(2)
    expect(words.hasCapital()).toBe(true)
  })

  it('are drawn at each key while they are too long: the notice counts them', () => {
    words.set('x'.repeat(MAX_PROMPT_CHARS))
    const looks = [0, 1, 2].map((more) => {
      words.set('x'.repeat(MAX_PROMPT_CHARS + more))
      return words.look()
    })
    expect(new Set(looks).size).toBe(3)
  })

  it('are kept while they are those of the store, and blanks never are', () => {
    words.set('half a thought')
    words.markStored('half a thought')
    expect(words.isKept()).toBe(true)
    const before = words.look()
    words.set('half a thought more')
    expect(words.isKept()).toBe(false)
    expect(words.look()).not.toBe(before)
    words.set(' ')
    words.markStored(' ')
    expect(words.isKept()).toBe(false)
  })
})
