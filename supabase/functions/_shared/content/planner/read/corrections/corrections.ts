import type { ClassNeed } from '../../../understood.ts'
import { goalDecision } from '../goal-difference/goal-difference.ts'
import { guessSubject } from '../subject.ts'
import { classNeedsIn } from '../wishes/class-needs.ts'
import { textTypeIn } from '../wishes/text-type.ts'
import type { WordPattern } from '../words/word-pattern.ts'
import { AREA_IS, IN_ENGLISH, LEAVES_OUT, NO_LIMITS, NO_SETTING, TEXT_TYPE_IS } from './corrections.data.ts'

const NAMED_WITHIN = 60

/** The words after a pattern, or null where it is not found. */
function wordsAfter({ pattern }: WordPattern, text: string): string | null {
  const found = pattern.exec(text)
  return found && text.slice(found.index + found[0].length, found.index + found[0].length + NAMED_WITHIN)
}

function areaNamed(text: string): string | null {
  const words = wordsAfter(AREA_IS, text)
  return words === null ? null : guessSubject(words.replace(/\b(?:not|instead of) .*$/i, ''))
}

/** The learning area that a later message corrects to, or null. */
export function areaCorrected(changes: readonly string[]): string | null {
  return changes.reduce<string | null>((area, text) => areaNamed(text) ?? area, null)
}

/** The text type that a message corrects to, or null. */
export function textTypeCorrected(text: string): string | null {
  const words = wordsAfter(TEXT_TYPE_IS, text)
  return words === null ? null : textTypeIn(words)
}

const needsLeftOut = (text: string): ClassNeed[] => classNeedsIn(wordsAfter(LEAVES_OUT, text) ?? '')

/** What was said about the class, and what is known of it, without what a message takes back. */
export function needsKept(texts: readonly string[], known: readonly ClassNeed[] = []): ClassNeed[] {
  const kept = new Set<ClassNeed>(known)
  for (const text of texts) {
    const out = needsLeftOut(text)
    for (const need of out.length > 0 ? [] : classNeedsIn(text)) kept.add(need)
    for (const need of out) kept.delete(need)
  }
  return [...kept]
}

/** The texts since the last one that takes something back. */
export function textsSince(texts: readonly string[], { pattern }: WordPattern): readonly string[] {
  return texts.slice(texts.findLastIndex((text) => pattern.test(text)) + 1)
}

/** True for a message that corrects what was understood and asks for nothing else. */
export function isCorrection(text: string): boolean {
  const takesBack = [NO_SETTING, NO_LIMITS, IN_ENGLISH].some(({ pattern }) => pattern.test(text))
  return (
    takesBack ||
    goalDecision([text]) !== null ||
    areaNamed(text) !== null ||
    textTypeCorrected(text) !== null ||
    needsLeftOut(text).length > 0
  )
}
