import type { Block } from '../../../blocks.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { withoutSheet } from '../../read/words/named-sheets.ts'
import { topicStems } from '../../read/words/stem.ts'
import { tablesTitle } from '../game/bingo.ts'
import { type FormQuestion, formPage, type MadeForm } from '../made-form.ts'
import { type ColouredAnswers, coloursForAnswers, sumsOnSquares } from './colours-for-answers.ts'
import { PIXEL_PICTURES, type PixelPicture } from './pictures.data.ts'
import { type ShortSum, shortSums } from './short-sums.ts'

const MIN_SUMS = 10
/** The youngest colour fewer squares. */
const FEWEST_COLUMNS = 9

const WHICH_SUMS =
  'Which sums should the squares have? Tell me the topic and the year, for example: colour by number, addition to 10, Year 1.'

/** The picture that the teacher names, else one by lot: a small one for the youngest. */
function pictureFor({ request, random }: Lesson, answers: number): PixelPicture | null {
  const fits = PIXEL_PICTURES.filter(({ colours }) => Object.keys(colours).length <= answers)
  const named = fits.find(({ pattern }) => pattern.test(withoutSheet(request.topic)))
  const small = fits.filter(({ rows }) => request.year > 1 || (rows[0]?.length ?? 0) <= FEWEST_COLUMNS)
  const [any = null] = random.shuffle(small.length > 0 ? small : fits)
  return named ?? any
}

const inWords = (answers: readonly ShortSum[][]) =>
  answers
    .flatMap(([first]) => first ?? [])
    .sort((one, other) => one.value - other.value)
    .map(({ answer }) => answer)
    .join(',  ')

const codeTable = (coloured: readonly ColouredAnswers[]): Block => ({
  kind: 'table',
  head: ['Colour', 'Answers'],
  rows: coloured.map(({ colour, answers }) => [colour, inWords(answers)]),
})

const lettersOfKey = (coloured: readonly ColouredAnswers[]) =>
  coloured.map(({ letter, colour }) => `${letter === '.' ? '·' : letter} ${colour}`).join(', ')

function keyBlocks(
  { name, rows }: PixelPicture,
  coloured: readonly ColouredAnswers[],
  squares: readonly ShortSum[][],
): Block[] {
  return [
    { kind: 'heading', text: `The picture is ${name}` },
    { kind: 'paragraph', text: `${lettersOfKey(coloured)}.` },
    { kind: 'letters', rows: rows.map((row) => row.replaceAll('.', '·')) },
    { kind: 'board', title: 'The answers', rows: squares.map((row) => row.map(({ answer }) => answer)) },
  ]
}

/** The topic by its own name where the title repeats the words that name the sheet. */
function titleOf(lesson: Lesson): { title?: string } {
  const { approach, title } = lesson
  const tables = tablesTitle(lesson)
  if (tables.title !== undefined || approach.kind !== 'topic') return tables
  return /colou?r|mystery|mosaic|pixel/i.test(title) ? { title: approach.topic.title } : {}
}

/** A grid of sums that shows a picture when its squares are coloured by their answers; null where the topic has too few short sums. */
export function colourByAnswer(lesson: Lesson): MadeForm | FormQuestion | null {
  const { request } = lesson
  if (request.goals.length === 0 && topicStems(withoutSheet(request.topic)).length === 0)
    return { question: WHICH_SUMS }
  const sums = shortSums(lesson)
  const answers = new Set(sums.map(({ value }) => value)).size
  const picture = sums.length < MIN_SUMS ? null : pictureFor(lesson, answers)
  const coloured = picture && coloursForAnswers(picture, sums, lesson.random)
  if (!picture || !coloured) return null
  const squares = sumsOnSquares(picture, coloured, lesson.random)
  return {
    form: 'Mystery picture',
    hasMore: true,
    ...titleOf(lesson),
    pages: [
      formPage(
        'Work out the sum in each square. Find its answer in the table, and colour the square. What do you see?',
        [
          codeTable(coloured),
          {
            kind: 'board',
            title: 'Colour each square',
            rows: squares.map((row) => row.map(({ sum }) => sum)),
          },
        ],
      ),
    ],
    key: keyBlocks(picture, coloured, squares),
    notDone: [],
    note: `It has ${squares.flat().length} squares with sums to colour by their answers, and shows ${picture.name}. The picture and the answers are on the teacher page.`,
  }
}
