import { describe, expect, it } from 'vitest'
import { recompute } from '#content/checks/recompute.ts'
import type { Proof } from '#content/work-out/proof.ts'
import { workOut } from '#content/work-out/work-out.ts'

const proof = (kind: Proof['kind'], a: string, b = '', more: Partial<Proof> = {}): Proof => ({
  kind,
  a,
  b,
  show: 'number',
  unit: '',
  ...more,
})

describe('an answer that code works out for a model’s question', () => {
  it.each<[string, Proof, string]>([
    ['What is 3/4 of 24?', proof('value', '3/4*24'), '18'],
    ['Work out 12 × 25.', proof('value', '12 × 25'), '300'],
    ['Add 2/3 and 3/4.', proof('value', '2/3+3/4', '', { show: 'fraction' }), '1 5/12'],
    [
      'Three pens cost $2.40 each. What do they cost?',
      proof('value', '3*2.40', '', { show: 'money' }),
      '$7.20',
    ],
    [
      'Pay for a $3.50 pie with a $10 note. What is the change?',
      proof('value', '10-3.50', '', { show: 'money' }),
      '$6.50',
    ],
    ['What is 15% of 80?', proof('value', '15/100*80'), '12'],
    ['A rope is 2.5 m. How many cm is that?', proof('value', '2.5*100', '', { unit: 'cm' }), '250 cm'],
    [
      'What fraction of 20 is 5, as a percentage?',
      proof('value', '5/20*100', '', { show: 'percent' }),
      '25%',
    ],
    ['A garden is 6 m by 4 m. What is its area?', proof('value', '6*4', '', { unit: 'm^2' }), '24 m²'],
    ['Take 1,250 from 4,000.', proof('value', '4000-1250'), '2,750'],
    ['Share 23 shells between 4. What is left over?', proof('remainder', '23', '4'), '5 remainder 3'],
    ['Which is more, 3/4 or 0.7?', proof('compare', '3/4', '0.7'), '>'],
    ['Find n: 3n + 4 = 19', proof('equation', '3*n+4', '19'), '5'],
    ['It is 9:45. What time is it 35 minutes later?', proof('time-after', '9:45', '35'), '10:20'],
    ['How long is it from 10:50 to 12:15?', proof('time-between', '10:50', '12:15'), '1 hour 25 minutes'],
    ['Round 3,467 to the nearest 100.', proof('round', '3467', '100'), '3,500'],
    ['Put 0.5, 3/4 and 0.25 in order.', proof('order', '0.5, 3/4, 0.25'), '0.25 < 0.5 < 3/4'],
    ['Find the mean of 4, 8, 9.', proof('mean', '4, 8, 9'), '7'],
    ['Find the median of 9, 4, 8, 3.', proof('median', '9, 4, 8, 3'), '6'],
    ['What comes next: 3, 6, 12?', proof('sequence', '3, 6, 12', '1'), '24'],
  ])('%s', (prompt, given, answer) => {
    const found = workOut(given, prompt)
    expect(found?.answer).toBe(answer)
    expect(found && recompute(found)).toBe('right')
  })

  it.each<[string, string, Proof]>([
    ['a number that is not in the question', 'What is 3/4 of 24?', proof('value', '3/4*20')],
    ['a number of the question left out', 'What is 3 + 4 + 5?', proof('value', '3+4')],
    ['another sum than the one written out', 'What is 3 × 4?', proof('value', '3+4')],
    ['a division by nought', 'What is 3 divided by 0?', proof('value', '3/0')],
    ['no sum at all', 'What is the capital of 3 countries?', proof('value', 'Wellington')],
    ['a power that would never end', 'What is 9 to the 9 to the 9?', proof('value', '9^9^9')],
    ['a large power', 'What is 9 to the 99?', proof('value', '9^99')],
    ['an equation with no one answer', 'Find n: n + 1 = n + 1', proof('equation', 'n+1', 'n+1')],
    ['an equation that is no line', 'Find n: n × n = 4', proof('equation', 'n*n', '4')],
    [
      'a time that does not exist',
      'It is 25:90. What time is it 5 minutes later?',
      proof('time-after', '25:90', '5'),
    ],
    ['a list that follows no rule', 'What comes next: 1, 2, 9?', proof('sequence', '1, 2, 9', '1')],
    ['cents that cannot be paid', 'Share $10 between 3.', proof('value', '10/3', '', { show: 'money' })],
    ['nothing', 'Why do shadows move?', proof('none', '')],
    ['words in place of numbers', 'How many?', proof('remainder', 'many', 'few')],
  ])('is not worked out for %s: the question is marked “check this”', (_, prompt, given) => {
    expect(workOut(given, prompt)).toBeNull()
  })

  it('is right for 400 sums that are worked out in a second way', () => {
    for (let n = 1; n <= 100; n++) {
      const [a, b] = [n * 7 + 3, n + 2]
      const made = [
        workOut(proof('value', `${a}+${b}`), `${a} + ${b}`),
        workOut(proof('value', `${a}-${b}`), `${a} − ${b}`),
        workOut(proof('value', `${a}*${b}`), `${a} × ${b}`),
        workOut(proof('remainder', `${a}`, `${b}`), `${a} ÷ ${b}`),
      ].map((one) => one?.answer.replaceAll(',', ''))
      expect(made).toEqual([`${a + b}`, `${a - b}`, `${a * b}`, `${(a - (a % b)) / b} remainder ${a % b}`])
    }
  })
})
