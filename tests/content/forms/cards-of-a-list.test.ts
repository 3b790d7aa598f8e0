import { describe, expect, it } from 'vitest'
import { blockOf, made } from './made.ts'

describe('words to know at sight', () => {
  it('are on the boards of their bingo', () => {
    const { pages, key } = made('bingo game for sight words year 1')
    const cells = blockOf(pages[0]?.blocks, 'board').rows.flat()
    const calls = blockOf(key?.blocks, 'terms').terms.map(({ term }) => term)
    expect(cells).toHaveLength(9)
    expect(cells.filter((cell) => !calls.includes(cell))).toEqual([])
    expect(calls).toContain('the')
  })

  it('stand on flash cards, each in a sentence that says it', () => {
    const { pages, header } = made('sight word flash cards year 2')
    const { cards } = blockOf(pages[0]?.blocks, 'cards')
    expect(header.form).toBe('Word cards')
    expect(cards.map(({ term }) => term)).toContain('they')
    for (const { term, meaning } of cards)
      expect(meaning.toLowerCase()).toMatch(new RegExp(`\\b${term.toLowerCase()}\\b`))
  })

  it('are on two cards each in a memory game', () => {
    const { pages, html } = made('sight word memory game y1')
    expect(blockOf(pages[0]?.blocks, 'board').rows.every(([one, other]) => one === other)).toBe(true)
    expect(html).toContain('face down in rows')
  })
})

describe('matching cards of a list', () => {
  it.each([
    ['equivalent fractions matching cards', 'Equivalent fractions'],
    ['matching cards fractions decimals and percentages year 7', 'Fractions, decimals and percentages'],
    ['synonym matching cards year 4', 'Words that mean nearly the same'],
  ])('hold pairs that belong together: %s', (request, title) => {
    const { pages, header, key } = made(request)
    expect(header.title).toBe(title)
    const { terms } = blockOf(key?.blocks, 'terms')
    expect(terms.length).toBeGreaterThan(7)
    const parts = terms.flatMap(({ term, meaning }) => [term, meaning])
    expect(new Set(parts).size).toBe(terms.length * 2)
    // Each part is on a card of its own, and they are mixed.
    const cut = blockOf(pages[0]?.blocks, 'cut-out').cards.map(({ text }) => text)
    expect([...cut].sort()).toEqual([...parts].sort())
    expect(cut).not.toEqual(parts)
  })

  it('show fractions that are worth the same, each value once', () => {
    const worth = (text: string) => {
      const [top = 0, bottom = 1] = text.split('/').map(Number)
      return Math.round((top / bottom) * 1e6)
    }
    const { terms: cards } = blockOf(made('15 equivalent fractions matching cards').key?.blocks, 'terms')
    expect(cards.filter(({ term, meaning }) => worth(term) !== worth(meaning))).toEqual([])
    expect(new Set(cards.map(({ term }) => worth(term))).size).toBe(cards.length)
  })
})
