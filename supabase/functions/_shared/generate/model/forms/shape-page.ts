import type { Block } from '../../../content/blocks.ts'
import type { LessonRequest } from '../../../content/planner/read/request.ts'
import { MARKS } from '../../../content/planner/write/marks.data.ts'
import type { PrintedText } from '../../../content/printed-text.ts'
import type { TaskPage } from '../../../content/resource.ts'
import type { Level, Task } from '../../../content/task.ts'
import { cutAtSentence } from '../fit/fit-part.ts'
import { fitPage } from './fit-page.ts'
import { type FormMade, formMade } from './form-pages.ts'
import { type Made, quizTasks, readingTasks, tasksOf } from './page-tasks.ts'
import { askedOf, formOf, MAX_INSTRUCTIONS, MOST_TASKS, type PageParts, resourceKeys } from './wire-forms.ts'

const TIER = /\b(?:support|core|extension) (?:level|page|task)s?:?\s*/gi

const LONG_LINE = 160
const MAX_CARDS = 40
const MAX_TICKETS = 12

type Sheet = PageParts['sheet']

/** The instructions and the text of a page. A text that the model put into the instructions is moved to its place. */
function textOf({ instructions, text }: Pick<Sheet, 'instructions' | 'text'>, title: string) {
  if (text !== null || instructions.length <= MAX_INSTRUCTIONS) return { instructions, text }
  const lines = instructions.split('\n').filter((line) => line !== '')
  const paragraphs = lines.filter((line) => line.length > LONG_LINE)
  const rest = lines.filter((line) => line.length <= LONG_LINE).join(' ')
  if (paragraphs.length === 0 || rest.length > MAX_INSTRUCTIONS)
    return { instructions: cutAtSentence(instructions, MAX_INSTRUCTIONS), text: null }
  return { instructions: rest || 'Read the text. Then answer.', text: { title, paragraphs } }
}

const cells = (row: string) => row.split('|').map((cell) => cell.trim())

/** The list and the table before the questions. */
function blocksOf({ list, table }: Pick<Sheet, 'list' | 'table'>): Block[] {
  const [head = [], ...rows] = table.map(cells)
  return [
    ...(list.length > 0 ? [{ kind: 'list' as const, items: list, ordered: false }] : []),
    ...(rows.length > 0
      ? [{ kind: 'table' as const, head, rows: rows.map((row) => head.map((_, at) => row[at] ?? '')) }]
      : []),
  ]
}

/** A page to make: its part as the model wrote it, and the request. */
export interface PageGiven {
  id: TaskPage['id']
  part: PageParts[keyof PageParts]
  request: LessonRequest
  title: string
}

interface Questions extends Made {
  instructions: string
  text: PrintedText | null
  blocks: Block[]
}

function questionsOf({ id, part, request, title }: PageGiven): Questions {
  const level = id.replace('tasks-', '') as Level
  const form = formOf(request.understood.want)
  if (form === 'quiz') {
    const quiz = part as PageParts['quiz']
    const made = quizTasks(quiz, level, request.understood.statements === true)
    return { ...made, instructions: quiz.instructions, text: null, blocks: [] }
  }
  if (form === 'reading') {
    const reading = part as PageParts['reading']
    return { ...readingTasks(reading, level), ...textOf(reading, title), blocks: [] }
  }
  const sheet = part as Sheet
  return { ...tasksOf(sheet.tasks, level), ...textOf(sheet, title), blocks: blocksOf(sheet) }
}

const count = (n: number, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`
const pageOf = (mark: string) => (mark === '' ? 'the page' : `the page ${mark}`)
const wasLeftOut = (n: number, page: string) =>
  `${count(n, 'question')} of ${page} ${n === 1 ? 'was' : 'were'} left out, because`

const standsBare = (n: number, page: string) =>
  `${count(n, 'question')} of ${page} ${n === 1 ? 'stands without its picture,' : 'stand without their pictures,'}`

/** True for what a teacher was told about questions that are not on the page of this mark, or not with their picture. */
export const isLeftOutNote = (line: string, mark: string): boolean =>
  [
    'was left out, because',
    'were left out, because',
    'stands without its picture,',
    'stand without their pictures,',
  ].some((end) => line.includes(` of ${pageOf(mark)} ${end}`))

/** What the teacher is told about questions that are not there. */
function missing({ id, request }: PageGiven, { undrawn, bare }: Made, mark: string, left: number) {
  const page = pageOf(mark)
  const { count: asked } = askedOf(request, id)
  return [
    ...(undrawn.length > 0
      ? [
          `${wasLeftOut(undrawn.length, page)} we could not draw ${undrawn.length === 1 ? 'its picture' : 'their pictures'}: ${[...new Set(undrawn)].join('; ')}.`,
        ]
      : []),
    ...(bare.length > 0
      ? [`${standsBare(bare.length, page)} which we could not draw: ${[...new Set(bare)].join('; ')}.`]
      : []),
    ...(left > 0 ? [`${wasLeftOut(left, page)} there was no room for more on the paper.`] : []),
    ...((asked ?? 0) > MOST_TASKS ? [`A page has at most ${MOST_TASKS} questions.`] : []),
  ]
}

/** The questions that have a place, as cards, tickets or on paper. */
function placed(given: Questions, { kind, understood }: LessonRequest): { tasks: Task[]; left: number } {
  const most = understood.want === 'exit tickets' ? MAX_TICKETS : kind === 'activity' ? MAX_CARDS : null
  if (most !== null)
    return { tasks: given.tasks.slice(0, most), left: Math.max(0, given.tasks.length - most) }
  return fitPage(given.tasks, {
    text: given.text,
    lines: given.blocks.reduce(
      (sum, block) =>
        sum +
        (block.kind === 'list' ? block.items.length : block.kind === 'table' ? block.rows.length + 1 : 0),
      0,
    ),
    onePage: understood.onePage,
    isCounted: understood.count !== null,
  })
}

function questionPage(given: PageGiven): FormMade {
  const { id, request } = given
  const { understood, kind } = request
  const level = id.replace('tasks-', '') as Level
  const asked = questionsOf(given)
  const isLevelled = resourceKeys(request).length > 2 && kind === 'worksheet'
  const mark = isLevelled ? MARKS[level] : ''
  const { tasks, left } = placed(asked, request)
  const page: TaskPage = {
    id,
    level,
    mark,
    instructions: asked.instructions.replace(TIER, ''),
    example: null,
    ...(asked.text === null ? {} : { text: asked.text }),
    ...(asked.blocks.length > 0 ? { blocks: asked.blocks } : {}),
    ...(understood.want === 'exit tickets' ? { layout: 'tickets' } : {}),
    tasks,
    ...(understood.answersOnSheet ? { answersBelow: true } : {}),
  }
  return { page, key: [], notes: missing(given, asked, mark, left) }
}

/** A pupil page, what belongs to it on the teacher page, and what the teacher is told about it. */
export function pageMade(given: PageGiven): FormMade {
  const form = formOf(given.request.understood.want)
  if (form === 'sheet' || form === 'reading' || form === 'quiz') return questionPage(given)
  return formMade(form, given.part as PageParts[typeof form], given.request)
}
