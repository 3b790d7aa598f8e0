import type { Making } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { byStep, differentNumbers, openQuestion, shortAnswer } from '../question-tools.ts'
import { surveyFor } from './display-questions.ts'

/** One picture stands for one in Year 1, for two in Years 2 and 3, then for five or ten. */
function keyFor({ year, step }: Making): number {
  if (year <= 1) return 1
  if (year <= 3) return step === 2 ? 5 : 2
  return step === 0 ? 2 : step === 1 ? 5 : 10
}

interface PictureGraph {
  about: string
  rows: string[]
  /** How many pictures each row has. */
  pictures: number[]
  key: number
}

function pictureGraph(m: Making): PictureGraph {
  const { about, rows } = surveyFor(m)
  const shown = rows.slice(0, byStep(m, 3, 4, 4))
  return { about, rows: shown, pictures: differentNumbers(m, shown.length, 1, 7), key: keyFor(m) }
}

const pictureCount = (many: number) => `${many} ${many === 1 ? 'picture' : 'pictures'}`

/** A picture graph as rows of dots, with its key in the head. */
const asPictures = ({ about, rows, pictures, key }: PictureGraph) => ({
  kind: 'table' as const,
  head: [about, `Key: each ● is ${key}`],
  rows: rows.map((row, at) => [row, Array.from({ length: pictures[at] ?? 0 }, () => '●').join(' ')]),
})

export const readPictures: QuestionMaker = (m) => {
  const graph = pictureGraph(m)
  const at = m.random.int(0, graph.rows.length - 1)
  const many = graph.pictures[at] ?? 1
  return shortAnswer({
    prompt: `How many for “${graph.rows[at]}”?`,
    answer: many * graph.key,
    expr: `${many}*${graph.key}`,
    working:
      graph.key === 1 ? 'Count the pictures in the row.' : `${pictureCount(many)}: ${many} × ${graph.key}`,
    figure: asPictures(graph),
  })
}

export const morePictures: QuestionMaker = (m) => {
  const graph = pictureGraph(m)
  const [a = 1, b = 2] = graph.pictures
  const [high, low] = a > b ? [0, 1] : [1, 0]
  const [most, least] = [Math.max(a, b), Math.min(a, b)]
  return shortAnswer({
    prompt: `How many more for “${graph.rows[high]}” than for “${graph.rows[low]}”?`,
    answer: (most - least) * graph.key,
    expr: `(${most}-${least})*${graph.key}`,
    working:
      graph.key === 1
        ? `${most} − ${least}`
        : `${pictureCount(most - least)} more: ${most - least} × ${graph.key}`,
    figure: asPictures(graph),
  })
}

export const allPictures: QuestionMaker = (m) => {
  const graph = pictureGraph(m)
  const total = graph.pictures.reduce((a, b) => a + b, 0)
  return shortAnswer({
    prompt: 'How many were counted altogether?',
    answer: total * graph.key,
    expr: `(${graph.pictures.join('+')})*${graph.key}`,
    working: graph.key === 1 ? `${total} pictures` : `${total} pictures: ${total} × ${graph.key}`,
    figure: asPictures(graph),
  })
}

/** The data fit the key, so that only whole pictures are drawn. */
export const drawPictures: QuestionMaker = (m) => {
  const { about, rows, pictures, key } = pictureGraph(m)
  const counted = rows.map((row, at) => `${row} ${(pictures[at] ?? 0) * key}`).join(', ')
  const such = key === 1 ? 'One picture stands for one.' : `One picture stands for ${key}.`
  return openQuestion(
    `Draw a picture graph. ${about}: ${counted}. ${such} Give it a title and a key.`,
    `${rows.map((row, at) => `${row} ${pictureCount(pictures[at] ?? 0)}`).join(', ')}, all of one size, in straight rows; a title and a key.`,
    { space: 'draw' },
  )
}
