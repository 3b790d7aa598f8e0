import type { MathsTopic } from '../maths-topic.ts'
import { HANDS_ON } from './hands-on.data.ts'
import { NOTES, TEACHING } from './notes.data.ts'
import { oddNext, oddOrEven, oddOrEvenSum, whyLastDigit } from './questions.ts'

export const ODD_EVEN: MathsTopic = {
  id: 'odd-even',
  title: 'odd and even numbers',
  match: /\bodd\b|\beven\b/i,
  years: [1, 3],
  teaching: TEACHING,
  handsOn: HANDS_ON,
  notes: NOTES,
  practices: [
    {
      title: 'odd and even numbers',
      years: [1, 2],
      goal: /odd (and|or) even/,
      questions: [oddOrEven, oddNext],
    },
    {
      title: 'odd and even numbers',
      years: [3, 3],
      questions: [oddOrEven, whyLastDigit, oddOrEvenSum],
      notes: 'odd and even numbers to 1,000',
    },
  ],
}
