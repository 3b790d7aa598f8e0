import type { GeneratorType } from '../../../contract.ts'
import type { Want } from '../../../understood.ts'
import { WANT_WORDS } from '../wishes/want.data.ts'
import { wantIn } from '../wishes/want.ts'
import type { WordPattern } from '../words/word-pattern.ts'
import type { FollowUp } from './follow-up.ts'
import {
  CARDS_FOR_WORDS,
  CHANGES_A_PART,
  LESSON_PLAN_WORDS,
  NOTE_HOME,
  POINTING_WORDS,
} from './form-words.data.ts'

const POINTING = new Set(POINTING_WORDS.trim().split(/\s+/))
const MAX_WORDS = 16

const AFTER_A_DOCUMENT: readonly (WordPattern & { want: Want })[] = [
  { want: 'letter', ...NOTE_HOME },
  { want: 'vocabulary cards', ...CARDS_FOR_WORDS },
]

/** What is left of a message without the words that name a form. */
function withoutForm(text: string, want: Want): string {
  const named = [...AFTER_A_DOCUMENT, ...WANT_WORDS, { want: 'lesson plan' as const, ...LESSON_PLAN_WORDS }]
  return named
    .filter((one) => one.want === want)
    .reduce((left, { pattern }) => left.replace(pattern, ' '), text)
}

function namedForm(text: string): Want | null {
  const short = AFTER_A_DOCUMENT.find(({ pattern }) => pattern.test(text))?.want
  return short ?? wantIn(text) ?? (LESSON_PLAN_WORDS.pattern.test(text) ? 'lesson plan' : null)
}

/**
 * The form in which a message wants the document before it: "a rubric for this", "make it a quiz". Null where it names a
 * topic of its own, because that asks for something new.
 */
export function formIn(text: string, chat: GeneratorType): FollowUp | null {
  const want = namedForm(text)
  if (want === null || CHANGES_A_PART.pattern.test(text) || (want === 'game' && chat === 'lessonPlan'))
    return null
  const left =
    withoutForm(text, want)
      .toLowerCase()
      .match(/[\p{L}\p{M}’']+/gu) ?? []
  if (left.length > MAX_WORDS || !left.every((word) => POINTING.has(word))) return null
  return want === 'game' && /\bbingo\b/i.test(text)
    ? { kind: 'form', want, named: 'bingo' }
    : { kind: 'form', want }
}
