import type { GeneratorType, ResourceKind } from '../../../contract.ts'
import type { Want } from '../../../understood.ts'
import { minutesIn } from '../minutes.ts'
import { guessSubject } from '../subject.ts'
import type { NamedSheet } from '../words/named-sheets.data.ts'
import { sheetIn, withoutSheet } from '../words/named-sheets.ts'
import { cutAll } from '../words/word-pattern.ts'
import {
  BEFORE_FORM,
  FORM_NOT_WANTED,
  NAMES_LESSON,
  NAMES_PAPER,
  PUPILS_MAKE_IT,
  WANT_WORDS,
} from './want.data.ts'

const OF_WORDS =
  /\b(?:vocab\w*|words?|flash ?cards?|pictures?|match\w*|definitions?|terms?|kupu|numbers?|colours?|glossar\w+|meanings?|te reo|m[āa]ori)\b/iu

/** “Doubling cards year 4” are of mathematics: cards with questions, and not with words. */
const areCardsOfSums = (text: string): boolean =>
  !OF_WORDS.test(text) && guessSubject(text) === 'Mathematics and statistics'

/** What a text asks for by name, or null. */
export function wantIn(text: string): Want | null {
  const want = WANT_WORDS.find(({ pattern }) => pattern.test(text))?.want ?? null
  return want === 'vocabulary cards' && areCardsOfSums(text) ? 'activity' : want
}

/** Where the first phrase of a request ends: what stands after it is wished for beside the thing itself. */
const AFTER_FIRST_PHRASE =
  /[,.;:!?\n(]|\s[-–—+]+\s|\s(?:with|w|plus|then|includ\w*|incl|so|because|before|after|where)\s|\sand (?:a|an|some|then)\s/iu

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
  'assessment',
  'reading',
  'worksheet',
])

/** Forms that are a lesson where a length is named with them: "reading comprehension: inference, 45 minutes". */
const MAY_BE_TAUGHT: ReadonlySet<Want> = new Set(['reading', 'assessment', 'writing frame'])

/** Sheets that are no lesson, whatever else is said of them. */
const NEVER_TAUGHT: ReadonlySet<NamedSheet> = new Set([
  'cloze',
  'number of the day',
  'brain breaks',
  'colour by answer',
  'everyday paper',
  'relief day',
  'homework sheet',
])

/** True where the first phrase asks for a named sheet and for paper, and no length of a lesson is named: "spelling list with oo". */
function isSheetAlone(first: string, text: string): boolean {
  const sheet = sheetIn(first)
  if (sheet === null || minutesIn(text) !== null || PUPILS_MAKE_IT.pattern.test(first)) return false
  return NEVER_TAUGHT.has(sheet) || NAMES_PAPER.pattern.test(first)
}

/** A plan for a day is no lesson plan; "subtraction, reliever plan" names the lesson that a reliever is to teach. */
const isReliefDay = (text: string): boolean =>
  sheetIn(text) === 'relief day' && (/\bday\b/i.test(text) || guessSubject(withoutSheet(text)) === null)

/** The form that the first phrase of a message to a chat of lesson plans asks for, where the message names no lesson: "a fractions quiz, Year 5". */
export function formInsteadOfLesson(text: string): Want | null {
  if (isReliefDay(text)) return 'worksheet'
  if (NAMES_LESSON.pattern.test(text)) return null
  const plain = cutAll(text.trim(), [BEFORE_FORM]).replace(FORM_NOT_WANTED.pattern, ' ')
  const [first = ''] = plain.split(AFTER_FIRST_PHRASE)
  const found = WANT_WORDS.find(({ want, pattern }) => NO_LESSON.has(want) && pattern.test(first))
  if (found === undefined && isSheetAlone(first, text)) return 'worksheet'
  if (found === undefined || (minutesIn(text) !== null && MAY_BE_TAUGHT.has(found.want))) return null
  return PUPILS_MAKE_IT.pattern.test(first) && found.pattern.exec(first)?.index !== 0 ? null : found.want
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
