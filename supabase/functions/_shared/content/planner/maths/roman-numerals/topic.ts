import type { MathsTopic } from '../maths-topic.ts'
import { TEACHING } from './notes.data.ts'
import { fromRoman, romanCompare, romanMistake, romanSum, toRoman } from './questions.ts'

export const ROMAN_NUMERALS: MathsTopic = {
  id: 'roman-numerals',
  title: 'Roman numerals',
  match: /\broman num(?:eral|ber)s?\b/i,
  years: [3, 8],
  teaching: TEACHING,
  notes: {},
  practices: [
    {
      title: 'Roman numerals',
      years: [3, 8],
      questions: [fromRoman, toRoman, romanCompare, romanSum, romanMistake],
    },
  ],
}
