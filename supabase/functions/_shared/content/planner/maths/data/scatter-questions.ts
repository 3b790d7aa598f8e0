import { draft, type Making } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { byStep, openQuestion, shortAnswer } from '../question-tools.ts'

const SIZE = 10

interface Pairing {
  one: string
  /** The name along the bottom, and what is said of one number of it. */
  across: string
  had: (n: number) => string
  up: string
  trend: 1 | -1 | 0
}

const many = (n: number, what: string) => `${n} ${what}${n === 1 ? '' : 's'}`

const PAIRINGS: readonly Pairing[] = [
  {
    one: 'player',
    across: 'hours of practice in a week',
    had: (n) => `practised for ${many(n, 'hour')}`,
    up: 'goals out of ten shots',
    trend: 1,
  },
  {
    one: 'plant',
    across: 'days after planting',
    had: (n) => `was planted ${many(n, 'day')} ago`,
    up: 'height in centimetres',
    trend: 1,
  },
  {
    one: 'candle',
    across: 'hours of burning',
    had: (n) => `has burned for ${many(n, 'hour')}`,
    up: 'height in centimetres',
    trend: -1,
  },
  {
    one: 'pupil',
    across: 'minutes to get to school',
    had: (n) => `takes ${many(n, 'minute')}`,
    up: 'books read in a month',
    trend: 0,
  },
]

/** Heights that neither rise nor fall from 1 to 9. */
const NO_PATTERN = [5, 2, 8, 4, 9, 1, 7, 3, 6]

/** One point for each of some places along the bottom, near a line that rises, falls or is none. */
function pointsFor(m: Making, { trend }: Pairing): [number, number][] {
  const all = m.random.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]).slice(0, byStep(m, 6, 7, 9))
  return all
    .sort((a, b) => a - b)
    .map((x): [number, number] => {
      const line = trend === 1 ? x : trend === -1 ? SIZE - x : (NO_PATTERN[x - 1] ?? 5)
      return [x, Math.max(0, Math.min(SIZE, line + (trend === 0 ? 0 : m.random.int(-1, 1))))]
    })
}

const asGrid = (points: [number, number][]) => ({ kind: 'grid' as const, size: SIZE, points })

const told = ({ one, across, up }: Pairing) => `Each point is one ${one}. Across: ${across}. Up: ${up}.`

export const readScatter: QuestionMaker = (m) => {
  const pairing = m.random.pick(PAIRINGS)
  const points = pointsFor(m, pairing)
  const [x, y] = m.random.pick(points)
  return shortAnswer({
    prompt: `${told(pairing)} What number is up the side for the ${pairing.one} ${pairing.one === 'player' || pairing.one === 'pupil' ? 'who' : 'that'} ${pairing.had(x)}?`,
    answer: y,
    expr: String(y),
    working: `Go along to ${x}, up to the point, and across to the scale.`,
    figure: asGrid(points),
  })
}

export const describeScatter: QuestionMaker = (m) => {
  const pairing = m.random.pick(PAIRINGS)
  const says =
    pairing.trend === 0
      ? 'No pattern: the points lie all over the grid.'
      : `The points go ${pairing.trend === 1 ? 'up' : 'down'} from left to right: with more ${pairing.across}, “${pairing.up}” tends to be ${pairing.trend === 1 ? 'larger' : 'smaller'}, though not every point fits.`
  return openQuestion(
    `${told(pairing)} What do you notice? Describe the pattern in one sentence, or say that there is none.`,
    says,
    { figure: asGrid(pointsFor(m, pairing)) },
  )
}

/** One point far from the others. */
export const oddPoint: QuestionMaker = (m) => {
  const pairing = m.random.pick(PAIRINGS.filter(({ trend }) => trend !== 0))
  const others = pointsFor(m, pairing)
  const isLow = m.random.chance(0.5)
  const x = isLow ? m.random.int(0, 1) : m.random.int(9, 10)
  const y = (pairing.trend === 1) === isLow ? m.random.int(8, 10) : m.random.int(0, 2)
  const points: [number, number][] = [...others.filter(([at]) => Math.abs(at - x) > 1), [x, y]]
  return draft(
    `${told(pairing)} One point does not fit the pattern. Write its coordinates.`,
    `(${x}, ${y})`,
    { kind: 'point', x: String(x), y: String(y) },
    { figure: asGrid(m.random.shuffle(points)), space: 'blank', working: 'Across first, then up.' },
  )
}

/** The pairs of numbers in words, to draw on squared paper, so that the page has room. */
export const drawScatter: QuestionMaker = (m) => {
  const { across, up, ...pairing } = m.random.pick(PAIRINGS)
  const points = pointsFor(m, { across, up, ...pairing })
  return openQuestion(
    `On squared paper, draw a scatter plot of ${across} (across) and ${up} (up): ${points.map(([x, y]) => `${x} and ${y}`).join('; ')}. Label both axes from 0 to 10.`,
    `The points ${points.map(([x, y]) => `(${x}, ${y})`).join(', ')}; axes named with what they measure, and no line from point to point.`,
    { space: 'none' },
  )
}

/** A pattern is no cause. */
export const causeOrNot: QuestionMaker = (m) => {
  const { one, across, up, trend } = m.random.pick(PAIRINGS.filter((pairing) => pairing.trend !== 0))
  return openQuestion(
    `In a scatter plot of ${across} and ${up}, the points go ${trend === 1 ? 'up' : 'down'} from left to right. ${m.name} says, “So one makes the other happen.” Do you agree?`,
    `The two go together, but the plot alone does not show why: something else may play a part. More data, or an experiment, would be needed, and these are only the ${one}s that were measured.`,
  )
}
