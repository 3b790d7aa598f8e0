import { type CheckResult, result } from '../report.ts'
import { kept } from './kept.ts'
import { ALONE, CARE, HAZARDS, NEVER } from './practicals.data.ts'
import { NEEDS_ADULT, NEVER_TOLD, UNWATCHED } from './unsafe.data.ts'

/** True where the sentence tells people not to, or asks what would happen. */
const warned = ({ input }: RegExpExecArray) =>
  /^\P{L}*(?:should|would|is|are|do|does|did|why|what|which|who|when|how)(?!\p{L})[^?]*\?/iu.test(input) ||
  /(?<!\p{L})(?:never|not|don[’']t|nobody|no one|avoid|without(?= \p{L}+ing\b)|why|dangerous|poison(?:ous)?|left out|unsafe|harms?|hurts?|damage|warn\p{L}*|instead of|rather than|(?:would|could|might) happen|pretend\p{L}*)(?!\p{L})/iu.test(
    input,
  )

const sentencesOf = (texts: readonly string[]) => texts.flatMap((text) => text.split(/(?<=[.!?])\s/))
const isRisky = (sentence: string) => HAZARDS.pattern.test(sentence)
const hazardOf = (sentence: string) => HAZARDS.pattern.exec(sentence)?.[0] ?? ''
const isAlone = (sentence: string) =>
  (isRisky(sentence) && (ALONE.pattern.test(sentence) || UNWATCHED.pattern.test(sentence))) ||
  (NEEDS_ADULT.pattern.test(sentence) && UNWATCHED.pattern.test(sentence))

/** A deed that is never safe, told to do. */
const neverIn = kept(
  (sentence) =>
    [...NEVER, ...NEVER_TOLD]
      .map(({ pattern }) => pattern.exec(sentence))
      .find((match) => match && !warned(match))?.[0],
)

/** What nobody may be told to do, whatever stands on safety beside it: a deed that is never safe, or a hazard alone. */
export function dangerIn(texts: readonly string[]): string | undefined {
  const sentences = sentencesOf(texts.map((text) => text.normalize('NFC')))
  const never = sentences.map(neverIn).find((found) => found !== undefined)
  if (never !== undefined) return `“${never.replace(/^\W+/u, '')}” is dangerous: take it out`
  const alone = sentences.find((sentence) => isAlone(sentence) && !/\b(?:never|not)\b/i.test(sentence))
  if (alone === undefined) return undefined
  const hazard = hazardOf(alone) || (NEEDS_ADULT.pattern.exec(alone)?.[0].replace(/^\W+/u, '') ?? '')
  return `students work with “${hazard}” alone: an adult has to be beside them`
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
