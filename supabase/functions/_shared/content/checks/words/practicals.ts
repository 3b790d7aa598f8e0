import { type CheckResult, result } from '../report.ts'
import { ALONE, CARE, HAZARDS, NEVER } from './practicals.data.ts'

/** True where the sentence tells people not to. */
const warned = ({ input }: RegExpExecArray) =>
  /\b(?:never|not|don[’']t|avoid|without|why|dangerous|harms?|hurts?|damage)\b/i.test(input)

/**
 * Heat, blades and chemicals need a line on safety somewhere in the document, and nobody handles them alone. It knows
 * plain cases only, and never calls a practical safe.
 */
export function checkPracticals(texts: readonly string[]): CheckResult {
  const sentences = texts.flatMap((text) => text.split(/(?<=[.!?])\s/))
  const risky = sentences.filter((sentence) => HAZARDS.pattern.test(sentence))
  const alone = risky.find((sentence) => ALONE.pattern.test(sentence))
  const cared = texts.some((text) => CARE.pattern.test(text))
  const found = alone ?? (cared ? undefined : risky[0])
  const what = found === undefined ? '' : (HAZARDS.pattern.exec(found)?.[0] ?? '')
  const never = sentences
    .map((sentence) => NEVER.pattern.exec(sentence))
    .find((match) => match && !warned(match))
  const fault = never
    ? `“${never[0]}” is dangerous: take it out`
    : alone
      ? `pupils work with ${what} alone: an adult has to be beside them`
      : found && `it uses “${what}” and has no line on safety`
  return result({
    id: 'safety',
    what: 'Safety',
    fault,
    fine: 'no heat, blade or chemical that we know without a line on safety',
  })
}
