import { capital } from '../../capital.ts'
import { draft } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { formatCents, hcf, plainDollars } from '../number.ts'
import { byStep, wordProblem } from '../question-tools.ts'

export const proportion: QuestionMaker = (m) => {
  const [a, b] = [m.random.int(2, 5), m.random.int(2, 9)]
  const times = m.random.int(2, byStep(m, 4, 6, 9))
  return wordProblem({
    prompt: `${a} ${m.theme.groups} hold ${a * b} ${m.theme.things}. How many ${m.theme.things} do ${a * times} ${m.theme.groups} hold?`,
    answer: a * b * times,
    expr: `${a * b}*${times}`,
    working: `${a * times} is ${times} times ${a}, so the ${m.theme.things} grow ${times} times too.`,
  })
}

export const recipe: QuestionMaker = (m) => {
  const [cups, serves, times] = [m.random.int(2, 5), m.random.int(6, 9), m.random.int(2, byStep(m, 3, 5, 8))]
  return wordProblem({
    prompt: `A soup for ${serves} people needs ${cups} potatoes. How many potatoes for ${serves * times} people?`,
    answer: cups * times,
    expr: `${cups}*${serves * times}/${serves}`,
    working: `${serves * times} ÷ ${serves} = ${times} times as many.`,
  })
}

export const splitRatio: QuestionMaker = (m) => {
  const [one, other] = [m.random.int(1, byStep(m, 1, 3, 5)), m.random.int(2, byStep(m, 3, 5, 7))]
  // A ratio stands in its simplest form, and equal shares would be no ratio to share in.
  const common = hcf(one, other)
  const [a, b] = one === other ? [one, one + 1] : [one / common, other / common]
  const share = m.random.int(2, byStep(m, 6, 10, 15))
  const whole = (a + b) * share
  return wordProblem({
    prompt: `${m.name} puts ${whole} ${m.theme.things} in two ${m.theme.groups} in the ratio ${a} : ${b}. How many go in the second ${m.theme.group}?`,
    answer: b * share,
    expr: `${whole}/(${a}+${b})*${b}`,
    working: `${a + b} shares; one share is ${whole} ÷ ${a + b} = ${share}.`,
  })
}

export const asRatio: QuestionMaker = (m) => {
  const [a, b] = m.random.pick(
    byStep<[number, number][]>(
      m,
      [
        [1, 2],
        [1, 3],
        [2, 3],
      ],
      [
        [2, 3],
        [3, 4],
        [2, 5],
      ],
      [
        [3, 5],
        [4, 7],
        [5, 8],
      ],
    ),
  )
  const times = m.random.int(2, 8)
  return draft(
    `${capital(m.theme.things)} are split into ${a * times} and ${b * times}. Write the ratio in its simplest form.`,
    `${a} : ${b}`,
    { kind: 'ratio', of: [a * times, b * times] },
    { space: 'blank', working: `Divide both by ${times}.` },
  )
}

/** What belongs to one of the other: the distance of one hour. */
export const unitRate: QuestionMaker = (m) => {
  const [speed, hours] = [
    byStep(m, m.random.int(8, 12) * 5, m.random.int(9, 18) * 5, m.random.int(52, 96)),
    m.random.int(2, byStep(m, 3, 5, 6)),
  ]
  return wordProblem({
    prompt: `A bus travels ${speed * hours} km in ${hours} hours at a steady speed. How far does it travel in one hour?`,
    answer: `${speed} km`,
    expr: `${speed * hours}/${hours}`,
    working: `One hour: ${speed * hours} ÷ ${hours}.`,
  })
}

/** A rate that is known, for more or less of it. */
export const fromRate: QuestionMaker = (m) => {
  const [price, kilograms] = [
    m.random.int(byStep(m, 4, 8, 15), byStep(m, 12, 29, 60)) * 50,
    m.random.int(2, byStep(m, 4, 7, 12)),
  ]
  return wordProblem({
    prompt: `${m.random.pick(['Kiwifruit', 'Kūmara', 'Apples', 'Mandarins'])} cost ${formatCents(price)} a kilogram. What do ${kilograms} kg cost?`,
    answer: formatCents(price * kilograms),
    expr: `${plainDollars(price)}*${kilograms}`,
    working: `${kilograms} × ${formatCents(price)}`,
  })
}

/** How often a rate fits. */
export const timeFromRate: QuestionMaker = (m) => {
  const [litres, minutes] = [
    m.random.int(byStep(m, 3, 6, 12), byStep(m, 9, 15, 28)),
    m.random.int(byStep(m, 4, 9, 12), byStep(m, 9, 18, 35)),
  ]
  return wordProblem({
    prompt: `A hose fills ${litres} L a minute. How many minutes does it take to fill ${litres * minutes} L?`,
    answer: `${minutes} minutes`,
    expr: `${litres * minutes}/${litres}`,
    working: `How often do ${litres} L fit in ${litres * minutes} L? ${litres * minutes} ÷ ${litres}`,
  })
}
