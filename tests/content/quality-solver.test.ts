import { describe, expect, it } from 'vitest'
import { evaluate } from '../quality/solver/arithmetic.ts'
import { KNOWN_QUESTIONS } from '../quality/solver/known-questions.data.ts'
import { toNumber } from '../quality/solver/rational.ts'
import { READERS, solve } from '../quality/solver/solve.ts'
import { inReo, inWords, numberInWords } from '../quality/solver/words.ts'

const ask = (prompt: string, answer: string) => solve({ prompt, answer, figure: null })
/** Another answer of the same look: the last digit is one more. */
const wrongOf = (answer: string) =>
  /\d/.test(answer)
    ? answer.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10))
    : `not ${answer}`

describe('the solver of printed questions', () => {
  it.each(KNOWN_QUESTIONS)('%s: %s %s', (kind, prompt, answer, figure = undefined) => {
    const question = { prompt, figure: figure ?? null }
    expect(solve({ ...question, answer })).toEqual({ kind, verdict: 'right' })
    expect(solve({ ...question, answer: wrongOf(answer) })).toEqual({ kind, verdict: 'wrong' })
  })

  it('has a known question for nearly every way of asking', () => {
    expect(KNOWN_QUESTIONS.length).toBeGreaterThan(READERS.length * 0.95)
  })

  it.each([
    ['What do you think will happen next?', 'Look for: a reason'],
    ['Which number am I?', '7'],
    ['Write these in the order they happen: lunch, breakfast', 'breakfast, lunch'],
    ['A bill is $4.25. What is paid in cash, to the nearest ten cents?', '$4.20'],
    ['Find the mean of the numbers on the board.', '7'],
  ])('does not guess: %s', (prompt, answer) => {
    expect(ask(prompt, answer)).toEqual({ kind: null, verdict: 'not parsed' })
  })

  it('asks for the form that the question asks for', () => {
    expect(ask('Write 4/6 in its simplest form.', '4/6').verdict).toBe('wrong')
    expect(ask('Write 7/4 as a mixed number.', '7/4').verdict).toBe('wrong')
    expect(ask('Write 582 in expanded form.', '582').verdict).toBe('wrong')
    expect(ask('Make $3 with coins and notes in two different ways.', '$2 + $1').verdict).toBe('wrong')
    expect(ask('List every factor pair of 12.', '1 × 12, 2 × 6').verdict).toBe('wrong')
    expect(ask('Write 50% as a fraction in its simplest form.', '5/10').verdict).toBe('wrong')
  })

  it('reads past somebody’s wrong answer', () => {
    const question =
      'Find the highest common factor of 12 and 18. Litia answers “3”, which is not right. What is the right answer?'
    expect([ask(question, '6').verdict, ask(question, '3').verdict]).toEqual(['right', 'wrong'])
  })

  it('accepts an answer written in another way', () => {
    expect(ask('Solve: 6x + 9 = 33', 'x = 4').verdict).toBe('right')
    expect(ask('Find 1/4 of 11. Write a mixed number.', '2 3/4').verdict).toBe('right')
    expect(ask('17 ÷ 5 =', '3 r 2')).toEqual({ kind: 'remainder', verdict: 'right' })
    expect(ask('A kite costs $6.50. Mere pays with $10. How much change?', '$3.50').verdict).toBe('right')
  })
})

describe('its arithmetic', () => {
  it.each([
    ['2 + 3 × 4', 14],
    ['(2 + 3) × 4', 20],
    ['−7 − (−3)', -4],
    ['1,200 ÷ 5', 240],
    ['2 3/4 + 1/4', 3],
    ['3/4 ÷ 1/2', 1.5],
    ['0.1 + 0.2', 0.3],
    ['8 × 10⁻²', 0.08],
    ['5²', 25],
  ])('%s = %s', (text, value) => {
    const found = evaluate(text)
    expect(found && toNumber(found)).toBe(value)
  })

  it.each(['', 'seven', '3 +', '4 ÷ 0', '2 ** 3', '(3 + 4'])('“%s” is no sum', (text) => {
    expect(evaluate(text)).toBe(null)
  })

  it('reads numbers in words', () => {
    expect([20, 21, 115, 893, 6759, 876_267].map(inWords)).toEqual([
      'twenty',
      'twenty-one',
      'one hundred and fifteen',
      'eight hundred and ninety-three',
      'six thousand seven hundred and fifty-nine',
      'eight hundred and seventy-six thousand two hundred and sixty-seven',
    ])
    expect([6, 10, 18, 40, 92].map(inReo)).toEqual([
      'ono',
      'tekau',
      'tekau mā waru',
      'whā tekau',
      'iwa tekau mā rua',
    ])
    expect(numberInWords('five hundred and three thousand five hundred and four')).toBe(503_504)
    expect(numberInWords('whitu tekau mā rua')).toBe(72)
    expect(numberInWords('plenty')).toBe(null)
  })
})
