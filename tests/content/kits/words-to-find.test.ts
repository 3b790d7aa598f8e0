import { expect, it } from 'vitest'
import { kitsWanted } from '#content/planner/kits/kits-wanted.ts'

const wordsFor = (content: string) =>
  kitsWanted({
    messageId: '3f2b8c1e-7a4d-4c55-9a60-5d1f0e2b7c11',
    generatorType: 'lessonPlan',
    content,
    context: null,
    history: [],
  }).words

it('the bank is asked for the whole request where the topic only points at another sentence', () => {
  expect(
    wordsFor('Year 3. We have looked at the creek behind school. I’d love something on what lives in it.'),
  ).toContain('creek')
  expect(
    wordsFor(
      'We are off to Parihaka week 8 and want them to know why it mattered. year 7/8 composite, 60 min',
    ),
  ).toContain('Parihaka')
})

it('an emergency drill is a topic, and emergency relief is none', () => {
  expect(wordsFor('Year 2 school emergency drill')).toContain('drill')
  expect(wordsFor('emergency relief lesson year 2')).toContain('reliever')
})

it('the name of an area behind a topic is no word of the topic', () => {
  expect(wordsFor('year 3 algorithms digital technologies')).toBe('algorithms')
  expect(wordsFor('self portraits visual art y4')).toBe('self portraits')
  expect(wordsFor('uses of digital technology y5')).toContain('digital')
})

it('the time of the year is no word of a topic that is named beside it', () => {
  expect(wordsFor('rules in our classroom start of term yr 1/2')).toBe('rules in our classroom')
  expect(wordsFor('start of year activities year 4')).toContain('start of year')
})
