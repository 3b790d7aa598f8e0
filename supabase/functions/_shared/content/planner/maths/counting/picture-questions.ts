import type { Picture } from '../../../task.ts'
import { draft, type Making } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { byStep, openQuestion } from '../question-tools.ts'

/** Things to count, each with its plural. */
const THINGS: readonly (readonly [picture: Picture, things: string])[] = [
  ['star', 'stars'],
  ['fish', 'fish'],
  ['apple', 'apples'],
  ['leaf', 'leaves'],
  ['ball', 'balls'],
  ['heart', 'hearts'],
]

const COLUMNS = 7
const ROWS = 3
/** From here on things stand in rows of ten frames, because a heap of them cannot be counted on paper. */
const MOST_IN_A_HEAP = 10
const A_ROW = 5

/** The largest number: up to five, ten or twenty, and a smaller one for support. */
function mostToCount(m: Making): number {
  const top = Math.min(20, m.numbers?.upTo ?? 10)
  return top <= 5 ? byStep(m, 3, 5, 5) : top <= 10 ? byStep(m, 5, 10, 10) : byStep(m, 10, 16, 20)
}

const countFor = (m: Making): number => {
  const most = mostToCount(m)
  return m.random.int(m.step === 0 ? 1 : Math.max(2, Math.ceil(most / byStep(m, 3, 3, 2))), most)
}

/** Places in a heap, or in rows of five where there are many or they are counted for the first time. */
function placesOf({ random, step }: Making, count: number): [number, number][] {
  const rows = Array.from({ length: count }, (_, n): [number, number] => [n % A_ROW, Math.floor(n / A_ROW)])
  if (step === 0 || count > MOST_IN_A_HEAP) return rows
  const cells = Array.from({ length: COLUMNS * ROWS }, (_, n): [number, number] => [
    n % COLUMNS,
    Math.floor(n / COLUMNS),
  ])
  return random.shuffle(cells).slice(0, count)
}

/** How many of one thing there are; each is touched once. */
export const countPictures: QuestionMaker = (m) => {
  const [picture, things] = m.random.pick(THINGS)
  const count = countFor(m)
  return draft(
    `How many ${things}?`,
    String(count),
    { kind: 'value', expr: String(count) },
    { figure: { kind: 'dots', places: placesOf(m, count), picture }, space: 'blank' },
  )
}

/** One more is drawn, and the total said without starting again. */
export const drawOneMore: QuestionMaker = (m) => {
  const [picture, things] = m.random.pick(THINGS)
  const count = Math.max(1, Math.min(countFor(m), mostToCount(m) - 1))
  return draft(
    `Draw one more. How many ${things} now?`,
    String(count + 1),
    { kind: 'value', expr: `${count}+1` },
    { figure: { kind: 'dots', places: placesOf(m, count), picture }, space: 'blank' },
  )
}

/** A number is shown by drawing so many. */
export const drawSoMany: QuestionMaker = (m) => {
  const count = countFor(m)
  const [, things] = m.random.pick(THINGS.filter(([picture]) => picture !== 'fish'))
  return openQuestion(
    `Draw ${count} ${count === 1 ? things.replace(/leaves$/, 'leaf').replace(/s$/, '') : things}.`,
    `${count} in all, each counted once.`,
    { space: 'box' },
  )
}
