import { describe, expect, it } from 'vitest'
import { diceBoard } from '#content/planner/forms/board-game/dice-board.ts'
import { blockOf, made } from './made.ts'

const cellsOf = (message: string) => blockOf(made(message).pages[0]?.blocks, 'board').rows.flat()

describe('a board for dice', () => {
  it.each([
    [
      'number bonds to 10 roll n cover game NE/yr1 2 dice',
      'Roll and cover: bonds to 10',
      [0, 1, 2, 3, 4, 5, 6, 7, 8],
    ],
    ['roll and cover doubles year 2', 'Roll and cover: doubles', [4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24]],
    ['bump game doubles yr 1', 'Bump: doubles', [2, 4, 6, 8, 10, 12]],
    ['near doubles bump game year 2', 'Bump: near doubles', [5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25]],
    [
      'roll & cover 4 times table year 4',
      'Roll and cover: the 4 times table',
      [8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48],
    ],
  ])('has every number that a throw leads to, and no other: %s', (message, title, numbers) => {
    const { header } = made(message)
    expect(header).toMatchObject({ form: 'Board game', title })
    const cells = cellsOf(message).map(Number)
    expect(cells).toHaveLength(25)
    expect([...new Set(cells)].sort((a, b) => a - b)).toEqual(numbers)
  })

  it('has more squares for what is thrown more often', () => {
    const cells = cellsOf('roll and cover number bonds to 10 year 1 two dice')
    const count = (number: number) => cells.filter((cell) => cell === String(number)).length
    expect(count(3)).toBeGreaterThan(count(8))
    expect(diceBoard).toBeTypeOf('function')
  })
})

describe('a board of facts', () => {
  it.each([
    ['roll and cover percentages of amounts year 7', /^Roll and cover: /],
    ['four in a row subtraction year 3', /^Four in a row: /],
    ['roll and cover volcano words year 5', /^Roll and cover: /],
  ])('has a column for each number of the dice: %s', (message, title) => {
    const { header, pages } = made(message)
    expect(header.title).toMatch(title)
    expect(blockOf(pages[0]?.blocks, 'board')).toMatchObject({ head: ['1', '2', '3', '4', '5', '6'] })
  })

  it.each(['snakes and ladders 4 times table', 'snakes n ladders addition year 3'])(
    'is drawn with snakes and ladders: %s',
    (message) => {
      const { header, pages, html } = made(message)
      expect(header.title).toMatch(/^Snakes and ladders: /)
      expect(blockOf(pages[0]?.blocks, 'drawings').drawings).toHaveLength(1)
      expect(html).toContain('three snakes and three ladders')
    },
  )
})
