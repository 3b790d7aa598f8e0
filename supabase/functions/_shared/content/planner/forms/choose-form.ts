import type { Want } from '../../understood.ts'
import type { Lesson } from '../prepare/lesson.ts'
import { makeRandom } from '../random.ts'
import { ASKS_CLOZE } from '../read/words/asks-cloze.data.ts'
import { vocabularyCards } from './cards/vocabulary-cards.ts'
import { game } from './game/game.ts'
import { letter } from './letter/letter.ts'
import type { FormQuestion, MadeForm } from './made-form.ts'
import { crossword } from './puzzles/crossword.ts'
import { wordSearch } from './puzzles/word-search.ts'
import { quiz } from './quiz/quiz.ts'
import { readingSheet } from './reading/reading-sheet.ts'
import { checklist } from './rubric/checklist.ts'
import { rubric } from './rubric/rubric.ts'
import { exitTickets } from './tickets/exit-tickets.ts'
import { wordSheet } from './word-sheet/word-sheet.ts'
import { writingFrame } from './writing-frame/writing-frame.ts'

/** Makes one form from a lesson; null leaves it to the usual pages of its kind. */
type FormMaker = (lesson: Lesson) => MadeForm | FormQuestion | null

const MAKERS: Partial<Record<Want, FormMaker>> = {
  worksheet: wordSheet,
  activity: wordSheet,
  assessment: wordSheet,
  'word search': wordSearch,
  crossword,
  'vocabulary cards': vocabularyCards,
  quiz,
  reading: readingSheet,
  rubric,
  checklist,
  'writing frame': writingFrame,
  letter,
  game,
  'exit tickets': exitTickets,
}

/** A text with gaps is a cloze, whatever else it is called: "a cloze passage". */
const makerFor = ({ request: { topic, understood } }: Lesson): FormMaker | undefined =>
  understood.want === 'reading' && ASKS_CLOZE.pattern.test(topic) ? wordSheet : MAKERS[understood.want]

const MADE = new WeakMap<Lesson, MadeForm | FormQuestion | null>()

/**
 * The form a teacher asked for, made from the lesson, or null where its kind has pages of its own. It draws its own lots,
 * so that every reader of one lesson gets the same form.
 */
export function formFor(lesson: Lesson): MadeForm | FormQuestion | null {
  const known = MADE.get(lesson)
  if (known !== undefined) return known
  const { understood, draftCode } = lesson.request
  const random = makeRandom(`${draftCode} ${understood.want}`)
  const made = makerFor(lesson)?.({ ...lesson, random }) ?? null
  MADE.set(lesson, made)
  return made
}
