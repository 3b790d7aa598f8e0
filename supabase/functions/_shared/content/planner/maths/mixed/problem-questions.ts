import { draft } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { byStep, wordProblem } from '../question-tools.ts'

/** A number that was changed: it is found by working backwards. */
export const thinkOfNumber: QuestionMaker = (m) => {
  const [times, more] = [m.random.int(2, byStep(m, 2, 4, 6)), m.random.int(1, byStep(m, 5, 9, 20))]
  const number = m.random.int(2, m.year <= 3 ? byStep(m, 5, 8, 10) : byStep(m, 9, 15, 40))
  const end = number * times + more
  return draft(
    `I think of a number, multiply it by ${times} and add ${more}. The answer is ${end}. What is my number?`,
    String(number),
    { kind: 'equation', left: `${times}*x+${more}`, right: String(end), unknown: 'x' },
    {
      space: 'lines',
      working: `Work backwards: ${end} − ${more} = ${end - more}; ${end - more} ÷ ${times} = ${number}.`,
    },
  )
}

const LEGS_OF_SHEEP = 4
const LEGS_OF_HENS = 2

/** Heads and legs: a guess is checked and made better, or a table is made. */
export const headsAndLegs: QuestionMaker = (m) => {
  const [sheep, hens] = [m.random.int(2, byStep(m, 4, 8, 15)), m.random.int(2, byStep(m, 4, 8, 18))]
  const legs = sheep * LEGS_OF_SHEEP + hens * LEGS_OF_HENS
  return wordProblem({
    prompt: `There are ${sheep + hens} animals in a paddock, sheep and hens. They have ${legs} legs altogether. How many are sheep?`,
    answer: sheep,
    expr: `(${legs}-${LEGS_OF_HENS}*${sheep + hens})/${LEGS_OF_HENS}`,
    working: `If all were hens: ${(sheep + hens) * LEGS_OF_HENS} legs. There are ${sheep * 2} more, and each sheep has two more than a hen.`,
  })
}

/** Every pair of two lists: found with a list in order, or a table. */
export const outfits: QuestionMaker = (m) => {
  const [shirts, shorts] = [m.random.int(2, byStep(m, 3, 5, 8)), m.random.int(2, byStep(m, 3, 4, 6))]
  return wordProblem({
    prompt: `There are ${shirts} shirts and ${shorts} pairs of shorts. How many different outfits are there?`,
    answer: shirts * shorts,
    expr: `${shirts}*${shorts}`,
    working: `Each shirt goes with ${shorts} pairs of shorts: ${shirts} × ${shorts}.`,
  })
}

/** Posts of a fence: a drawing shows that there is one more post than gaps. */
export const fencePosts: QuestionMaker = (m) => {
  const [gap, gaps] = [m.random.int(2, byStep(m, 3, 5, 8)), m.random.int(3, byStep(m, 5, 9, 20))]
  return wordProblem({
    prompt: `A straight fence is ${gap * gaps} m long. It has a post at each end and one every ${gap} m. How many posts are there?`,
    answer: gaps + 1,
    expr: `${gap * gaps}/${gap}+1`,
    working: `${gap * gaps} ÷ ${gap} = ${gaps} gaps, and one post more than gaps.`,
  })
}
