import type { DrawnMark, LineDrawing } from '../../../blocks.ts'
import type { Labelled, LabelledPart } from './labelled.ts'

const WIDTH = 178
/** The field of the drawing lies in the middle of the page. */
const FIELD = 90
const LEFT = (WIDTH - FIELD) / 2
const LABEL = 36
const LEAST_GAP = 13

const PAIRS = /(-?[\d.]+)([ ,]+-?[\d.]+)/g
const toMiddle = (x: string) => String(Number(x) + LEFT)

/** The path moved to the middle of the page: every place that is not told from the one before it. */
const movedPath = (path: string) =>
  path
    .replace(
      /([MLQ])([-\d., ]+)/g,
      (_, step: string, places: string) =>
        step + places.replace(PAIRS, (__, x: string, y: string) => toMiddle(x) + y),
    )
    .replace(/H(-?[\d.]+)/g, (_, x: string) => `H${toMiddle(x)}`)

/** A mark moved to the middle of the page. */
const moved = (mark: DrawnMark): DrawnMark =>
  'path' in mark ? { ...mark, path: movedPath(mark.path) } : { ...mark, at: [mark.at[0] + LEFT, mark.at[1]] }

/** Heights of the labels of one side: near their parts, from the top down, and never too close. */
function heightsOf(parts: readonly LabelledPart[], height: number): number[] {
  let above = 6 - LEAST_GAP
  const down = parts.map(({ at: [, y] }) => {
    above = Math.max(y, above + LEAST_GAP)
    return above
  })
  const over = Math.max(0, above - (height - 2))
  return down.map((y) => y - over)
}

/** A number in a ring, a line to write on, and a thin line to the part. */
function labelMarks(part: LabelledPart, number: number, y: number): DrawnMark[] {
  const isLeft = part.side === 'left'
  const ring = isLeft ? 4 : WIDTH - LABEL
  const from = isLeft ? LABEL + 2 : WIDTH - LABEL - 4
  const lineFrom = isLeft ? 9 : WIDTH - LABEL + 5
  return [
    { path: `M${from} ${y} L${part.at[0] + LEFT} ${part.at[1]}`, look: 'thin' },
    {
      path: `M${part.at[0] + LEFT - 0.8} ${part.at[1]} a0.8 0.8 0 1 0 1.6 0 a0.8 0.8 0 1 0 -1.6 0`,
      look: 'filled',
    },
    { path: `M${ring - 3.5} ${y} a3.5 3.5 0 1 0 7 0 a3.5 3.5 0 1 0 -7 0`, look: 'white' },
    { words: String(number), at: [ring, y + 1.5], size: 4.2 },
    { path: `M${lineFrom} ${y + 3} h${LABEL - 9}`, look: 'thin' },
  ]
}

/** The parts of the year, those on the left first, each side from the top down: so they are numbered. */
export function numbered({ parts }: Labelled, isOlder: boolean): LabelledPart[] {
  const fit = parts.filter(({ older }) => isOlder || !older)
  const side = (name: LabelledPart['side']) =>
    fit.filter((part) => part.side === name).sort((one, other) => one.at[1] - other.at[1])
  return [...side('left'), ...side('right')]
}

/** The drawing with a line to write on for each part. */
export function withLabels(diagram: Labelled, parts: readonly LabelledPart[]): LineDrawing {
  const lefts = parts.filter(({ side }) => side === 'left')
  const rights = parts.filter(({ side }) => side === 'right')
  const heights = [...heightsOf(lefts, diagram.height), ...heightsOf(rights, diagram.height)]
  return {
    says: `A drawing to label: ${diagram.title}. ${parts.length} parts are numbered.`,
    size: [WIDTH, diagram.height + 4],
    marks: [
      ...diagram.marks.map(moved),
      ...parts.flatMap((part, at) => labelMarks(part, at + 1, heights[at] ?? 0)),
    ],
  }
}
