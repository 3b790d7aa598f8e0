import { draft } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { formatNumber } from '../number.ts'
import { byStep, shortAnswer, wordProblem } from '../question-tools.ts'

export const oneStepAdd: QuestionMaker = (m) => {
  const [b, x] = [m.random.int(2, byStep(m, 9, 20, 60)), m.random.int(2, byStep(m, 10, 30, 80))]
  const up = m.random.chance(0.5)
  return draft(
    up ? `Solve: x + ${b} = ${x + b}` : `Solve: x − ${b} = ${x}`,
    formatNumber(up ? x : x + b),
    {
      kind: 'equation',
      left: up ? `x+${b}` : `x-${b}`,
      right: String(up ? x + b : x),
      unknown: 'x',
    },
    {
      space: 'line',
      working: up ? `Take ${b} from both sides.` : `Add ${b} to both sides.`,
      aloud: up
        ? [
            `What was done to x? ${b} was added.`,
            `I undo it by taking ${b} away, on both sides: ${x + b} − ${b} = ${x}.`,
            `I check: ${x} + ${b} = ${x + b}. Both sides are the same.`,
          ]
        : [
            `What was done to x? ${b} was taken away.`,
            `I undo it by adding ${b}, on both sides: ${x} + ${b} = ${x + b}.`,
            `I check: ${x + b} − ${b} = ${x}. Both sides are the same.`,
          ],
    },
  )
}

export const oneStepTimes: QuestionMaker = (m) => {
  const [a, x] = [m.random.int(2, byStep(m, 5, 9, 12)), m.random.int(2, byStep(m, 9, 12, 15))]
  const times = m.random.chance(0.5)
  return draft(
    times ? `Solve: ${a}x = ${a * x}` : `Solve: x ÷ ${a} = ${x}`,
    formatNumber(times ? x : a * x),
    {
      kind: 'equation',
      left: times ? `${a}*x` : `x/${a}`,
      right: String(times ? a * x : x),
      unknown: 'x',
    },
    {
      space: 'line',
      working: times ? `Divide both sides by ${a}.` : `Multiply both sides by ${a}.`,
      aloud: times
        ? [
            `${a}x means ${a} times x: x was multiplied by ${a}.`,
            `I undo it by dividing both sides by ${a}: ${a * x} ÷ ${a} = ${x}.`,
            `I check: ${a} × ${x} = ${a * x}. Both sides are the same.`,
          ]
        : [
            `x was divided by ${a}.`,
            `I undo it by multiplying both sides by ${a}: ${x} × ${a} = ${formatNumber(a * x)}.`,
            `I check: ${formatNumber(a * x)} ÷ ${a} = ${x}. Both sides are the same.`,
          ],
    },
  )
}

export const checkSolution: QuestionMaker = (m) => {
  const [a, b, x] = [m.random.int(2, 6), m.random.int(1, 12), m.random.int(2, 9)]
  const offered = x + (m.random.chance(0.5) ? 0 : 1)
  return draft(
    `True or false? x = ${offered} solves ${a}x + ${b} = ${a * x + b}. Substitute to check.`,
    String(offered === x),
    { kind: 'truth', left: `${a}*${offered}+${b}`, relation: '=', right: String(a * x + b) },
    { space: 'lines', working: `${a} × ${offered} + ${b} = ${a * offered + b}` },
  )
}

export const substitute: QuestionMaker = (m) => {
  const [a, b, x] = [m.random.int(2, 9), m.random.int(1, 12), m.random.int(2, byStep(m, 5, 10, 20))]
  return shortAnswer({
    prompt: `When n = ${x}, what is ${a}n + ${b}?`,
    answer: a * x + b,
    expr: `${a}*${x}+${b}`,
    working: `${a} × ${x} + ${b}`,
    aloud: [
      `${a}n means ${a} times n. I write ${x} in place of n: ${a} × ${x} = ${a * x}.`,
      `Then I add ${b}: ${a * x} + ${b} = ${a * x + b}.`,
    ],
  })
}

export const formula: QuestionMaker = (m) => {
  const [l, w] = [m.random.int(3, byStep(m, 9, 20, 45)), m.random.int(2, byStep(m, 8, 12, 30))]
  return wordProblem({
    prompt: `The perimeter of a rectangle is P = 2l + 2w. Find P when l = ${l} m and w = ${w} m.`,
    answer: `${2 * l + 2 * w} m`,
    expr: `2*${l}+2*${w}`,
    working: `2 × ${l} + 2 × ${w}`,
    aloud: [
      `I write the numbers in place of the letters: 2 × ${l} = ${2 * l} and 2 × ${w} = ${2 * w}.`,
      `P = ${2 * l} + ${2 * w} = ${2 * l + 2 * w}. It is a perimeter, so the unit is m.`,
    ],
  })
}

