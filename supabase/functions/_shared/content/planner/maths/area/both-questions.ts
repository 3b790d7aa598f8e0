import type { Making } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { formatNumber } from '../number.ts'
import { byStep, openQuestion, wordProblem } from '../question-tools.ts'

/** Sides of a rectangle whose perimeter and area are never the same number, so that an answer shows which was found. */
function tellingSides(m: Making): [number, number] {
  const h = m.random.int(2, byStep(m, 5, 8, 12))
  const w = h + m.random.int(1, byStep(m, 4, 8, 15))
  return w * h === 2 * (w + h) ? [w + 1, h] : [w, h]
}

/** What goes round a thing, or covers it: {w} and {h} are its sides. */
const JOBS = [
  { around: false, unit: 'm', tell: 'Carpet is laid in a room {w} m long and {h} m wide.' },
  { around: true, unit: 'm', tell: 'A fence is put round a garden {w} m long and {h} m wide.' },
  { around: false, unit: 'cm', tell: 'A card {w} cm long and {h} cm wide is painted all over.' },
  { around: true, unit: 'cm', tell: 'Ribbon is glued round the edge of a card {w} cm long and {h} cm wide.' },
  { around: false, unit: 'm', tell: 'Grass seed is sown on a lawn {w} m long and {h} m wide.' },
  { around: true, unit: 'm', tell: 'Someone runs once round a court {w} m long and {h} m wide.' },
] as const

/** Which of the two is needed has to be decided first. */
export const whichIsNeeded: QuestionMaker = (m) => {
  const [w, h] = tellingSides(m)
  const { around, unit, tell } = m.random.pick(JOBS)
  return wordProblem({
    prompt: `${tell.replace('{w}', String(w)).replace('{h}', String(h))} Is the perimeter or the area needed? Work it out.`,
    answer: around ? `${2 * (w + h)} ${unit}` : `${formatNumber(w * h)} ${unit}²`,
    expr: around ? `2*(${w}+${h})` : `${w}*${h}`,
    working: around ? `The perimeter: 2 × (${w} + ${h})` : `The area: ${w} × ${h}`,
    aloud: around
      ? [
          'I picture it: this goes round the edge, so I need the perimeter.',
          `I add the sides: ${w} + ${h} = ${w + h}, and twice that is ${2 * (w + h)}.`,
          `The way round is a length, so the unit is ${unit}.`,
        ]
      : [
          'I picture it: this covers the whole, so I need the area.',
          `I multiply the two sides: ${w} × ${h} = ${formatNumber(w * h)}.`,
          `Squares cover it, so the unit is ${unit}².`,
        ],
  })
}

const MISTAKEN = [
  (name: string, size: string, wrong: string) =>
    `${name} says a garden of ${size} has an area of ${wrong}. What was found, and what should the area be?`,
  (name: string, size: string, wrong: string) =>
    `“A mat of ${size} covers ${wrong}”, writes ${name}. What did ${name} work out? Put it right.`,
] as const

/** The perimeter is given for the area. */
export const perimeterNotArea: QuestionMaker = (m) => {
  const [w, h] = tellingSides(m)
  const tell = m.random.pick(MISTAKEN)
  return openQuestion(
    tell(m.name, `${w} m by ${h} m`, `${2 * (w + h)} m`),
    `That is the perimeter, ${2 * (w + h)} m. The area is ${w} × ${h} = ${formatNumber(w * h)} m².`,
  )
}

/** One of them is known, and the other is asked for. */
export const otherOfTwo: QuestionMaker = (m) => {
  const [w, h] = tellingSides(m)
  return wordProblem({
    prompt: `A rectangle has an area of ${formatNumber(w * h)} cm² and is ${w} cm long. What is its perimeter?`,
    answer: `${2 * (w + h)} cm`,
    expr: `2*(${w}+${w * h}/${w})`,
    working: `It is ${w * h} ÷ ${w} = ${h} cm wide; 2 × (${w} + ${h})`,
    aloud: [
      `I know the area and one side, so I find the other side first: ${w * h} ÷ ${w} = ${h} cm.`,
      `Now I can go round: 2 × (${w} + ${h}) = ${2 * (w + h)} cm.`,
    ],
  })
}
