import { describe, expect, it } from 'vitest'
import { SORTS } from '#content/planner/forms/sort/sorts.data.ts'
import { SORT_WORDS } from '#content/planner/read/words/sorts/sort-words.data.ts'
import { blockOf, made } from '../made.ts'

describe('the sorts', () => {
  it.each(Object.entries(SORTS))('%s has cards that belong to one group only', (name, { groups }) => {
    expect(SORT_WORDS.map((one) => one.name)).toContain(name)
    for (const at of [0, 1] as const) {
      const all = groups.flatMap(({ cards }) => cards[at].split('|'))
      expect(all.filter((card, place) => all.indexOf(card) !== place)).toEqual([])
      for (const { cards } of groups) expect(cards[at].split('|').length).toBeGreaterThanOrEqual(3)
    }
  })
})

describe('a sort', () => {
  it.each([
    ['cut n paste sort nouns verbs adjectives yr 3', 'Nouns, verbs and adjectives', 18],
    ['cut and stick nouns and verbs year 2', 'Nouns and verbs', 12],
    ['cut n paste sort living and non living yr 0/1', 'Living and non-living', 10],
    ['living and nonliving things worksheet year 1', 'Living and non-living', 10],
    ['odd and even cut and paste yr 2', 'Odd and even numbers', 12],
    ['cut and glue 2D and 3D shapes y2', 'Flat shapes and solid shapes', 12],
    ['sorting worksheet healthy and unhealthy kai new entrants', 'Everyday foods and sometimes foods', 10],
    ['past and present cut & paste year 2 social studies', 'Long ago and now', 12],
    ['word sort sh ch year 2', 'sh and ch', 12],
  ])('is cut out in boxes with headed columns and a key: %s', (message, title, count) => {
    const { pages, key, header, html } = made(message)
    expect(header).toMatchObject({ form: 'Cut-and-stick sort', title })
    const { cards } = blockOf(pages[0]?.blocks, 'cut-out')
    expect(cards).toHaveLength(count)
    const keyed = blockOf(key?.blocks, 'table').rows.flatMap(([, all = '']) => all.split(', '))
    expect(cards.map(({ text }) => text).sort()).toEqual([...keyed].sort())
    expect(html).toContain('class="cut-out"')
  })

  it('has pictures for the first years', () => {
    expect(made('cut and paste living and non living year 1').html).toContain('A picture of a')
  })

  it('is a list to write into groups where nothing is to be cut', () => {
    const { header, pages } = made('sort past and present tense verbs worksheet year 5')
    expect(header).toMatchObject({ form: 'Sorting sheet', title: 'Verbs: past and present' })
    expect(blockOf(pages[0]?.blocks, 'words').words).toHaveLength(12)
  })

  it('has other pieces to stick where a topic has no groups', () => {
    expect(made('cut and paste addition to 10 year 1').header).toMatchObject({ form: 'Cut-and-stick sheet' })
    expect(made('cut and paste volcano words year 5').header).toMatchObject({ form: 'Cut-and-stick sheet' })
  })

  it.each([
    'living things worksheet year 2',
    'what sort of animal is a bat, year 3',
    'a game of odd and even',
  ])('is not made of: %s', (message) => {
    expect(made(message).header.form ?? '').not.toMatch(/sort/i)
  })
})
