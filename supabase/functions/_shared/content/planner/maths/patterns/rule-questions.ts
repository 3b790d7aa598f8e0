import { draft, type Making } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { byStep, shortAnswer } from '../question-tools.ts'

/** A rule that multiplies by `a` and then adds `b`. */
export interface LinearRule {
  a: number
  b: number
}

const SIZE = 10
const XS = [0, 1, 2, 3] as const

export const outputOf = ({ a, b }: LinearRule, x: number) => a * x + b
const times = ({ a }: LinearRule) => (a === 1 ? 'x' : `${a}x`)
/** “2x + 1”, or “x + 3” where nothing is multiplied. */
export const inLetters = (rule: LinearRule) => `${times(rule)}${rule.b > 0 ? ` + ${rule.b}` : ''}`
const inWords = ({ a, b }: LinearRule) => `multiply by ${a}${b > 0 ? `, then add ${b}` : ''}`
/** The rule worked out for one number: “2 × 3 + 1 = 7”. */
export const workedAt = (rule: LinearRule, x: number) => {
  const product = rule.a === 1 ? String(x) : `${rule.a} × ${x}`
  const sum = `${product}${rule.b > 0 ? ` + ${rule.b}` : ''}`
  return sum === String(x) ? `y = ${x}` : `${sum} = ${outputOf(rule, x)}`
}
const pointAt = (rule: LinearRule, x: number) => `(${x}, ${outputOf(rule, x)})`

/** A rule whose first points lie on a grid to ten. */
function ruleOnGrid(m: Making): LinearRule {
  const a = m.random.int(1, byStep(m, 2, 2, 3))
  const least = a === 1 ? 1 : 0
  return { a, b: m.random.int(least, Math.min(byStep(m, 2, 4, 5), SIZE - a * (XS.length - 1))) }
}

/** A rule in words, and a table to fill in from it. */
export const fillTable: QuestionMaker = (m) => {
  const rule = {
    a: m.random.int(2, byStep(m, 4, 6, 9)),
    b: m.random.int(byStep(m, 0, 1, 2), byStep(m, 3, 6, 12)),
  }
  const isMachine = m.random.chance(0.4)
  const [of, gives] = isMachine ? ['In', 'Out'] : ['Position', 'Value']
  const xs = byStep(m, [1, 2, 3, 4], [1, 2, 3, 4, 10], [1, 2, 5, 10, 20])
  const values = xs.map((x) => outputOf(rule, x))
  const whose = isMachine
    ? `A number machine has the rule “${inWords(rule)}”`
    : `The rule for each position is “${inWords(rule)}”`
  return draft(
    `${whose}. Fill in the table.`,
    values.join(', '),
    { kind: 'rule-values', rule: `${rule.a}*x+${rule.b}`, of: xs, as: 'values' },
    {
      figure: { kind: 'table', head: [of, ...xs.map(String)], rows: [[gives, ...xs.map(() => '')]] },
      space: 'none',
      working: xs.map((x) => workedAt(rule, x)).join('; '),
      aloud: [
        `The rule works on the ${isMachine ? 'number that goes in' : 'position'}, so I begin with 1: ${workedAt(rule, 1)}.`,
        `Then 2: ${workedAt(rule, 2)}. I write each answer under its number.`,
        `From 1 to 2 to 3 the values go up by ${rule.a} each time, the number that I multiply by. That checks my table.`,
      ],
    },
  )
}

/** A table and its points from a rule. */
export const plotRule: QuestionMaker = (m) => {
  const rule = ruleOnGrid(m)
  const points = XS.map((x) => pointAt(rule, x))
  return draft(
    `The rule is y = ${inLetters(rule)}. Make a table for x = 0, 1, 2 and 3, plot the points on a grid, and write the four points.`,
    points.join(', '),
    { kind: 'rule-values', rule: `${rule.a}*x+${rule.b}`, of: [...XS], as: 'points' },
    {
      figure: { kind: 'grid', size: SIZE, points: [] },
      space: 'line',
      working: XS.map((x) => `x = ${x}: ${workedAt(rule, x)}`).join('; '),
      aloud: [
        `I put 0 in place of x: ${workedAt(rule, 0)}. So the first point is ${points[0]}.`,
        `x = 1 gives ${outputOf(rule, 1)}, x = 2 gives ${outputOf(rule, 2)} and x = 3 gives ${outputOf(rule, 3)}. I write them in the table.`,
        `To plot ${points[2]} I go 2 across and ${outputOf(rule, 2)} up, and mark where the lines cross.`,
        'I lay a ruler along the points. They lie in one straight line, so I trust my table.',
      ],
    },
  )
}

