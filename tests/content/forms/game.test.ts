import { describe, expect, it } from 'vitest'
import { blocksHtml } from '#content/html/blocks.ts'
import { made } from './made.ts'

const boardsOf = (text: string) =>
  (made(text).pages[0]?.blocks ?? []).flatMap((block) => (block.kind === 'board' ? [block] : []))

describe('a game', () => {
  it('bingo has different cards, all of whose answers can be called', () => {
    const { pages, answer } = made('bingo for the 3 and 4 times tables, year 4')
    const boards = boardsOf('bingo for the 3 and 4 times tables, year 4')
    const answers = (pages[0]?.tasks ?? []).map((task) => task.answer)
    expect(boards).toHaveLength(6)
    expect(new Set(boards.map(({ rows }) => JSON.stringify(rows))).size).toBe(6)
    expect(boards.flatMap(({ rows }) => rows.flat()).filter((cell) => !answers.includes(cell))).toEqual([])
    expect(new Set(answers).size).toBe(answers.length)
    expect(answer.format === 'resource' && answer.kind).toBe('activity')
  })

  it.each([
    ['bingo cards for year 1 numbers 1-20', 20, 20],
    ['number bingo to 100, year 2', 100, 30],
  ])('bingo on numbers has the numbers themselves: %s', (text, last, calls) => {
    const { pages, answer, html } = made(text)
    const shown = boardsOf(text).flatMap(({ rows }) => rows.flat().map(Number))
    expect(shown.every((one) => one >= 1 && one <= last)).toBe(true)
    expect(shown.length).toBe(6 * 16)
    expect(pages[0]?.tasks).toEqual([])
    expect(html).toContain(`<h1>Numbers 1 to ${last}</h1>`)
    expect(answer.format === 'resource' && JSON.stringify(answer.sections).match(/"meaning"/g)).toHaveLength(
      calls,
    )
  })

  it('bingo has its narrow cards two beside each other, each whole on its page', () => {
    const { html } = made('bingo for the 3 and 4 times tables, year 4')
    const [, beside = ''] = /<div class="boards">(.*?)<h2/.exec(html) ?? []
    expect(beside.match(/<div class="whole"><h3>Bingo card \d<\/h3>/g)).toHaveLength(6)
  })

  it('bingo with long words has its cards one below the other', () => {
    const card = { kind: 'board' as const, title: 'Bingo card', rows: [['photosynthesis', 'leaf', 'root']] }
    expect(blocksHtml([card, card])).not.toContain('<div class="boards">')
  })

  it('bingo with words has its calls on the teacher page', () => {
    const { key } = made('bingo game with farm animals, year 2')
    expect(JSON.stringify(key?.blocks)).toMatch(/tractor|cow/)
  })

  it('has rules with turns, and cards of the words listed', () => {
    const { html, sections } = made('snap game with the heart words: come, some, here, there, year 1')
    expect(sections.some(({ id }) => id === 'steps')).toBe(true)
    for (const word of ['come', 'some', 'here', 'there']) expect(html).toContain(`<td>${word}</td>`)
    expect(html).toMatch(/turn/)
  })

  it('sorts cards where sorting is asked for', () => {
    expect(made('sorting game for materials year 2').html).toMatch(
      /name|rule you sort by|rule could you sort by/,
    )
  })

  it('is played with the body where that is asked for', () => {
    const { html } = made('ball games for PE year 5')
    expect(html).toMatch(/Five passes/)
    expect(html).toMatch(/safe and fair/)
  })
})

it('plays the one game that is named, and says so in its title', () => {
  const { header, html } = made('verb charades for year 3')
  expect(header.title).toBe('Charades')
  expect(html).not.toContain('One-word story')
})

it('calls the facts of a table in its bingo', () => {
  const { pages, header } = made('bingo for the 6 times table, year 4')
  expect(header.title).toBe('6 times table')
  expect((pages[0]?.tasks ?? []).filter(({ prompt }) => !/^(?:6 × \d+|\d+ × 6) =/.test(prompt))).toEqual([])
})
