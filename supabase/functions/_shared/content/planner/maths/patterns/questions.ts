import { type Draft, draft, type Making } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { formatScaled, plainScaled } from '../number.ts'
import { byStep, nextTwoTerms, openQuestion, shortAnswer, wordProblem } from '../question-tools.ts'

const PICTURES = ['circle', 'square', 'triangle', 'star']

const MOVES = ['clap', 'stamp', 'click', 'wave']

function repeatingPart(m: Making, list: readonly string[]): string[] {
  const size = m.year === 1 ? 2 : 3
  const chosen = m.random.shuffle(list).slice(0, size)
  const doubled = m.step === 2 || m.random.chance(0.4)
  return doubled ? [chosen[0] ?? '', ...chosen] : chosen
}

function repeatOf(m: Making, list: readonly string[], lead: string): Draft {
  const part = repeatingPart(m, list)
  const shown = [...part, ...part, ...part.slice(0, m.random.int(0, part.length - 1))]
  return draft(
    `${lead}: ${shown.join(', ')}, ____`,
    part[shown.length % part.length] ?? '',
    { kind: 'repeat', terms: shown },
    { space: 'none', working: `The part that repeats is ${part.join(', ')}.` },
  )
}

export const whatNext: QuestionMaker = (m) => repeatOf(m, PICTURES, 'What comes next?'.replace('?', ''))

export const nextMove: QuestionMaker = (m) => repeatOf(m, MOVES, 'What do we do next')

export const whichRepeats: QuestionMaker = (m) => {
  const part = repeatingPart(m, PICTURES)
  const shown = [...part, ...part, ...part]
  return draft(
    `Write the part that repeats: ${shown.join(', ')}`,
    part.join(', '),
    { kind: 'repeat-core', terms: shown },
    { space: 'line', working: 'Say it aloud and listen for where it starts again.' },
  )
}

export const missingIn: QuestionMaker = (m) => {
  const part = repeatingPart(m, PICTURES)
  const all = [...part, ...part, ...part]
  const at = m.random.int(part.length, all.length - 2)
  return draft(
    `What is missing? ${all.map((item, n) => (n === at ? '____' : item)).join(', ')}`,
    all[at] ?? '',
    { kind: 'at', list: all, place: at + 1 },
    { space: 'none', working: `The part that repeats is ${part.join(', ')}.` },
  )
}

export const makePattern: QuestionMaker = (m) =>
  openQuestion(
    `Make a pattern from ${m.random
      .shuffle(m.random.chance(0.5) ? PICTURES : MOVES)
      .slice(0, m.year === 1 ? 2 : 3)
      .join(', ')
      .replace(/, (\w+)$/, ' and $1')}. Draw three repeats and say its rule.`,
    'The same part comes three times without a break; the rule names that part.',
    { space: 'draw' },
  )

function constantStep(m: Making, lead = 'Write the next two numbers'): Draft {
  const step = m.random.int(2, m.year <= 3 ? byStep(m, 5, 6, 9) : byStep(m, 9, 25, 75))
  const down = /subtract/.test(m.goal) && m.random.chance(0.4)
  const first = down ? step * 5 + m.random.int(1, 60) : m.random.int(1, m.year <= 3 ? 20 : 100)
  return nextTwoTerms(
    lead,
    [0, 1, 2, 3, 4, 5].map((n) => first + (down ? -n : n) * step),
    `Each number is ${step} ${down ? 'less' : 'more'}.`,
  )
}

export const growing: QuestionMaker = (m) => constantStep(m)

const sayRule: QuestionMaker = (m) => {
  const step = m.random.int(2, byStep(m, 5, 9, 15))
  const first = m.random.int(1, 20)
  const terms = [0, 1, 2, 3].map((n) => first + n * step)
  return shortAnswer({
    prompt: `${terms.join(', ')}, … By how much does the pattern grow each time?`,
    answer: step,
    expr: `${terms[1]}-${terms[0]}`,
    working: `${terms[1]} − ${terms[0]} = ${step}, and so on.`,
  })
}

export const multiplied: QuestionMaker = (m) => {
  const by2 = m.random.pick(byStep(m, [2, 10], [2, 3, 10], [3, 4, 5]))
  const first = m.random.int(1, byStep(m, 5, 6, 7))
  const terms = [0, 1, 2, 3, 4, 5].map((n) => first * by2 ** n)
  return nextTwoTerms('Write the next two numbers', terms, `Each number is ${by2} times the one before.`)
}

