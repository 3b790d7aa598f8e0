import { draft, type Making } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { formatNumber } from '../number.ts'
import { byStep, shortAnswer } from '../question-tools.ts'

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'

interface Scientific {
  /** The digits before and after the point, without the point: 45 for 4.5. */
  digits: number
  /** How many places to the right the point moves. */
  power: number
}

/** Two or three digits of which the last is not nought, and a power of ten. */
function scientificFor(m: Making): Scientific {
  const tens = m.random.int(1, 9) * 10 + m.random.int(1, 9)
  const digits = m.step === 2 ? tens * 10 + m.random.int(1, 9) : tens
  return { digits, power: m.random.int(byStep(m, 2, 3, 5), byStep(m, 4, 6, 8)) }
}

const places = (digits: number) => String(digits).length - 1
const decimal = (digits: number) => `${String(digits)[0]}.${String(digits).slice(1)}`
const raised = (power: number) => [...String(power)].map((digit) => RAISED[Number(digit)]).join('')
const written = ({ digits, power }: Scientific) => `${decimal(digits)} × 10${raised(power)}`
const worth = ({ digits, power }: Scientific) => digits * 10 ** (power - places(digits))
const exprOf = ({ digits, power }: Scientific) => `${decimal(digits)}*10^${power}`

export const toScientific: QuestionMaker = (m) => {
  const number = scientificFor(m)
  return draft(
    `Write in scientific notation: ${formatNumber(worth(number))}`,
    written(number),
    { kind: 'scientific', expr: String(worth(number)) },
    {
      space: 'blank',
      working: `The point moves ${number.power} places, so that one digit stands before it.`,
    },
  )
}

export const fromScientific: QuestionMaker = (m) => {
  const number = scientificFor(m)
  return shortAnswer({
    prompt: `Write as an ordinary number: ${written(number)}`,
    answer: worth(number),
    expr: exprOf(number),
    working: `10${raised(number.power)} is ${formatNumber(10 ** number.power)}.`,
  })
}

export const compareScientific: QuestionMaker = (m) => {
  const number = scientificFor(m)
  const drawn = { ...scientificFor(m), power: m.random.chance(0.5) ? number.power : number.power - 1 }
  const isSame = worth(drawn) === worth(number)
  const other = isSame ? { ...number, power: number.power - 1 } : drawn
  const [left, right] = m.random.shuffle([number, other]) as [Scientific, Scientific]
  return draft(
    `Write < or > to make this true: ${written(left)} ____ ${written(right)}`,
    worth(left) < worth(right) ? '<' : '>',
    { kind: 'compare', left: exprOf(left), right: exprOf(right) },
    {
      space: 'none',
      working: 'The larger power of ten decides; look at the digits only where the powers are the same.',
    },
  )
}

/** A number below one, for Year 8. */
const smallScientific: QuestionMaker = (m) => {
  const digits = m.random.int(1, 9) * 10 + m.random.int(1, 9)
  const power = m.random.int(2, byStep(m, 3, 4, 6))
  const shown = `0.${'0'.repeat(power - 1)}${digits}`
  return draft(
    `Write in scientific notation: ${shown}`,
    `${decimal(digits)} × 10⁻${raised(power)}`,
    { kind: 'scientific', expr: shown },
    { space: 'blank', working: `The point moves ${power} places to the right, so the power is −${power}.` },
  )
}

/** Numbers above one in Year 7, and small ones too from Year 8 on. */
export const smallOrLarge: QuestionMaker = (m) => (m.year >= 8 ? smallScientific(m) : toScientific(m))
