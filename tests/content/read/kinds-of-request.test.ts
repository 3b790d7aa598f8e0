import { describe, expect, it } from 'vitest'
import { answerRequest } from '#content/planner/answer-request.ts'
import { topicOfPrompts } from '#content/planner/forms/writing-prompts/topic-of-prompts.ts'
import { mathsTopicAsked } from '#content/planner/maths/choose-topic.ts'
import { anyMaths } from '#content/planner/prepare/any-maths.ts'
import { topicWords } from '#content/planner/read/topic-words.ts'
import { numberSetIn } from '#content/planner/read/wishes/number-set.ts'
import { wantIn } from '#content/planner/read/wishes/want.ts'
import { sheetIn } from '#content/planner/read/words/named-sheets.ts'
import { sortAsked } from '#content/planner/read/words/sorts/sort-asked.ts'
import { fixTypos } from '#content/planner/read/words/spelling.ts'
import { ask, resourceFor } from '../support.ts'

const sheet = (content: string) => resourceFor(ask(content, { generatorType: 'resourceGenerator' }))
const titleOf = (content: string) =>
  sheet(content).sections.flatMap((section) => (section.id === 'header' ? [section.title] : []))[0]

describe('tables by their numbers', () => {
  it.each([
    ['x6 and x7 tables worksheet y4', [6, 7]],
    ['x2, x5 and x10 tables quiz', [2, 5, 10]],
  ])('are read with the sign before the number: %s', (text, tables) => {
    expect(numberSetIn(fixTypos(text)).tables).toEqual(tables)
  })

  it('are read behind a game and a year as well', () => {
    expect(numberSetIn('skip counting game y2 in 2s 5s and 10s').tables).toEqual([2, 5, 10])
  })
})

describe('what a sheet is on', () => {
  it.each([
    ['doubling and halving strategies for multiplication', 5, 'doubling and halving'],
    ['adding money, dollars and cents', 4, 'adding and subtracting money'],
    ['counting cents', 2, 'counting coins'],
    ['time 24 hour time', 4, '12-hour and 24-hour time'],
  ])('is what was said, and not its neighbour: %s', (text, year, title) => {
    expect(mathsTopicAsked(text, null, year)?.topic.title).toBe(title)
  })

  it('is the tense where verbs are sorted, and the time where things are', () => {
    expect(sortAsked('verbs sort past present future y3')).toBe('tenses')
    expect(sortAsked('sort old and new toys y1')).toBe('then and now')
  })

  it.each([
    ['writing prompts funny animals 6 of them', 'funny animals'],
    ['story starters dragons and castles', 'dragons and castles'],
    ['writing prompts for early finishers', null],
  ])('is what stands straight behind writing prompts: %s', (text, topic) => {
    expect(topicOfPrompts(text)).toBe(topic)
  })
})

describe('any mathematics', () => {
  it.each([
    ['maths at the beach y5/6 we are there for the day, no paper', 6, 'perimeter'],
    ['beach maths y3', 3, 'measuring length'],
    ['numeracy outside on the court y1', 1, 'counting objects'],
    ['maths y5', 5, null],
    ['fractions at the beach y5', 5, null],
  ])('is done with what lies about at a place where no topic is named: %s', (text, year, topic) => {
    expect(anyMaths(text, year)).toBe(topic)
  })

  it('has all four operations where mixed basic facts are asked for', () => {
    expect(mathsTopicAsked('mixed basic facts test', null, 4)?.topic.title).toBe('basic facts')
  })
})

describe('cards and sorts', () => {
  it('with sums are no cards of words', () => {
    expect(wantIn('halving and doubling cards y4 to cut out')).toBe('activity')
    expect(wantIn('fraction vocabulary cards y4')).toBe('vocabulary cards')
  })

  it('match where the request ends with matching', () => {
    expect(sheetIn('months of the year te reo matching y2')).toBe('matching')
  })

  it('are told where no groups are known', () => {
    const answer = answerRequest(ask('adjectives sort y3', { generatorType: 'resourceGenerator' }))
    expect(answer.format === 'resource' && answer.notDone).toContain(
      'This is not a sort: I have no groups of cards for it. Students answer questions instead.',
    )
  })
})

describe('loop cards', () => {
  it('are a game, and no topic', () => {
    expect(wantIn('loop cards on weather words y4')).toBe('game')
    expect(topicWords('i have who has the solar system y5')).toBe('the solar system')
    expect(titleOf('loop cards i have who has, x6 and x7 tables')).toBe('The 6 and 7 times tables')
    expect(sheet('loop cards adding to 20').note).toMatch(/^Here are your cards for “I have, who has”, /)
  })
})

describe('a part of the class with shares of a hundred or two digits', () => {
  it('has a page of its own, and the class keeps its numbers', () => {
    const { sections, note } = sheet('percentages of amounts y8, two levels, low ones 10% and 50% only')
    expect(note).toContain('work on 10% and 50%: the page marked ▲ is theirs')
    const asked = sections.flatMap((section) =>
      'tasks' in section ? section.tasks.map(({ level, prompt }) => ({ level, prompt })) : [],
    )
    const ofClass = asked.filter(({ level }) => level !== 'support').map(({ prompt }) => prompt)
    expect(ofClass.some((prompt) => /\b(?!10|50)\d+%/.test(prompt))).toBe(true)
    expect(
      asked.filter(({ level }) => level === 'support').every(({ prompt }) => /\b(?:10|50)%/.test(prompt)),
    ).toBe(true)
  })
})
