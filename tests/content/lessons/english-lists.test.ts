import { describe, expect, it } from 'vitest'
import { questionsOf } from '#content/planner/english/english-topic.ts'
import { ENGLISH_TOPICS } from '#content/planner/english/topics.ts'
import { made } from '../forms/made.ts'

const promptsOf = (message: string) => made(message).pages.flatMap(({ tasks }) => tasks)

describe('a list of questions of English', () => {
  it.each(ENGLISH_TOPICS.map((topic) => [topic.id, topic] as const))(
    'is long enough for twenty questions: %s',
    (_, topic) => {
      expect(questionsOf(topic).length).toBeGreaterThanOrEqual(20)
    },
  )

  it.each([
    ['homophones, year 4, 20 questions', 20],
    ['fifteen capital letter sentences to fix y2', 15],
    ['speech marks yr 6, 18 q', 18],
    ['compound words to build year 3, 12 of them', 12],
    ['commas y5, 20 questions', 20],
  ])('gives the number that was asked for: %s', (message, count) => {
    const prompts = promptsOf(message).map(({ prompt }) => prompt)
    expect([prompts.length, new Set(prompts).size]).toEqual([count, count])
    expect(made(message).answer.notDone).toEqual([])
  })
})

describe('a part of a topic that is named', () => {
  it('is asked about alone: whose it is, and no letters left out', () => {
    const { header, pages } = made('apostrophes that show belonging, y5, 12 questions')
    const prompts = pages.flatMap(({ tasks }) => tasks).map(({ prompt }) => prompt)
    expect(prompts.filter((prompt) => !/ of /.test(prompt))).toEqual([])
    expect(header.title).toBe('Apostrophes of possession')
  })

  it.each([
    ['prefixes un and re, y4, 12 questions', /^Write the whole word: (?:un|re) \+ /],
    ['the suffix -less year 5, 8 q', / \+ less$/],
    ['plurals y3, 15 questions', /^Write the plural: /],
    ['antonyms year 4, 14 questions', /^Which word is the opposite of /],
  ])('is asked about alone: %s', (message, pattern) => {
    expect(promptsOf(message).filter(({ prompt }) => !pattern.test(prompt))).toEqual([])
  })

  it('is one tense where one is named, and all of them where none is', () => {
    const future = promptsOf('future tense y4 10 questions').map(({ answer }) => answer)
    expect(future.filter((answer) => !answer.startsWith('will '))).toEqual([])
    const all = promptsOf('verb tenses y4 20 questions').map(({ answer }) => answer)
    expect(all.filter((answer) => answer.startsWith('will ')).length).toBeLessThan(all.length)
  })

  it('is a sound that is named, in every word', () => {
    const short = promptsOf('short e cvc words, year 1, 10 questions').map(({ answer }) => answer)
    expect([short.length, short.filter((word) => !/^[a-z]e[a-z]$/.test(word))]).toEqual([10, []])
    const two = promptsOf('th and ck digraphs y1, 10 questions').map(({ answer }) => answer)
    expect(two.filter((word) => !/th|ck/.test(word))).toEqual([])
  })

  it('is read and drawn where that was asked for, with words that can be drawn', () => {
    const tasks = promptsOf('short u words y1, 6 to read and draw')
    expect(tasks.map(({ space }) => space)).toEqual(Array(6).fill('draw'))
    for (const { prompt, answer } of tasks) {
      expect(prompt).toMatch(/^Read the word and draw it: [a-z]u[a-z]$/)
      expect(answer).toBe(`Look for: a drawing of a ${prompt.split(': ')[1]}`)
    }
  })
})

it('goes on to more pages before a number of questions is cut', () => {
  const { pages, answer } = made('year 5 addition, 60 questions')
  expect(pages.flatMap(({ tasks }) => tasks)).toHaveLength(60)
  expect(answer.notDone).toEqual([])
})
