import { describe, expect, it } from 'vitest'
import { recompute } from '#content/checks/recompute.ts'
import { countIn } from '#content/planner/read/wishes/count.ts'
import { blockOf, made } from '../made.ts'

const promptsOf = (message: string) =>
  made(message).pages.flatMap(({ tasks }) => tasks.map(({ prompt }) => prompt))

describe('a sheet on two topics', () => {
  it.each([
    ['worksheet y3 commas and apostrophes', [/commas/, /apostrophe/]],
    ['y5 grammar test speech marks and apostrophes 12 questions', [/speech marks/, /apostrophe/]],
    ['capital letters, full stops and commas worksheet yr 3', [/Write the sentence correctly/, /commas/]],
    [
      'fractions test year 6, 12 questions, equivalent fractions and adding fractions same denominator',
      // Some sums of fractions are told as stories.
      [/missing number/, /\/\d+ \+ |\d\/\d+ \p{L}.*(?:and then|more|before|after|altogether)/u],
    ],
    ['yr 7 worksheet integers and order of operations, 10 questions', [/−\d/, /[×÷].*[+−]|[+−].*[×÷]/]],
  ])('has questions of both, about as many of each: %s', (message, kinds) => {
    const prompts = promptsOf(message)
    for (const kind of kinds)
      expect(
        prompts.filter((prompt) => kind.test(prompt)).length,
        `${message}: ${kind}`,
      ).toBeGreaterThanOrEqual(prompts.length / 3)
    expect(
      made(message).pages.flatMap(({ tasks }) => tasks.filter((task) => recompute(task) === 'wrong')),
    ).toEqual([])
  })

  it('keeps what is said of one topic to that topic', () => {
    const prompts = promptsOf(
      'fractions test y6, 12 questions, equivalent fractions and adding fractions same denominator',
    )
    const sums = prompts.filter((prompt) => /\d\/\d+ \+/.test(prompt))
    expect(
      sums.filter((sum) => new Set([...sum.matchAll(/\/(\d+)/g)].map(([, part]) => part)).size > 1),
    ).toEqual([])
    expect(
      made('worksheet yr 4 on adding and subtracting 3 digit numbers and times tables').header.title,
    ).toBe('Adding and subtracting 3 digit numbers and times tables')
  })

  it('has all words of both lists of te reo Māori on cards to match', () => {
    const { pages, header } = made('matching cards, te reo maori colours and days of the week, year 3')
    const { cards } = blockOf(pages[0]?.blocks, 'cut-out')
    const texts = cards.map(({ text }) => text)
    expect(header.form).toBe('Matching cards')
    for (const word of ['Rāhina', 'Rātapu', 'whero', 'kikorangi', 'red', 'Sunday'])
      expect(texts).toContain(word)
  })

  it('has opposites and words that mean the same on cards to match, and no card that fits two', () => {
    const { pages, header } = made('matching cards synonyms and antonyms year 5')
    const texts = blockOf(pages[0]?.blocks, 'cut-out').cards.map(({ text }) => text)
    expect(header.title).toBe('Opposites and words that mean nearly the same')
    expect(new Set(texts).size).toBe(texts.length)
  })

  it('takes the words of every short vowel that is named', () => {
    const { key, header } = made('year 2 worksheet short vowels a and e cvc words')
    const words = blockOf(key?.blocks, 'table')
      .rows.map(([, list = '']) => list)
      .join(', ')
      .split(', ')
    expect(header.title).toBe('Short a and e')
    expect(words.filter((word) => !/[ae]/.test(word))).toEqual([])
  })

  it('has every topic of a list that was learnt in an earlier year', () => {
    const { header } = made('punctuation test year 4, capital letters, commas and apostrophes, 15 questions')
    expect(header.title).toMatch(/capital letters/i)
  })

  it('has cards of both spellings that are named', () => {
    const { pages } = made('word cards long e ee ea 14 cards y2')
    const words = blockOf(pages[0]?.blocks, 'cards').cards.map(({ term }) => term)
    expect(words.filter((word) => word.includes('ea')).length).toBeGreaterThan(5)
  })

  it('asks for words of sentences in a quiz on parts of speech, with one right choice', () => {
    const { pages } = made('quiz year 5 nouns verbs and adjectives, 12 questions multichoice 3 options')
    const tasks = pages.flatMap((page) => page.tasks)
    expect(tasks).toHaveLength(12)
    expect(
      tasks.filter(({ choices = [], answer }) => choices.length !== 3 || !choices.includes(answer)),
    ).toEqual([])
    for (const kind of [/noun/, /verb/, /adjective/])
      expect(tasks.filter(({ prompt }) => kind.test(prompt)).length).toBeGreaterThan(1)
  })

  it('asks about both lists of te reo Māori in a short quiz', () => {
    const answers = promptsOf('quiz te reo numbers and days of the week year 3, 10 questions').join(' ')
    expect(answers).toMatch(/Rā/)
    expect(answers).toMatch(/one|two|tahi|rua/)
  })
})

describe('the questions on an exit ticket', () => {
  it('are as many as were asked for, on one ticket', () => {
    const { pages, header } = made('exit tickets maths y4 rounding 4 quick questions')
    expect(header.form).toBe('Exit ticket')
    expect(pages[0]?.tasks).toHaveLength(4)
  })

  it('count each kind that is named', () => {
    expect(countIn('a passage with 4 literal and 4 inferential questions')).toBe(8)
    expect(countIn('6 multichoice, 2 true or false and 2 short answer')).toBe(10)
    expect(countIn('4 literal questions')).toBe(4)
  })
})
