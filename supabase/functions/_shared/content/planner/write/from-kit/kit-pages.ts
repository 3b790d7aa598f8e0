import { fitTasks, PAGE_ROOM, READING_ROOM, taskHeight, textHeight } from '../../../html/page-fit.ts'
import type { Kit } from '../../../kit.ts'
import type { PrintedText } from '../../../printed-text.ts'
import type { TaskPage } from '../../../resource.ts'
import { LEVELS, type Level, type Task } from '../../../task.ts'
import { kitQuestions } from '../../forms/quiz/kit-questions.ts'
import { anyTextTasks } from '../../frames/frame-tasks.ts'
import { draftOf } from '../../kits/kit-topic.ts'
import { makeRandom } from '../../random.ts'
import type { LessonRequest } from '../../read/request.ts'
import { readThenAnswer, topicInstructions } from '../instructions.ts'
import { MARKS } from '../marks.data.ts'

const tasksOf = ({ practice }: Kit, level: Level): Task[] =>
  practice[level].map((question, at) => ({ id: `${level}-q${at + 1}`, level, ...draftOf(question) }))

/** Questions and their text share one page: answers get one line each, then the first, easiest questions are left out. */
export function besideText(text: PrintedText, all: readonly Task[], count: number | null): Task[] {
  const height = (tasks: readonly Task[]) =>
    tasks.reduce((sum, task) => sum + taskHeight(task), textHeight(text))
  const closer = all.map((task) => (task.space === 'lines' ? { ...task, space: 'line' as const } : task))
  let tasks = height(all) <= READING_ROOM ? [...all] : closer
  while (count === null && height(tasks) > READING_ROOM && tasks.length > 3) tasks = tasks.slice(1)
  return tasks
}

/** Gives as many questions as were asked for: first those on the text, then others that fit any text. */
function asMany(tasks: readonly Task[], count: number | null): Task[] {
  if (count === null || count <= tasks.length) return tasks.slice(0, count ?? undefined)
  const others = anyTextTasks(count).slice(tasks.length)
  return [...tasks, ...others.map((task) => ({ ...task, id: `${task.id}-any` }))]
}

/** So many years below those of a text only its easiest level fits, and so many above them its harder ones. */
const FAR_YEARS = 2

/** The levels of a text that a class reads: all of them in its own years. */
function levelsRead({ years: [from, to] }: Kit, { year, yearKnown }: LessonRequest): readonly Level[] {
  if (!yearKnown) return LEVELS
  if (year <= from - FAR_YEARS) return ['support']
  return year >= to + FAR_YEARS ? ['core', 'extension'] : LEVELS
}

/** One page of a text and its questions for each level, or for all where a number or one page was asked for. */
function textPages(kit: Kit, texts: Record<Level, PrintedText>, request: LessonRequest): TaskPage[] {
  const { count, levels, onePage } = request.understood
  const isOne = request.kind !== 'worksheet' || onePage || levels === 1 || (count !== null && levels === null)
  const read = levels === null ? levelsRead(kit, request) : LEVELS.slice(0, levels)
  const one: Level = read.length === 1 ? 'support' : 'core'
  return (isOne ? [one] : read).map((level) => ({
    id: `tasks-${level}` as const,
    level,
    mark: isOne || read.length === 1 ? '' : MARKS[level],
    instructions: readThenAnswer(texts[level], request.year),
    example: null,
    text: texts[level],
    tasks: besideText(texts[level], asMany(tasksOf(kit, level), count), count),
  }))
}

/** The questions with choices of a test, which come first. */
const CHOICES_OF_TEST = 6
const OPTIONS = 3

/** A test of about fifteen marks: questions with choices, then from what all can do to what shows a full understanding. */
function assessed(kit: Kit, draftCode: string): Task[] {
  // What is printed above the questions of a kit would tell their answers.
  const choices = kit.handout ? [] : kitQuestions(kit, CHOICES_OF_TEST, OPTIONS, makeRandom(draftCode))
  const asked = new Set(choices.map(({ prompt }) => prompt))
  const open = [
    ...tasksOf(kit, 'support').slice(0, 2),
    ...tasksOf(kit, 'core'),
    ...tasksOf(kit, 'extension').slice(0, 2),
  ]
  return [...choices, ...open.filter(({ prompt }) => !asked.has(prompt))]
}

/** The one set of questions of an assessment, or of a set of cards, which goes from easy to hard; null for other kinds. */
function oneSet(kit: Kit, { kind, topic, draftCode }: LessonRequest): Task[] | null {
  if (kind === 'assessment') return assessed(kit, draftCode)
  return kind === 'activity' && /\bcards\b/i.test(topic)
    ? LEVELS.flatMap((level) => tasksOf(kit, level))
    : null
}

/** The pupil pages of a kit: its text where it has one, and its questions in the order in which they were written. */
export function kitPages(kit: Kit, request: LessonRequest): TaskPage[] {
  const { kind, year } = request
  if (kit.text !== null) return textPages(kit, kit.text, request)
  const levels: readonly Level[] = kind === 'worksheet' ? LEVELS : ['core']
  return levels.map((level) => {
    const all = oneSet(kit, request) ?? tasksOf(kit, level)
    const room = kind === 'assessment' ? 2 * PAGE_ROOM - 20 : PAGE_ROOM
    const tasks = kind === 'activity' ? all : fitTasks(all, room)
    const instructions = topicInstructions({ kind, level, tasks, year })
    return {
      id: `tasks-${level}` as const,
      level,
      mark: MARKS[level],
      instructions,
      example: null,
      tasks,
    }
  })
}