export const dividedRun: QuestionMaker = (m) => {
  const by2 = m.random.pick(byStep(m, [2, 10], [2, 10], [3, 5]))
  const last = m.random.int(1, byStep(m, 5, 9, 9))
  return nextTwoTerms(
    'Write the next two numbers',
    [5, 4, 3, 2, 1, 0].map((n) => last * by2 ** n),
    `Each number is divided by ${by2}.`,
  )
}

export const decimalRun: QuestionMaker = (m) => {
  const step = m.random.pick(byStep(m, [5], [5, 15, 2, 4], [12, 25, 7]))
  const first = m.random.int(5, 60)
  const terms = [0, 1, 2, 3, 4, 5].map((n) => formatScaled(first + n * step, 1))
  return draft(
    `Write the next two numbers: ${terms.slice(0, 4).join(', ')}, ____ , ____`,
    terms.slice(4).join(', '),
    { kind: 'sequence-exact', terms: [0, 1, 2, 3].map((n) => plainScaled(first + n * step, 1)), next: 2 },
    {
      space: 'none',
      working: `Each number is ${formatScaled(step, 1)} more.`,
      aloud: [
        `From ${terms[0]} to ${terms[1]} it grows by ${formatScaled(step, 1)}, and from ${terms[1]} to ${terms[2]} by ${formatScaled(step, 1)} again.`,
        `So I add ${formatScaled(step, 1)} to ${terms[3]}, tenths to tenths: that is ${terms[4]}.`,
        `Once more: ${terms[4]} and ${formatScaled(step, 1)} make ${terms[5]}.`,
      ],
    },
  )
}

const tableRow = (positions: readonly number[], value: (n: number) => string): string[][] => [
  ['Position', ...positions.map(String)],
  ['Value', ...positions.map(value)],
]

const plus = (b: number) => (b > 0 ? ` + ${b}` : '')

const rulesAloud = (a: number, b: number, far: number) => [
  `I do what the rule says to the position, in its order: ${far} × ${a} = ${far * a}.`,
  ...(b > 0 ? [`Only then I add ${b}: ${far * a} + ${b} = ${a * far + b}.`] : []),
  `I check with a small one: position 1 gives 1 × ${a}${plus(b)} = ${a + b}, and each position after it ${a} more.`,
]

const tableAloud = (a: number, b: number, far: number) => [
  `The values grow by ${a} each time, so the position is multiplied by ${a}.`,
  b > 0
    ? `At position 1 that gives ${a}, but the table says ${a + b}. So ${b} is added.`
    : `At position 1 that gives ${a}, and the table says ${a} too. Nothing is added.`,
  `I test it at position 2: 2 × ${a}${plus(b)} = ${2 * a + b}. The table agrees. So position ${far} has ${far} × ${a}${plus(b)} = ${a * far + b}.`,
]

function ruleTable(m: Making, far: number, words: boolean): Draft {
  const [a, b] = [m.random.int(2, byStep(m, 4, 7, 9)), byStep(m, 0, m.random.int(0, 6), m.random.int(1, 12))]
  const rows = tableRow([1, 2, 3, 4], (n) => String(a * n + b))
  return shortAnswer({
    prompt: words
      ? `The rule is “multiply the position by ${a}${b > 0 ? `, then add ${b}` : ''}”. What is the value at position ${far}?`
      : `Find the rule. What is the value at position ${far}?`,
    answer: a * far + b,
    expr: `${a}*${far}+${b}`,
    working: `${far} × ${a}${b > 0 ? ` + ${b}` : ''}`,
    aloud: words ? rulesAloud(a, b, far) : tableAloud(a, b, far),
    space: 'lines',
    ...(words ? {} : { figure: { kind: 'table', head: rows[0] ?? [], rows: [rows[1] ?? []] } }),
  })
}

export const findTerm: QuestionMaker = (m) => ruleTable(m, byStep(m, 5, 8, 20), false)

export const ruleToTable: QuestionMaker = (m) => ruleTable(m, m.random.int(3, byStep(m, 6, 10, 25)), true)

export const sticks: QuestionMaker = (m) => {
  const [first, each] = m.random.pick<[number, number]>([
    [4, 3],
    [3, 2],
    [6, 5],
  ])
  const shape = { 4: 'squares', 3: 'triangles', 6: 'hexagons' }[first] ?? 'squares'
  const n = m.random.int(byStep(m, 3, 5, 10), byStep(m, 5, 10, 30))
  return wordProblem({
    prompt: `A row of ${shape} is made from sticks, side by side. One needs ${first} sticks, two need ${first + each}, three need ${first + each * 2}. How many sticks for ${n}?`,
    answer: first + each * (n - 1),
    expr: `${first}+${each}*(${n}-1)`,
    working: `${first} for the first, then ${each} for each of the other ${n - 1}.`,
    aloud: [
      `The first needs ${first} sticks. Each new one shares a side, so it needs only ${each} more.`,
      `There are ${n - 1} after the first: ${n - 1} × ${each} = ${(n - 1) * each}.`,
      `With the first ${first} that makes ${first + each * (n - 1)}. I check with three: ${first} + 2 × ${each} = ${first + 2 * each}, as it says.`,
    ],
  })
}

