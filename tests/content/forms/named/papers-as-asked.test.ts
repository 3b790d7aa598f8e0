import { describe, expect, it } from 'vitest'
import { made } from '../made.ts'

const boardsOf = (text: string) =>
  (made(text).pages[0]?.blocks ?? []).flatMap((block) => (block.kind === 'board' ? [block] : []))
const tasksOf = (text: string) => made(text).pages.flatMap(({ tasks }) => tasks)

describe('bingo', () => {
  it.each([
    [
      'bingo cards for 24 kids with these words: cat, dog, fish, bird, cow, pig, hen, goat, sheep, duck, horse, bee',
      24,
    ],
    ['bingo with 8 cards for times tables up to 10x10', 8],
    ['sight word bingo for 30: the, and, was, said, they, come, some, here, there', 30],
    ['rocks bingo y4', 6],
  ])('has as many cards as were asked for, each with other things on it: %s', (text, count) => {
    const contents = boardsOf(text).map(({ rows }) => rows.flat().sort().join('|'))
    expect(contents).toHaveLength(count)
    expect(new Set(contents).size).toBe(count)
  })

  it('has the words of the teacher alone, and calls them all in one way', () => {
    const { header, key } = made(
      'bingo cards for 20 kids with these words: cat, dog, zebu, bird, cow, pig, hen, goat',
    )
    expect(header.title).toBe('Our words')
    expect(JSON.stringify(key?.blocks)).not.toContain('animal')
  })
})

describe('the letters of right answers', () => {
  it.each([
    'quiz fractions of amounts and equivalent fractions y6 10 questions multi choice',
    'multiple choice quiz on volcanoes year 6, 12 questions',
    'trivia quiz, 12 questions',
  ])('are spread: none is missing, and none is right four times running: %s', (text) => {
    const tasks = tasksOf(text).filter(({ choices }) => choices)
    const letters = tasks.map(({ choices = [], answer }) => choices.indexOf(answer))
    expect(letters.length).toBeGreaterThanOrEqual(8)
    expect(new Set(letters).size).toBe(tasks[0]?.choices?.length)
    expect(letters.some((letter, at) => at > 2 && [1, 2, 3].every((n) => letters[at - n] === letter))).toBe(
      false,
    )
  })
})

describe('sums as they were asked for', () => {
  it.each([
    ['adding 2 digit numbers 2 easy 2 medium 2 hard questions year 3', [2, 2, 2]],
    ['fractions of a set y5: 3 easy, 5 medium and 2 challenging', [3, 5, 2]],
  ])('have as many of each level on one list: %s', (text, counts) => {
    const { pages } = made(text)
    expect(pages).toHaveLength(1)
    const levels = pages[0]?.tasks.map(({ level }) => level)
    expect(
      ['support', 'core', 'extension'].map((one) => levels?.filter((level) => level === one).length),
    ).toEqual(counts)
  })

  it.each([
    ['number bonds of 6 worksheet year 1', /\b6\b/],
    ['area of squares worksheet y6', /square/],
    ['coin worksheet making $2 yr 3', /\$2/],
    ['fact family triangles worksheet y2', /family|triangle/],
    ['skip counting by 5 worksheet missing numbers y2', /Count (?:on )?in 5s/],
    ['mad minute 20 questions x7 and x8', /\b[78]\b/],
  ])('are all of what was named: %s', (text, about) => {
    const { answer } = made(text)
    const tasks = tasksOf(text)
    expect(tasks.length).toBeGreaterThanOrEqual(9)
    expect(tasks.map(({ prompt }) => prompt).filter((prompt) => !about.test(prompt))).toEqual([])
    expect(answer.notDone).toEqual([])
  })

  it('are of several topics where some are asked for every day', () => {
    expect(
      new Set(tasksOf('5 a day maths starter sheet year 6').map(({ prompt }) => prompt.slice(0, 8))).size,
    ).toBe(5)
  })
})
