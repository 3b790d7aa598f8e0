import { MARKS_ASKED } from './marks-words.data.ts'

const QUESTIONS = /\b\d{1,3} (?:\p{L}+ ){0,3}(?:questions?|qs?|problems?|items?|sums)\b/iu

/** The number of marks that a test is to have, or null. Where questions are counted as well, their number comes first. */
export function marksAsked(text: string): number | null {
  if (QUESTIONS.test(text)) return null
  const found = MARKS_ASKED.pattern.exec(text)
  const marks = Number(found?.[1] ?? found?.[2] ?? 0)
  return marks > 0 ? marks : null
}
