import { z } from 'zod'
import type { LessonRequest } from '../../../content/planner/read/request.ts'
import type { TaskPage } from '../../../content/resource.ts'
import type { Want } from '../../../content/understood.ts'
import { header, type Wire } from '../wire.ts'
import { lines, printedText, short, task, text } from './wire-parts.ts'

/** What the pages of a resource are made of. Several things that a teacher can ask for share one form. */
export type Form =
  | 'sheet'
  | 'reading'
  | 'quiz'
  | 'cards'
  | 'rubric'
  | 'checklist'
  | 'frame'
  | 'words'
  | 'letter'

const FORMS: Partial<Record<Want, Form>> = {
  reading: 'reading',
  quiz: 'quiz',
  'vocabulary cards': 'cards',
  rubric: 'rubric',
  checklist: 'checklist',
  'writing frame': 'frame',
  'word search': 'words',
  crossword: 'words',
  letter: 'letter',
}

export const formOf = (want: Want): Form => FORMS[want] ?? 'sheet'

/** The most questions that are asked of one page, however many a teacher asks for. */
export const MOST_TASKS = 60
const USUAL_CHOICES = 4

/** The letters of instructions that fit. Longer ones hold a text, which is moved to its place. */
export const MAX_INSTRUCTIONS = 600

const instructions = text(4_000).describe(
  `at most ${MAX_INSTRUCTIONS} letters, without the text that pupils read, which goes into "text"`,
)
const use = lines(1, 4).describe('for the teacher only: 1 to 4 lines on how to use it')
/** The wrong choices of a question. The program mixes the answer in among them. */
const wrongOf = (choices: number) =>
  z
    .array(short(160))
    .max(8)
    .default([])
    .describe(`the ${choices - 1} wrong choices, each at most 160 letters`)

const listed = z.array(short(300)).max(40).default([])
const rows = z.array(z.string().max(600)).max(20).default([])

/**
 * True where a page that was published by an earlier attempt can be kept. A form whose solution stands on the teacher page
 * is written again, because its page alone does not hold it.
 */
export const isKept = ({ understood: { want } }: LessonRequest): boolean =>
  /^(?:sheet|reading|quiz)$/.test(formOf(want))

/** What was asked for of one page. */
export interface Asked {
  /** The questions, cards, words or rows; null where no number was named. */
  count: number | null
  /** The choices of each question; null for open questions. */
  choices: number | null
}

const inWords = (count: number | null, usual: string) =>
  count === null ? usual : `exactly ${Math.min(count, MOST_TASKS)} of them`

const mostOf = (count: number | null, usual: number) => Math.min(count ?? usual, MOST_TASKS)

function sheet({ count, choices }: Asked) {
  const asked = choices === null ? task : task.extend({ wrong: wrongOf(choices) })
  return z
    .object({
      instructions,
      text: printedText
        .nullable()
        .default(null)
        .describe('a text that pupils read for the questions of this page, or null'),
      list: listed.describe('lines of a list to read before the questions, up to 40; else empty'),
      table: rows.describe(
        'rows of a table to read or fill in before the questions, up to 20, with | between the cells, the heading row first; else empty',
      ),
      tasks: z.array(asked).max(mostOf(count, 10)).describe(inWords(count, '4 to 6 of them, up to 10')),
    })
    .refine(
      ({ tasks, list, table }) => tasks.length + list.length + table.length > 0,
      'it needs questions, a list or a table',
    )
}

const readingTask = z.object({
  asks: z.enum(['find', 'infer', 'word', 'evaluate']).default('find'),
  prompt: text(600),
  space: z.enum(['line', 'lines', 'long']).catch('lines'),
  answer: short(700),
  paragraph: z
    .number()
    .default(0)
    .describe('the number of the paragraph where the answer stands or begins; 0 for the whole text'),
})

const reading = ({ count, choices }: Asked) =>
  z.object({
    instructions,
    text: printedText.nullable().default(null).describe('the text of this page'),
    tasks: z
      .array(choices === null ? readingTask : readingTask.extend({ wrong: wrongOf(choices) }))
      .min(1)
      .max(mostOf(count, 10))
      .describe(inWords(count, '6 of them')),
  })

const quiz = ({ count, choices }: Asked) =>
  z.object({
    instructions,
    tasks: z
      .array(task.omit({ space: true }).extend({ wrong: wrongOf(choices ?? USUAL_CHOICES) }))
      .min(1)
      .max(mostOf(count, 20))
      .describe(inWords(count, '8 of them')),
  })

