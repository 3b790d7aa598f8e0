import { draft } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { byStep, openQuestion, shortAnswer } from '../question-tools.ts'

export const oddOrEven: QuestionMaker = (m) => {
  const value =
    m.year >= 3
      ? m.random.int(byStep(m, 21, 101, 301), byStep(m, 99, 500, 999))
      : m.random.int(2, m.year === 1 ? byStep(m, 10, 20, 20) : byStep(m, 20, 99, 120))
  return draft(
    `Is ${value} odd or even?`,
    value % 2 === 0 ? 'even' : 'odd',
    { kind: 'parity', of: value },
    {
      space: 'blank',
      working: m.year === 1 ? 'Make pairs: is one left over?' : `Look at the ones digit: ${value % 10}.`,
    },
  )
}

const nextEven: QuestionMaker = (m) => {
  const start = m.random.int(1, m.year === 1 ? 8 : 55) * 2 + m.random.int(0, 1)
  return shortAnswer({
    prompt: `Count in twos: ${start}, ${start + 2}, ____`,
    answer: start + 4,
    expr: `${start}+4`,
    working: `All of them are ${start % 2 === 0 ? 'even' : 'odd'}.`,
    space: 'none',
  })
}

const whyOnes: QuestionMaker = (m) => {
  const value = m.random.int(3, 11) * 10 + m.random.int(1, 9)
  return openQuestion(
    `${m.name} says ${value} is ${value % 2 === 0 ? 'odd because of the first digit' : 'even because of the tens'}. Explain how the ones digit shows whether it is odd or even.`,
    `${value} is ${value % 2 === 0 ? 'even' : 'odd'}: tens always make pairs, so only the ${value % 10} ones matter.`,
  )
}

/** The first digit is odd where the number is even, and even where it is odd. */
export const whyLastDigit: QuestionMaker = (m) => {
  const ones = m.random.int(1, 9)
  const hundreds = m.random.int(1, 4) * 2 + (ones % 2 === 0 ? 1 : 0)
  const value = hundreds * 100 + m.random.int(0, 9) * 10 + ones
  const [is, isNot] = ones % 2 === 0 ? ['even', 'odd'] : ['odd', 'even']
  return openQuestion(
    `${m.name} says ${value} is ${isNot} because it starts with ${hundreds}. Is that right? Say how you know.`,
    `No, ${value} is ${is}: hundreds and tens always make pairs, so only the ones digit matters.`,
  )
}

/** Year 1 counts on in twos; Year 2 says why the ones digit is enough. */
export const oddNext: QuestionMaker = (m) => (m.year === 1 ? nextEven(m) : whyOnes(m))

export const oddOrEvenSum: QuestionMaker = (m) => {
  const [a, b] = [m.random.int(11, byStep(m, 40, 199, 499)), m.random.int(11, byStep(m, 40, 199, 499))]
  const name = (n: number) => (n % 2 === 0 ? 'even' : 'odd')
  return draft(
    `Is ${a} + ${b} odd or even? Decide without adding.`,
    name(a + b),
    { kind: 'parity', of: a + b },
    {
      space: 'line',
      working:
        name(a) === name(b)
          ? `Both are ${name(a)}: ${a % 2 === 0 ? 'every one has a partner' : 'the two left over make a pair'}.`
          : 'One is odd and one is even, so one is left over.',
    },
  )
}
