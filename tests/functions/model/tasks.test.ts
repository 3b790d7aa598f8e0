import { describe, expect, it } from 'vitest'
import { recompute } from '#content/checks/recompute.ts'
import type { WireTask } from '../../../supabase/functions/_shared/generate/model/forms/wire-parts.ts'
import { toTask } from '../../../supabase/functions/_shared/generate/model/tasks.ts'

type Kind = WireTask['proof']['kind']
const made = (prompt: string, answer: string, [kind, a, b]: [Kind, string, string]) =>
  toTask(
    { prompt, answer, working: '', space: 'line', proof: { kind, a, b, show: 'number', unit: '' } },
    'practice-1',
    'core',
  )

describe('a question on squares of one size', () => {
  const squares = { kind: 'squares', rows: 4, columns: 7 } as const
  const asked = (prompt: string) =>
    toTask(
      {
        prompt,
        answer: '27 cm²',
        working: '',
        space: 'line',
        proof: { kind: 'value', a: '4*7', b: '', show: 'number', unit: 'cm²' },
      },
      'core-1',
      'core',
      squares,
    )

  it.each([
    'Each square is 1 cm². What is the area of the whole mat?',
    'What is the area of the mat? (1 square = 1 cm²)',
    'Every small square is 1 square centimetre. What is the area?',
    'One square has an area of 1 cm². Find the area of the mat.',
  ])('%s: is worked out', (prompt) => {
    expect(asked(prompt)).toMatchObject({ answer: '28 cm²', check: { kind: 'value' } })
  })

  it.each([
    'Each square is 4 cm². What is the area of the whole mat?',
    'Each square is 9 cm². What is the area of the whole mat?',
    'Each square is 1 cm². 3 squares are cut off. What is the area now?',
  ])('%s: is not, because the sum leaves out a number', (prompt) => {
    expect(asked(prompt)).toMatchObject({ answer: '27 cm²', check: null })
  })
})

