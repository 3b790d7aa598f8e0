import { describe, expect, it } from 'vitest'
import { answerRequest } from '#content/planner/answer-request.ts'
import { gapped, letterTopic, wordsWith, wordsWithout } from '#content/planner/english/sounds/letter-topic.ts'
import { LETTER_SOUNDS } from '#content/planner/english/sounds/letters.data.ts'
import { letterNamed } from '#content/planner/english/sounds/named-letter.ts'
import { blockOf, made } from '../made.ts'

describe('the letter that a request names', () => {
  it.each([
    ['letter s lesson new entrants', 's'],
    ['letter b worksheet year 0', 'b'],
    ['sh worksheet year 1', 'sh'],
    ['introducing the sound m y1 20 mins', 'm'],
    ['qu sound year 1', 'q'],
    ['th words worksheet year 2', 'th'],
  ])('%s', (text, unit) => {
    expect(letterNamed(text)).toBe(unit)
  })

  it.each([
    'write a letter to a friend year 2',
    'letters a, c and d handwriting year 1',
    'sh and ch worksheet y1',
    'sound science year 4',
    'short a words y1',
    'letter writing year 5',
    'letter formation year 1',
    'silent k words',
  ])('is none in “%s”', (text) => {
    expect(letterNamed(text)).toBeNull()
  })
})

describe('the words of a letter', () => {
  it.each(Object.entries(LETTER_SOUNDS))(
    'have it at its place, and the others have not: %s',
    (unit, sound) => {
      const shown = unit === 'q' ? 'qu' : unit
      const has = (word: string) => (sound.atEnd ? word.endsWith(shown) : word.startsWith(shown))
      expect(wordsWith(sound).length).toBeGreaterThan(3)
      for (const word of wordsWith(sound)) {
        expect(has(word), word).toBe(true)
        expect(gapped(word, unit, sound).replace('__', shown)).toBe(word)
      }
      expect(wordsWithout(unit).length).toBeGreaterThan(5)
      expect(wordsWithout(unit).filter(has)).toEqual([])
      expect(letterTopic(unit)?.teaching.lines?.model.join(' ')).toContain(sound.mouth)
    },
  )
})

it('a sheet for a letter has rows to write, and a key that is right', () => {
  const { header, pages, key, html } = made('letter b worksheet year 0')
  expect(header.title).toBe('The letter b')
  expect(blockOf(pages[0]?.blocks, 'board').rows.map(([model]) => model)).toEqual(['b', 'b', 'b', 'B'])
  const [ring, hear] = pages[0]?.tasks ?? []
  expect(ring?.prompt.match(/\bb\b/g)?.length).toBe(1 + Number(ring?.answer.match(/\d/)?.[0]))
  for (const word of hear?.answer.split(', ') ?? []) expect(word).toMatch(/^b/)
  expect(JSON.stringify(key)).toContain('Start at the top. Straight down')
  expect(html).not.toContain('undefined')
})

it('a lesson on a letter says how it sounds and how it is formed', () => {
  const plan = JSON.stringify(
    answerRequest({
      messageId: 'letter-1',
      content: 'letter s lesson new entrants',
      generatorType: 'lessonPlan',
      context: null,
      history: [],
    }),
  )
  expect(plan).toContain('Curve back to the left')
  expect(plan).toContain('a long hiss')
})

it.each([
  ['adding ing and ed worksheet year 3', /-ing and adding -ed/],
  ['ing words worksheet y2', /-ing/],
  ['apostrophes worksheet y6 possesive', /possession/],
])('endings and apostrophes are found as they are typed: %s', (text, title) => {
  expect(made(text).header.title).toMatch(title)
})
