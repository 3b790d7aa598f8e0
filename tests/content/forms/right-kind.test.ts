import { describe, expect, it } from 'vitest'
import { WORD_LISTS } from '#content/data/lexicon/word-lists.ts'
import {
  DECODABLE_STORIES,
  type DecodableStory,
} from '#content/planner/forms/decodable-story/decodable-stories.data.ts'
import { wordsOfStory } from '#content/planner/forms/decodable-story/decodable-story.ts'
import { FOOD_CHAINS } from '#content/planner/forms/food-chain/food-chains.data.ts'
import { DISPLAY_SETS } from '#content/planner/forms/label-sheet/display-sets.data.ts'
import { LANGUAGE_MATS } from '#content/planner/forms/language-mat/language-mats.data.ts'
import * as letterWords from '#content/planner/forms/letter/letter-words.data.ts'
import { CHECKLISTS } from '#content/planner/forms/rubric/checklists.data.ts'
import { MOVEMENT_SKILLS } from '#content/planner/forms/rubric/movement-skills.data.ts'
import { HEAD_OF_LIST } from '#content/planner/maths/several-topics.data.ts'
import * as papers from '#content/planner/read/words/papers/paper-words.data.ts'
import { ASKS_FOR_STORY, STORY_SOUNDS } from '#content/planner/read/words/phonics/story-words.data.ts'
import type { WordPattern } from '#content/planner/read/words/word-pattern.ts'
import { made } from '../../content/forms/made.ts'

const textsOf = (asked: string) => JSON.stringify(made(asked).sections)
const formOf = (asked: string) => JSON.stringify(made(asked).header)

const CONSONANT = '[b-df-hj-np-tv-z]'
const SHORT = `${CONSONANT}?[aeiou]${CONSONANT}|yes`
const PAIRS = '(?:sh|ch|th|ck|ng)'
const EDGE = `(?:${PAIRS}|${CONSONANT})`

/** What can be read at a stage: consonants and short vowels first, then the pairs, blends and long vowels. */
const READABLE: Partial<Record<DecodableStory['stage'], string>> = {
  sh: `(?:sh|${CONSONANT})?[aeiou](?:sh|${CONSONANT})`,
  ch: `(?:ch|${CONSONANT})?[aeiou](?:ch|${CONSONANT})`,
  th: `(?:th|${CONSONANT})?[aeiou](?:th|${CONSONANT})`,
  ck: `${CONSONANT}?[aeiou](?:ck|${CONSONANT})`,
  ng: `${CONSONANT}?[aeiou](?:ng|${CONSONANT})`,
  blends: `${CONSONANT}{0,2}[aeiou]${CONSONANT}{1,2}`,
  'magic e': `${CONSONANT}?[aeiou]${CONSONANT}e|${CONSONANT}{0,2}[aeiou]${CONSONANT}`,
  ...Object.fromEntries(
    ['ai', 'ay', 'oa', 'igh', 'oo', 'ar', 'or', 'ow'].map((team) => [
      team,
      `${EDGE}?${CONSONANT}?(?:${team}|ee|[aeiou])${EDGE}?${CONSONANT}?`,
    ]),
  ),
  ee: `${EDGE}?${CONSONANT}?ee${CONSONANT}{0,2}s?|${SHORT}`,
}

describe('a paper of the kind that was asked for', () => {
  it.each([
    'geometry test y6 with a marking guide',
    'y4 time quiz 10 questions and marking schedule',
    'fractions: adding, comparing, simplifying. assessment y7 with marking guide',
  ])('makes no rubric of “%s”', (asked) => {
    expect(formOf(asked)).not.toMatch(/Rubric/)
  })

  it('mixes the parts that stand behind a topic', () => {
    const { header, answer } = made('decimals test - rounding, ordering, adding y6 12 questions')
    expect(JSON.stringify(header)).toMatch(/Decimals: rounding, ordering, adding/)
    expect(answer.notDone.join()).not.toMatch(/ordering/)
  })

  it('names coins and notes as money, and no sentence pasted together', () => {
    const { header } = made('worksheet NZ coins and notes, giving change from $20 y4 10 questions')
    expect(JSON.stringify(header)).not.toMatch(/and notes giving change from/i)
  })

  it.each([
    ['decodable story short i y1', 'The pig and the tin'],
    ['decodable text with ck', 'The duck and the sock'],
    ['bossy e decodable passage', 'The kite'],
  ])('prints a story for “%s”', (asked, title) => {
    expect(textsOf(asked)).toContain(title)
  })

  it('writes names with a capital letter where the words of a story are listed', () => {
    const { sections } = made('decodable story short a y1')
    expect(JSON.stringify(sections)).toContain('practises short a: Pam, had, cat')
  })

  it('prints labels of each set that is named, and says which it does not have', () => {
    const { answer, sections } = made('te reo wall labels for months, weather and planets')
    expect(JSON.stringify(sections)).toMatch(/Kohitātea|Hānuere/)
    expect(answer.notDone.join()).toMatch(/no labels for planets/)
  })

  it('prints beginnings of sentences and simple words on a mat', () => {
    expect(textsOf('word mat and sentence starters for a holiday recount, ELL y4')).toMatch(
      /On Saturday I went to …/,
    )
  })

  it('prints living things to cut out and boxes for their order', () => {
    expect(textsOf('rocky shore food chain cut and paste y4')).toMatch(/limpet.*oystercatcher/)
  })

  it('asks for helpers in a sentence, and puts a slip below', () => {
    const letter = textsOf('letter to parents about our museum trip friday, need 3 parent helpers')
    expect(letter).toMatch(/We need 3 parent helpers/)
    expect(letter).toMatch(/Yes, I can help/)
    expect(letter).not.toMatch(/"Need 3 parent helpers"/)
  })

  it('lists what each named movement is like', () => {
    const points = textsOf('self assessment for PE y4 throw and catch')
    expect(points).toMatch(/Throw: .*Catch: /)
    expect(points).not.toMatch(/call to my team/)
  })
})

describe('what these papers are made of', () => {
  it.each(DECODABLE_STORIES.map((story) => [story.title, story] as const))(
    'has only words in “%s” that can be read at its stage',
    (_, story) => {
      const pattern = new RegExp(`^(?:${READABLE[story.stage] ?? SHORT})$`)
      expect(
        wordsOfStory(story).filter((word) => !pattern.test(word) && !new RegExp(`^(?:${SHORT})$`).test(word)),
      ).toEqual([])
    },
  )

  it('names a list of the lexicon for each set of labels', () => {
    const ids = WORD_LISTS.map(({ id }) => id)
    expect(DISPLAY_SETS.filter(({ list }) => !ids.includes(list))).toEqual([])
  })

  const patterns: readonly WordPattern[] = [
    ...MOVEMENT_SKILLS,
    ...FOOD_CHAINS,
    ...DISPLAY_SETS,
    ...LANGUAGE_MATS,
    ...CHECKLISTS,
    ...STORY_SOUNDS,
    ...Object.values(papers),
    ASKS_FOR_STORY,
    HEAD_OF_LIST,
    letterWords.HELP_WANTED,
  ]

  it.each(patterns.map((one) => [one.matches[0], one] as const))('reads “%s” and its like', (_, one) => {
    expect(one.matches.filter((text) => !one.pattern.test(text))).toEqual([])
    expect(one.misses.filter((text) => one.pattern.test(text))).toEqual([])
  })
})
