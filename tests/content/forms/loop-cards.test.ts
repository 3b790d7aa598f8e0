import { expect, it } from 'vitest'
import { blockOf, made } from './made.ts'

it('I have, who has: each question is answered by exactly one other card, and the cards make one loop', () => {
  const { header, key, pages } = made('i have who has cards times tables 6 and 7, 20 cards')
  expect(header.form).toBe('I have, who has')
  const cards = blockOf(pages[0]?.blocks, 'cards').cards.map(({ term, meaning }) => ({
    has: Number(/^I have (\d+)\.$/.exec(term)?.[1]),
    asks: /^Who has (\d+) × (\d+)\?$/.exec(meaning)?.slice(1).map(Number) ?? [],
  }))
  expect(cards.length).toBeGreaterThanOrEqual(15)
  expect(cards.every(({ asks }) => asks.includes(6) || asks.includes(7))).toBe(true)
  const next = new Map(cards.map(({ has, asks: [a = 0, b = 0] }) => [has, a * b]))
  expect(next.size).toBe(cards.length)
  const [start] = cards
  const seen = new Set<number>()
  for (let at = start?.has ?? 0; !seen.has(at); at = next.get(at) ?? Number.NaN) seen.add(at)
  expect(seen.size).toBe(cards.length)
  expect(blockOf(key?.blocks, 'table').rows).toHaveLength(cards.length)
})
