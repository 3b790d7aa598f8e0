import { expect, it } from 'vitest'
import { isMistyped } from '#content/planner/read/words/typing/mistyped.ts'

it.each([
  ['scince', 'science', true],
  ['sciense', 'science', false],
  ['enlgish', 'english', true],
  ['technologgy', 'technology', true],
  ['battle', 'bottle', false],
  ['reason', 'season', false],
  ['pear', 'pearl', false],
])('%s and %s: %s', (one, other, isOne) => expect(isMistyped(one, other)).toBe(isOne))
