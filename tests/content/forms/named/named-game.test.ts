import { describe, expect, it } from 'vitest'
import { blockOf, made } from '../made.ts'

describe('the game that is named', () => {
  it.each([
    ['sounds board game year 2 sh ch th', 'Board game'],
    ['board game magic e words y2', 'Board game'],
    ['dominoes times tables y5', 'Dominoes'],
    ['equivalent fraction dominos year 5', 'Dominoes'],
    ['dominoes: planets and their meanings y5', 'Dominoes'],
    ['loop cards volcano vocabulary year 6', 'I have, who has'],
    ['division facts snap y4', 'Snap'],
    ['memory game doubles to 20 y2', 'Pairs game'],
    ['bingo subtraction to 20 y2', 'Bingo game'],
    ['bingo long vowel words y3 phonics', 'Bingo game'],
  ])('is what comes: %s', (message, form) => {
    const { header, answer } = made(message)
    expect(header.form).toBe(form)
    expect(answer.notDone.filter((line) => line.startsWith('You asked for'))).toEqual([])
  })

  it('has words with the sounds that were named, and none about phonics itself', () => {
    const { html } = made('phonics bingo with sh ch th y2')
    expect(html).toMatch(/\bship|fish|chips|shop\b/)
    expect(html).not.toMatch(/what a letter says/)
  })

  it('puts each domino next to one other only', () => {
    const rows = blockOf(made('dominoes times tables y5').pages[0]?.blocks, 'board').rows
    const answers = rows.map(([answer]) => answer)
    expect(new Set(answers).size).toBe(answers.length)
  })

  it('is told of where it cannot be made', () => {
    const { answer, header } = made('phonics dominoes cvc year 1')
    expect(header.form).not.toBe('Dominoes')
    expect(answer.notDone.join(' ')).toContain('dominoes, which I cannot make')
  })
})
