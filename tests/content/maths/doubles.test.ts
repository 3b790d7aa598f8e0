import { describe, expect, it } from 'vitest'
import { made } from '../forms/made.ts'

const prompts = (text: string) => made(text).pages.flatMap(({ tasks }) => tasks.map(({ prompt }) => prompt))
const HALF = /\bhalf\b|\bshare\b/i
const DOUBLE = /\bdouble\b|(\d+) \+ \1\b/i

describe('a sheet on doubles or on halving', () => {
  it.each(['doubling numbers practice sheet, year 3', 'bingo of our doubles yr 1', 'quick doubles test y2'])(
    'has doubles only: %s',
    (text) => {
      expect(prompts(text).length).toBeGreaterThan(4)
      expect(prompts(text).filter((prompt) => HALF.test(prompt))).toEqual([])
    },
  )

  it('has halves only where halving is asked for', () => {
    expect(made('my halving practice, yr 4, 8 questions').header.title).toBe('Halving numbers')
    expect(prompts('halving numbers worksheet yr 2').filter((prompt) => DOUBLE.test(prompt))).toEqual([])
  })

  it('has both where both are named', () => {
    const both = prompts('doubles and halves practice year 2')
    expect(both.some((prompt) => HALF.test(prompt)) && both.some((prompt) => DOUBLE.test(prompt))).toBe(true)
  })

  it('leaves doubled letters to spelling', () => {
    expect(made('doubling consonants spelling sheet year 4').html).not.toMatch(/Double \d/)
  })
})
