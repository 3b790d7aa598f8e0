import { describe, expect, it } from 'vitest'
import type { QuestionMaker } from '#content/planner/maths/maths-topic.ts'
import { wronglyAnswered } from '#content/planner/maths/other-kinds.ts'
import { ordering, shortAnswer } from '#content/planner/maths/question-tools.ts'
import { makeRandom } from '#content/planner/random.ts'
import type { Making } from '#content/planner/topic.ts'

const making = (seed: string) => ({ random: makeRandom(seed), name: 'Mere', step: 1 }) as unknown as Making
const said = (prompt: string) => /Mere answers “([^”]*)”/.exec(prompt)?.[1] ?? ''
const seeds = Array.from({ length: 30 }, (_, at) => `wrong ${at}`)

describe('somebody’s wrong answer', () => {
  it('puts the same measurements in another order', () => {
    const order: QuestionMaker = (m) => ordering(m, [m.random.int(1, 40), 50, 90, 75], (n) => `${n} g`)
    for (const seed of seeds) {
      const { prompt, answer } = wronglyAnswered(order)(making(seed))
      expect(said(prompt)).not.toBe(answer)
      expect(said(prompt).split(' < ').sort()).toEqual(answer.split(' < ').sort())
    }
  })

  it('gives change that New Zealand coins can make', () => {
    const make: QuestionMaker = () =>
      shortAnswer({ prompt: 'How much change?', answer: '$3.40', expr: '3.4' })
    for (const seed of seeds)
      expect(['$3.30', '$3.50']).toContain(said(wronglyAnswered(make)(making(seed)).prompt))
  })

  it.each([
    [4, '', ''],
    [36, '', ' cm³'],
    [0, '', ''],
    [8, '$', ''],
    [1200, '', ' m'],
  ])('misses the right number by a slip: %d', (n, before, after) => {
    const make: QuestionMaker = () =>
      shortAnswer({
        prompt: 'How many?',
        answer: `${before}${n.toLocaleString('en-NZ')}${after}`,
        expr: String(n),
      })
    for (const seed of seeds) {
      const wrong = said(wronglyAnswered(make)(making(seed)).prompt)
      const value = Number(wrong.replace(before, '').replace(after, '').replace(',', ''))
      expect([1, 10]).toContain(Math.abs(value - n))
      expect(value).toBeGreaterThanOrEqual(0)
      expect(wrong.startsWith(before) && wrong.endsWith(after)).toBe(true)
    }
  })

  it('keeps the places of a decimal', () => {
    const make: QuestionMaker = () => shortAnswer({ prompt: 'How much?', answer: '$3.50', expr: '3.5' })
    for (const seed of seeds)
      expect(said(wronglyAnswered(make)(making(seed)).prompt)).toMatch(/^\$3\.(?:40|60|49|51)$/)
  })

  it('is not told where only two answers are possible', () => {
    const make: QuestionMaker = (m) => {
      const n = m.random.int(2, 40)
      return { ...shortAnswer({ prompt: `Is ${n} even?`, answer: n % 2 === 0 ? 'yes' : 'no', expr: '1' }) }
    }
    for (const seed of seeds) expect(said(wronglyAnswered(make)(making(seed)).prompt)).toBe('')
  })
})
