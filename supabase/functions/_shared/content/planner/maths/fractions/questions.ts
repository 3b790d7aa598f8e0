import { capital } from '../../capital.ts'
import { draft } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { formatFraction, fractionWords } from '../number.ts'
import { byStep, openQuestion, shortAnswer } from '../question-tools.ts'
import { bar, denominatorFor, denominatorOf, numeratorFor } from './denominators.ts'
import { THINGS_TO_CUT, THINGS_TO_FOLD } from './examples.data.ts'

export const nameShaded: QuestionMaker = (m) => {
  const b = denominatorFor(m)
  const a = m.year === 1 ? 1 : m.random.int(1, b - 1)
  return draft(
    'What fraction of the bar is shaded? Write it in words.',
    fractionWords(a, b),
    { kind: 'fraction-words', top: a, bottom: b },
    { figure: bar(b, a), space: 'line', working: `${a} of ${b} equal parts.` },
  )
}

export const writeShaded: QuestionMaker = (m) => {
  const b = denominatorFor(m)
  const a = m.random.int(1, b - 1)
  return shortAnswer({
    prompt: 'What fraction of the bar is shaded? Write it in numbers.',
    answer: `${a}/${b}`,
    expr: `${a}/${b}`,
    working: `${a} of ${b} equal parts.`,
    figure: bar(b, a),
  })
}

export const notShaded: QuestionMaker = (m) => {
  const b = denominatorFor(m)
  const a = m.random.int(1, b - 1)
  return shortAnswer({
    prompt: `${a}/${b} of the bar is shaded. What fraction is not shaded?`,
    answer: `${b - a}/${b}`,
    expr: `1-${a}/${b}`,
    working: `${b} parts make the whole; ${b} − ${a} = ${b - a} are left.`,
    figure: bar(b, a),
  })
}

export const foldAndName: QuestionMaker = (m) => {
  const b = denominatorFor(m)
  const thing = m.random.pick(THINGS_TO_FOLD)
  return openQuestion(
    `Split ${thing} into ${b} equal parts. Colour one part and write its name.`,
    `${capital(fractionWords(1, b))}; the parts match when laid on each other.`,
    { space: 'draw' },
  )
}

export const howManyParts: QuestionMaker = (m) => {
  const b = denominatorFor(m)
  return shortAnswer({
    prompt: `A ${m.random.pick(['sandwich', 'pizza', 'ribbon', 'garden bed', 'cake', 'mat'])} is cut into ${fractionWords(2, b).replace(/^two /, '')}. How many equal parts are there?`,
    answer: b,
    expr: `${b}`,
  })
}

export const notHalves: QuestionMaker = (m) => {
  const thing = m.random.pick(THINGS_TO_CUT)
  return openQuestion(
    `${m.name} cuts a ${thing} into a big piece and a small piece and calls each one a half. Is that right? Say why.`,
    'No: halves are two equal parts, and these are not equal.',
    { space: 'lines' },
  )
}

export const equalOrNot: QuestionMaker = (m) => {
  const [a, b] = [m.random.int(3, 9), m.random.int(3, 9)]
  return draft(
    `A ribbon is cut into pieces of ${a} cm and ${b} cm. Are the pieces halves? Write true or false.`,
    String(a === b),
    { kind: 'truth', left: String(a), relation: '=', right: String(b) },
    { space: 'blank', working: a === b ? 'The pieces are equal.' : 'The pieces are not equal.' },
  )
}

export const readFromLine: QuestionMaker = (m) => {
  const b = denominatorFor(m)
  const a = m.random.int(1, b - 1)
  return shortAnswer({
    prompt: 'What fraction does the arrow show?',
    answer: `${a}/${b}`,
    expr: `${a}/${b}`,
    working: `The line from 0 to 1 is in ${b} equal parts; the arrow is at part ${a}.`,
    figure: { kind: 'number-line', from: 0, to: 1, step: 1 / b, marks: [a / b] },
  })
}

export const countByUnit: QuestionMaker = (m) => {
  const b = denominatorOf(m, byStep(m, [2, 3, 4], [3, 4, 5, 6], [6, 8, 10]))
  const done = m.random.int(1, b - 2 || 1)
  return shortAnswer({
    prompt: `Count in ${fractionWords(2, b).replace(/^two /, '')}: ${Array.from({ length: done }, (_, n) => `${n + 1}/${b}`).join(', ')}, … How many more steps to one whole?`,
    answer: b - done,
    expr: `${b}-${done}`,
    working: `${b}/${b} is one whole.`,
  })
}

export const fillEquivalent: QuestionMaker = (m) => {
  const b = denominatorOf(m, m.year <= 3 ? [2, 3, 4] : [2, 3, 4, 5])
  const a = m.year <= 3 ? 1 : numeratorFor(m, b)
  const times = m.random.int(2, byStep(m, 2, m.year <= 3 ? 3 : 4, m.year <= 3 ? 3 : 6))
  return shortAnswer({
    prompt: `Fill in the missing number: ${a}/${b} = ____ /${b * times}`,
    answer: a * times,
    expr: `${a}*${b * times}/${b}`,
    working: `Each part is cut into ${times}: ${a} × ${times}.`,
    space: 'none',
    ...(m.year <= 4 && m.step < 2 ? { figure: bar(b, a) } : {}),
  })
}

export const simplify: QuestionMaker = (m) => {
  const b = denominatorOf(m, byStep(m, [2, 3, 4], [3, 4, 5, 8], [7, 8, 9, 12]))
  const a = numeratorFor(m, b)
  const times = m.random.int(2, byStep(m, 3, 6, 9))
  return shortAnswer({
    prompt: `Write ${a * times}/${b * times} in its simplest form.`,
    answer: `${a}/${b}`,
    expr: `${a * times}/${b * times}`,
    working: `Divide top and bottom by ${times}.`,
  })
}

export const toMixed: QuestionMaker = (m) => {
  const b = denominatorOf(m, byStep(m, [2, 3, 4], [3, 4, 5, 6], [6, 8, 10]))
  const over = m.random.int(1, byStep(m, 2, 3, 5)) * b + numeratorFor(m, b)
  return shortAnswer({
    prompt: `Write ${over}/${b} as a mixed number.`,
    answer: formatFraction(over, b),
    expr: `${over}/${b}`,
    working: `${Math.floor(over / b) === 1 ? '1 whole is' : `${Math.floor(over / b)} wholes are`} ${Math.floor(over / b) * b}/${b}; ${over % b}/${b} is left.`,
  })
}

export const toImproper: QuestionMaker = (m) => {
  const b = denominatorOf(m, byStep(m, [2, 3, 4], [3, 4, 5, 6], [6, 8, 10]))
  const [w, a] = [m.random.int(1, byStep(m, 2, 3, 5)), numeratorFor(m, b)]
  return shortAnswer({
    prompt: `Write ${w} ${a}/${b} as an improper fraction.`,
    answer: `${w * b + a}/${b}`,
    expr: `${w}+${a}/${b}`,
    working: `${w} × ${b} = ${w * b}, and ${a} more.`,
  })
}
