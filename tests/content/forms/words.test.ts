import { describe, expect, it } from 'vitest'
import { WORD_BANKS } from '#content/planner/forms/words/banks/word-banks.ts'
import { listedWords } from '#content/planner/forms/words/listed-words.ts'
import { bankFor } from '#content/planner/forms/words/words-for.ts'
import { blockOf, made } from './made.ts'

describe('the words of a topic', () => {
  it('are at least forty lists of ten or more, each with a short meaning', () => {
    expect(WORD_BANKS.length).toBeGreaterThanOrEqual(40)
    for (const { topic, words } of WORD_BANKS) {
      const entries = Object.entries(words)
      expect(entries.length, topic).toBeGreaterThanOrEqual(10)
      expect(
        entries.filter(([, meaning]) => meaning.length < 3 || meaning.length > 110),
        topic,
      ).toEqual([])
    }
  })

  it('are found by the more telling words of a request', () => {
    expect(bankFor('a quiz on fire safety for year 2')?.topic).toBe('Fire safety')
    expect(bankFor('the water cycle, year 5')?.topic).toBe('The water cycle')
    expect(bankFor('our trip to the dentist')).toBe(null)
  })
})

describe('the words a teacher lists', () => {
  it.each([
    ['vocab cards: lava, magma, crater, vent', ['lava', 'magma', 'crater', 'vent']],
    ['word search with wind, rain and hail for year 2', ['wind', 'rain', 'hail']],
    ['spelling words because friend people wordsearch', ['because', 'friend', 'people']],
    ['a crossword using the words tapu, noa, mana, year 7', ['tapu', 'noa', 'mana']],
  ])('%s', (text, words) => {
    expect(listedWords(text)).toEqual(words)
  })

  it.each([
    'word search with 12 words about farms',
    'crossword: year 5',
    'cards for fractions, year 4, with pictures',
  ])('are none in “%s”', (text) => {
    expect(listedWords(text)).toEqual([])
  })
})

describe('vocabulary cards', () => {
  it('have a word and its meaning on each, as many as asked', () => {
    const { pages, header } = made('14 vocab cards on healthy eating year 4')
    expect(blockOf(pages[0]?.blocks, 'cards').cards).toHaveLength(14)
    expect(header.form).toBe('Vocabulary cards')
  })

  it('leave lines for a meaning that nobody knows, and say so', () => {
    const { html, answer } = made('flashcards with the words pōtae, jandals, sunblock, togs and esky')
    expect(html).toContain('<div class="line">')
    expect('notDone' in answer && answer.notDone.join(' ')).toContain('jandals')
  })

  it('the example “a space vocabulary list with a matching task” is a list with a matching task and its key', () => {
    const { pages, key } = made('A space vocabulary list for Year 7 with short meanings and a matching task.')
    const { terms } = blockOf(pages[0]?.blocks, 'terms')
    expect(terms.length).toBeGreaterThanOrEqual(10)
    expect(terms.every(({ meaning }) => meaning !== '')).toBe(true)
    const { rows } = blockOf(pages[0]?.blocks, 'table')
    const line = blockOf(key?.blocks, 'paragraph').text
    for (const [term = ''] of rows) {
      const letter = new RegExp(`${term} ([A-H])`).exec(line)?.[1]
      const meaning = rows.find(([, , text]) => text?.startsWith(`${letter}. `))?.[2]?.slice(3)
      expect(terms.find((one) => one.term === term)?.meaning).toBe(meaning)
    }
  })
})

describe('words in te reo Māori', () => {
  it('that a teacher names without macrons get them, with their meanings', () => {
    const { pages } = made('flashcards in te reo: kuri ngeru hoiho manu, year 1')
    const { cards } = blockOf(pages[0]?.blocks, 'cards')
    expect(cards.map(({ term }) => term)).toEqual(expect.arrayContaining(['kurī', 'ngeru', 'hōiho', 'manu']))
    expect(cards.every(({ meaning, lang }) => meaning !== '' && lang === 'mi')).toBe(true)
  })
})

describe('a list that is wider than what was asked for', () => {
  it('says so', () => {
    const { answer } = made('word search about Diwali year 4')
    expect('notDone' in answer && answer.notDone.join(' ')).toMatch(/no list here for diwali/)
  })
})

describe('kupu of two topics in one request', () => {
  it.each([
    ['flash cards te reo colours and numbers 1-10 for juniors', ['tahi', 'tekau', 'whero', 'pango']],
    ['days of the week and months māori flash cards', ['Rāhina', 'Rātapu', 'Kohitātea', 'Hakihea']],
  ])('are all there: %s', (message, some) => {
    const { pages } = made(message)
    const { cards } = blockOf(pages[0]?.blocks, 'cards')
    expect(cards.map(({ term }) => term)).toEqual(expect.arrayContaining(some))
    expect(cards.filter(({ lang }) => lang === 'en')).toEqual([])
  })

  it('come in turn where a puzzle takes only some', () => {
    const { pages } = made('te reo word search animals and colours')
    const { words } = blockOf(pages[0]?.blocks, 'words')
    expect(words).toEqual(expect.arrayContaining(['kurī', 'whero']))
  })
})
