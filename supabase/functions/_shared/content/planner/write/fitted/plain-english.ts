import type { Block } from '../../../blocks.ts'
import { fitTasks, PAGE_ROOM, setCloser } from '../../../html/page-fit.ts'
import type { TaskPage } from '../../../resource.ts'
import type { Task } from '../../../task.ts'
import type { Lesson, TopicApproach } from '../../prepare/lesson.ts'
import { makeTasks } from '../../prepare/make-tasks.ts'
import { languagePart, partOfLevel } from '../../prepare/part-of-level.ts'
import { MARKS } from '../marks.data.ts'
import { SHORT_INSTRUCTIONS, WORDS_HEADING } from './plain-english.data.ts'

const MOST_WORDS = 6
/** Millimetres that a heading and a word with its meaning take on the page. */
const HEADING_ROOM = 12
const WORD_ROOM = 7
/** Questions of a plain page: a number sentence or one short line; beside a picture a second line is read more easily. */
const SHORT = 60
const SHORT_WITH_PICTURE = 90
/** A page needs so many questions; a list that has fewer short ones keeps its own. */
const FEWEST = 3
/** Questions that are made for one that is short. */
const MADE_FOR_ONE = 4

/** Pictures take room: a version may fill a second page. */
const TWO_PAGES = 2 * PAGE_ROOM - 20

const wordCount = (text: string) => (text.match(/\p{L}{2,}/gu) ?? []).length

/** A story is read before it is worked out, and has more words than the one short sentence of a plain page. */
const isShort = ({ prompt, figure }: Task): boolean =>
  prompt.length <= (figure === null ? SHORT : SHORT_WITH_PICTURE) &&
  wordCount(prompt) <= (figure === null ? 10 : 14)

const stemsOf = (text: string) =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => word.slice(0, 5))

/** The words of a lesson with their meanings: those that a page prints come first. */
function wordBank({ approach }: Lesson, tasks: readonly Task[]): string[] {
  const words = approach.kind === 'topic' ? approach.topic.teaching.english : approach.frame.english
  const printed = new Set(tasks.flatMap(({ prompt, answer }) => stemsOf(`${prompt} ${answer}`)))
  const isPrinted = ([term]: readonly [string, string]) => stemsOf(term).some((stem) => printed.has(stem))
  return [...words.filter(isPrinted), ...words.filter((word) => !isPrinted(word))]
    .slice(0, MOST_WORDS)
    .map(([term, meaning]) => `${term}: ${meaning}`)
}

function instructionsFor(tasks: readonly Task[]): string {
  if (tasks.some(({ figure }) => figure !== null)) return SHORT_INSTRUCTIONS.look
  if (tasks.every(({ prompt }) => wordCount(prompt) <= 2)) return SHORT_INSTRUCTIONS.work
  return SHORT_INSTRUCTIONS.read
}

/** Short questions of the same topic, those with a picture first; those of the page where the topic has too few. */
function shortTasks(lesson: Lesson, { topic }: TopicApproach, { level, tasks }: TaskPage): Task[] {
  const count = tasks.length
  const own = tasks.filter(isShort)
  const made = topic.kit
    ? []
    : makeTasks(lesson, {
        topic,
        level,
        count: count * MADE_FOR_ONE,
        used: new Set(),
        prefix: `${level}-plain-`,
      }).filter((task) => isShort(task) && own.every(({ prompt, figure }) => !isSame(task, prompt, figure)))
  const short = [...own, ...made].slice(0, Math.max(count, FEWEST))
  if (short.length < FEWEST) return [...tasks]
  return [...short.filter(({ figure }) => figure !== null), ...short.filter(({ figure }) => figure === null)]
}

const isSame = (task: Task, prompt: string, figure: Task['figure']) =>
  task.prompt === prompt && JSON.stringify(task.figure) === JSON.stringify(figure)

/** A page with the words of the lesson, a short line that says what to do, and short questions. */
function plainPage(lesson: Lesson, page: TaskPage): TaskPage {
  const { approach, request } = lesson
  const all =
    approach.kind === 'topic' && page.text === undefined ? shortTasks(lesson, approach, page) : page.tasks
  const words = wordBank(lesson, all)
  const room = TWO_PAGES - (words.length === 0 ? 0 : HEADING_ROOM + words.length * WORD_ROOM)
  const isFree = request.understood.count === null && page.text === undefined && page.blocks === undefined
  const tasks = isFree ? fitTasks(setCloser(all, room), room) : all
  const bank: Block[] = [
    { kind: 'heading', text: WORDS_HEADING },
    { kind: 'list', ordered: false, items: words },
  ]
  return {
    ...page,
    instructions: page.text === undefined ? instructionsFor(tasks) : page.instructions,
    example: null,
    blocks: [...(words.length === 0 ? [] : bank), ...(page.blocks ?? [])],
    tasks,
  }
}

/** The page of the class once more, as the page of a part of it. */
const asSupport = (page: TaskPage): TaskPage => ({
  ...page,
  id: 'tasks-support',
  level: 'support',
  mark: MARKS.support,
  tasks: page.tasks.map((task) => ({ ...task, id: `english-${task.id}`, level: 'support' })),
})

/** The pages with a version for students who are learning English, where one was asked for: a page of its own, or all of them. */
export function withPlainEnglish(lesson: Lesson, pages: readonly TaskPage[]): TaskPage[] {
  const part = languagePart(lesson.request)
  if (part === undefined) return [...pages]
  const core = pages.find(({ level }) => level === 'core')
  if (part.isAll || core === undefined) return pages.map((page) => plainPage(lesson, page))
  // A part with easier questions of its own keeps them, and gets the words beside them.
  const support = pages.find(({ level }) => level === 'support')
  const own = partOfLevel(lesson.request, 'support') === undefined ? undefined : support
  return [
    own === undefined ? asSupport(plainPage(lesson, core)) : plainPage(lesson, own),
    ...pages
      .filter(({ level }) => level !== 'support')
      .map((page) => (page.mark === '' ? { ...page, mark: MARKS[page.level] } : page)),
  ]
}
