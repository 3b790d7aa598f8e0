import type { QuestionMaker } from '../maths-topic.ts'
import { formatScaled } from '../number.ts'
import { byStep, openQuestion, shortAnswer, wordProblem } from '../question-tools.ts'

const HITS: readonly { what: string; of: number; hit: string; goes: string }[] = [
  { what: 'An ordinary die is rolled', of: 6, hit: 'a six', goes: 'rolls' },
  { what: 'An ordinary die is rolled', of: 3, hit: 'a 1 or a 2', goes: 'rolls' },
  { what: 'An ordinary die is rolled', of: 2, hit: 'an even number', goes: 'rolls' },
  { what: 'A coin is tossed', of: 2, hit: 'heads', goes: 'tosses' },
]

export const expectedOnDie: QuestionMaker = (m) => {
  const { what, of, hit } = m.random.pick(HITS)
  const times = of * m.random.int(byStep(m, 4, 10, 30), byStep(m, 10, 25, 80))
  return wordProblem({
    prompt: `${what} ${times} times. How often do you expect ${hit}?`,
    answer: times / of,
    expr: `${times}/${of}`,
    working: `1/${of} of ${times}; a real trial will rarely give exactly that.`,
  })
}

/** A result beside what was expected; it is always a little above. */
export const moreThanExpected: QuestionMaker = (m) => {
  const { what, of, hit, goes } = m.random.pick(HITS)
  const groups = m.random.int(byStep(m, 4, 8, 20), byStep(m, 8, 15, 40))
  const result = groups + m.random.int(1, Math.max(2, Math.floor(groups / 3)))
  return wordProblem({
    prompt: `${what} ${groups * of} times. It shows ${hit} on ${result} of the ${goes}. How many more is that than expected?`,
    answer: result - groups,
    expr: `${result}-${groups * of}/${of}`,
    working: `Expected: ${groups * of} ÷ ${of} = ${groups}.`,
  })
}

export const asDecimal: QuestionMaker = (m) => {
  const trials = m.random.pick(byStep(m, [10, 100], [20, 50, 100], [25, 50, 200]))
  const hits = m.random.int(Math.ceil(trials * 0.35), Math.floor(trials * 0.65))
  return shortAnswer({
    prompt: `A coin was tossed ${trials} times and showed heads ${hits} times. Write the experimental probability of heads as a decimal.`,
    answer: formatScaled((hits * 1000) / trials, 3),
    expr: `${hits}/${trials}`,
    working: `${hits} out of ${trials}; the theoretical probability is 0.5.`,
    space: 'line',
  })
}

export const whichIsSteadier: QuestionMaker = (m) => {
  const [few, many] = [m.random.pick([12, 18, 24]), m.random.pick([300, 600, 900])]
  return openQuestion(
    `One pair rolls a die ${few} times, the whole class rolls it ${many} times. Whose share of sixes will probably be closer to 1/6? Explain.`,
    `The class: in ${few} rolls one six more or less changes the share a lot, in ${many} rolls hardly at all. Each roll is still pure chance.`,
  )
}
