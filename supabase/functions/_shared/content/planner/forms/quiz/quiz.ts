import type { TaskPage } from '../../../resource.ts'
import type { Task } from '../../../task.ts'
import type { Lesson, TopicApproach } from '../../prepare/lesson.ts'
import { makeTasks } from '../../prepare/make-tasks.ts'
import { makeRandom } from '../../random.ts'
import { type FormQuestion, formPage, type MadeForm } from '../made-form.ts'
import { textOfKit } from '../word-sheet/passage-cloze.ts'
import { WORDS_SOURCE } from '../words/ask-words.data.ts'
import { wordsFor } from '../words/words-for.ts'
import { kitQuestions } from './kit-questions.ts'
import { mixedQuestions } from './mixed-quiz.ts'
import { sentenceChoices } from './sentence-choices.ts'
import { spreadLetters } from './spread-letters.ts'
import { trivia } from './trivia.ts'
import { trueOrFalse } from './true-false.ts'
import { KEY_BY_LETTER, keyByLetter, withChoices } from './with-choices.ts'
import { wordQuestions } from './word-questions.ts'

const USUAL_COUNT = 10
const MAX_COUNT = 30
const USUAL_OPTIONS = 3
const MIN_QUESTIONS = 3
/** Questions made for each that is kept: not every one has enough options that are certainly wrong. */
const SPARE = 3

function computedQuestions(lesson: Lesson, { topic }: TopicApproach, count: number, options: number): Task[] {
  const made = makeTasks(lesson, { topic, level: 'core', count: count * SPARE, used: new Set(), prefix: 'q' })
  const answers = made.map(({ answer }) => answer)
  return made
    .flatMap((task) => {
      // Each has its own lots, so that more questions leave the options of the others as they are.
      const random = makeRandom(`${lesson.request.draftCode} ${task.prompt}`)
      return withChoices(task, answers, options, random) ?? []
    })
    .slice(0, count)
    .map((task, at) => ({ ...task, id: `q${at + 1}` }))
}

/** Questions on words of sentences, from our lists of English. */
function ofSentences(lesson: Lesson, { topic }: TopicApproach, count: number, options: number): Task[] {
  if (topic.kit || topic.teaching.words) return []
  const made = makeTasks(lesson, { topic, level: 'core', count: count * SPARE, used: new Set(), prefix: 'q' })
  return made
    .flatMap((task) => sentenceChoices(task, options, lesson.request.draftCode) ?? [])
    .slice(0, count)
    .map((task, at) => ({ ...task, id: `q${at + 1}` }))
}

/** The questions with choices that can be made for a lesson, and whether they are about words. */
function questionsFor(
  lesson: Lesson,
  count: number,
  options: number,
): { tasks: Task[]; aboutWords: boolean } {
  const { approach, random } = lesson
  const tasks =
    approach.kind !== 'topic'
      ? []
      : approach.computed
        ? computedQuestions(lesson, approach, count, options)
        : ofSentences(lesson, approach, count, options)
  if (tasks.length >= MIN_QUESTIONS) return { tasks, aboutWords: false }
  const kit = approach.kind === 'topic' ? approach.topic.kit : undefined
  const written = kit ? kitQuestions(kit, count, options, random) : []
  const onWords = wordQuestions(wordsFor(lesson).terms, count - written.length, options, random)
  const all = [...written, ...onWords].map((task, at) => ({ ...task, id: `q${at + 1}` }))
  return { tasks: all, aboutWords: written.length === 0 }
}

/** A topic with questions of its own, unless it is one of words, or a kit with as many choices as are wanted. */
function hasOwnAssessment({ approach, request }: Lesson): boolean {
  if (approach.kind !== 'topic' || approach.topic.teaching.words !== undefined) return false
  const { count } = request.understood
  return (approach.topic.kit?.choices.length ?? 0) < (count ?? 1)
}

