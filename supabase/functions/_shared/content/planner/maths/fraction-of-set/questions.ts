import { capital } from '../../capital.ts'
import type { Making } from '../../topic.ts'
import { bar, denominatorFor, numeratorFor } from '../fractions/denominators.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { formatFraction, fractionWords, hcf } from '../number.ts'
import { article, byStep, shortAnswer, wordProblem } from '../question-tools.ts'

function setOf(m: Making, b: number, a: number) {
  const one = m.random.int(m.year === 1 ? 1 : 2, byStep(m, 3, m.year <= 3 ? 5 : 9, m.year <= 3 ? 8 : 12))
  return { whole: one * b, part: one * a, one }
}

export const ofSet =
  (tops: 'unit' | 'many'): QuestionMaker =>
  (m) => {
    const b = tops === 'many' ? m.random.pick(byStep(m, [3, 4], [3, 4, 5, 8], [6, 8, 10])) : denominatorFor(m)
    const a = tops === 'many' ? numeratorFor(m, b) : 1
    const { whole, part, one } = setOf(m, b, a)
    return shortAnswer({
      prompt: `Find ${b === 2 ? 'half' : fractionWords(a, b)} of ${whole}.`,
      answer: part,
      expr: `${whole}/${b}*${a}`,
      working:
        a === 1 ? `${whole} ÷ ${b} = ${one}` : `${whole} ÷ ${b} = ${one}, then ${one} × ${a} = ${part}`,
      space: 'line',
      ...(m.step === 0 ? { figure: bar(b, a) } : {}),
    })
  }

export const setStory =
  (tops: 'unit' | 'many'): QuestionMaker =>
  (m) => {
    const b = tops === 'many' ? m.random.pick(byStep(m, [3, 4], [3, 4, 5, 8], [6, 8, 10])) : denominatorFor(m)
    const a = tops === 'many' ? numeratorFor(m, b) : 1
    const { whole, part, one } = setOf(m, b, a)
    return wordProblem({
      prompt: `${m.name} has ${whole} ${m.theme.things} ${m.theme.place}. ${b === 2 ? 'Half' : capital(fractionWords(a, b))} of them ${part === 1 ? 'goes' : 'go'} in ${article(m.theme.group)} ${m.theme.group}. How many is that?`,
      answer: part,
      expr: `${whole}/${b}*${a}`,
      working:
        a === 1 ? `${whole} ÷ ${b} = ${part}` : `${whole} ÷ ${b} = ${one}, then ${one} × ${a} = ${part}`,
    })
  }

export const moreThanOne: QuestionMaker = (m) => {
  const b = m.random.pick(byStep(m, [2, 3], [3, 4, 5], [6, 8]))
  const a = b + m.random.int(1, b - 1)
  const { whole, part } = setOf(m, b, a)
  return shortAnswer({
    prompt: `Find ${a}/${b} of ${whole}.`,
    answer: part,
    expr: `${whole}/${b}*${a}`,
    working: `One part is ${whole / b}; ${a} parts are ${part}. More than one whole, so more than ${whole}.`,
    space: 'line',
  })
}

export const mixedResult: QuestionMaker = (m) => {
  const b = m.random.pick(byStep(m, [2, 4], [3, 4, 5], [6, 8]))
  const a = numeratorFor(m, b)
  const whole =
    b * m.random.int(2, 8) +
    m.random.pick(Array.from({ length: b - 1 }, (_, n) => n + 1).filter((n) => hcf(n, b) === 1))
  return shortAnswer({
    prompt: `Find ${a}/${b} of ${whole}. Write a mixed number.`,
    answer: formatFraction(whole * a, b),
    expr: `${whole}*${a}/${b}`,
    working: `${whole} × ${a} ÷ ${b}`,
    space: 'lines',
  })
}

export const wholeFrom =
  (kind: 'unit' | 'many'): QuestionMaker =>
  (m) => {
    const b =
      m.year === 2 ? m.random.pick([2, 4]) : m.random.pick(byStep(m, [3, 4, 5], [4, 5, 8], [6, 8, 10]))
    const a = kind === 'unit' || m.step === 0 ? 1 : numeratorFor(m, b)
    const one = m.random.int(2, byStep(m, 5, m.year === 2 ? 6 : 9, m.year === 2 ? 10 : 15))
    return wordProblem({
      prompt: `${one * a} ${m.theme.things} are ${fractionWords(a, b)} of ${m.name}’s set. How many are in the whole set?`,
      answer: one * b,
      expr: `${one * a}/${a}*${b}`,
      working:
        a === 1
          ? `${b} parts of ${one}: ${b} × ${one}`
          : `One part is ${one * a} ÷ ${a} = ${one}, then ${one} × ${b}`,
    })
  }
