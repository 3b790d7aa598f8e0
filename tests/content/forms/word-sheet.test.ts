import { describe, expect, it } from 'vitest'
import { blockOf, made } from './made.ts'

const tasksOf = (message: string) => made(message).pages.flatMap(({ tasks }) => tasks)

describe('a number of questions on a topic without questions of its own', () => {
  it.each([
    ['weather worksheet year 5, 12 questions', 12, 'worksheet'],
    ['assessment on electricity y7, 18 marks', 18, 'assessment'],
    ['simple machines test year 8, 20 questions', 20, 'assessment'],
  ])('is made of its words: %s', (message, count, kind) => {
    const { answer } = made(message)
    const tasks = tasksOf(message)
    expect([tasks.length, new Set(tasks.map(({ prompt }) => prompt)).size]).toEqual([count, count])
    expect(answer.kind).toBe(kind)
    expect(answer.notDone.join(' ')).toMatch(/questions are about the words of “.+”/)
  })

  it.each([
    ['french revolution worksheet y8, 10 questions', 'no words are known'],
    ['volcanoes worksheet y5, 90 questions', 'too few words are known'],
  ])('stays a frame that says how many there are: %s (%s)', (message) => {
    const { answer, header } = made(message)
    expect(header.form).toBeUndefined()
    expect(answer.notDone.join(' ')).toMatch(/You asked for \d+ questions; this sheet has \d+/)
  })
})

describe('words to match with their meanings', () => {
  it.each([
    ['idioms for year 7, match to meaning, 12', 12],
    ['match the space words with their meanings y6', 8],
    ['kupu matching activity on family, 9 words to match with english meanings', 9],
  ])('have one letter each: %s', (message, count) => {
    const { pages, answer } = made(message)
    const { rows } = blockOf(pages[0]?.blocks, 'table')
    const tasks = tasksOf(message)
    expect(answer.kind).toBe('activity')
    expect([tasks.length, rows.length]).toEqual([count, count])
    expect(tasks.map(({ answer: right }) => right).sort()).toEqual(
      rows.map(([letter, meaning]) => `${letter}: ${meaning}`).sort(),
    )
  })

  it('are numbered in the key as on the page', () => {
    const { html } = made('match the weather words to their meanings, year 5')
    const key = html.slice(html.indexOf('data-section="key"'))
    expect(html).toContain('<b>1.</b>')
    expect(key).toContain('<th scope="row">1</th>')
    expect(key).not.toContain('<th scope="row">A</th>')
  })
})

it('letters more cards than the alphabet has letters', () => {
  const { html } = made('30 task cards on rounding, year 5')
  expect(html).toContain('<b>Z.</b>')
  expect(html).toContain('<b>AD.</b>')
  expect(html).toContain('<th scope="row">AD</th>')
})

describe('words of te reo Māori', () => {
  it('are everyday ones where no topic is named, and that is said', () => {
    const { answer, header } = made('Māori language week quiz year 6, 15 questions with 4 options')
    const tasks = tasksOf('Māori language week quiz year 6, 15 questions with 4 options')
    expect(header.title).toBe('Everyday kupu')
    expect(tasks.map(({ choices }) => choices?.length)).toEqual(Array(15).fill(4))
    expect(answer.notDone.join(' ')).toContain('No topic was named for the kupu')
  })

  it.each([
    ['te reo numbers 1 to 20 flashcards y3', 20, 'tahi', 'rua tekau'],
    ['counting in te reo 11-30 flashcards', 20, 'tekau mā tahi', 'toru tekau'],
  ])('are all of the numbers that were named: %s', (message, count, first, last) => {
    const { pages, answer } = made(message)
    const { cards } = blockOf(pages[0]?.blocks, 'cards')
    expect([cards.length, cards[0]?.term, cards.at(-1)?.term]).toEqual([count, first, last])
    const quiz = tasksOf(message.replace(/flashcards|cards/, `quiz, ${count} questions`))
    expect(quiz).toHaveLength(count)
    // A quiz on words asks for the word and for the meaning in turn.
    expect(quiz.some(({ prompt, answer: right }) => right === last || prompt.includes(last))).toBe(true)
    expect(answer.notDone.join(' ')).not.toContain('You asked for 20')
  })

  it('are those of a topic of another area where kupu are asked for', () => {
    const { pages, header } = made('kupu cards days of the week y3')
    const { cards } = blockOf(pages[0]?.blocks, 'cards')
    expect(cards.every(({ lang }) => lang === 'mi')).toBe(true)
    expect(header.title).toMatch(/^Days/)
  })
})
