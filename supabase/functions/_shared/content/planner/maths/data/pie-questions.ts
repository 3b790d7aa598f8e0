import type { Making } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { byStep, openQuestion, shortAnswer } from '../question-tools.ts'
import { surveyFor } from './display-questions.ts'

const FULL_TURN = 360

/** Shares of a whole in percent: quarters and tenths for support, then fifths and twentieths. */
const SHARES: readonly (readonly (readonly number[])[])[] = [
  [
    [50, 25, 25],
    [50, 30, 20],
    [60, 30, 10],
    [75, 15, 10],
  ],
  [
    [40, 30, 20, 10],
    [35, 30, 25, 10],
    [45, 25, 20, 10],
    [50, 20, 20, 10],
  ],
  [
    [35, 30, 20, 15],
    [45, 30, 15, 10],
    [55, 20, 15, 10],
    [40, 35, 15, 10],
  ],
]

interface Pie {
  about: string
  rows: string[]
  /** In percent. */
  shares: number[]
  /** How many people were asked. */
  all: number
}

function pieFor(m: Making): Pie {
  const { about, rows } = surveyFor(m)
  const shares = m.random.shuffle([...m.random.pick(SHARES[m.step] ?? [[50, 25, 25]])])
  // Every share of the people is a whole number of people.
  const unit = shares.every((share) => share % 10 === 0) ? 10 : 20
  const all = unit * m.random.int(2, byStep(m, 4, 8, 15))
  return { about, rows: rows.slice(0, shares.length), shares, all }
}

const inPercent = ({ about, rows, shares }: Pie) => ({
  kind: 'pie' as const,
  title: about,
  parts: rows.map((row, at): [string, number] => [
    `${row} ${shares[at]}%`,
    ((shares[at] ?? 0) * FULL_TURN) / 100,
  ]),
})

const count = ({ shares, all }: Pie, at: number) => (all * (shares[at] ?? 0)) / 100

/** A part in percent, read as people. */
export const readPie: QuestionMaker = (m) => {
  const pie = pieFor(m)
  const at = m.random.int(0, pie.rows.length - 1)
  return shortAnswer({
    prompt: `${pie.all} people were asked. How many are in the part “${pie.rows[at]}”?`,
    answer: count(pie, at),
    expr: `${pie.all}*${pie.shares[at]}/100`,
    working: `${pie.shares[at]}% of ${pie.all}`,
    figure: inPercent(pie),
  })
}

/** The angle of a part, from how many people it stands for. */
export const angleOfPart: QuestionMaker = (m) => {
  const pie = pieFor(m)
  const at = m.random.int(0, pie.rows.length - 1)
  return shortAnswer({
    prompt: `${pie.all} people were asked, and ${count(pie, at)} of them chose “${pie.rows[at]}”. What angle does this part have in a pie chart?`,
    answer: `${((pie.shares[at] ?? 0) * FULL_TURN) / 100}°`,
    expr: `${count(pie, at)}/${pie.all}*${FULL_TURN}`,
    working:
      `One person is ${FULL_TURN}° ÷ ${pie.all} = ${FULL_TURN / pie.all}°; ${count(pie, at)} × ${FULL_TURN / pie.all}°.`.replace(
        /One person is [^;]*\.\d{3,}[^;]*; .*/,
        `${count(pie, at)} out of ${pie.all} is ${pie.shares[at]}%; ${pie.shares[at]}% of ${FULL_TURN}°.`,
      ),
    space: 'line',
  })
}

/** How many people an angle stands for. */
export const peopleOfAngle: QuestionMaker = (m) => {
  const degrees = m.random.pick(byStep(m, [90, 180], [60, 90, 120, 180], [30, 45, 60, 72, 120, 144]))
  const all = (FULL_TURN / gcd(FULL_TURN, degrees)) * m.random.int(byStep(m, 4, 4, 5), byStep(m, 12, 10, 12))
  return shortAnswer({
    prompt: `One part of a pie chart has an angle of ${degrees}°. The chart shows ${all} people. How many people does this part stand for?`,
    answer: (all * degrees) / FULL_TURN,
    expr: `${all}*${degrees}/${FULL_TURN}`,
    working: `${degrees}° of ${FULL_TURN}° is ${degrees / gcd(FULL_TURN, degrees)}/${FULL_TURN / gcd(FULL_TURN, degrees)} of the people.`,
    space: 'line',
  })
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))

export const drawPie: QuestionMaker = (m) => {
  const pie = pieFor(m)
  const angles = pie.rows.map((row, at) => `${row} ${((pie.shares[at] ?? 0) * FULL_TURN) / 100}°`)
  return openQuestion(
    `Work out the angle of each part, then draw the pie chart with a compass and a protractor. ${pie.about}: ${pie.rows.map((row, at) => `${row} ${count(pie, at)}`).join(', ')}.`,
    `${angles.join(', ')}; a title, and a label for each part.`,
    { space: 'draw' },
  )
}

/** What the size of the parts says, and what it does not. */
export const sayWhatPieShows: QuestionMaker = (m) => {
  const pie = pieFor(m)
  return openQuestion(
    'Write two sentences about what this chart shows. Then write one thing that it cannot tell us.',
    'Two parts compared with their percentages or fractions; it cannot tell how many were asked, or why they chose it.',
    { figure: inPercent(pie) },
  )
}
