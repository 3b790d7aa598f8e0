import { inFigures } from '../words/figures.ts'
import { withoutYears } from '../words/without-years.ts'
import { COUNTS, QUESTIONS_ELSEWHERE } from './count.data.ts'
import { itemsIn } from './items.ts'

const MAX_READ_COUNT = 1000

/** True where the number that a text asks for is one of questions for pupils to work out. */
export function countsQuestions(text: string): boolean {
  const [questions] = COUNTS
  const plain = withoutYears(inFigures(text))
  const isCounted =
    questions?.pattern.test(plain) === true || itemsIn(plain) !== undefined || sumOfKinds(plain) !== null
  return isCounted && !QUESTIONS_ELSEWHERE.pattern.test(plain)
}

/** True where a text says a number of questions, whatever sheet or part of a lesson they are for. */
export const saysQuestions = (text: string): boolean =>
  COUNTS[0]?.pattern.test(withoutYears(inFigures(text))) === true

/** Kinds of question that are counted apart: “4 literal and 4 inferential questions”. */
const OF_A_KIND =
  /(?<![\d$.])(\d{1,2}) (?:literal|factual|retrieval|inferential|inference|evaluative|vocab(?:ulary)?|applied|multi(?:ple)?[- ]?choice|short[- ]answer|true(?: or |\/)false)(?!\p{L})/giu

/** The sum of the kinds that are counted apart; null where there are not two. */
function sumOfKinds(text: string): number | null {
  const counts = [...text.matchAll(OF_A_KIND)].map(([, count]) => Number(count))
  return counts.length < 2 ? null : counts.reduce((sum, one) => sum + one, 0)
}

/** The number of questions, cards or words a text asks for, or null. */
export function countIn(text: string): number | null {
  const plain = withoutYears(inFigures(text))
  const sum = sumOfKinds(plain)
  if (sum !== null) return sum
  for (const { pattern } of COUNTS) {
    const found = pattern.exec(plain)
    const count = Number(found?.slice(1).find((group) => group !== undefined) ?? 0)
    if (count > 0 && count <= MAX_READ_COUNT) return count
  }
  return null
}
