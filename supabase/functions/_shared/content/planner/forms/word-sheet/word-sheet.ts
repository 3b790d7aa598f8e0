import type { Task } from '../../../task.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { formPage, type MadeForm } from '../made-form.ts'
import { wordClaims } from '../quiz/word-claims.ts'
import { wordQuestions } from '../quiz/word-questions.ts'
import { WORDS_SOURCE } from '../words/ask-words.data.ts'
import { type KnownWords, wordsFor } from '../words/words-for.ts'
import { READS_OR_WRITES } from './word-sheet.data.ts'

/** Classes up to this year choose from three. */
const YOUNG = 3

/** So many questions on the words of a topic: each word, each meaning, then statements. */
function questionsOn({ terms }: KnownWords, count: number, { request, random }: Lesson): Task[] {
  const chosen = wordQuestions(terms, count, request.year <= YOUNG ? 3 : 4, random)
  const stated = wordClaims(terms, count - chosen.length, random)
  return [...chosen, ...stated].map((task, at) => ({ ...task, id: `q${at + 1}` }))
}

/** True where a number of questions was asked for, on a topic that has none of its own, and not on a text. */
function isCountedTopic({ approach, request }: Lesson): boolean {
  const { count, levels, textType } = request.understood
  const isOneList = count !== null && (levels ?? 1) === 1
  const isOpen = approach.kind === 'frame' && approach.text === null && request.goals.length === 0
  return isOneList && isOpen && textType === null && !READS_OR_WRITES.pattern.test(request.topic)
}

/** The number of questions asked for, on the words of the topic; null where there are too few words for that. */
function countedSheet(lesson: Lesson): MadeForm | null {
  const { kind, understood } = lesson.request
  const known = wordsFor(lesson)
  const wanted = (understood.count ?? 0) + (understood.more ?? 0)
  const tasks = questionsOn(known, wanted, lesson)
  const { title } = known.about
  if (tasks.length < wanted || title === undefined) return null
  return {
    form: kind === 'assessment' ? 'Assessment' : 'Worksheet',
    hasMore: true,
    ...known.about,
    source: WORDS_SOURCE,
    pages: [
      formPage('Read each question and all of its choices. Ring the letter of the right one.', [], tasks),
    ],
    key: [],
    notDone: [
      `The questions are about the words of “${title}” and what they mean: add your own on what your class did.`,
      ...known.wider,
    ],
    note: `It has ${tasks.length} questions on the words of the topic. The answers are on the teacher page.`,
  }
}

/** A worksheet, activity or assessment made of words with their meanings; null leaves it to the usual pages. */
export const wordSheet = (lesson: Lesson): MadeForm | null =>
  isCountedTopic(lesson) ? countedSheet(lesson) : null
