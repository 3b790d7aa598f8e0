import { inFigures } from '../words/figures.ts'
import { withoutYears } from '../words/without-years.ts'
import { COUNTS, QUESTIONS_ELSEWHERE } from './count.data.ts'
import { itemsIn } from './items.ts'

const MAX_READ_COUNT = 1000

/** True where the number that a text asks for is one of questions for pupils to work out. */
export function countsQuestions(text: string): boolean {
  const [questions] = COUNTS
  const plain = withoutYears(inFigures(text))
  const isCounted = questions?.pattern.test(plain) === true || itemsIn(plain) !== undefined
  return isCounted && !QUESTIONS_ELSEWHERE.pattern.test(plain)
}

/** The number of questions, cards or words a text asks for, or null. */
export function countIn(text: string): number | null {
  const plain = withoutYears(inFigures(text))
  for (const { pattern } of COUNTS) {
    const found = pattern.exec(plain)
    const count = Number(found?.slice(1).find((group) => group !== undefined) ?? 0)
    if (count > 0 && count <= MAX_READ_COUNT) return count
  }
  return null
}
