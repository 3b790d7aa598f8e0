import { capital } from '../../capital.ts'
import { type Draft, draft, type Making } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { formatNumber } from '../number.ts'
import { byStep, differentNumbers, openQuestion, ordering, shortAnswer } from '../question-tools.ts'
import { COMPARISONS, THINGS_TO_COMPARE, THINGS_TO_MEASURE } from './examples.data.ts'

export const longer: QuestionMaker = (m) => {
  const [a = 4, b = 7] = differentNumbers(m, 2, 3, byStep(m, 8, 12, 20))
  return draft(
    `A ${m.random.pick(['stick', 'scarf', 'leaf', 'rope'])} is ${a} blocks long and a ribbon is ${b} blocks long. How many blocks longer is the longer one?`,
    String(Math.abs(a - b)),
    { kind: 'value', expr: `${Math.max(a, b)}-${Math.min(a, b)}` },
    { space: 'line', working: `Line up one end: ${Math.max(a, b)} − ${Math.min(a, b)}.` },
  )
}

export const endToEnd: QuestionMaker = (m) => {
  const [each, count] = [
    m.random.pick(['pens', 'blocks', 'paper clips', 'shoes']),
    m.random.int(3, byStep(m, 7, 12, 20)),
  ]
  return shortAnswer({
    prompt: `${m.name} measures a mat with ${each}, end to end. ${count} fit, and then one more. How many ${each} long is it?`,
    answer: count + 1,
    expr: `${count}+1`,
    working: 'No gaps and no overlaps.',
    space: 'line',
  })
}

export const compareBy =
  (kind: 'length' | 'mass' | 'capacity'): QuestionMaker =>
  (m) => {
    const [a, b] = m.random.pick(THINGS_TO_COMPARE[kind] ?? []) as [string, string]
    const [x, y] = m.random.chance(0.5) ? [a, b] : [b, a]
    const word = { length: 'longer', mass: 'heavier', capacity: 'holds more' }[kind]
    const how = {
      length: 'Put them side by side, starting at the same line.',
      mass: 'Hold one in each hand, or use a balance.',
      capacity: 'Fill one and pour it into the other.',
    }[kind]
    return openQuestion(
      `Which ${kind === 'capacity' ? word : `is ${word}`}: ${x} or ${y}? Guess, then find out. Draw how you compared them.`,
      `Usually ${b}. ${how}`,
      { space: 'draw' },
    )
  }

export const compareWord: QuestionMaker = (m) => {
  const [a, b, word] = m.random.pick<[string, string, string]>(COMPARISONS)
  const options = m.random
    .shuffle(['longer', 'shorter', 'heavier', 'lighter'])
    .filter((w) => w !== word)
    .slice(0, 2)
  return openQuestion(
    `Choose the word that fits: ${capital(a)} is ____ than ${b}. (${m.random.shuffle([word, ...options]).join(', ')})`,
    `${word}; accept another word if the student can show it.`,
    { space: 'none' },
  )
}

export const fullEmpty: QuestionMaker = (m) =>
  openQuestion(
    `Draw ${m.random.pick(['a bottle', 'a glass', 'a bucket', 'a jar'])} that is ${m.random.pick(['full', 'empty', 'half full', 'nearly empty'])}. Say one sentence about it to a partner.`,
    'The drawing matches the word; the sentence uses full, empty, more or less.',
    { space: 'draw' },
  )

export const rulerRead: QuestionMaker = (m) => {
  const [from, length] = [byStep(m, 0, 0, m.random.int(1, 4)), m.random.int(3, byStep(m, 9, 12, 14))]
  return shortAnswer({
    prompt: `A ${m.random.pick(['leaf', 'feather', 'pencil stub', 'shell'])} lies on a ruler from ${from} cm to ${from + length} cm. How long is it?`,
    answer: `${length} cm`,
    expr: `${from + length}-${from}`,
    working: from === 0 ? 'It starts at 0.' : `${from + length} − ${from}`,
  })
}

export const estimateThen: QuestionMaker = (m) => {
  const thing = m.random.shuffle(THINGS_TO_MEASURE)[0] ?? 'a book'
  return openQuestion(
    `Estimate the length of ${thing} in centimetres, then measure it. How close was your estimate?`,
    'A sensible estimate, a measurement from the 0 mark, and the difference between them.',
  )
}

export const scaleRead: QuestionMaker = (m) => {
  const mass = m.random.chance(0.5)
  const step = m.random.pick(byStep(m, [100], [50, 100], [20, 25]))
  const marks = m.random.int(2, 9)
  return shortAnswer({
    prompt: `Each mark on ${mass ? 'a kitchen scale' : 'a measuring jug'} is ${step} ${mass ? 'g' : 'mL'}. ${mass ? 'The pointer is' : 'The water is'} at mark ${marks}. How much is that?`,
    answer: `${formatNumber(step * marks)} ${mass ? 'g' : 'mL'}`,
    expr: `${step}*${marks}`,
    working: `Count in ${step}s.`,
  })
}

export const sameUnits: QuestionMaker = (m) => {
  const [a, b] = [m.random.int(8, 14), m.random.int(4, 7)]
  return openQuestion(
    `${m.name} measures a table with ${a} small blocks and a friend measures it with ${b} large blocks. Why are the numbers different? What should they agree on?`,
    'The blocks are not the same size; they need units of one size, without gaps or overlaps.',
  )
}

export const orderSame: QuestionMaker = (m) => {
  const [unit, step, top] = m.random.pick<[string, number, number]>(
    m.year <= 2
      ? [
          ['cm', 1, 60],
          ['blocks', 1, 20],
        ]
      : [
          ['cm', 5, 40],
          ['g', 50, 19],
          ['mL', 50, 19],
        ],
  )
  return ordering(
    m,
    differentNumbers(m, byStep(m, 3, 4, 5), 2, top).map((n) => n * step),
    (v) => `${v} ${unit}`,
  )
}

export function massWords(m: Making): Draft {
  const [a = 3, b = 5] = differentNumbers(m, 2, 2, byStep(m, 6, 10, 15))
  return draft(
    `On a balance, a shoe is as heavy as ${a} blocks and a book as heavy as ${b} blocks. How many blocks heavier is the heavier one?`,
    String(Math.abs(a - b)),
    { kind: 'value', expr: `${Math.max(a, b)}-${Math.min(a, b)}` },
    { space: 'line', working: 'The heavier one needs more blocks.' },
  )
}

export function cupsMore(m: Making): Draft {
  const [a = 3, b = 5] = differentNumbers(m, 2, 2, byStep(m, 6, 10, 15))
  return draft(
    `A jug is filled by ${a} cups and a bowl by ${b} cups. How many cups more does the bigger one hold?`,
    String(Math.abs(a - b)),
    { kind: 'value', expr: `${Math.max(a, b)}-${Math.min(a, b)}` },
    { space: 'line', working: 'Count the cups for each.' },
  )
}
