import { capital } from '../../capital.ts'
import type { Making } from '../../topic.ts'
import { numeratorFor } from '../fractions/denominators.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { fractionWords, hcf } from '../number.ts'
import { byStep, wordProblem } from '../question-tools.ts'

const LAST_YEAR_OF_ONE_PART = 4

interface Parts {
  /** The fraction in words: "two fifths". */
  said: string
  a: number
  b: number
  one: number
}

/** A fraction of the year: one part up to Year 4, several parts after it. */
function partsFor(
  m: Making,
  bottoms: readonly number[] = byStep(m, [3, 4, 5], [3, 4, 5, 8], [5, 6, 8, 10]),
): Parts {
  const b = m.random.pick(bottoms)
  const a = m.year <= LAST_YEAR_OF_ONE_PART ? 1 : numeratorFor(m, b)
  return { said: fractionWords(a, b), a, b, one: m.random.int(2, byStep(m, 5, 9, 12)) }
}

const partOf = (whole: number, { a, b }: Parts) =>
  a === 1
    ? `${whole} ÷ ${b} = ${whole / b}`
    : `${whole} ÷ ${b} = ${whole / b}, then ${whole / b} × ${a} = ${(whole / b) * a}`

const someLeft: QuestionMaker = (m) => {
  const parts = partsFor(m)
  const { a, b, one, said } = parts
  const whole = b * one
  return wordProblem({
    prompt: `${m.name} bakes ${whole} muffins for the school fair. By lunchtime ${said} of them have been sold. How many are left?`,
    answer: whole - a * one,
    expr: `${whole}-${whole}/${b}*${a}`,
    working: `${partOf(whole, parts)} sold. ${whole} − ${a * one} = ${whole - a * one}`,
  })
}

const moneySpent: QuestionMaker = (m) => {
  const parts = partsFor(m)
  const { a, b, one, said } = parts
  const whole = b * one
  return wordProblem({
    prompt: `${m.name} has saved $${whole} and spends ${said} of it on a book. How many dollars does the book cost?`,
    answer: a * one,
    expr: `${whole}/${b}*${a}`,
    working: partOf(whole, parts),
  })
}

const minutesOfPractice: QuestionMaker = (m) => {
  const parts = partsFor(m, byStep(m, [3, 4], [3, 4, 5, 6], [5, 6, 10, 12]))
  const { a, b, said } = parts
  return wordProblem({
    prompt: `Swimming practice takes 60 minutes. The team spends ${said} of the time on kicking. How many minutes is that?`,
    answer: (60 / b) * a,
    expr: `60/${b}*${a}`,
    working: partOf(60, parts),
  })
}

const partOfWay: QuestionMaker = (m) => {
  const parts = partsFor(m)
  const { a, b, one, said } = parts
  const whole = b * one
  return wordProblem({
    prompt: `A walking track is ${whole} km long. ${m.name}’s class has walked ${said} of it. How many kilometres are still to go?`,
    answer: whole - a * one,
    expr: `${whole}-${whole}/${b}*${a}`,
    working: `${partOf(whole, parts)} km walked. ${whole} − ${a * one} = ${whole - a * one}`,
  })
}

const gramsOfRecipe: QuestionMaker = (m) => {
  const parts = partsFor(m, byStep(m, [2, 4], [3, 4, 5], [4, 5, 8]))
  const { a, b, one } = parts
  const said = b === 2 ? 'half' : parts.said
  const whole = b * one * 10
  return wordProblem({
    prompt: `A recipe needs ${whole} g of flour. ${m.name} makes ${said} of the recipe. How many grams of flour are needed?`,
    answer: a * one * 10,
    expr: `${whole}/${b}*${a}`,
    working: partOf(whole, parts),
  })
}

/** Two different fractions of one class, and the rest of it. */
const theRest: QuestionMaker = (m) => {
  const [b, c] = m.random.pick(
    byStep<[number, number][]>(
      m,
      [[2, 4]],
      [
        [2, 3],
        [2, 4],
        [3, 4],
      ],
      [
        [3, 4],
        [4, 5],
        [3, 5],
      ],
    ),
  )
  const common = (b * c) / hcf(b, c)
  const whole = common * m.random.int(1, Math.floor(60 / common))
  const [walk, bike] = [whole / b, whole / c]
  return wordProblem({
    prompt: `There are ${whole} students at camp. ${capital(fractionWords(1, b))} of them go kayaking and ${fractionWords(1, c)} of them go climbing. The rest cook. How many cook?`,
    answer: whole - walk - bike,
    expr: `${whole}-${whole}/${b}-${whole}/${c}`,
    working: `${whole} ÷ ${b} = ${walk} and ${whole} ÷ ${c} = ${bike}. ${whole} − ${walk} − ${bike} = ${whole - walk - bike}`,
  })
}

const allTheChairs: QuestionMaker = (m) => {
  const { a, b, one, said } = partsFor(m)
  return wordProblem({
    prompt: `${m.name} has put out ${one * a} chairs for assembly. That is ${said} of them. How many chairs are there in all?`,
    answer: one * b,
    expr: `${one * a}/${a}*${b}`,
    working:
      a === 1
        ? `${b} parts of ${one}: ${b} × ${one}`
        : `One part is ${one * a} ÷ ${a} = ${one}, then ${one} × ${b}`,
  })
}

/** Problems with a fraction of an amount. Each asks for something else: the part, what is left, the rest of two parts, the whole. */
export const SET_PROBLEMS: readonly [QuestionMaker, ...QuestionMaker[]] = [
  moneySpent,
  someLeft,
  minutesOfPractice,
  theRest,
  gramsOfRecipe,
  partOfWay,
  allTheChairs,
]