describe('an answer that our program works out', () => {
  it.each<[string, string, [Kind, string, string], string]>([
    [
      'Shop A sold 3/4 of 24 pies. Shop B sold 20. Which shop sold more?',
      '<',
      ['compare', '3/4*24', '20'],
      'Shop B',
    ],
    [
      'Shop A sold 4518 pizzas. Shop B sold 4581. Which shop sold fewer?',
      'Shop B',
      ['compare', '4518', '4581'],
      'Shop A',
    ],
    [
      'Room 3 read 3/4 of 24 books. Room 5 read 2/3 of 30. Which room read more?',
      'Room 3',
      ['compare', '3/4*24', '2/3*30'],
      'Room 5',
    ],
    [
      'Tui jumped 2.35 m and Kauri jumped 2.4 m. Who jumped further?',
      '<',
      ['compare', '2.35', '2.4'],
      'Kauri',
    ],
    [
      'Which is more, 2/5 of 20 or 3/4 of 12? How do you know?',
      '<',
      ['compare', '2/5*20', '3/4*12'],
      '3/4 of 12',
    ],
    [
      'Box A has 4268 stickers. Box B has 4286 stickers. Write the larger number.',
      '4268',
      ['compare', '4268', '4286'],
      '4286',
    ],
    [
      'Order 310, 301 and 330 from largest to smallest.',
      '310, 301, 330',
      ['order', '310, 301, 330', ''],
      '330 > 310 > 301',
    ],
    [
      'Write these with the heaviest first: 1/2, 0.6, 0.55',
      'x',
      ['order', '1/2, 0.6, 0.55', ''],
      '0.6 > 0.55 > 1/2',
    ],
    ['What is 12 500 + 300?', '12 900', ['value', '12500+300', ''], '12,800'],
    ['What is 12,500 + 300?', '12 900', ['value', '12 500 + 300', ''], '12,800'],
    ['Share 12 500 stickers among 5 shops.', 'x', ['remainder', '12 500', '5'], '2,500 remainder 0'],
    ['What is the mean of 4, 6 and 8?', 'x', ['mean', '4, 6, 8', ''], '6'],
    ['What is the median of 4, 6 and 11?', 'x', ['median', '4, 6, 11', ''], '6'],
    ['What is 4000 + 268?', 'x', ['value', '4000+268', ''], '4268'],
  ])('is the thing that was asked for, as the question writes it: %s', (prompt, answer, proof, printed) => {
    const task = made(prompt, answer, proof)
    expect(task.answer).toBe(printed)
    expect(recompute(task)).toBe('right')
  })

  it('leaves the second part of an answer to the teacher, and keeps it', () => {
    const prompt = 'One sheet holds 8 stickers. How many are on 6 sheets? Is that more than 50?'
    const kept = made(prompt, '48. It is less than 50.', ['value', '6*8', ''])
    expect(kept).toMatchObject({ answer: '48. It is less than 50.', check: null })
    expect(kept.working).toBe('6 × 8 = 48. Check this: our program worked out the number, not the rest.')
    const wrong = made(prompt, '54. It is more than 50.', ['value', '6*8', ''])
    expect(wrong).toMatchObject({ answer: '48', check: null })
    expect(wrong.working).toContain('asks for more than this number')
  })

  it('leaves what is asked after an order to the teacher, and keeps it', () => {
    const prompt = 'Order 5608, 5086 and 6058 from smallest to largest. Then write the largest in words.'
    const answer = '5086, 5608, 6058. The largest is six thousand and fifty-eight.'
    const kept = made(prompt, answer, ['order', '5608, 5086, 6058', ''])
    expect(kept).toMatchObject({ answer, check: null, working: expect.stringContaining('Check this') })
  })

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
    ['Three friends earn $45 together. How much does each earn?', '45/3', '15'],
    ['What is 25% of 48?', '25/100*48', '12'],
    ['What is 12.5% of 64?', '64*12.5/100', '8'],
    ['There are 40 pupils, and 12 walk. What percentage walks?', '12/40*100', '30'],
    ['On average a kererū weighs 650 g. How much do 3 of them weigh?', '3*650', '1,950'],
    ['There are 4 bags with 6 apples each. How many apples is that?', '4*6', '24'],
  ])('stands where sum and words agree: %s', (prompt, sum, answer) => {
    expect(made(prompt, 'wrong', ['value', sum, '']).answer).toBe(answer)
  })

  it.each<[string, string, [Kind, string, string]]>([
    ['Mia has 24 shells and gives away 9. How many are left?', '15', ['value', '24+9', '']],
    ['Tama has 12 cards and Ana has 9. How many have they altogether?', '21', ['value', '12-9', '']],
    ['Share 24 plums equally between 6 pupils. How many does each get?', '4', ['value', '24-6', '']],
    ['Wiremu has 24 marbles and gives away 3/4 of them. How many are left?', '6', ['value', '3/4*24', '']],
    ['Togs cost $40 and are 25% cheaper now. What is the sale price?', '30', ['value', '25/100*40', '']],
    ['There are 6 trays of 8 buns each. How many buns altogether?', '48', ['value', '6+8', '']],
    ['Tama has 9 shells and gives away 12. How many are left?', '0', ['value', '9-12', '']],
    ['Three friends earn $45 together. How much does each earn?', '15', ['value', '45*3', '']],
    ['There are 24 plums in 6 bowls. How many are in each bowl?', '4', ['value', '24+6', '']],
    ['What is 25% of 48?', '12', ['value', '48-25/100*48', '']],
    ['There are 40 pupils, and 12 walk. What percentage walks?', '30', ['value', '12/40', '']],
    ['What is the mean of 4, 6 and 8?', '6', ['value', '4+6+8', '']],
    ['What is the mean of 4, 6 and 11?', '7', ['median', '4, 6, 11', '']],
    ['What is the median of 4, 6 and 11?', '6', ['mean', '4, 6, 11', '']],
    ['Find the range of these: 4, 6, 11', '7', ['median', '4, 6, 11', '']],
    ['26 pupils go in cars of 4. How many cars do they need?', '7', ['value', '26/4', '']],
    ['Tui ran 60 m in 12.4 s, Kauri in 12.6 s. Who was faster?', 'Tui', ['compare', '12.4', '12.6']],
  ])(
    'is left to the teacher to check where the sum answers another question: %s',
    (prompt, answer, proof) => {
      const task = made(prompt, answer, proof)
      expect(task).toMatchObject({ answer, check: null })
      expect(task.working).toContain('Check this')
    },
  )
})
