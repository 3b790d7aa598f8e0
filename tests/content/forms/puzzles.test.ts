import { describe, expect, it } from 'vitest'
import { BLOCKED } from '#content/planner/forms/puzzles/blocked.data.ts'
import { hideWords } from '#content/planner/forms/puzzles/hide-words.ts'
import { layCrossword } from '#content/planner/forms/puzzles/lay-crossword.ts'
import { lettersOf } from '#content/planner/forms/puzzles/letters-of.ts'
import { ACROSS, DOWN, placesOf } from '#content/planner/forms/puzzles/lines.ts'
import { makeRandom } from '#content/planner/random.ts'
import { blockOf, made, noteFor } from './made.ts'

const WORDS = ['COMPOST', 'SPADE', 'SEED', 'WORM', 'HOSE', 'NOON', 'KŪMARA', 'RAKE']

describe('a word search', () => {
  it('hides every word exactly once, with its macrons, and shows nothing rude', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const hidden = hideWords(WORDS, [ACROSS, DOWN, [1, 1], [-1, 0]], makeRandom(seed))
      const places = placesOf(hidden?.grid ?? [], [...WORDS, ...BLOCKED])
      expect(WORDS.filter((word) => places.get(word)?.length !== 1)).toEqual([])
      expect(BLOCKED.filter((word) => (places.get(word) ?? []).length > 0)).toEqual([])
      expect(hidden?.grid.flat().every((letter) => /^\p{Lu}$/u.test(letter))).toBe(true)
    }
  })

  it('takes a short word inside a longer one as found there', () => {
    const hidden = hideWords(['SUNFLOWER', 'SUN', 'LEAF', 'STEM'], [ACROSS, DOWN], makeRandom('x'))
    expect(placesOf(hidden?.grid ?? [], ['SUN']).get('SUN')).toHaveLength(1)
  })

  it('gives up on words that no page holds', () => {
    expect(hideWords(['X'.repeat(20)], [ACROSS], makeRandom('x'))).toBe(null)
  })

  it('uses the words the teacher lists, all of them, and its solution shows only these', () => {
    const { pages, key, html } = made(
      'find-a-word for year 3 with the words paddle, river, kayak, helmet, rapids and bank',
    )
    const words = blockOf(pages[0]?.blocks, 'words').words
    expect(words).toEqual(['paddle', 'river', 'kayak', 'helmet', 'rapids', 'bank'])
    const grid = blockOf(pages[0]?.blocks, 'letters').rows
    const solution = blockOf(key?.blocks, 'letters').rows
    expect(solution.join('').replace(/·/g, '').length).toBeLessThanOrEqual(words.join('').length)
    expect(solution.every((row, r) => [...row].every((one, c) => one === '·' || one === grid[r]?.[c]))).toBe(
      true,
    )
    expect(html).toContain('Word search · Year 3')
  })

  it('has the number of words asked for', () => {
    const { pages, answer } = made('weather wordsearch with 9 words year 4')
    expect(blockOf(pages[0]?.blocks, 'words').words).toHaveLength(9)
    expect('notDone' in answer && answer.notDone).toEqual([])
  })

  it('says when fewer words are known than were asked for', () => {
    const { answer } = made('a word search about volcanoes with 22 words, year 6')
    expect('notDone' in answer && answer.notDone.join(' ')).toMatch(/You asked for 22 words/)
  })

  it('asks for words where it knows none', () => {
    expect(noteFor('a word search about our class mascot for year 4')).toContain('Which words shall I hide?')
  })

  it('is the same for the same message', () => {
    expect(made('word search on plants year 5').html).toBe(made('word search on plants year 5').html)
  })
})

