import type { Space, Task } from '../../../task.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { ownSheetOf } from '../../read/words/own-sheet.ts'
import { formPage, type MadeForm } from '../made-form.ts'
import { formationOf, type Models, modelsFor } from './choose-models.ts'
import { HOW_TO_TEACH, JOINED, JOINED_SAID, NOT_DRAWN, NOT_DRAWN_SAID } from './handwriting-words.data.ts'

const LAST_YEAR_OF_BOXES = 2
/** So many letters have room for large boxes on one page. */
const IN_BOXES = 4
const ON_TWO_LINES = 7
const BOXES = 6
const ON_SHORT_LINES = 12

const LOOK_FOR = 'Look for: the start, the shape, an even size, on the line.'

const isBoxed = ({ kind, models }: Models, year: number) =>
  kind === 'signs' && year <= LAST_YEAR_OF_BOXES && models.length <= IN_BOXES

function spaceFor({ models, kind }: Models, year: number): Space {
  if (models.length > ON_SHORT_LINES) return 'blank'
  if (models.length > ON_TWO_LINES) return 'line'
  return models.length <= IN_BOXES && (year <= LAST_YEAR_OF_BOXES || kind === 'words') ? 'long' : 'lines'
}

/** Rows of boxes under a model: more rows where there are fewer letters. */
const boxesFor = (model: string, letters: number): Task['figure'] => ({
  kind: 'table',
  head: [model, model, ...Array.from({ length: BOXES - 2 }, () => '')],
  rows: Array.from({ length: letters <= 2 ? 3 : 2 }, () => Array.from({ length: BOXES }, () => '')),
})

function taskFor(model: string, at: number, models: Models, year: number): Task {
  const boxed = isBoxed(models, year)
  const isSign = models.kind === 'signs'
  return {
    id: `line-${at + 1}`,
    level: 'core',
    prompt: boxed
      ? model
      : isSign && models.models.length <= ON_SHORT_LINES
        ? `${model}   ${model}   ${model}`
        : model,
    figure: boxed ? boxesFor(model, models.models.length) : null,
    space: boxed ? 'none' : spaceFor(models, year),
    answer: formationOf(model) ?? LOOK_FOR,
    working: null,
    check: null,
  }
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
  const tasks = [
    ...models.models.map((model, at) => taskFor(model, at, models, request.year)),
    ...wordsTask(models),
  ]
  return {
    form: 'Handwriting sheet',
    title: models.title,
    area: 'English',
    pages: [
      formPage(
        'Look at the model and say how it goes. Copy it along the line. Put a dot under your best one.',
        [],
        tasks,
      ),
    ],
    key: [
      { kind: 'heading', text: 'How to model it' },
      { kind: 'list', ordered: false, items: [...HOW_TO_TEACH] },
    ],
    source:
      'The movements were written for Mahere from common practice in New Zealand schools. Schools differ: follow your school’s handwriting scheme where it says otherwise.',
    notDone: notDoneIn(models, lesson),
    note: `It has ${tasks.length} models to copy, in print type. How to form and to model them is on the teacher page.`,
  }
}
