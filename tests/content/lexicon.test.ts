import { describe, expect, it } from 'vitest'
import { checkMacrons, textsIn } from '#content/checks/text.ts'
import { WORD_LISTS, wordListSaidIn, wordListsIn } from '#content/data/lexicon/word-lists.ts'
import { THEMES } from '#content/data/themes.data.ts'
import { makeRandom } from '#content/planner/random.ts'
import { reoTopic } from '#content/planner/te-reo/reo-topic.ts'

const repeated = (all: readonly string[]) => all.filter((one, at) => all.indexOf(one) !== at)

describe.each(WORD_LISTS.map((list) => [list.id, list] as const))('the words for %s', (_, list) => {
  it('each have a spelling and a meaning of their own', () => {
    expect(list.words.length).toBeGreaterThanOrEqual(8)
    expect(repeated(list.words.map(([kupu]) => kupu))).toEqual([])
    expect(repeated(list.words.map(([, meaning]) => meaning))).toEqual([])
  })

  it('are named by the topics they serve and by no other', () => {
    expect(list.matches.filter((text) => !list.pattern.test(text))).toEqual([])
    expect(list.misses.filter((text) => list.pattern.test(text))).toEqual([])
  })

  it('keep their macrons', () => {
    const { matches, misses, pattern, ...printed } = list
    const texts = textsIn([printed]).filter((text) => !text.includes('Maaori'))
    expect(checkMacrons(texts)).toMatchObject({ ok: true })
  })

  it('fit the sentence they are asked in', () => {
    if (list.sentence === null) return
    expect(list.sentence[0]).toContain('{kupu}')
    expect(list.sentence[1]).toContain('{meaning}')
  })
})

const firstIn = (text: string) => wordListsIn(text)[0]?.id ?? null

describe('the list of words for a request', () => {
  it.each([
    ['a lesson on fruit in Māori', 'kai'],
    ['te reo words for our pets', 'animals'],
    ['ngā tae', 'colours'],
    ['Ko wai tō ingoa?', 'introductions'],
    ['teach us tōkena and pōtae', 'clothes'],
    ['what do we say at the marae', 'marae'],
  ])('“%s” asks for %s', (text, id) => {
    expect(firstIn(text)).toBe(id)
  })

  it.each(['te reo Māori', 'a lesson for tomorrow', 'reading with expression'])('“%s” names none', (text) => {
    expect(firstIn(text)).toBeNull()
  })
})

it('finds the list of which a request says several words', () => {
  expect(wordListSaidIn('cards for wharekai, wharenui and paepae')?.id).toBe('marae')
  expect(wordListSaidIn('cards on farm animals')).toBeNull()
})

describe('a lesson on words of te reo Māori', () => {
  const making = { year: 4, reach: 4, theme: THEMES[0] ?? never(), name: 'Aroha', step: 1 as const, goal: '' }

  function never(): never {
    throw new Error('no theme')
  }

  it('teaches the words that were named first, and others of the topic', () => {
    const words = reoTopic({ text: 'fruit: huakiwi and rōpere', year: 4 })?.teaching.words ?? []
    expect(words.slice(0, 2).map(([kupu]) => kupu)).toEqual(['huakiwi', 'rōpere'])
    expect(words.length).toBeGreaterThan(8)
  })

  it('teaches both topics where both are named', () => {
    expect(reoTopic({ text: 'colours and clothes', year: 4 })?.title).toBe(
      'Colours and clothes in te reo Māori',
    )
  })

  it.each(WORD_LISTS.map(({ id, matches }) => [id, matches[0] ?? ''] as const))(
    'asks about %s without giving the answer away',
    (_, text) => {
      const topic = reoTopic({ text, year: 4 })
      const random = makeRandom('1234-ABCD')
      for (let turn = 0; turn < 24; turn++) {
        const made = topic?.draft({ ...making, level: 'core', random, turn })
        const isChoice = made?.prompt.startsWith('Which kupu')
        expect(isChoice || made?.prompt.includes(`${made.answer}`) === false).toBe(true)
      }
    },
  )

  it('has nothing to teach where no topic is named', () => {
    expect(reoTopic({ text: 'te reo Māori', year: 4 })).toBeNull()
  })
})