/** A rule to find from a table of x and y. */
export const ruleOfTable: QuestionMaker = (m) => {
  const rule = { a: m.random.int(2, byStep(m, 3, 5, 9)), b: m.random.int(1, byStep(m, 4, 7, 12)) }
  const ys = XS.map((x) => outputOf(rule, x))
  return draft(
    'Write the rule of this table: y = ____',
    inLetters(rule),
    { kind: 'like-terms', expr: `${rule.a}*x+${rule.b}`, unknown: 'x' },
    {
      figure: { kind: 'table', head: ['x', ...XS.map(String)], rows: [['y', ...ys.map(String)]] },
      space: 'none',
      working: `y grows by ${rule.a} for each 1 more of x, and is ${rule.b} when x = 0.`,
      aloud: [
        `When x grows by 1, y grows by ${rule.a}: ${ys.join(', ')}. So x is multiplied by ${rule.a}.`,
        `At x = 0 y is already ${rule.b}. So ${rule.b} is added: y = ${inLetters(rule)}.`,
        `I test it at x = 3: ${workedAt(rule, 3)}. The table says ${ys[3]} too.`,
      ],
    },
  )
}

/** A point to test against a rule. */
export const onTheGraph: QuestionMaker = (m) => {
  const rule = ruleOnGrid(m)
  const x = m.random.int(byStep(m, 2, 4, 6), byStep(m, 4, 8, 12))
  const y = outputOf(rule, x) + (m.random.chance(0.5) ? 0 : m.random.pick([1, 2, -1]))
  const isOn = y === outputOf(rule, x)
  return draft(
    `Does the point (${x}, ${y}) lie on the graph of y = ${inLetters(rule)}? Write yes or no, and show why.`,
    isOn ? 'yes' : 'no',
    { kind: 'truth-word', left: String(y), right: `${rule.a}*${x}+${rule.b}` },
    {
      space: 'line',
      working: `x = ${x}: ${workedAt(rule, x)}`,
      aloud: [
        `The point says that y is ${y} when x is ${x}.`,
        `I ask the rule: ${workedAt(rule, x)}.`,
        isOn
          ? 'Both say the same, so the point is on the graph.'
          : 'They do not agree, so the point is not on the graph.',
      ],
    },
  )
}

/** Points that follow a rule, and the next one of them. */
export const nextPoint: QuestionMaker = (m) => {
  const rule = ruleOnGrid(m)
  const ys = XS.map((x) => outputOf(rule, x))
  return draft(
    'These points follow a rule. Write the coordinates of the next point.',
    pointAt(rule, 3),
    { kind: 'point', x: '3', y: `${rule.a}*3+${rule.b}` },
    {
      figure: { kind: 'grid', size: SIZE, points: XS.slice(0, 3).map((x) => [x, outputOf(rule, x)]) },
      space: 'blank',
      working: `Each point is 1 across and ${rule.a} up from the one before.`,
      aloud: [
        `I read the points: (0, ${ys[0]}), (1, ${ys[1]}), (2, ${ys[2]}).`,
        `Each is 1 further across and ${rule.a} further up.`,
        `So the next is at x = 3, and y is ${ys[2]} + ${rule.a} = ${ys[3]}.`,
      ],
    },
  )
}

/** A table that a story follows, such as a price for each hour. */
export const storyTable: QuestionMaker = (m) => {
  const rule = { a: m.random.int(2, byStep(m, 3, 5, 8)), b: m.random.int(2, byStep(m, 4, 8, 12)) }
  const far = byStep(m, 5, 8, 12)
  const { tell, ask, of, before, after } = m.random.pick([
    {
      tell: `A pool costs $${rule.b} to get in and $${rule.a} for each ride on the slide.`,
      ask: `How much do ${far} rides cost in all?`,
      of: 'rides',
      before: '$',
      after: '',
    },
    {
      tell: `A seedling is ${rule.b} cm tall and grows ${rule.a} cm each week.`,
      ask: `How tall is it after ${far} weeks?`,
      of: 'weeks',
      before: '',
      after: ' cm',
    },
    {
      tell: `A jar holds ${rule.b} shells, and ${rule.a} more go in each day.`,
      ask: `How many shells are in it after ${far} days?`,
      of: 'days',
      before: '',
      after: '',
    },
  ])
  return shortAnswer({
    prompt: `${tell} Make a table for 0 to 4 ${of}. ${ask}`,
    answer: `${before}${outputOf(rule, far)}${after}`,
    expr: `${rule.a}*${far}+${rule.b}`,
    working: `The table: ${[0, 1, 2, 3, 4].map((x) => outputOf(rule, x)).join(', ')}. ${far} × ${rule.a} + ${rule.b}`,
    space: 'box',
    aloud: [
      `For 0 ${of} it is ${rule.b}: that is where the table begins.`,
      `Each step adds ${rule.a}: ${[1, 2, 3, 4].map((x) => outputOf(rule, x)).join(', ')}.`,
      `For ${far} ${of} I do not write every step: ${far} × ${rule.a} = ${far * rule.a}, and the ${rule.b} from the start makes ${outputOf(rule, far)}.`,
    ],
  })
}
