import { describe, expect, it } from 'vitest'
import { recompute } from '#content/checks/recompute.ts'
import { nearAnswers } from '#content/planner/forms/quiz/near-answers.ts'
import { blockOf, made } from './made.ts'

const QUIZZES = [
  'multiple choice quiz on adding two-digit numbers, year 4, 10 questions',
  'multiple choice quiz on fractions of a set, year 5',
  'a multiple choice quiz on percentages for year 8, 8 questions',
  'multiple choice quiz on perimeter year 6',
  'multiple choice quiz on times tables year 5, 12 questions',
]

describe('a quiz with choices', () => {
  it.each(QUIZZES)('has one right option in each question: %s', (text) => {
    const { pages } = made(text)
    const tasks = pages[0]?.tasks ?? []
    expect(tasks.length).toBeGreaterThanOrEqual(5)
    for (const { choices = [], answer, check, prompt } of tasks) {
      expect(choices.length, prompt).toBeGreaterThanOrEqual(3)
      expect(new Set(choices).size).toBe(choices.length)
      const right = choices.filter((choice) => recompute({ answer: choice, check }) === 'right')
      expect(right, prompt).toEqual([answer])
    }
  })

  it('has the number of questions asked for, and a key by letter that names the answers', () => {
    const { pages, key } = made(QUIZZES[0] ?? '')
    const tasks = pages[0]?.tasks ?? []
    expect(tasks).toHaveLength(10)
    const letters = blockOf(key?.blocks, 'paragraph').text.match(/[A-F](?= ·|\.)/g) ?? []
    expect(tasks.map(({ choices = [] }, at) => choices[(letters[at] ?? 'Z').charCodeAt(0) - 65])).toEqual(
      tasks.map(({ answer }) => answer),
    )
  })

  it('asks about the words of a topic that has no sums', () => {
    const { pages, html } = made('10 question multiple choice quiz on earthquakes, year 6')
    expect(pages[0]?.tasks).toHaveLength(10)
    expect(pages[0]?.tasks.every(({ choices, answer }) => choices?.includes(answer))).toBe(true)
    expect(html).toContain('<ol class="choices"><li>')
  })

  it('mixes the options, so that the right one is not always first', () => {
    const { pages } = made(QUIZZES[4] ?? '')
    const places = (pages[0]?.tasks ?? []).map(({ choices = [], answer }) => choices.indexOf(answer))
    expect(new Set(places).size).toBeGreaterThan(1)
  })
})

describe('wrong answers near a right one', () => {
  it('come from typical slips', () => {
    expect(nearAnswers('3/8', null)).toContain('5/8')
    expect(nearAnswers('63', { kind: 'value', expr: '7 * 9' })).toEqual(
      expect.arrayContaining(['16', '56', '36']),
    )
    expect(nearAnswers('24 cm', null).every((one) => one.endsWith(' cm'))).toBe(true)
  })

  it('never name a price that New Zealand coins cannot pay', () => {
    expect(nearAnswers('$4.50', null).every((one) => /^\$\d+\.\d0$/.test(one))).toBe(true)
  })

  it('are none where the answer is in words', () => {
    expect(nearAnswers('a hexagon', null)).toEqual([])
  })
})

describe('exit tickets', () => {
  it('are as many as asked, each with room for a name', () => {
    const { pages, html } = made('6 exit tickets on equivalent fractions for year 5')
    expect(pages[0]?.tasks).toHaveLength(6)
    expect(html.match(/Exit ticket · Name/g)).toHaveLength(6)
  })

  it('is one page for everyone where one is asked for: two questions, a reason, and how sure they are', () => {
    const { pages, header, html } = made('exit ticket yr 6 decimals place value')
    expect(header.form).toBe('Exit ticket')
    expect(pages[0]?.tasks.map(({ check }) => check !== null)).toEqual([true, true])
    expect(html).toContain('how you know that one of your answers is right')
    expect(html).not.toContain('Cut along the lines')
  })

  it('ask about the topic where it has no sums', () => {
    const { pages } = made('exit slips about recycling, year 3')
    expect(pages[0]?.tasks.every(({ prompt }) => prompt.length > 20)).toBe(true)
    expect(JSON.stringify(pages)).toMatch(/recycl/i)
  })
})
