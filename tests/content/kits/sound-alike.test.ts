import { expect, it } from 'vitest'
import { kitsWanted } from '#content/planner/kits/kits-wanted.ts'
import { ask } from '../support.ts'

it.each([
  ["their there they're year 4/5", true],
  ['your and you’re yr 5 lesson', true],
  ['going from two to three digit numbers year 3', false],
])('words that sound the same are looked for as such: %s', (text, isFound) => {
  expect(kitsWanted(ask(text)).words.includes('words that sound alike')).toBe(isFound)
})
