import type { GeneratorType, ResourceKind } from '../../../contract.ts'
import type { Want } from '../../../understood.ts'
import { WANT_WORDS } from './want.data.ts'

/** What a text asks for by name, or null. */
export function wantIn(text: string): Want | null {
  return WANT_WORDS.find(({ pattern }) => pattern.test(text))?.want ?? null
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