export const nthTerm: QuestionMaker = (m) => {
  const [a, b] = [m.random.int(2, byStep(m, 5, 8, 12)), m.random.int(1, byStep(m, 5, 9, 15))]
  return draft(
    `A pattern goes ${a + b}, ${2 * a + b}, ${3 * a + b}, ${4 * a + b}, … Write a rule for the nth term.`,
    `${a}n + ${b}`,
    { kind: 'like-terms', expr: `${a}*n+${b}`, unknown: 'n' },
    {
      space: 'line',
      working: `It grows by ${a}, so ${a}n; at n = 1 that is ${a}, and ${b} more makes ${a + b}.`,
      aloud: [
        `The pattern grows by ${a} each time, so the rule has ${a}n.`,
        `At n = 1, ${a}n is ${a}, but the pattern has ${a + b}: ${b} more. So the rule is ${a}n + ${b}.`,
        `I test it at n = 2: ${a} × 2 + ${b} = ${2 * a + b}. That is the second term.`,
      ],
    },
  )
}

/** The rule of a row of shapes made from sticks. */
export const sticksRule: QuestionMaker = (m) => {
  const [shape, first, each] = m.random.pick<[string, number, number]>([
    ['squares', 4, 3],
    ['triangles', 3, 2],
    ['hexagons', 6, 5],
    ['pentagons', 5, 4],
  ])
  return draft(
    `A row of ${shape} is made from sticks, side by side: ${first} sticks for one, ${first + each} for two, ${first + each * 2} for three. Write a rule for the number of sticks in a row of n.`,
    `${each}n + 1`,
    { kind: 'like-terms', expr: `${each}*n+1`, unknown: 'n' },
    {
      space: 'line',
      working: `Each one adds ${each} sticks, and the first needs 1 more to close it.`,
      aloud: [
        `Each new one adds ${each} sticks, so the rule has ${each}n.`,
        `For one, ${each} × 1 = ${each}, but it takes ${first}: 1 stick more, the one that closes the first side.`,
        `So the rule is ${each}n + 1. I test it for three: ${each} × 3 + 1 = ${first + 2 * each}, as it says.`,
      ],
    },
  )
}

/** How many shapes a heap of sticks is enough for. */
export const sticksBackwards: QuestionMaker = (m) => {
  const [shape, first, each] = m.random.pick<[string, number, number]>([
    ['squares', 4, 3],
    ['triangles', 3, 2],
    ['hexagons', 6, 5],
  ])
  const n = m.random.int(byStep(m, 4, 8, 20), byStep(m, 8, 20, 60))
  const used = first + each * (n - 1)
  return wordProblem({
    prompt: `A row of ${shape} side by side needs ${first} sticks for one and ${each} more for each after it. ${used} sticks were used. How many ${shape} are there?`,
    answer: n,
    expr: `(${used}-1)/${each}`,
    working: `${used} − 1 = ${used - 1}; ${used - 1} ÷ ${each} = ${n}.`,
  })
}

export function ruleOrSticks(m: Making) {
  return m.year >= 6 ? sticks(m) : sayRule(m)
}

export const whichPosition: QuestionMaker = (m) => {
  const [a, b] = [m.random.int(2, byStep(m, 5, 9, 12)), m.random.int(1, byStep(m, 5, 12, 20))]
  const position = m.random.int(4, byStep(m, 10, 25, 60))
  return draft(
    `The rule of a pattern is “multiply the position by ${a}, then add ${b}”. Which position has the value ${a * position + b}?`,
    String(position),
    { kind: 'equation', left: `${a}*x+${b}`, right: String(a * position + b), unknown: 'x' },
    { space: 'lines', working: `Work backwards: ${a * position + b} − ${b} = ${a * position}, then ÷ ${a}.` },
  )
}

export const downThroughZero: QuestionMaker = (m) => {
  const step = m.random.int(2, byStep(m, 5, 9, 15))
  const first = step * m.random.int(1, 3) + m.random.int(1, step - 1)
  return nextTwoTerms(
    'Write the next two numbers',
    [0, 1, 2, 3, 4, 5].map((n) => first - n * step),
    `Each number is ${step} less; below zero the numbers are negative.`,
  )
}
