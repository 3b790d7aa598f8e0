import { formatFraction, fractionWords, hcf } from '../number.ts'
import type { Making } from '../topic.ts'
import { bar, bottom, top } from './fraction-base.ts'
import { ask, by, capital, type Make, story } from './kit.ts'

function setOf(m: Making, b: number, a: number) {
  const one = m.random.int(m.year === 1 ? 1 : 2, by(m, 3, m.year <= 3 ? 5 : 9, m.year <= 3 ? 8 : 12))
  return { whole: one * b, part: one * a, one }
}

export const ofSet =
  (tops: 'unit' | 'many'): Make =>
  (m) => {
    const b = tops === 'many' ? m.random.pick(by(m, [3, 4], [3, 4, 5, 8], [6, 8, 10])) : bottom(m)
    const a = tops === 'many' ? top(m, b) : 1
    const { whole, part, one } = setOf(m, b, a)
    return ask(
      `Find ${b === 2 ? 'half' : fractionWords(a, b)} of ${whole}.`,
      part,
      `${whole}/${b}*${a}`,
      a === 1 ? `${whole} ÷ ${b} = ${one}` : `${whole} ÷ ${b} = ${one}, then ${one} × ${a} = ${part}`,
      { space: 'line', ...(m.step === 0 ? { figure: bar(b, a) } : {}) },
    )
  }

export const setStory =
  (tops: 'unit' | 'many'): Make =>
  (m) => {
    const b = tops === 'many' ? m.random.pick(by(m, [3, 4], [3, 4, 5, 8], [6, 8, 10])) : bottom(m)
    const a = tops === 'many' ? top(m, b) : 1
    const { whole, part, one } = setOf(m, b, a)
    return story(
      `${m.name} has ${whole} ${m.theme.things} ${m.theme.place}. ${b === 2 ? 'Half' : capital(fractionWords(a, b))} of them ${part === 1 ? 'goes' : 'go'} in a ${m.theme.group}. How many is that?`,
      part,
      `${whole}/${b}*${a}`,
      a === 1 ? `${whole} ÷ ${b} = ${part}` : `${whole} ÷ ${b} = ${one}, then ${one} × ${a} = ${part}`,
    )
  }

export const moreThanOne: Make = (m) => {
  const b = m.random.pick(by(m, [2, 3], [3, 4, 5], [6, 8]))
  const a = b + m.random.int(1, b - 1)
  const { whole, part } = setOf(m, b, a)
  return ask(
    `Find ${a}/${b} of ${whole}.`,
    part,
    `${whole}/${b}*${a}`,
    `One part is ${whole / b}; ${a} parts are ${part}. More than one whole, so more than ${whole}.`,
    { space: 'line' },
  )
}

export const mixedResult: Make = (m) => {
  const b = m.random.pick(by(m, [2, 4], [3, 4, 5], [6, 8]))
  const a = top(m, b)
  const whole =
    b * m.random.int(2, 8) +
    m.random.pick(Array.from({ length: b - 1 }, (_, n) => n + 1).filter((n) => hcf(n, b) === 1))
  return ask(
    `Find ${a}/${b} of ${whole}. Write a mixed number.`,
    formatFraction(whole * a, b),
    `${whole}*${a}/${b}`,
    `${whole} × ${a} ÷ ${b}`,
    { space: 'lines' },
  )
}

export const wholeFrom =
  (kind: 'unit' | 'many'): Make =>
  (m) => {
    const b = m.year === 2 ? m.random.pick([2, 4]) : m.random.pick(by(m, [3, 4, 5], [4, 5, 8], [6, 8, 10]))
    const a = kind === 'unit' || m.step === 0 ? 1 : top(m, b)
    const one = m.random.int(2, by(m, 5, m.year === 2 ? 6 : 9, m.year === 2 ? 10 : 15))
    return story(
      `${one * a} ${m.theme.things} are ${fractionWords(a, b)} of ${m.name}’s set. How many are in the whole set?`,
      one * b,
      `${one * a}/${a}*${b}`,
      a === 1
        ? `${b} parts of ${one}: ${b} × ${one}`
        : `One part is ${one * a} ÷ ${a} = ${one}, then ${one} × ${b}`,
    )
  }
