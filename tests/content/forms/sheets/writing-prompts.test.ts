import { describe, expect, it } from 'vitest'
import { PROMPT_KINDS } from '#content/planner/forms/writing-prompts/kinds/all-kinds.ts'
import * as WORDS from '#content/planner/forms/writing-prompts/prompt-words.data.ts'
import { blockOf, made } from '../made.ts'

const listOn = (message: string) => blockOf(made(message).pages[0]?.blocks, 'list').items

const promptsOf = (title: string, band: number) =>
  PROMPT_KINDS.find((kind) => kind.title === title)?.bands[band] ?? []

describe('the prompts', () => {
  it.each([...PROMPT_KINDS, WORDS.PICTURES, WORDS.CARDS, WORDS.WITH_LINES, WORDS.NO_TOPIC_WORD])(
    'reads $pattern',
    ({ pattern, matches, misses }) => {
      expect(matches.filter((text) => !pattern.test(text))).toEqual([])
      expect(misses.filter((text) => pattern.test(text))).toEqual([])
    },
  )

  it('are ten for each kind and band, each said once, and assume no festival, money or two parents', () => {
    const all = PROMPT_KINDS.flatMap(({ bands }) => bands.flat())
    expect(PROMPT_KINDS.flatMap(({ bands }) => bands.map(({ length }) => length)).every((n) => n >= 10)).toBe(
      true,
    )
    expect(new Set(all).size).toBe(all.length)
    expect(
      all.filter((text) =>
        /christmas|easter|santa|\bmum\b|\bdad\b|parents|holiday|pocket money|presents/i.test(text),
      ),
    ).toEqual([])
    expect(all.filter((text) => /\bfavor|\bcolor\b|\bmom\b|\bfall\b|\bsidewalk|\bcandy/i.test(text))).toEqual(
      [],
    )
  })
})

describe('a sheet of writing prompts', () => {
  it.each([
    ['story starters year 3', 'Stories to go on with', 1, 10],
    ['persuasive writing prompts y6, 8 prompts', 'Persuade your reader', 2, 8],
    ['would you rather prompts year 8', 'Would you rather …?', 3, 10],
    ['journal prompts y1', 'My journal', 0, 10],
    ['poetry prompts y5, 6 of them', 'Poems', 2, 6],
  ])('has prompts of the kind and the years: %s', (message, title, band, count) => {
    const items = listOn(message)
    expect(items).toHaveLength(count)
    expect(items.filter((item) => !promptsOf(title, band).includes(item))).toEqual([])
  })

  it('mixes the kinds where none is named', () => {
    const items = listOn('writing prompts for year 6, 10 of them')
    expect(items).toHaveLength(10)
    const kinds = items.map((item) => PROMPT_KINDS.find(({ bands }) => bands[2].includes(item))?.title)
    expect(new Set(kinds).size).toBe(8)
  })

  it('keeps to the topic that is named', () => {
    for (const message of ['Matariki writing prompts year 5', 'writing prompts about volcanoes y6'])
      expect(listOn(message).every((item) => /Matariki|volcanoes/i.test(item))).toBe(true)
  })

  it('prints cards and lines where they are asked for', () => {
    expect(blockOf(made('story starter cards y3').pages[0]?.blocks, 'cards').cards).toHaveLength(10)
    const { tasks = [] } = made('journal prompts y4 with lines, 4 prompts').pages[0] ?? {}
    expect(tasks.map(({ space }) => space)).toEqual(['long', 'long', 'long', 'long'])
  })

  it('says that it has no pictures', () => {
    expect(made('picture prompts year 4').answer.notDone.join(' ')).toContain('no pictures to print')
  })
})
