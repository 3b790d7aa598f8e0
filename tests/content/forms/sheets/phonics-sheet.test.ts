import { describe, expect, it } from 'vitest'
import { PHONICS_SETS } from '#content/planner/forms/phonics-sheet/phonics-sets.data.ts'
import { pictureOf } from '#content/planner/pictures/small-picture.ts'
import { blockOf, made } from '../made.ts'

const plain = (word: string) => word.replaceAll('-', '')

describe('the sets of words', () => {
  it.each(Object.entries(PHONICS_SETS))(
    '%s has a picture for each word that is drawn',
    (_, { drawn, more }) => {
      for (const word of drawn.split(' ')) expect(pictureOf(plain(word)), word).toBeDefined()
      const all = [...drawn.split(' '), ...more.split(' ')].filter((word) => word !== '|')
      expect(new Set(all).size).toBe(all.length)
      expect(more.split(' ').length).toBeGreaterThanOrEqual(8)
    },
  )
})

describe('a phonics sheet', () => {
  it.each([
    ['yr 1 cvc words worksheet short o', 'Short o', /o/],
    ['short vowel u worksheet new entrants', 'Short u', /u/],
    ['hot dog pot words NE', 'Short o', /o/],
    ['short e words y1', 'Short e', /e/],
    ['a_e words worksheet year 2', 'Magic e', /a.e$/],
  ])('has only words of the pattern: %s', (message, title, has) => {
    const { header, pages, key } = made(message)
    expect(header).toMatchObject({ form: 'Phonics sheet', title })
    const drawn = blockOf(pages[0]?.blocks, 'drawings').drawings
    expect(drawn.length).toBeGreaterThan(1)
    const { rows } = blockOf(key?.blocks, 'table')
    const words = rows.filter(([name]) => name !== 'With an e').flatMap(([, list = '']) => list.split(', '))
    for (const word of words) expect(word).toMatch(has)
  })

  it('has the words that the request lists', () => {
    const { key } = made('hot dog pot worksheet new entrants')
    expect(blockOf(key?.blocks, 'table').rows.flat().join(' ')).toMatch(/dog.*pot.*hot|pot.*dog.*hot/)
  })

  it.each([
    ['magic e worksheet year 2', 'Magic e'],
    ['consonant blends worksheet year 1', 'Two sounds at the start'],
    ['final blends y2 worksheet', 'Two sounds at the end'],
    ['digraphs worksheet yr 1', 'sh, ch, th, ck, ng: two letters, one sound'],
    ['cvc worksheet', 'Words with three sounds'],
  ])('is found by the words of teachers: %s', (message, title) => {
    expect(made(message).header).toMatchObject({ title })
  })

  it.each(['short story worksheet year 3', 'silent e spelling list year 3', 'cvc bingo year 1'])(
    'is not made of: %s',
    (message) => {
      expect(made(message).header.form).not.toBe('Phonics sheet')
    },
  )
})
