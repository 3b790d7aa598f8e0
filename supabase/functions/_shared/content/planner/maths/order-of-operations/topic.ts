import type { MathsTopic } from '../maths-topic.ts'
import { HANDS_ON } from './hands-on.data.ts'
import { NOTES, TEACHING } from './notes.data.ts'
import { brackets, integerOrder, noBrackets } from './questions.ts'

export const ORDER_OF_OPERATIONS: MathsTopic = {
  id: 'order-of-operations',
  title: 'the order of operations',
  match: /order of operations|evaluate expressions|value of an expression/i,
  years: [6, 8],
  teaching: TEACHING,
  handsOn: HANDS_ON,
  notes: NOTES,
  practices: [
    {
      title: 'the order of operations',
      years: [6, 7],
      goal: /order of operations/,
      questions: [brackets, noBrackets],
    },
    {
      title: 'the order of operations with integers',
      years: [8, 8],
      goal: /expressions with integers/,
      questions: [integerOrder, brackets],
    },
  ],
}