export const shorterNotation: QuestionMaker = (m) => {
  const n = m.random.int(2, byStep(m, 3, 5, 6))
  const letter = m.random.pick(['a', 'b', 'k', 'n', 't'])
  const extra = byStep(m, 0, m.random.int(0, 5), m.random.int(1, 9))
  const sum = Array.from({ length: n }, () => letter).join(' + ')
  return draft(
    `Write in a shorter way: ${sum}${extra > 0 ? ` + ${extra}` : ''}`,
    `${n}${letter}${extra > 0 ? ` + ${extra}` : ''}`,
    { kind: 'like-terms', expr: `${n}*${letter}+${extra}`, unknown: letter },
    { space: 'blank', working: `${n} lots of ${letter}.` },
  )
}

export const likeTerms: QuestionMaker = (m) => {
  const [a, b, c] = [m.random.int(2, 9), m.random.int(1, 9), m.random.int(1, 9)]
  const letter = m.random.pick(['a', 'n', 'x', 'y'])
  const d = byStep(m, 0, m.random.int(1, 9), m.random.int(1, 9))
  return draft(
    `Simplify: ${a}${letter} + ${c}${b === 1 ? ` + ${letter}` : ` + ${b}${letter}`}${d > 0 ? ` + ${d}` : ''}`,
    `${a + b}${letter} + ${c + d}`,
    { kind: 'like-terms', expr: `${a}*${letter}+${c}+${b}*${letter}+${d}`, unknown: letter },
    { space: 'line', working: `${a}${letter} and ${b === 1 ? '' : b}${letter} make ${a + b}${letter}.` },
  )
}

/** Like terms of which some are taken away. */
export const fewerTerms: QuestionMaker = (m) => {
  const letter = m.random.pick(['a', 'n', 'x', 'y'])
  const [left, taken] = [m.random.int(2, byStep(m, 5, 9, 12)), m.random.int(2, byStep(m, 4, 8, 9))]
  const more = m.random.int(2, byStep(m, 9, 15, 20))
  return draft(
    `Simplify: ${left + taken}${letter} + ${more} − ${taken}${letter}`,
    `${left}${letter} + ${more}`,
    { kind: 'like-terms', expr: `${left + taken}*${letter}+${more}-${taken}*${letter}`, unknown: letter },
    {
      space: 'line',
      working: `${left + taken}${letter} − ${taken}${letter} = ${left}${letter}; the ${more} has no letter.`,
    },
  )
}

export const inequality: QuestionMaker = (m) => {
  const [a, b, x] = [m.random.int(2, byStep(m, 3, 6, 9)), m.random.int(1, 12), m.random.int(-3, 10)]
  const sign = m.random.pick(['<', '>'] as const)
  const simple = m.step === 0
  return draft(
    simple
      ? `Solve: x + ${b} ${sign} ${formatNumber(x + b)}. Show it on a number line.`
      : `Solve: ${a}x + ${b} ${sign} ${formatNumber(a * x + b)}. Show it on a number line.`,
    `x ${sign} ${formatNumber(x)}`,
    {
      kind: 'inequality',
      left: simple ? `x+${b}` : `${a}*x+${b}`,
      relation: sign,
      right: String(simple ? x + b : a * x + b),
    },
    {
      space: 'box',
      working: simple
        ? `Take ${b} from both sides.`
        : `Take ${b} from both sides: ${a}x ${sign} ${formatNumber(a * x)}. Divide by ${a}.`,
    },
  )
}

export const formEquation: QuestionMaker = (m) => {
  const [price, count, extra] = [
    m.random.int(3, 9),
    m.random.int(3, byStep(m, 6, 12, 20)),
    m.random.int(2, 15),
  ]
  return draft(
    `${m.name} pays $${extra} to get in and $${price} for each ride, $${extra + price * count} in all. Write an equation with r for the number of rides, and solve it.`,
    String(count),
    { kind: 'equation', left: `${price}*x+${extra}`, right: String(extra + price * count), unknown: 'x' },
    {
      space: 'lines',
      working: `${price}r + ${extra} = ${extra + price * count}, so r = ${count}.`,
      aloud: [
        `I do not know the number of rides, so I call it r. Rides cost ${price}r, and getting in costs ${extra} once.`,
        `Together: ${price}r + ${extra} = ${extra + price * count}.`,
        `I take away the ${extra} first: ${extra + price * count} − ${extra} = ${price * count}. Then I divide: ${price * count} ÷ ${price} = ${count}.`,
      ],
    },
  )
}
