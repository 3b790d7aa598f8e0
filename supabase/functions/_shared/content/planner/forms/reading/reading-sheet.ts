import { READING_ROOM, taskHeight, textHeight } from '../../../html/page-fit.ts'
import type { PrintedText } from '../../../printed-text.ts'
import type { Task } from '../../../task.ts'
import { anyTextTasks } from '../../frames/frame-tasks.ts'
import type { Approach, Lesson } from '../../prepare/lesson.ts'
import { topicWords } from '../../read/topic-words.ts'
import type { ReadingText } from '../../reading/reading-text.ts'
import { sheetQuestions } from '../../reading/text-tasks.ts'
import { formPage, type MadeForm } from '../made-form.ts'
import { READING_WORDS } from './reading-words.data.ts'

const USUAL_COUNT = 6

/** Answers get one line each where text and questions would not share a page otherwise. */
function onOnePage(text: PrintedText, tasks: Task[]): Task[] {
  const height = tasks.reduce((sum, task) => sum + taskHeight(task), textHeight(text))
  return height <= READING_ROOM
    ? tasks
    : tasks.map((task) => ({ ...task, space: task.space === 'lines' ? ('line' as const) : task.space }))
}

/** The words of a request that a text should be about: "sharks" in "a reading passage about sharks". */
export function matterOf(request: string): string[] {
  const words =
    topicWords(request)
      .toLowerCase()
      .match(/\p{L}{3,}/gu) ?? []
  return words.filter((word) => !READING_WORDS.includes(word))
}

function notAbout(text: ReadingText, request: string): string[] {
  const matter = matterOf(request)
  const all = [text.title, ...text.paragraphs].join(' ').toLowerCase()
  const isThere = matter.some((word) => all.includes(word.length > 5 ? word.slice(0, -2) : word))
  return matter.length === 0 || isThere
    ? []
    : [
        `There is no text about ${matter.join(' ')} here. “${text.title}” is about something else, at the reading level of the year.`,
      ]
}

function notAll(count: number | null, made: number): string[] {
  return count !== null && made < count ? [`You asked for ${count} questions; the text has ${made}.`] : []
}

const READ_TWICE = 'Read the text twice. Then answer, and underline the words that helped you.'

/** Questions that fit any text, where there is none on the topic, or more were asked for than a text on something else has. */
function forAnyText(request: string, count: number): MadeForm {
  const tasks = anyTextTasks(count)
  const matter = matterOf(request).join(' ')
  return {
    form: 'Reading comprehension',
    pages: [
      formPage(
        matter === '' ? READ_TWICE : READ_TWICE.replace('the text', `your text about ${matter}`),
        [],
        tasks,
      ),
    ],
    key: [],
    notDone: [
      ...notAll(count, tasks.length),
      `There is no text ${matter === '' ? '' : `about ${matter} `}here. The questions fit any text: bring one of your own.`,
    ],
    note: `It has ${tasks.length} questions for a text that you bring.`,
  }
}

/** A text with questions on one page, as many as asked, or null where neither a number nor one page was asked for, or a kit has it. */
export function readingSheet(lesson: Lesson): MadeForm | null {
  const { approach, request } = lesson
  const { count, levels, onePage } = request.understood
  const isOneSheet = onePage || levels === 1 || (count !== null && levels === null)
  if (approach.kind !== 'frame') return null
  if (approach.text === null) return forAnyText(request.topic, count ?? USUAL_COUNT)
  if (!isOneSheet) return null
  const { text } = approach
  const isOther = notAbout(text, request.topic).length > 0
  if (isOther && count !== null && count > text.questions.length) return forAnyText(request.topic, count)
  const printed = { title: text.title, paragraphs: [...text.paragraphs] }
  const tasks = onOnePage(printed, sheetQuestions(text, count ?? USUAL_COUNT, request.year))
  return {
    form: 'Reading comprehension',
    ...(matterOf(request.topic).length === 0 ? { title: text.title } : {}),
    pages: [
      {
        ...formPage(READ_TWICE, [], tasks),
        text: printed,
      },
    ],
    key: [],
    notDone: [...notAll(count, tasks.length), ...notAbout(text, request.topic)],
    note: `It has a text, “${text.title}”, and ${tasks.length} questions. The answers, with their places in the text, are on the teacher page.`,
  }
}

/** A book that the class has is the text. */
const isOnBook = (approach: Approach) => approach.kind === 'topic' && approach.topic.id.startsWith('book-')

/** Says that there is no text where one was asked for. */
export function noTextFor(lesson: Lesson): string[] {
  const { approach, request } = lesson
  if (request.understood.want !== 'reading' || isOnBook(approach)) return []
  if (approach.kind === 'frame' && approach.text !== null) return notAbout(approach.text, request.topic)
  if (approach.kind === 'topic' && approach.topic.kit?.text) return []
  const matter = matterOf(request.topic).join(' ')
  return [
    `There is no reading text${matter === '' ? '' : ` about ${matter}`} here. These pages work on the topic, with a text that you bring.`,
  ]
}
