import { describe, expect, it } from 'vitest'
import { FOR_THE_WRITER } from '#content/planner/forms/letter/letter-words.data.ts'
import { askedRubric } from '#content/planner/forms/rubric/asked-levels.ts'
import { wantIn } from '#content/planner/read/wishes/want.ts'
import { blockOf, made } from './made.ts'

describe('a form as it was asked for', () => {
  it('names the levels of a rubric as the request does, and keeps to its number of criteria', () => {
    const { pages } = made(
      'a rubric for speeches year 6 with 4 levels: novice, learning, secure, expert and 3 criteria',
    )
    const table = blockOf(pages[0]?.blocks, 'table')
    expect(table?.head.slice(1)).toEqual(['Novice', 'Learning', 'Secure', 'Expert'])
    expect(table?.rows).toHaveLength(3)
    expect(table?.rows.every((row) => row.length === 5 && new Set(row).size === 5)).toBe(true)
  })

  it('says so where a rubric cannot have so many levels', () => {
    const { levels, notDone } = askedRubric('rubric for posters with 6 levels')
    expect(levels).toHaveLength(3)
    expect(notDone).toHaveLength(1)
  })

  it('prints no advice to the writer of a letter as a note to families', () => {
    const { pages } = made(
      'letter home about head lice in room 4, dont mention any child, in plain english, check hair tonight',
    )
    const text = JSON.stringify(pages)
    expect(text).toContain('Check hair tonight')
    expect(text).not.toMatch(/mention|plain english/i)
    expect(FOR_THE_WRITER.misses.filter((said) => FOR_THE_WRITER.pattern.test(said))).toEqual([])
  })

  it('keeps the days, the cost and the occasion of a letter apart', () => {
    const { pages, header } = made('note home camp 3-5 march cost $150 bring sleeping bag')
    const text = JSON.stringify(pages)
    expect(header.title).toBe('Camp')
    for (const part of ['When: 3-5 March', 'Cost: $150', 'Sleeping bag']) expect(text).toContain(part)
  })

  it('lets pupils draw a face beside each point where faces are asked for', () => {
    const { pages } = made('self assessment w smiley faces for writing y2')
    const table = blockOf(pages[0]?.blocks, 'table')
    expect(table.rows.length).toBeGreaterThan(5)
    expect(table.rows.every(([, face]) => face === '')).toBe(true)
  })

  it('takes bingo cards for a game', () => {
    expect(wantIn('bingo cards for the 6 and 7 times tables')).toBe('game')
    expect(wantIn('cards for our volcano words')).toBe('vocabulary cards')
  })
})
