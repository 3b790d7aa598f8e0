import type { Block, DrawnMark, LineDrawing } from '../../../blocks.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import type { Random } from '../../random.ts'
import { formPage, type MadeForm } from '../made-form.ts'

const LEFT = 8

const pencil = (y: number, length: number): DrawnMark => ({
  path: `M${LEFT} ${y} h${length - 8} l8 4 l-8 4 h-${length - 8} z M${LEFT + length - 8} ${y} v8 M${LEFT + 5} ${y} v8`,
})

/** A snake as long as so many waves. */
const snake = (y: number, waves: number): DrawnMark => ({
  path: `M${LEFT} ${y} ${'q5 -6 10 0 q5 6 10 0 '.repeat(waves)} a3 3 0 1 0 6 0 a3 3 0 1 0 -6 0 M${LEFT + waves * 20 + 6} ${y} l4 -1 m-4 1 l4 1`,
})

const GROUND = 46

/** A flower that stands on the ground. */
const flower = (x: number, height: number): DrawnMark => {
  const top = GROUND - height
  return {
    path: `M${x} ${GROUND} v-${height - 5} M${x} ${GROUND - 8} q-7 0 -7 -6 q7 0 7 6 M${x - 2} ${top + 3} a2 2 0 1 0 4 0 a2 2 0 1 0 -4 0 M${x - 2} ${top + 1} a3 3 0 1 1 4 0 M${x + 2} ${top + 1} a3 3 0 1 1 0 4 M${x + 2} ${top + 5} a3 3 0 1 1 -4 0 M${x - 2} ${top + 5} a3 3 0 1 1 0 -4`,
  }
}

const CUBE = 7
const tower = (x: number, cubes: number): DrawnMark => ({
  path: Array.from(
    { length: cubes },
    (_, at) => `M${x} ${GROUND - (at + 1) * CUBE} h${CUBE} v${CUBE} h-${CUBE} z`,
  ).join(' '),
})

/** Two pencils one above the other, with the ends on the left in line. */
function pencils([one, other]: readonly [number, number]): LineDrawing {
  return {
    says: 'Two pencils to compare',
    size: [84, 30],
    marks: [pencil(4, one), pencil(18, other)],
  }
}

const line = (across: number): DrawnMark => ({ path: `M2 ${GROUND} h${across - 4}`, look: 'thick' })

const flowers = (heights: readonly number[]): LineDrawing => ({
  says: 'Three flowers of different heights',
  size: [84, 50],
  marks: [...heights.map((height, at) => flower(16 + at * 26, height)), line(84)],
})

const towers = (cubes: readonly number[]): LineDrawing => ({
  says: 'Three towers of cubes',
  size: [84, 50],
  marks: [...cubes.map((count, at) => tower(12 + at * 26, count)), line(84)],
})

/** Three snakes with a box for a number in front of each. */
const snakes = (waves: readonly number[]): LineDrawing => ({
  says: 'Three snakes of different lengths, each with a box',
  size: [172, 45],
  marks: waves.flatMap((count, at): DrawnMark[] => [
    snake(8 + at * 15, count),
    { path: `M155 ${3 + at * 15} h10 v10 h-10 z` },
  ]),
})

const heading = (text: string): Block => ({ kind: 'heading', text })
const drawings = (...all: LineDrawing[]): Block => ({ kind: 'drawings', drawings: all })

interface Chosen {
  pairs: readonly (readonly [number, number])[]
  heights: readonly number[]
  cubes: readonly number[]
  waves: readonly number[]
}

const PAIRS: readonly (readonly [number, number])[] = [
  [40, 66],
  [70, 52],
  [34, 46],
  [62, 48],
]

/** None of them is in order already. */
const MIXED_WAVES = [
  [4, 2, 6],
  [4, 6, 2],
  [6, 2, 4],
  [2, 6, 4],
]

const chosen = (random: Random): Chosen => ({
  pairs: random.shuffle(PAIRS).slice(0, 2),
  heights: random.shuffle([18, 28, 38]),
  cubes: random.shuffle([2, 4, 6]),
  waves: random.pick(MIXED_WAVES),
})

const PLACES = ['left', 'middle', 'right']
const atMost = (values: readonly number[]) => PLACES[values.indexOf(Math.max(...values))] ?? ''
const atLeast = (values: readonly number[]) => PLACES[values.indexOf(Math.min(...values))] ?? ''

const keyFor = ({ pairs, heights, cubes, waves }: Chosen): Block[] => [
  heading('What is right'),
  {
    kind: 'list',
    ordered: false,
    items: [
      `Longer pencil: ${pairs.map(([one, other]) => (one > other ? 'the top one' : 'the bottom one')).join(', then ')}.`,
      `Tallest flower: ${atMost(heights)}. Shortest tower: ${atLeast(cubes)}.`,
      `Snakes from the top: ${waves.map((count) => [...waves].sort((a, b) => a - b).indexOf(count) + 1).join(', ')}.`,
    ],
  },
  {
    kind: 'paragraph',
    text: 'Read each line out; nobody has to read it. First compare real things with their ends on one start line: roll three playdough snakes, put three pencils in order. Look for: the ends in line before they say which is longer, and the words longer, shorter, taller.',
  },
]

/** Drawn things to compare by looking, for the first years. */
export function compareLengths({ random }: Lesson): MadeForm {
  const all = chosen(random)
  const [first = [40, 66], second = [70, 52]] = all.pairs
  return {
    form: 'Comparing sheet',
    title: 'Longer, shorter, taller',
    area: 'Mathematics and statistics',
    ofArea: true,
    isOwn: true,
    pages: [
      formPage('Look at where they start.', [
        heading('Colour the longer pencil'),
        drawings(pencils(first), pencils(second)),
        heading('Tick the tallest flower. Ring the shortest tower.'),
        drawings(flowers(all.heights), towers(all.cubes)),
        heading('Write 1, 2, 3. The shortest snake is 1.'),
        drawings(snakes(all.waves)),
        heading('Draw a longer worm'),
        drawings({
          says: 'A short worm, and room to draw',
          size: [172, 30],
          marks: [
            { path: 'M8 6 q5 -5 10 0 q5 5 10 0 q5 -5 10 0', look: 'thick' },
            { path: 'M1 1 h170 v28 h-170 z', look: 'thin' },
          ],
        }),
      ]),
    ],
    key: keyFor(all),
    notDone: [],
    source: 'The drawings were made for Mahere.',
    note: 'It has pencils, flowers, towers and snakes to compare and put in order. What is right is on the teacher page.',
  }
}