const ONLY_CHOICES = /\b(?:kahoot|blooket|gimkit|quizizz)\b/i

/** A quiz of several kinds of questions on a lesson of the bank; null where it has no more than one kind. */
function mixedQuiz(lesson: Lesson): MadeForm | null {
  const { approach, request } = lesson
  const kit = approach.kind === 'topic' ? approach.topic.kit : undefined
  if (kit === undefined) return null
  const { count, more = 0 } = request.understood
  const wanted = Math.min(MAX_COUNT, (count ?? USUAL_COUNT) + more)
  const tasks = spreadLetters(mixedQuestions(kit, wanted, lesson), request.draftCode)
  const { title } = wordsFor(lesson).about
  const isMixed = tasks.some(
    ({ choices, figure, prompt }) => !choices && !figure && !/^True or false/.test(prompt),
  )
  if (!isMixed || (count !== null && tasks.length < wanted)) return null
  return {
    form: 'Quiz',
    hasMore: true,
    ...(title === undefined ? {} : { title }),
    pages: [
      formPage('Ring the letter of the right answer, write true or false, or write a few words.', [], tasks),
    ],
    key: [],
    notDone: [],
    note: `It has ${tasks.length} questions: some with choices, some true or false, some to answer in a few words. The answers are on the teacher page.`,
  }
}

const WANTS_TEXT = /\b(?:reading|comp|comprehension|passage|text)\b/i

/** The questions, with the text of the lesson above them where reading was asked for. */
function withText({ approach, request }: Lesson, tasks: Task[]): TaskPage {
  const page = formPage(
    'Read each question and all of its choices. Ring the letter of the right one.',
    [],
    tasks,
  )
  const kit = approach.kind === 'topic' ? approach.topic.kit : undefined
  const text = kit?.text && WANTS_TEXT.test(request.asked) ? textOfKit(kit, request) : undefined
  return text
    ? {
        ...page,
        instructions:
          'Read the text twice. Then read each question and all of its choices, and ring the letter of the right one.',
        text,
      }
    : page
}

/**
 * A quiz with choices. Where none were asked for, a topic with questions of its own keeps its usual assessment, and other
 * topics are asked about by their words.
 */
export function quiz(lesson: Lesson): MadeForm | FormQuestion | null {
  const { approach, request } = lesson
  const { choices, count, more = 0, statements } = request.understood
  if (statements) return trueOrFalse(lesson)
  const forFun = request.goals.length === 0 && request.lesson === null ? trivia(lesson) : null
  if (forFun !== null) return forFun
  const mixed = choices === null && !ONLY_CHOICES.test(request.topic) ? mixedQuiz(lesson) : null
  if (mixed !== null) return mixed
  if (choices === null && hasOwnAssessment(lesson)) return null
  if (approach.kind === 'frame' && approach.text) return null
  const wanted = Math.min(MAX_COUNT, (count ?? USUAL_COUNT) + more)
  const { tasks: made, aboutWords } = questionsFor(lesson, wanted, choices ?? USUAL_OPTIONS)
  const tasks = spreadLetters(made, request.draftCode)
  if (tasks.length < MIN_QUESTIONS) return null
  const { about, wider } = wordsFor(lesson)
  return {
    form: 'Quiz',
    hasMore: true,
    ...(aboutWords ? { ...about, source: WORDS_SOURCE } : {}),
    pages: [withText(lesson, tasks)],
    key: [
      { kind: 'heading', text: KEY_BY_LETTER },
      { kind: 'paragraph', text: `${keyByLetter(tasks)}.` },
    ],
    notDone: [
      ...(tasks.length < wanted && count !== null
        ? [`You asked for ${count} questions; ${tasks.length} with sure choices could be made.`]
        : []),
      ...(aboutWords ? wider : []),
    ],
    note: `It has ${tasks.length} questions with ${choices ?? USUAL_OPTIONS} choices each. The key by letter is on the teacher page.`,
  }
}
