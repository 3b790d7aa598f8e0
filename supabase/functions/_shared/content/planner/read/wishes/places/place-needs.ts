import type { ClassNeed } from '../../../../understood.ts'
import { guessSubject } from '../../subject.ts'
import { IS_ABOUT, IS_HELD, PLACE_WORDS } from './place-words.data.ts'

const MATHS = 'Mathematics and statistics'

/** The place in a text where a lesson is held, with its words; null where the words name only what it is about. */
function placeFound(text: string): { need: ClassNeed; words: string } | null {
  for (const { need, pattern } of PLACE_WORDS) {
    const found = pattern.exec(text)
    if (!found) continue
    const [words] = found
    const before = text.slice(0, found.index)
    const rest = `${before} ${text.slice(found.index + words.length)}`
    if (IS_ABOUT.pattern.test(before)) continue
    if (IS_HELD.pattern.test(rest) || guessSubject(rest) === MATHS) return { need, words }
  }
  return null
}

/** The places where a lesson is held. */
export const placeNeedsIn = (text: string): ClassNeed[] => {
  const found = placeFound(text)
  return found === null ? [] : [found.need]
}

/** A text without the place where the lesson is held, which is no part of its topic. */
export function withoutPlace(text: string): string {
  const found = placeFound(text)
  return found === null ? text : text.replace(found.words, ' ').replace(/\s+/g, ' ').trim()
}
