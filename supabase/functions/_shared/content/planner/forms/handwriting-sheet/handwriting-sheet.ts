import type { Block } from '../../../blocks.ts'
import type { Space, Task } from '../../../task.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { ownSheetOf } from '../../read/words/own-sheet.ts'
import { formPage, type MadeForm } from '../made-form.ts'
import { formationOf, type Models, modelsFor } from './choose-models.ts'
import { HOW_TO_TEACH, JOINED, JOINED_SAID, NOT_DRAWN, NOT_DRAWN_SAID } from './handwriting-words.data.ts'

const LAST_YEAR_OF_BOXES = 2
/** So many rows of boxes fit on one page. */
const ROWS = 12
const ROWS_OF_ONE = 4
const BOXES = 9
/** The same where two models share a row. */
const HALF = 4
const FEW = 4
const ON_TWO_LINES = 7
const ON_ONE_LINE = 12

const LOOK_FOR = 'Look for: the start, the shape, an even size, on the line.'

const isBoxed = ({ kind }: Models, year: number) => kind === 'signs' && year <= LAST_YEAR_OF_BOXES

/** Boxes behind a model: "a", then five to fill. */
const rowOf = (model: string, boxes: number) => [model, ...Array.from({ length: boxes - 1 }, () => '')]

/** Rows of large boxes with the model at the start of each; two models share a row where there are many. */
function boxesFor(models: readonly string[]): Block {
  const copies = Math.max(1, Math.min(ROWS_OF_ONE, Math.floor(ROWS / models.length)))
  const isMany = models.length > ROWS
  const cells = models.flatMap((model) =>
    Array.from({ length: copies }, () => rowOf(model, isMany ? HALF : BOXES)),
  )
  const rows = isMany
    ? cells.flatMap((row, at) => (at % 2 === 0 ? [[...row, ...(cells[at + 1] ?? rowOf('', HALF))]] : []))
    : cells
  return { kind: 'board', title: 'Start at the model and fill the row', rows }
}

function spaceFor({ models, kind }: Models): Space {
  if (models.length > ON_ONE_LINE) return 'blank'
  if (models.length > ON_TWO_LINES) return 'line'
  return kind === 'words' && models.length <= FEW ? 'long' : 'lines'
}

const lineTask = (model: string, at: number, models: Models): Task => ({
  id: `line-${at + 1}`,
  level: 'core',
  prompt:
    models.kind === 'signs' && models.models.length <= ON_ONE_LINE ? `${model} ${model} ${model}` : model,
  figure: null,
  space: spaceFor(models),
  answer: LOOK_FOR,
  working: null,
  check: null,
})

/** How each letter or number is formed, for the teacher to say. */
function formationKey({ models }: Models): Block[] {
  const rows = models.flatMap((model) => {
    const how = formationOf(model)
    return how === null ? [] : [[model, how]]
  })
  return rows.length === 0
    ? []
    : [
        { kind: 'heading', text: 'How each one is formed' },
        { kind: 'table', head: ['Letter', 'Say it while you write it'], rows },
      ]
}

function wordsTask({ words }: Models): Task[] {
  if (words === null) return []
  return [
    {
      id: 'words',
      level: 'core',
      prompt: words,
      figure: null,
      space: 'lines',
      answer: LOOK_FOR,
      working: null,
      check: null,
    },
  ]
}

function notDoneIn(models: Models, { request }: Lesson): string[] {
  const { topic } = request
  return [
    ...(models.isNamed
      ? []
      : [
          `You named no letters, so it has “${models.title.toLowerCase()}”. Name letters, a family (anticlockwise, clockwise, tall), numbers, joins, or type a sentence after a colon.`,
        ]),
    ...(NOT_DRAWN.pattern.test(topic) ? [NOT_DRAWN_SAID] : []),
    ...(JOINED.pattern.test(topic) ? [JOINED_SAID] : []),
  ]
}

/** Models to copy, with boxes or lines; how each is formed stands on the teacher page. */
export function handwritingSheet(lesson: Lesson): MadeForm | null {
  const { request } = lesson
  if (ownSheetOf(request) !== 'handwriting sheet') return null
  const models = modelsFor(request)
  const boxed = isBoxed(models, request.year)
  const tasks = [
    ...(boxed ? [] : models.models.map((model, at) => lineTask(model, at, models))),
    ...wordsTask(models),
  ]
  return {
    form: 'Handwriting sheet',
    title: models.title,
    area: 'English',
    ofArea: true,
    pages: [
      formPage(
        'Look at the model and say how it goes. Copy it along the line. Put a dot under your best one.',
        boxed ? [boxesFor(models.models)] : [],
        tasks,
      ),
    ],
    key: [
      ...formationKey(models),
      { kind: 'heading', text: 'How to model it' },
      { kind: 'list', ordered: false, items: [...HOW_TO_TEACH] },
    ],
    source:
      'The movements were written for Mahere from common practice in New Zealand schools. Schools differ: follow your school’s handwriting scheme where it says otherwise.',
    notDone: notDoneIn(models, lesson),
    note: `It has ${models.models.length} models to copy, in print type. How to form and to model them is on the teacher page.`,
  }
}
