import { type Draft, draft, type Making } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { formatNumber, formatScaled } from '../number.ts'
import { byStep } from '../question-tools.ts'

/** An equation ax + b = c or ax − b = c, from its solution. */
interface Linear {
  a: number
  /** Below zero where it is taken away. */
  b: number
  x: number
}

const timesLetter = (a: number) => (a === 1 ? 'x' : `${a}x`)

/** Undoes what was done with the letter, the last thing first. */
function undone({ a, b, x }: Linear): string {
  const size = formatNumber(Math.abs(b))
  const first = b < 0 ? `Add ${size} to both sides` : `Take ${size} from both sides`
  return a === 1 ? `${first}.` : `${first}: ${a}x = ${formatNumber(a * x)}. Divide by ${a}.`
}

/** The same in words, with the check at the end. */
function undoneAloud({ a, b, x }: Linear): string[] {
  const [size, right, middle] = [Math.abs(b), a * x + b, a * x].map(formatNumber)
  const did = `${a === 1 ? '' : `It was multiplied by ${a}, then `}${size} was ${b < 0 ? 'taken away' : 'added'}`
  const sum = b < 0 ? `${right} + ${size} = ${middle}` : `${right} − ${size} = ${middle}`
  return [
    `What was done to x? ${did}.`,
    `I undo the last thing first, on both sides: ${sum}${a === 1 ? '' : `, so ${a}x = ${middle}`}.`,
    ...(a === 1 ? [] : [`Then I undo the multiplying: ${middle} ÷ ${a} = ${formatNumber(x)}.`]),
    `I put x = ${formatNumber(x)} back into the equation: both sides are ${right}.`,
  ]
}

function linear(equation: Linear): Draft {
  const { a, b, x } = equation
  const right = a * x + b
  return draft(
    `Solve: ${timesLetter(a)} ${b < 0 ? '−' : '+'} ${Math.abs(b)} = ${formatNumber(right)}`,
    formatNumber(x),
    {
      kind: 'equation',
      left: `${a}*x${b < 0 ? '-' : '+'}${Math.abs(b)}`,
      right: String(right),
      unknown: 'x',
    },
    { space: 'lines', working: undone(equation), aloud: undoneAloud(equation) },
  )
}

/** The numbers of an equation whose solution is a counting number. */
function counted(m: Making, sign: 1 | -1): Linear {
  const a = m.random.int(2, byStep(m, 5, 8, 9))
  const x = m.random.int(2, byStep(m, 9, 12, 15))
  // Support never has to take away more than there is.
  const most = Math.min(byStep(m, 9, 15, 20), sign < 0 && m.step < 2 ? a * x - 1 : 99)
  return { a, b: sign * m.random.int(1, most), x }
}

export const twoStepPlus: QuestionMaker = (m) => linear(counted(m, 1))

export const twoStepMinus: QuestionMaker = (m) => linear(counted(m, -1))

/** x ÷ a + b = c; for support the same as twoStepMinus, which has one way of working less. */
export const twoStepDivided: QuestionMaker = (m) => {
  if (m.step === 0) return twoStepMinus(m)
  const [a, part] = [m.random.int(2, byStep(m, 4, 6, 9)), m.random.int(2, byStep(m, 6, 9, 12))]
  const b = m.random.int(1, 12)
  return draft(
    `Solve: x ÷ ${a} + ${b} = ${part + b}`,
    formatNumber(a * part),
    { kind: 'equation', left: `x/${a}+${b}`, right: String(part + b), unknown: 'x' },
    {
      space: 'lines',
      working: `Take ${b} from both sides: x ÷ ${a} = ${part}. Multiply by ${a}.`,
      aloud: [
        `What was done to x? It was divided by ${a}, then ${b} was added.`,
        `I undo the last thing first, on both sides: ${part + b} − ${b} = ${part}. So x ÷ ${a} = ${part}.`,
        `Then I undo the dividing: ${part} × ${a} = ${a * part}. I check: ${a * part} ÷ ${a} + ${b} = ${part + b}.`,
      ],
    },
  )
}

/** A bracket: it is divided away first, or multiplied out. Only for extension. */
export const twoStepBracket: QuestionMaker = (m) => {
  if (m.step < 2) return twoStepPlus(m)
  const [a, b, x] = [m.random.int(2, 6), m.random.int(1, 9), m.random.int(2, 12)]
  return draft(
    `Solve: ${a}(x + ${b}) = ${a * (x + b)}`,
    formatNumber(x),
    { kind: 'equation', left: `${a}*(x+${b})`, right: String(a * (x + b)), unknown: 'x' },
    { space: 'lines', working: `Divide by ${a}: x + ${b} = ${x + b}. Take ${b} from both sides.` },
  )
}

/** In Year 7 support undoes one step. */
export const solve: QuestionMaker = (m) => {
  const equation = counted(m, m.random.chance(0.5) ? 1 : -1)
  return linear(m.step === 0 && m.year <= 7 ? { ...equation, a: 1 } : equation)
}

/** Solutions below zero and halves; support starts with counting numbers. */
export const solveSigned: QuestionMaker = (m) => {
  if (m.step === 0) return m.turn % 2 === 0 ? twoStepPlus(m) : twoStepMinus(m)
  if (m.random.chance(0.5)) return linear({ ...counted(m, 1), x: -m.random.int(1, byStep(m, 6, 9, 9)) })
  const half = m.random.int(1, 15) * 2 + 1
  const b = m.random.int(1, 12) * (m.random.chance(0.5) ? 1 : -1)
  return draft(
    `Solve: 2x ${b < 0 ? '−' : '+'} ${Math.abs(b)} = ${formatNumber(half + b)}`,
    formatScaled(half * 5, 1),
    {
      kind: 'equation',
      left: `2*x${b < 0 ? '-' : '+'}${Math.abs(b)}`,
      right: String(half + b),
      unknown: 'x',
    },
    { space: 'lines', working: `2x = ${half}, so x = ${half} ÷ 2.` },
  )
}
