import { describe, expect, it } from 'vitest'
import { FORMATION } from '#content/planner/english/sounds/formation.data.ts'
import * as WORDS from '#content/planner/forms/handwriting-sheet/handwriting-words.data.ts'
import { JOINS, LETTER_FAMILIES } from '#content/planner/forms/handwriting-sheet/letters.data.ts'
import { blockOf, made } from '../made.ts'

/** The models of a sheet, each once, in order. */
function modelsOn(message: string): string[] {
  const [page] = made(message).pages
  const boxed = (page?.blocks ?? []).some(({ kind }) => kind === 'board')
  const cells = boxed
    ? blockOf(page?.blocks, 'board').rows.flat()
    : (page?.tasks ?? []).map(({ prompt }) => prompt)
  return [...new Set(cells.filter((cell) => cell !== ''))]
}

describe('a handwriting sheet', () => {
  it('says how every letter and numeral is formed', () => {
    expect(Object.keys(FORMATION).sort().join('')).toBe('0123456789abcdefghijklmnopqrstuvwxyz')
  })

  it.each([
    ...LETTER_FAMILIES,
    ...JOINS,
    WORDS.ALPHABET,
    WORDS.CAPITALS,
    WORDS.JOINED,
    WORDS.NOT_DRAWN,
    WORDS.NUMERALS,
  ])('reads $pattern', ({ pattern, matches, misses }) => {
    expect(matches.filter((text) => !pattern.test(text))).toEqual([])
    expect(misses.filter((text) => pattern.test(text))).toEqual([])
  })

  it.each([
    ['handwriting sheet letters a and d year 1', ['a', 'd']],
    ['letter a and d year 1', ['a', 'd']],
    ['handwriting s, a, t, p year 1', ['s', 'a', 't', 'p']],
    ['numbers 0-9 formation y1', ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']],
    ['number formation 11 to 13 year 2', ['11', '12', '13']],
    ['capital letters handwriting, letters b and r, year 2', ['B', 'R']],
  ])('has what is named, and the movement of each: %s', (message, models) => {
    expect(modelsOn(message)).toEqual(models)
    const { rows } = blockOf(made(message).key?.blocks, 'table')
    expect(rows.map(([model]) => model)).toEqual(models)
  })

  it('copies the teacher’s own sentence, and words', () => {
    expect(modelsOn('handwriting: The kiwi hid in its burrow. year 3')[0]).toBe('The kiwi hid in its burrow.')
    expect(modelsOn('handwriting practice words: weka, tūī, kea year 4')).toEqual(['weka', 'tūī', 'kea'])
  })

  it.each([
    ['cursive joins year 4', 'it cannot draw the joins'],
    ['trace the letters b and d year 1', 'cannot draw dotted letters or arrows'],
    ['handwriting sheet year 5', 'You named no letters'],
  ])('says what it cannot do: %s', (message, said) => {
    expect(made(message).answer.notDone.join(' ')).toContain(said)
  })
})