describe('a crossword', () => {
  it('is connected, has both directions, and its crossings agree', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const laid = layCrossword(
        ['BATTERY', 'BULB', 'SWITCH', 'WIRE', 'CURRENT', 'MOTOR'],
        6,
        makeRandom(seed),
      )
      const cells = new Map<string, string>()
      for (const { letters, row, column, isDown } of laid?.entries ?? [])
        for (const [at, letter] of [...letters].entries()) {
          const key = isDown ? `${row + at},${column}` : `${row},${column + at}`
          expect(cells.get(key) ?? letter).toBe(letter)
          cells.set(key, letter)
        }
      const total = (laid?.entries ?? []).reduce((sum, { letters }) => sum + letters.length, 0)
      expect(total - cells.size).toBeGreaterThanOrEqual((laid?.entries.length ?? 99) - 1)
    }
  })

  it('is not made without the first words of its list, which name the topic', () => {
    const first = ['SOLID', 'LIQUID', 'GAS', 'MELT', 'FREEZE', 'MATTER']
    const more = ['SUBSTANCE', 'CONTAINER', 'EVAPORATE', 'CONDENSE', 'PARTICLE', 'VOLUME', 'VAPOUR']
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const laid = layCrossword([...first, ...more], 10, makeRandom(seed))
      const words = laid?.entries.map(({ letters }) => letters) ?? []
      expect(words).toHaveLength(10)
      expect(first.filter((word) => !words.includes(word))).toEqual([])
    }
  })

  it('numbers its clues as its squares, and the solution spells the answers', () => {
    const { pages, key } = made('crossword about electricity, year 7')
    const rows = blockOf(key?.blocks, 'crossword').rows
    const clues = (pages[0]?.blocks ?? []).flatMap((block) => (block.kind === 'clues' ? [block] : []))
    expect(clues.map(({ heading }) => heading)).toEqual(['Across', 'Down'])
    for (const { heading, clues: list } of clues)
      for (const { number, letters } of list) {
        const row = rows.findIndex((line) => line.some((square) => square?.number === number))
        const column = rows[row]?.findIndex((square) => square?.number === number) ?? -1
        const length = letters.split(', ').reduce((sum, part) => sum + Number(part), 0)
        const cells = Array.from({ length }, (_, at) =>
          heading === 'Down' ? rows[row + at]?.[column] : rows[row]?.[column + at],
        )
        expect(cells.every((square) => square?.letter)).toBe(true)
      }
    expect(
      blockOf(pages[0]?.blocks, 'crossword')
        .rows.flat()
        .every((square) => !square?.letter),
    ).toBe(true)
  })

  it('writes sums as clues where the topic is a calculation', () => {
    const { pages } = made('crossword for the times tables, year 5')
    const text = JSON.stringify(pages[0]?.blocks)
    expect(text).toMatch(/[×x÷]|times/)
  })

  it.each([
    'space crossword y6',
    'volcanoes crossword year 5, 16 words',
    'crossword on the human body y7, 14 clues',
    'times tables crossword y5',
    'crossword about te tiriti year 8',
    'crossword with compost, spade, seed, worm, hose, rake, kūmara, carrot, soil, bean and garden',
  ])('has room for its grid and clues on one page: %s', (message) => {
    const { html, pages } = made(message)
    const { rows } = blockOf(pages[0]?.blocks, 'crossword')
    const lists = (pages[0]?.blocks ?? []).flatMap((block) => (block.kind === 'clues' ? [block.clues] : []))
    // Millimetres of the style sheet: name, title and task; squares; clues of 44 letters a line in two columns.
    const square = html.includes('class="crossword close"') ? 8 : 10
    const lines = lists.map((clues) =>
      clues.reduce(
        (sum, { text, letters }) => sum + Math.ceil((text.length + letters.length + 6) / 44) * 4.9 + 1,
        9,
      ),
    )
    expect(51 + rows.length * square + Math.max(...lines)).toBeLessThan(267)
    expect(html.match(/<div class="clues"><div><h3>Across/g)).toHaveLength(1)
  })

  it('keeps hyphens and spaces out of the squares', () => {
    expect(lettersOf('right angle')).toBe('RIGHTANGLE')
    expect(lettersOf('kūmara')).toBe('KŪMARA')
  })
})
