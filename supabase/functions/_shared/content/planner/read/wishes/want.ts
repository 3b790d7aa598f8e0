import type { GeneratorType, ResourceKind } from '../../../contract.ts'
import type { Want } from '../../../understood.ts'
import { cutAll } from '../words/word-pattern.ts'
import { BEFORE_FORM, WANT_WORDS } from './want.data.ts'

/** What a text asks for by name, or null. */
export function wantIn(text: string): Want | null {
  return WANT_WORDS.find(({ pattern }) => pattern.test(text))?.want ?? null
}

/** Forms that no lesson is meant by, so that they are made in a chat of lesson plans as well. */
const NO_LESSON: ReadonlySet<Want> = new Set([
  'word search',
  'crossword',
  'rubric',
  'checklist',
  'writing frame',
  'exit tickets',
  'vocabulary cards',
  'letter',
  'quiz',
  'worksheet',
])

/** The form with which a message to a chat of lesson plans opens, where it names no lesson: "crossword on volcanoes". */
export function formInsteadOfLesson(text: string): Want | null {
  const plain = cutAll(text.trim(), [BEFORE_FORM])
  const found = WANT_WORDS.find(
    ({ want, pattern }) => NO_LESSON.has(want) && pattern.exec(plain)?.index === 0,
  )
  return found === undefined || /\b(?:lessons?|plans?|planning|unit|akoranga|mahere)\b/i.test(text)
    ? null
    : found.want
}

const KINDS: Record<Want, ResourceKind> = {
  'lesson plan': 'worksheet',
  worksheet: 'worksheet',
  activity: 'activity',
  assessment: 'assessment',
  reading: 'worksheet',
  quiz: 'assessment',
  'vocabulary cards': 'activity',
  rubric: 'assessment',
  checklist: 'assessment',
  'writing frame': 'worksheet',
  game: 'activity',
  'word search': 'worksheet',
  crossword: 'worksheet',
  'exit tickets': 'assessment',
  letter: 'activity',
}

/** The kind under which a form is kept. The spec names three kinds; the others are forms of them. */
export const kindOf = (want: Want): ResourceKind => KINDS[want]

/** What is made where nothing was named. */
export const usualWant = (chat: GeneratorType): Want => (chat === 'lessonPlan' ? 'lesson plan' : 'worksheet')
