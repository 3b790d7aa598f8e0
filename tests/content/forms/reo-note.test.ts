import { expect, it } from 'vitest'
import { REO_CHECK } from '#content/planner/write/about.ts'
import { made } from './made.ts'

it.each([
  ['3 times table worksheet, 20 questions', false],
  ['matching worksheet, animals and their babies, year 1', false],
  ['flash cards te reo maori colours', true],
  ['kupu word search, numbers 1 to 10', true],
])(
  'the note on words of te reo Māori stands on a sheet only where it prints some: %s',
  (message, isNoted) => {
    expect(made(message).key?.checkThis.includes(REO_CHECK)).toBe(isNoted)
  },
)
