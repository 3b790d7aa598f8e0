import type { Block, DrawnMark, LineDrawing } from '../../../blocks.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { formPage, type MadeForm } from '../made-form.ts'

const WIDTH = 176
const LEFT = 10
const ROW = 13
const LONGEST = 125
const TO_MEASURE = 8
const TO_DRAW = 4
/** From this year on, lines are measured to the millimetre. */
const MM_YEAR = 5
const YOUNG = 2

/** How finely the lines are measured: in whole centimetres, half ones, or millimetres. */
function stepOf({ topic, year }: Lesson['request']): number {
  if (/\b(?:mms?|mil+imet\w+)\b/i.test(topic)) return 1
  if (/\bhalf\b|\b0?\.5\b/i.test(topic)) return 5
  if (/\b(?:whole|cms?|centimet\w+)\b/i.test(topic)) return 10
  return year >= MM_YEAR ? 1 : 10
}

/** Lengths in millimetres, no two the same. */
function lengthsFor(step: number, count: number, { random, request }: Lesson): number[] {
  const most = request.year <= YOUNG ? 100 : LONGEST
  const first = Math.ceil(20 / step)
  const all = Array.from({ length: Math.floor(most / step) - first + 1 }, (_, at) => (first + at) * step)
  const fit = step === 1 ? all.filter((mm) => mm % 10 !== 0) : all
  return random.shuffle(fit).slice(0, count)
}

const inUnits = (mm: number, step: number) => (step === 1 ? `${mm} mm` : `${mm / 10} cm`)

/** A line of an exact length with a small stop at each end. */
const ruled = (x: number, y: number, mm: number): DrawnMark => ({
  path: `M${x} ${y} h${mm} M${x} ${y - 1.5} v3 M${x + mm} ${y - 1.5} v3`,
})

const letter = (at: number) => String.fromCharCode(65 + at)

const linesToMeasure = (lengths: readonly number[], unit: string): LineDrawing => ({
  says: `${lengths.length} lines to measure with a ruler`,
  size: [WIDTH, lengths.length * ROW],
  marks: lengths.flatMap((mm, at): DrawnMark[] => {
    const y = at * ROW + 7
    return [
      { words: letter(at), at: [3, y + 1.5], size: 5 },
      ruled(LEFT + (at % 3) * 5, y, mm),
      { path: `M150 ${y + 2} h16`, look: 'thin' },
      { words: unit, at: [168, y + 2], size: 4.5, anchor: 'start' },
    ]
  }),
})

const linesToDraw = (lengths: readonly number[], step: number): LineDrawing => ({
  says: `${lengths.length} dots to draw lines from`,
  size: [WIDTH, lengths.length * ROW],
  marks: lengths.flatMap((mm, at): DrawnMark[] => {
    const y = at * ROW + 7
    return [
      { words: inUnits(mm, step), at: [0, y + 1.5], size: 5, anchor: 'start' },
      { path: `M26 ${y} a1 1 0 1 0 2 0 a1 1 0 1 0 -2 0`, look: 'filled' },
    ]
  }),
})

const TEST_LINE: LineDrawing = {
  says: 'A line of 10 centimetres to test the print',
  size: [WIDTH, 8],
  marks: [ruled(LEFT, 4, 100), { words: 'Test line: 10 cm', at: [114, 5.5], size: 4, anchor: 'start' }],
}

const heading = (text: string): Block => ({ kind: 'heading', text })

const keyFor = (measured: readonly number[], step: number): Block[] => [
  heading('The lines'),
  {
    kind: 'table',
    head: ['Line', 'Length'],
    rows: measured.map((mm, at) => [letter(at), step === 1 ? `${mm} mm (${mm / 10} cm)` : inUnits(mm, step)]),
  },
  {
    kind: 'paragraph',
    text: `Print at 100 % (“actual size”), and lay a ruler on the test line of 10 cm first. Take ${step === 1 ? '1 mm' : '2 mm'} more or less as right. Look for: starts at 0 and not at the end of the ruler or at 1.`,
  },
]

/** Lines drawn to scale to measure with a ruler, and dots to draw lines from. */
export function rulerLines(lesson: Lesson): MadeForm {
  const step = stepOf(lesson.request)
  const count = Math.min(10, Math.max(3, lesson.request.understood.count ?? TO_MEASURE))
  const measured = lengthsFor(step, count, lesson)
  const drawn = lengthsFor(step, TO_DRAW, lesson)
  const unit = step === 1 ? 'mm' : 'cm'
  return {
    form: 'Measuring sheet',
    title: `Measure and draw lines in ${step === 1 ? 'millimetres' : 'centimetres'}`,
    area: 'Mathematics and statistics',
    ofArea: true,
    isOwn: true,
    pages: [
      formPage('Put the 0 of your ruler on the end of the line. Read the number at the other end.', [
        { kind: 'drawings', drawings: [TEST_LINE] },
        heading('Measure each line'),
        { kind: 'drawings', drawings: [linesToMeasure(measured, unit)] },
        heading('Draw a line as long as this, from the dot'),
        { kind: 'drawings', drawings: [linesToDraw(drawn, step)] },
      ]),
    ],
    key: keyFor(measured, step),
    notDone: [],
    source: 'The lines were drawn to scale. They are right only where the page is printed at 100 %.',
    note: `It has ${count} lines drawn to scale to measure and ${drawn.length} to draw. Print at 100 % (“actual size”). The lengths are on the teacher page.`,
  }
}
