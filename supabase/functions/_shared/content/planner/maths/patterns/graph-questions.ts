import { draft } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { formatNumber } from '../number.ts'
import { byStep, openQuestion, shortAnswer } from '../question-tools.ts'

export const plotPairs: QuestionMaker = (m) => {
  const [a, b] = [m.random.int(1, byStep(m, 1, 2, 3)), m.random.int(0, byStep(m, 3, 3, 2))]
  const x = m.random.int(1, 3)
  return draft(
    `The rule is y = ${a === 1 ? '' : a}x${b > 0 ? ` + ${b}` : ''}. Write the coordinates of the point where x = ${x}, then plot it.`,
    `(${x}, ${a * x + b})`,
    { kind: 'point', x: String(x), y: `${a}*${x}+${b}` },
    {
      space: 'none',
      figure: { kind: 'grid', size: 10, points: [] },
      working: `y = ${a} × ${x}${b > 0 ? ` + ${b}` : ''} = ${a * x + b}`,
      aloud: [
        `I put ${x} in place of x: ${a} × ${x}${b > 0 ? ` + ${b}` : ''} = ${a * x + b}. That is y.`,
        `So the pair is (${x}, ${a * x + b}): x first, then y.`,
        `From (0, 0) I go ${x} across and ${a * x + b} up, and mark where the lines cross.`,
      ],
    },
  )
}

export const readPoint: QuestionMaker = (m) => {
  const [x, y] = [m.random.int(1, byStep(m, 5, 9, 9)), m.random.int(1, byStep(m, 5, 9, 9))]
  return draft(
    'Write the coordinates of the point.',
    `(${x}, ${y})`,
    { kind: 'point', x: String(x), y: String(y) },
    {
      space: 'blank',
      figure: { kind: 'grid', size: 10, points: [[x, y]] },
      working: 'Across first, then up.',
      aloud: [
        `From (0, 0) I go across until I am below the point: ${x}.`,
        `Then I go up to it: ${y}.`,
        `I write across first, then up: (${x}, ${y}).`,
      ],
    },
  )
}

export const whyOrder: QuestionMaker = (m) => {
  const [x, y] = m.random.shuffle([1, 2, 3, 4, 5, 6, 7, 8])
  return openQuestion(
    `${m.name} plots (${x}, ${y}) and a friend plots (${y}, ${x}). Mark both points. Are they in the same place? Explain.`,
    `No: the first number goes across, the second up, so (${x}, ${y}) is ${x} across and ${y} up.`,
    { figure: { kind: 'grid', size: 8, points: [] } },
  )
}

export const linePoint: QuestionMaker = (m) => {
  const [a, b, x] = [
    m.random.int(1, byStep(m, 2, 3, 5)),
    m.random.int(-2, byStep(m, 3, 5, 6)),
    m.random.int(0, 5),
  ]
  return draft(
    `A line has the rule y = ${a === 1 ? '' : a}x${b === 0 ? '' : b > 0 ? ` + ${b}` : ` − ${-b}`}. Which point on it has x = ${x}?`,
    `(${x}, ${formatNumber(a * x + b)})`,
    { kind: 'point', x: String(x), y: `${a}*${x}+(${b})` },
    {
      space: 'line',
      working: `Put ${x} in place of x.`,
      aloud: [
        `I put ${x} in place of x and multiply first: ${a} × ${x} = ${formatNumber(a * x)}.`,
        b === 0
          ? 'Nothing is added.'
          : `Then ${b > 0 ? `I add ${b}` : `I take away ${-b}`}: y = ${formatNumber(a * x + b)}.`,
        `I write x first, then y: (${x}, ${formatNumber(a * x + b)}).`,
      ],
    },
  )
}

/** The gradient from two points: how much it goes up for each one across. */
export const gradientBetween: QuestionMaker = (m) => {
  const rise = m.random.int(byStep(m, 1, 2, 2), byStep(m, 3, 5, 8))
  const run = m.random.int(1, byStep(m, 2, 4, 6))
  const [x, y] = [m.random.int(0, 4), m.random.int(0, 6)]
  return shortAnswer({
    prompt: `A line goes through (${x}, ${y}) and (${x + run}, ${y + rise * run}). What is its gradient?`,
    answer: rise,
    expr: `(${y + rise * run}-${y})/(${x + run}-${x})`,
    working: `Up ${rise * run}, across ${run}: ${rise * run} ÷ ${run} = ${rise}.`,
    aloud: [
      `From the first point to the second y goes from ${y} to ${y + rise * run}: up ${rise * run}.`,
      `x goes from ${x} to ${x + run}: across ${run}.`,
      `Up divided by across: ${rise * run} ÷ ${run} = ${rise}. The line goes up ${rise} for each 1 across.`,
    ],
  })
}

/** The gradient read from a rule. */
export const gradientInRule: QuestionMaker = (m) => {
  const [a, b] = [m.random.int(2, byStep(m, 4, 8, 12)), m.random.int(1, byStep(m, 5, 9, 15))]
  return shortAnswer({
    prompt: `In y = ${a}x + ${b}, how much does y grow each time x grows by 1?`,
    answer: a,
    expr: `(${a}*2+${b})-(${a}*1+${b})`,
    working: `At x = 1, y = ${a + b}; at x = 2, y = ${2 * a + b}. The gradient is ${a}.`,
    aloud: [
      `I put x = 1 into the rule: y = ${a + b}. With x = 2 it is y = ${2 * a + b}.`,
      `From one to the next y grows by ${a}. That is the number in front of x.`,
    ],
  })
}

export const steepness: QuestionMaker = (m) => {
  const [a, b] = [m.random.int(2, 6), m.random.int(1, 9)]
  return m.random.chance(0.5)
    ? shortAnswer({
        prompt: `A tank holds ${b} L and ${a} L flow in each minute. In y = ${a}x + ${b}, which number is the starting value?`,
        answer: b,
        expr: `${a}*0+${b}`,
        working: 'It is what y is when x = 0.',
        aloud: [
          `Before any water flows, no minute has passed: x is 0.`,
          `Then ${a}x is 0, and y is ${b}. That is the number that stands alone in the rule.`,
        ],
      })
    : shortAnswer({
        prompt: `In y = ${a}x + ${b}, how much does y grow each time x grows by 1?`,
        answer: a,
        expr: `(${a}*2+${b})-(${a}*1+${b})`,
        working: 'That number makes the line steeper.',
        aloud: [
          `I put x = 1 into the rule: y = ${a + b}. With x = 2 it is y = ${2 * a + b}.`,
          `y grew by ${a}, the number in front of x. A larger number there makes a steeper line.`,
        ],
      })
}
