import { describe, expect, it } from 'vitest'
import { blockOf, made } from '../made.ts'

const isPrime = (n: number) => n > 1 && ![2, 3, 5, 7].some((part) => part < n && n % part === 0)

describe('a Venn diagram to sort numbers in', () => {
  it.each([
    [
      'venn diagram sorting even numbers and multiples of 3 year 5',
      'Even numbers',
      (n: number) => n % 2 === 0,
      (n: number) => n % 3 === 0,
    ],
    [
      'venn diagram multiples of 4 and 6',
      'Multiples of 4',
      (n: number) => n % 4 === 0,
      (n: number) => n % 6 === 0,
    ],
    ['venn diagram prime and odd numbers y7', 'Prime numbers', isPrime, (n: number) => n % 2 === 1],
    [
      'venn diagram factors of 24 and 36 year 7',
      'Factors of 24',
      (n: number) => 24 % n === 0,
      (n: number) => 36 % n === 0,
    ],
  ])('has numbers and their places: %s', (request, label, one, two) => {
    const { pages, key, html } = made(request)
    const numbers = blockOf(pages[0]?.blocks, 'words').words.map(Number)
    const places = blockOf(key?.blocks, 'table').rows.map(([, list = '']) =>
      list === 'none' ? [] : list.split(', ').map(Number),
    )
    expect(html).toContain(label)
    expect(places.flat().sort((a, b) => a - b)).toEqual([...numbers].sort((a, b) => a - b))
    expect(new Set(numbers).size).toBe(numbers.length)
    const [onlyOne = [], both = [], onlyTwo = [], neither = []] = places
    expect(onlyOne.every((n) => one(n) && !two(n))).toBe(true)
    expect(both.every((n) => one(n) && two(n))).toBe(true)
    expect(onlyTwo.every((n) => !one(n) && two(n))).toBe(true)
    expect(neither.every((n) => !one(n) && !two(n))).toBe(true)
  })

  it('stays one to write words in for other things', () => {
    expect(made('venn diagram cats and dogs year 1').header.title).toBe('Cats and dogs')
  })
})
