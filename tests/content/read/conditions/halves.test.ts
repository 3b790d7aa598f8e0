import { describe, expect, it } from 'vitest'
import { matterWords } from '#content/planner/kits/matter-words.ts'
import { halvesOf } from '#content/planner/read/conditions/halves.ts'
import { readRequest } from '#content/planner/read/request.ts'
import { ask } from '../../support.ts'

const halves = (text: string) => {
  const request = readRequest(ask(text))
  return halvesOf(request, matterWords(request)).map(({ words }) => words)
}

describe('the things that a request joins are read apart', () => {
  it.each([
    ['y5 PE relay races and long jump, school field, 40 min', ['relay races', 'long jump']],
    [
      'year 2 health - keeping safe in the sun and at the beach (flags)',
      ['keeping safe in the sun', 'at the beach flags'],
    ],
    ['yr 6 te reo lesson on feelings and the weather, 30 mins', ['feelings', 'the weather']],
    [
      'year 5 science - how sound travels and how we hear it (the ear)',
      ['how sound travels', 'how we hear it the ear'],
    ],
  ])('%s', (text, parts) => expect(halves(text)).toEqual(parts))

  it.each([
    'year 3 rounding to the nearest ten, 45 mins',
    'year 5 tech build a bridge out of newspaper and tape only',
    'y4 art drawing birds with crayons and pastels',
  ])('but not one thing, nor what it is made with: %s', (text) => expect(halves(text)).toEqual([]))
})
