import { type CheckResult, result } from '../report.ts'
import { ALONE, CARE, HAZARDS, NEVER } from './practicals.data.ts'

/** True where the sentence tells people not to. */
const warned = ({ input }: RegExpExecArray) =>
  /\b(?:never|not|don[’']t|avoid|without|why|dangerous|harms?|hurts?|damage)\b/i.test(input)

const sentencesOf = (texts: readonly string[]) => texts.flatMap((text) => text.split(/(?<=[.!?])\s/))
const isRisky = (sentence: string) => HAZARDS.pattern.test(sentence)
const hazardOf = (sentence: string) => HAZARDS.pattern.exec(sentence)?.[0] ?? ''

/** What nobody may be told to do, whatever stands on safety beside it: a deed that is never safe, or a hazard alone. */
export function dangerIn(texts: readonly string[]): string | undefined {
  const sentences = sentencesOf(texts)
  const never = sentences
    .flatMap((sentence) => NEVER.map(({ pattern }) => pattern.exec(sentence)))
    .find((match) => match && !warned(match))
  if (never) return `“${never[0]}” is dangerous: take it out`
  const alone = sentences.find((sentence) => isRisky(sentence) && ALONE.pattern.test(sentence))
  return alone && `students work with ${hazardOf(alone)} alone: an adult has to be beside them`
}

/**
 * Heat, blades and chemicals need a line on safety somewhere in the document, and nobody handles them alone. It knows
 * plain cases only, and never calls a practical safe.
 */
export function checkPracticals(texts: readonly string[]): CheckResult {
  const cared = texts.some((text) => CARE.pattern.test(text))
  const risky = cared ? undefined : sentencesOf(texts).find(isRisky)
  return result({
    id: 'safety',
    what: 'Safety',
    fault: dangerIn(texts) ?? (risky && `it uses “${hazardOf(risky)}” and has no line on safety`),
    fine: 'no heat, blade or chemical that we know without a line on safety',
  })
}