const cards = ({ count }: Asked) =>
  z.object({
    instructions,
    cards: z
      .array(z.object({ term: short(60), lang: z.enum(['en', 'mi']), meaning: text(200) }))
      .min(2)
      .max(mostOf(count, 40))
      .describe(inWords(count, '12 of them')),
    use,
  })

const rubric = () =>
  z.object({
    instructions,
    levels: z
      .array(short(40))
      .min(2)
      .max(5)
      .describe('the names of the columns, from the first steps to the strongest work'),
    rows: z
      .array(z.object({ criterion: text(80), steps: z.array(short(260)).max(5) }))
      .min(2)
      .max(8)
      .describe('4 to 6 of them, up to 8; "steps" has one sentence for each column'),
    use,
  })

const checklist = ({ count }: Asked) =>
  z.object({
    instructions,
    items: z.array(text(200)).min(2).max(mostOf(count, 20)).describe(inWords(count, '6 to 10 of them')),
    use,
  })

const frame = () =>
  z.object({
    instructions,
    words: z.array(short(40)).max(20).describe('words that may help, up to 20'),
    parts: z
      .array(z.object({ heading: text(60), starters: z.array(text(160)).min(1).max(5) }))
      .min(2)
      .max(7),
    use,
  })

const words = ({ count }: Asked) =>
  z.object({
    words: z
      .array(z.object({ word: text(14), clue: text(120) }))
      .min(4)
      .max(24)
      .describe(inWords(count === null ? null : Math.min(24, count), '10 to 12 of them, up to 24')),
  })

const letter = () =>
  z.object({
    greeting: text(80),
    paragraphs: z.array(text(700)).min(1).max(8),
    points: z
      .array(text(200))
      .max(14)
      .describe('a list, such as what to bring, to which the last paragraph leads with a colon; else empty'),
    close: text(200),
    reply: z
      .array(text(160))
      .max(4)
      .describe('choices to tick on a slip to return, where a reply is needed; else empty'),
    before: lines(1, 6).describe('for the teacher only: what to fill in or check before it is sent'),
  })

const PAGES = { sheet, reading, quiz, cards, rubric, checklist, frame, words, letter }
/** The page of each form as a model writes it. */
export type PageParts = {
  [F in Form]: z.infer<ReturnType<(typeof PAGES)[F]>>
}

const steps = z.object({ materials: lines(1, 10), steps: lines(2, 10), talk: lines(1, 5) })

export type PageKey = TaskPage['id']
export type ResourceKey = 'header' | 'steps' | PageKey
/** The parts of a resource that have arrived. The form says what a page is made of. */
export type ResourceWire = {
  header: z.infer<typeof header>
  steps: z.infer<typeof steps>
} & Record<PageKey, PageParts[Form]>

/** True where the teacher wants one list instead of pages for several levels. */
const isOneList = ({ onePage, levels, count, countEach }: LessonRequest['understood']) =>
  onePage || levels === 1 || (levels === null && count !== null && !countEach)

/** The sections of a resource in printing order, without the teacher page. */
export function resourceKeys({ kind, understood }: LessonRequest): ResourceKey[] {
  if (understood.want === 'activity' || understood.want === 'game') return ['header', 'steps', 'tasks-core']
  const isLevelled = kind === 'worksheet' && /^(?:sheet|reading)$/.test(formOf(understood.want))
  if (!isLevelled || isOneList(understood)) return ['header', 'tasks-core']
  return understood.levels === 2
    ? ['header', 'tasks-support', 'tasks-core']
    : ['header', 'tasks-support', 'tasks-core', 'tasks-extension']
}

/** What is asked of each page. A number for a whole sheet of several pages is shared out, as far as it goes. */
export function askedOf(request: LessonRequest, key: ResourceKey): Asked {
  const { want, count, countEach, choices, levels } = request.understood
  const pages = resourceKeys(request).filter((one) => one.startsWith('tasks-'))
  const isShared =
    pages.length > 1 &&
    want !== 'reading' &&
    !countEach &&
    levels !== null &&
    (count ?? 0) >= 2 * pages.length
  if (count === null || !isShared) return { count, choices }
  const before = Math.floor((pages.indexOf(key as PageKey) * count) / pages.length)
  const after = Math.floor(((pages.indexOf(key as PageKey) + 1) * count) / pages.length)
  return { count: after - before, choices }
}

/** The schemas of a resource: those of its form, for as many questions as were asked of each page. */
export function resourceWire(request: LessonRequest): Wire {
  const page = (key: PageKey) => PAGES[formOf(request.understood.want)](askedOf(request, key))
  return {
    header,
    steps,
    'tasks-support': page('tasks-support'),
    'tasks-core': page('tasks-core'),
    'tasks-extension': page('tasks-extension'),
  }
}
