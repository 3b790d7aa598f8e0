import { describe, expect, it } from 'vitest'
import type { WireTask } from '../../../supabase/functions/_shared/generate/model/forms/wire-parts.ts'
import { toTask } from '../../../supabase/functions/_shared/generate/model/tasks.ts'

type Kind = WireTask['proof']['kind']
const made = (prompt: string, answer: string, [kind, a, b]: [Kind, string, string]) =>
  toTask(
    { prompt, answer, working: '', space: 'line', proof: { kind, a, b, show: 'number', unit: '' } },
    'practice-1',
    'core',
  )

describe('an answer that our program works out', () => {
  it('replaces the model’s own where it answers the question', () => {
    expect(made('Put <, > or = between 3/4 and 2/3.', '<', ['compare', '3/4', '2/3'])).toMatchObject({
      answer: '>',
    })
    expect(
      made('Order from the smallest: 0.6, 1/2, 0.55', '0.6, 0.55, 1/2', ['order', '0.6, 1/2, 0.55', '']),
    ).toMatchObject({
      answer: '1/2 < 0.55 < 0.6',
    })
  })

  it.each<[string, string, string]>([
    ['Mia has 24 shells and gives away 9. How many are left?', '24-9', '15'],
    ['A quarter of 24 plums is eaten. How many are left?', '24-1/4*24', '18'],
    ['There are 5 shells left in one bag and 7 in another. How many is that?', '5+7', '12'],
    ['There are 4 bags of 6 and a bag of 3. How many are there altogether?', '4*6+3', '27'],
    ['Share 24 plums equally between 6 pupils. How many does each get?', '24/6', '4'],
  ])('stands where sum and words agree: %s', (prompt, sum, answer) => {
    expect(made(prompt, 'wrong', ['value', sum, '']).answer).toBe(answer)
  })

  it.each<[string, string, [Kind, string, string]]>([
    [
      'Shop A sold 3/4 of 24 pies. Shop B sold 20. Which shop sold more?',
      'Shop B',
      ['compare', '3/4*24', '20'],
    ],
    ['Order 310, 301 and 330 from largest to smallest.', '330, 310, 301', ['order', '310, 301, 330', '']],
    ['Mia has 24 shells and gives away 9. How many are left?', '15', ['value', '24+9', '']],
    ['Tama has 12 cards and Ana has 9. How many have they altogether?', '21', ['value', '12-9', '']],
    ['Share 24 plums equally between 6 pupils. How many does each get?', '4', ['value', '24-6', '']],
    ['Write these with the heaviest first: 310, 301, 330', '330, 310, 301', ['order', '310, 301, 330', '']],
  ])(
    'is left to the teacher to check where the sum answers another question: %s',
    (prompt, answer, proof) => {
      const task = made(prompt, answer, proof)
      expect(task).toMatchObject({ answer, check: null })
      expect(task.working).toContain('Check this')
    },
  )
})
